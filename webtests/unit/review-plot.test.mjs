// The lines and bars of a review.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bars, lossOf, luckOf, marginLines, turnAt } from "../../web/replay/review-plot.js";

/** @type {(seat: number, luck: number, loss: number, margin: number) => any} */
const turn = (seat, luck, loss, margin) => ({
  seat, draws: [{ luck: seat ? [-luck, luck] : [luck, -luck] }],
  decisions: [{ seat, loss }, { seat: 1 - seat, loss: 9 }], margins: [margin, -margin],
});
/** @type {any} */
const review = { players: ["Ann", "Bob"], start: [0, 0], turns: [turn(0, 2, 1, 5), turn(1, -4, 0.5, 20)] };

test("luck and losses are those of the player whose turn it is", () => {
  assert.deepEqual(review.turns.map(luckOf), [2, -4]);
  assert.deepEqual(review.turns.map(lossOf), [1, 0.5]);
});

test("a lead of the first player is above the middle, and the largest fills the chart", () => {
  const { lines, zero, x, y } = marginLines(review, 100, 40);
  assert.equal(zero, 20);
  assert.deepEqual(lines, [{ seat: 0, path: "M0.0 20.0L50.0 16.0L100.0 4.0" }]);
  assert.equal(x(1), 100);
  assert.equal(y(-20), 36);
});

test("with three players each has a line", () => {
  const three = { ...review, players: ["Ann", "Bob", "Cid"], start: [0, 0, 0], turns: [{ ...turn(0, 0, 0, 0), margins: [3, -3, -8] }] };
  assert.deepEqual(marginLines(three, 100, 40).lines.map(({ seat }) => seat), [0, 1, 2]);
});

test("good luck is above the middle, bad luck below", () => {
  const [good, bad] = bars(review, 100, 44);
  assert.equal(good.y + good.height, 22);
  assert.equal(bad.y, 22);
  assert.equal(good.seat, 0);
});

test("a place on the chart means a turn, its left edge the start", () => {
  assert.deepEqual([-1, 0, 0.2, 0.5, 1, 2].map((share) => turnAt(review, share)), [-1, -1, -1, 0, 1, 1]);
});
