// Errors in the reader's language.

import { hasText, t } from "../i18n/language.js";
import { Refused } from "../net/api.js";
import { refusalText } from "./refusals.js";

/**
 * keys: error-*
 * @param {unknown} error
 * @param {{ game: string, seats: { name: string }[] } | null} [table] where it happened
 * @param {number | null} [seat] whose action it was
 * @returns {{ text: string, rule?: string }}
 */
export function errorText(error, table, seat = null) {
  if (!(error instanceof Refused)) return { text: t("error-page") };
  if (error.code.startsWith("refused/")) {
    return { text: refusalText(error.error, table, seat), rule: error.rule ?? undefined };
  }
  const key = `error-${error.code.replace("/", "-")}`;
  return { text: hasText(key) ? t(key, { missing: missingText(error.error.missing) }) : error.message };
}

/**
 * What the server lacks to open a table: a version of the rules, or a tile set, by its name if it has one. keys: set-*
 * @param {import("wire/protocol").Missing} [missing]
 */
function missingText(missing) {
  if (!missing) return "";
  if ("rules" in missing) return missing.rules;
  const key = `set-${missing.set.replaceAll("_", "-")}`;
  return hasText(key) ? t(key) : missing.set;
}
