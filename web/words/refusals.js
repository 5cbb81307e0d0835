// Why an action is not allowed, in the reader's language.

import { hasText, t } from "../i18n/language.js";
import { formOf } from "./reader.js";

/** Mayflower's names for what an edge shows. @type {Record<string, string>} */
const MAYFLOWER_EDGES = { road: "trail", city: "town", field: "plain" };

/**
 * A refusal in the reader's language.
 * keys: refused-*
 * @param {import("wire/protocol").ServerError} refusal
 * @param {{ game: string, seats: { name: string }[] } | null} [table] where it happened
 * @param {number | null} [seat] whose action was refused
 */
export function refusalText(refusal, table, seat = null) {
  const key = refusal.code.replace("/", "-");
  if (!hasText(key)) return refusal.message;
  const { side = "", tile = "", neighbour = "", player } = refusal.details ?? {};
  const edge = (/** @type {string} */ shown) => (table?.game === "mayflower" ? MAYFLOWER_EDGES[shown] ?? shown : shown);
  const name = table?.seats[player ?? -1]?.name ?? "?";
  return t(key, { side, tile: edge(tile), neighbour: edge(neighbour), player: name, who: formOf(player, seat) });
}
