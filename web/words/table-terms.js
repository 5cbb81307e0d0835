// The terms of a table beyond its game: clock, player aids, house rules.

import { hasText, t } from "../i18n/language.js";

/**
 * Lines for everything that differs from the default; none if nothing does.
 * keys: clock-* expiry-* option-*
 * @param {{
 *   clock: import("wire/protocol").Clock, aids: boolean, options: { [name: string]: string | undefined }, seats: { kind: string }[],
 * }} table or a draft of one
 * @returns {string[]}
 */
export function tableTerms({ clock, aids, options, seats }) {
  const lines = [];
  if (clock.kind === "turn") lines.push(`${t("clock-seconds")}: ${clock.seconds}`);
  if (clock.kind === "bank") {
    lines.push(`${t("clock-minutes")}: ${Math.round(clock.seconds / 60)}`);
    if (clock.increment) lines.push(`${t("clock-increment")}: ${clock.increment}`);
  }
  if (clock.kind !== "none") lines.push(`${t("clock-expiry")}: ${t(`expiry-${clock.expiry ?? "computer"}`)}`);
  if (!aids) lines.push(t("aids-off"));
  else if (seats.filter(({ kind }) => kind !== "computer").length > 1) lines.push(t("aids-allowed"));
  for (const [name, value] of Object.entries(options)) {
    if (hasText(`option-${name}`) && hasText(`option-${name}-${value}`)) lines.push(`${t(`option-${name}`)}: ${t(`option-${name}-${value}`)}`);
  }
  return lines;
}
