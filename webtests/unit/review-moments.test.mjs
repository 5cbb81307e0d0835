// The moments of a review, also those of players who decide within another's turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { losers, markedMoments, triedFrom } from "../../web/replay/review-moments.js";

/** @param {string[]} texts */
const moves = (...texts) => texts.map((text) => ({ text, action: null }));
/** @type {(seat: number, loss: number, better?: string[]) => any} */
const decision = (seat, loss, better) => ({ seat, loss, better: better && moves(...better) });

/** Ann places a tile and a figure, then both move the dragon in turn. @type {any} */
const flight = {
  seat: 0, best: [], played: moves("1,0r0", "-", "N", "E", "S", "W"),
  decisions: [decision(0, 0), decision(0, 0), decision(0, 0.2), decision(1, 3, ["N", "N", "N"]), decision(0, 2, ["E", "E"]), decision(1, 0)],
};
/** @type {(turns: any[]) => any} */
const review = (turns) => ({ moments: [], own: [[], []], turns });

test("everybody who lost a point in a turn has a moment, with what would have been better", () => {
  assert.deepEqual(losers(flight), [0, 1]);
  const marked = markedMoments(review([flight]));
  assert.deepEqual(marked.map(({ seat, loss }) => [seat, loss]), [[0, 2], [1, 3]]);
  const better = marked.map((moment) => moment.better.map(({ text }) => text).join(" "));
  assert.deepEqual(better, ["1,0r0 - N E E E", "1,0r0 - N N N N"]);
});

test("a turn is tried from its beginning, a later decision after the moves before it", () => {
  const [ann, bob] = markedMoments(review([flight]));
  assert.equal(triedFrom(flight, ann), 4);
  assert.equal(triedFrom(flight, bob), 3);
  // Better by little in the placement, and by much in the flight: the flight is tried.
  const little = { ...flight, best: moves("2,0r0", "-") };
  assert.equal(triedFrom(little, markedMoments(review([little]))[0]), 4);
  const placed = { ...little, decisions: [decision(0, 5), ...flight.decisions.slice(1)] };
  assert.equal(triedFrom(placed, markedMoments(review([placed]))[0]), 0);
  // The figure and the first step of the dragon are hers too: the tile can be placed elsewhere as well.
  assert.equal(triedFrom(flight, { ...ann, better: moves("1,0r0", "-", "W") }), 0);
});

test("a review from before others' better moves were kept has none of them", () => {
  const old = { ...flight, decisions: flight.decisions.map((/** @type {any} */ { seat, loss }) => ({ seat, loss })) };
  assert.deepEqual(markedMoments(review([old])), []);
});
