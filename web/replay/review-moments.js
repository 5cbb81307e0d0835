// The moments of a review: those that mattered most to the game, each player's own, and every other turn that lost
// points.

import { lossOf } from "./review-plot.js";

/** Smaller losses are not marked on the slider. */
export const MARKED = 1;

/**
 * @typedef {import("wire/wire").Review} Review
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
 * These moments, and after them every other turn with a marked loss for which something better is known. Nothing is
 * told about those but what was played and what was better.
 * @param {Review} review
 * @returns {KeyMoment[]}
 */
export function markedMoments(review) {
  const known = momentsOf(review);
  const others = review.turns.flatMap((turn, index) => {
    const moment = { turn: index, seat: turn.seat, loss: lossOf(turn), win: 0, played: [], better: turn.best, facts: [] };
    return moment.loss >= MARKED && turn.best.length && !known.some((one) => same(one, moment)) ? [moment] : [];
  });
  return [...known, ...others];
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
