// The lines and bars of a review: numbers in, coordinates out.

/**
 * @typedef {import("wire/wire").Review} Review
 * @typedef {import("wire/wire").ReviewTurn} ReviewTurn
 */

/** The margin at the edge of the chart, and the luck at the edge of the bars, is at least this. */
const LEAST = { margin: 10, luck: 5 };
/** Room above the highest point. */
const ROOM = 4;

/**
 * The luck of the player whose turn it is.
 * @param {ReviewTurn} turn
 */
export function luckOf(turn) {
  return turn.draws.reduce((sum, draw) => sum + draw.luck[turn.seat], 0);
}

/**
 * What a player's decisions in a turn lost.
 * @param {ReviewTurn} turn
 * @param {number} [seat] by default whose turn it is
 */
export function lossOf(turn, seat = turn.seat) {
  return turn.decisions.filter((decision) => decision.seat === seat).reduce((sum, decision) => sum + decision.loss, 0);
}

/**
 * Expected margins as paths: with two players that of the first, otherwise one for each. Above the middle a
 * player leads.
 * @param {Review} review
 * @param {number} width
 * @param {number} height
 */
export function marginLines(review, width, height) {
  const seats = review.players.length > 2 ? review.players.map((_, seat) => seat) : [0];
  const values = seats.map((seat) => [review.start[seat], ...review.turns.map((turn) => turn.margins[seat])]);
  const most = Math.max(LEAST.margin, ...values.flat().map(Math.abs));
  const zero = height / 2;
  /** @param {number} index */
  const at = (index) => width * index / Math.max(1, review.turns.length);
  /** @param {number} margin */
  const y = (margin) => zero - margin / most * (zero - ROOM);
  const lines = values.map((all, index) => ({
    seat: seats[index], path: all.map((value, step) => `${step ? "L" : "M"}${at(step).toFixed(1)} ${y(value).toFixed(1)}`).join(""),
  }));
  /** @param {number} turn */
  const x = (turn) => at(turn + 1);
  return { lines, zero, most, x, y };
}

/**
 * The luck of every turn as a bar: above the middle it was good for the player whose turn it was.
 * @param {Review} review
 * @param {number} width
 * @param {number} height
 */
export function bars(review, width, height) {
  const step = width / Math.max(1, review.turns.length);
  const most = Math.max(LEAST.luck, ...review.turns.map((turn) => Math.abs(luckOf(turn))));
  return review.turns.map((turn, index) => {
    const size = luckOf(turn) / most * (height / 2 - 2);
    return { seat: turn.seat, x: index * step, y: height / 2 - Math.max(0, size), width: step * 0.7, height: Math.max(0.5, Math.abs(size)) };
  });
}

/**
 * The turn at a share of the width of a chart; -1 is the start.
 * @param {Review} review
 * @param {number} share from 0 to 1
 */
export function turnAt(review, share) {
  return Math.min(review.turns.length - 1, Math.max(-1, Math.round(share * review.turns.length) - 1));
}
