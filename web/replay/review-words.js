// The words and numbers of a review.

import { language, t } from "../i18n/language.js";
import { factText } from "../words/facts.js";
import { capital, feature, figure, role } from "../words/terms.js";

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

/** @typedef {import("wire/wire").ReviewMove} Move */

/**
 * What a move does besides placing the tile.
 * keys: side-*
 * @param {Move} move
 * @param {string} game
 * @param {Move | undefined} instead the move it stands against
 * @returns {string} empty for a placement
 */
function deed({ action }, game, instead) {
  if (!action || "place" in action || "draw" in action) return "";
  if ("put" in action) return t("review-figure", { role: role(game, action.put.figure, action.put.on) });
  if ("fairy" in action) return t("review-fairy");
  if ("princess" in action) return t("review-princess");
  if ("tower" in action) return t("review-tower");
  if ("capture" in action) return t("review-capture");
  if ("exchange" in action) return t("review-exchange", { figure: figure(game, action.exchange) });
  if ("dragon" in action) return t("review-dragon", { side: t(`side-${action.dragon.toLowerCase()}`) });
  if ("score" in action) return t("review-score", { feature: feature(game, action.score.on) });
  return t(instead?.action && "capture" in instead.action ? "review-no-capture" : "review-no-figure");
}

/** @type {(move: Move) => boolean} */
const isRansom = ({ action }) => Boolean(action && "ransom" in action);

/**
 * What a turn part does that another with the same placement does not.
 * @param {Move[]} moves
 * @param {Move[]} other
 * @param {string} game
 */
function difference(moves, other, game) {
  const ransoms = [moves, other].map((part) => part.some(isRansom));
  if (ransoms[0] !== ransoms[1]) return t(ransoms[0] ? "review-ransom" : "review-no-ransom");
  const [own, others] = [moves, other].map((part) => part.filter((move) => !isRansom(move)));
  const at = own.findIndex((move, index) => move.text !== others[index]?.text);
  return at < 0 ? "" : deed(own[at], game, others[at]);
}

/** Where a turn part places its tile, as text. @param {Move[]} part */
const place = (part) => part.find(({ action }) => action && "place" in action)?.text;

/**
 * The most important fact about a turn part, as a sentence to the player who decided; without one, what it does that
 * the other does not.
 * @param {import("wire/wire").ReviewFact[]} facts
 * @param {number} seat
 * @param {string} game
 * @param {string[]} names
 * @param {Move[]} [moves] the turn part
 * @param {Move[]} [other] what it is compared with
 * @param {boolean} [better] whether it is the better one of the two
 */
export function why(facts, seat, game, names, moves = [], other = [], better = true) {
  const [fact] = facts;
  if (fact) return factText(fact, /** @type {any} */ ({ seat, events: [] }), game, names);
  if (place(moves) !== place(other)) return t(better ? "review-other-place" : "review-nothing");
  return difference(moves, other, game) || t("review-nothing");
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
