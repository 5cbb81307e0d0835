// What was played at a key moment and what was better, in words to the reader, whoever decided.

import { t } from "../i18n/language.js";
import { why } from "../replay/review-words.js";
import { factText } from "../words/facts.js";
import { role } from "../words/terms.js";

/**
 * @typedef {import("wire/wire").Review} Review
 * @typedef {import("wire/wire").KeyMoment} KeyMoment
 * @typedef {import("wire/wire").ReviewFact} ReviewFact
 * @typedef {import("wire/wire").ReviewMove} ReviewMove
 */

/** Facts that name whom they are about. */
const NAMED = ["scores", "sent-home", "blocks"];
/** Facts about whoever decided, in the base game. */
const OF_DECIDER = ["takes", "shares", "grows", "helps", "claims", "needs", "returns", "few-left"];

/** The figure that is put down in a turn part. @param {ReviewMove[]} moves */
const put = (moves) => moves.map(({ action }) => (action && "put" in action ? action.put : null)).find(Boolean) ?? null;

/** Where the tile goes. @param {ReviewMove[]} moves */
const place = (moves) => moves.find(({ action }) => action && "place" in action)?.text;

/**
 * The most important fact about a turn part of another player.
 * @param {ReviewFact[]} facts
 * @param {number} seat of that player
 * @param {number} you the reader's seat
 * @param {string} game
 * @param {string[]} names
 * @returns {string | null}
 */
function ofOther(facts, seat, you, game, names) {
  const fact = facts.find(({ kind }) => NAMED.includes(kind) || OF_DECIDER.includes(kind));
  if (!fact) return null;
  if (NAMED.includes(fact.kind)) return factText(fact, /** @type {any} */ ({ seat: you, events: [] }), game, names);
  // keys: guided-fact-* the-*
  const what = fact.what ? t(`the-${game}-${fact.what}`) : "";
  return t(`guided-fact-${fact.kind}`, { player: names[seat] ?? "", other: names[fact.seat] ?? "", what, points: fact.points, count: fact.count, of: fact.of });
}

/**
 * @param {Review} review
 * @param {KeyMoment} moment
 * @param {number[]} you the reader's seats
 * @param {string} game
 * @returns {{ played: string, better: string, farmer: boolean }} `farmer`: one was put where something else was better
 */
export function reasons(review, { turn, seat, played, better, facts }, you, game) {
  const moves = review.turns[turn].played;
  const [mine, other] = [put(moves), put(better)];
  const own = you.includes(seat);
  /** @param {ReviewFact[]} facts @param {ReviewMove[]} [part] @param {ReviewMove[]} [than] */
  const words = (facts, part, than) => (own
    ? why(facts, seat, game, review.players, part, than)
    : ofOther(facts, seat, you[0] ?? -1, game, review.players) ?? why([], seat, game, review.players, part, than));
  const figure = !facts.length && other && place(moves) !== place(better) ? ` ${t("review-figure", { role: role(game, other.figure, other.on) })}` : "";
  return { played: words(played), better: words(facts, better, moves) + figure, farmer: own && mine?.on === "field" && other?.on !== "field" };
}
