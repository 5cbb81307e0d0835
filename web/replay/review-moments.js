// The moments of a review: those that mattered most to the game, and each player's own.

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
