// The moments of a review: those that mattered most to the game, each player's own, and every other turn that lost
// points.

import { lossOf } from "./review-plot.js";

/** Smaller losses are not marked on the slider. */
export const MARKED = 1;

/**
 * @typedef {import("wire/wire").Review} Review
 * @typedef {import("wire/wire").ReviewTurn} ReviewTurn
 * @typedef {import("wire/wire").KeyMoment} KeyMoment
 */

/** @param {KeyMoment} one @param {KeyMoment} other */
const same = (one, other) => one.turn === other.turn && one.seat === other.seat;

/**
 * Every moment that a link may lead to: first those of the whole game, then the others by seat.
 * @param {Review} review
 * @returns {KeyMoment[]}
 */
export function momentsOf({ moments, own }) {
  return [...moments, ...own.flat().filter((one) => !moments.some((other) => same(one, other)))];
}

/**
 * Who lost a point or more in a turn: whose turn it is first, then others, who may decide within it too.
 * @param {ReviewTurn} turn
 * @returns {number[]} seats
 */
export function losers(turn) {
  const seats = new Set([turn.seat, ...turn.decisions.map(({ seat }) => seat)]);
  return [...seats].filter((seat) => lossOf(turn, seat) >= MARKED);
}

/**
 * What a player's decisions in a row lost at most, and the whole turn with better ones.
 * @param {ReviewTurn} turn
 * @param {number} seat
 */
function worst({ seat: own, best, decisions, played }, seat) {
  /** @type {{ loss: number, better: import("wire/wire").ReviewMove[] }[]} */
  const rows = [];
  for (const [index, decision] of decisions.entries()) {
    if (decision.seat !== seat) continue;
    if (!index || decisions[index - 1].seat !== seat) rows.push({ loss: 0, better: seat === own && !index ? best : [] });
    const row = rows[rows.length - 1];
    row.loss += decision.loss;
    if (!row.better.length && decision.better?.length) row.better = [...played.slice(0, index), ...decision.better];
  }
  return rows.reduce((most, row) => (row.loss > most.loss ? row : most), { loss: -1, better: [] });
}

/**
 * These moments, and after them everything else with a marked loss for which something better is known. Nothing is
 * told about those but what was played and what was better.
 * @param {Review} review
 * @returns {KeyMoment[]}
 */
export function markedMoments(review) {
  const known = momentsOf(review);
  const others = review.turns.flatMap((turn, index) => losers(turn).flatMap((seat) => {
    const { loss, better } = worst(turn, seat);
    const moment = { turn: index, seat, loss, win: 0, played: [], better, facts: [] };
    return moment.better.length && !known.some((one) => same(one, moment)) ? [moment] : [];
  }));
  return [...known, ...others];
}

/**
 * How many moves of a turn were made before the decisions that can be tried again: those of one player in a row, with
 * the first that could have been better.
 * @param {ReviewTurn} turn
 * @param {KeyMoment} moment
 */
export function triedFrom({ decisions, played }, { seat, better }) {
  const differs = better.findIndex(({ text }, index) => text !== played[index]?.text);
  let from = differs >= 0 && decisions[differs]?.seat === seat ? differs : decisions.findIndex((decision) => decision.seat === seat);
  while (from > 0 && decisions[from - 1].seat === seat) from -= 1;
  return Math.max(0, from);
}

/**
 * The moments that a reader learns most from: their own, and if those are too few, those of the others.
 * @param {Review} review
 * @param {number[]} you the reader's seats
 * @param {number} most
 * @returns {KeyMoment[]}
 */
export function yourMoments(review, you, most) {
  const all = momentsOf(review).sort((one, other) => other.loss - one.loss);
  const mine = all.filter(({ seat }) => you.includes(seat));
  const others = review.moments.filter(({ seat }) => !you.includes(seat));
  return [...mine, ...others].slice(0, most);
}
