// Tables in words, for lists.

import { hasText, language, t } from "../i18n/language.js";
import { winnersFor } from "../words/reader.js";

/**
 * The key of a set's text: keys have no underscores.
 * @param {string} name
 */
export function setKey(name) {
  return `set-${name.replaceAll("_", "-")}`;
}

/**
 * A game with its expansions. keys: game-* set-*
 * @param {string} game
 * @param {string[]} sets
 */
export function gameText(game, sets) {
  const more = sets.filter((name) => name !== "base" && name !== game);
  return [t(`game-${game}`), ...more.map((name) => (hasText(setKey(name)) ? t(setKey(name)) : name))].join(" + ");
}

/**
 * Names joined with commas and an "and".
 * @param {string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(names);
}

/**
 * How long ago.
 * @param {number} at milliseconds since 1970
 * @param {number} now
 */
export function ago(at, now) {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const minutes = Math.round((at - now) / 60000);
  if (minutes >= 0) return words.format(0, "second");
  if (minutes > -60) return words.format(minutes, "minute");
  if (minutes > -60 * 24) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}

/**
 * How a game ended.
 * @param {import("wire/protocol").GameOutcome} outcome
 * @param {string[]} names by seat
 * @param {number | null} [reader] the reader's own seat
 */
export function outcomeText(outcome, names, reader = null) {
  const { who, named, count } = winnersFor(outcome.winners, reader);
  return t("outcome", { who, winners: list(named.map((seat) => names[seat])), count, scores: outcome.scores.join(" : ") });
}
