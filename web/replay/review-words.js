// The words and numbers of a review.

import { language, t } from "../i18n/language.js";
import { factText } from "../words/facts.js";
import { capital, role } from "../words/terms.js";

/** Decisions about a figure, by the feature it goes to. */
const ROLES = ["road", "city", "cloister", "field"];

/**
 * A number with its sign.
 * @param {number} points
 */
export function signed(points) {
  const size = Math.abs(points).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${points < -0.049 ? "−" : points > 0.049 ? "+" : ""}${size}`;
}

/** @param {number} share */
export function percent(share) {
  return share.toLocaleString(language(), { style: "percent" });
}

/**
 * The most important fact about a turn part, as a sentence to the player who decided; otherwise what it does at all.
 * @param {import("wire/wire").ReviewFact[]} facts
 * @param {number} seat
 * @param {string} game
 * @param {string[]} names
 * @param {import("wire/wire").ReviewMove[]} [moves]
 * @param {import("wire/wire").ReviewMove[]} [played] what it is compared with
 */
export function why(facts, seat, game, names, moves = [], played = []) {
  const [fact] = facts;
  if (fact) return factText(fact, /** @type {any} */ ({ seat, events: [] }), game, names);
  /** @param {import("wire/wire").ReviewMove[]} part */
  const place = (part) => part.find(({ action }) => action && "place" in action)?.text;
  if (played.length && place(moves) !== place(played)) return t("review-other-place");
  for (const { action } of moves) {
    if (action && "put" in action) return t("review-figure", { role: role(game, action.put.figure, action.put.on) });
  }
  return t(played.length ? "review-no-figure" : "review-nothing");
}

/**
 * A kind of decision.
 * keys: review-kind-*
 * @param {string} kind
 * @param {string} game
 */
export function kindName(kind, game) {
  return capital(ROLES.includes(kind) ? role(game, "small", kind) : t(`review-kind-${kind}`));
}
