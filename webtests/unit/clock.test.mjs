// Clocks: what is shown, whose time runs, how it ticks.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { clockText, isShort, ticking, timeLeft } from "../../web/table/panels/clock.js";
import { moved, person, position, table, welcome } from "./tables.mjs";

/** The time of the page, which tests advance. */
let now = 5_000;
mock.method(performance, "now", () => now);

test("time is written in minutes and seconds, and a second that has begun counts", () => {
  assert.equal(clockText(0), "0:00");
  assert.equal(clockText(1), "0:01");
  assert.equal(clockText(1000), "0:01");
  assert.equal(clockText(1001), "0:02");
  assert.equal(clockText(59_999), "1:00");
  assert.equal(clockText(60_001), "1:01");
  assert.equal(clockText(754_000), "12:34");
  assert.equal(clockText(3_600_000), "60:00");
  assert.equal(clockText(-5), "0:00");
});

test("only the running clock runs, from when its reading came", () => {
  const clocks = { left: [30_000, 40_000], running: 1 };
  assert.deepEqual([timeLeft(clocks, 0), timeLeft(clocks, 1)], [30_000, 40_000]);
  now += 1500;
  assert.deepEqual([timeLeft(clocks, 0), timeLeft(clocks, 1)], [30_000, 38_500]);
  now += 60_000;
  assert.deepEqual([timeLeft(clocks, 0), timeLeft(clocks, 1)], [30_000, 0], "never less than nothing");
  const later = { left: [30_000, 25_000], running: 0 };
  assert.deepEqual([timeLeft(later, 0), timeLeft(later, 1)], [30_000, 25_000], "each reading runs by itself");
  const stopped = { left: [9_000, 9_000], running: null };
  timeLeft(stopped, 0);
  now += 5_000;
  assert.equal(timeLeft(stopped, 0), 9_000);
});

test("time is short in the last twenty seconds of the clock that runs", () => {
  const clocks = { left: [20_500, 3_000], running: 0 };
  assert.deepEqual([isShort(clocks, 0), isShort(clocks, 1)], [false, false]);
  now += 500;
  assert.equal(isShort(clocks, 0), false);
  now += 1;
  assert.deepEqual([isShort(clocks, 0), isShort(clocks, 1)], [true, false]);
});

test("a move brings the clocks, and says whose runs", () => {
  const clocks = { left: [60_000, 60_000], running: 0 };
  const state = welcome([0], 0, { clocks, seats: [person(), person(), person({ kind: "computer" }), person({ stand_in: true })] });
  assert.equal(state.info?.clocks, clocks);
  const next = (/** @type {number | null} */ actor, /** @type {number[]} */ left) => moved(state, { state: position(actor), clocks: left }).info?.clocks;
  assert.deepEqual(next(1, [55_000, 60_000]), { left: [55_000, 60_000], running: 1 });
  assert.deepEqual(next(0, [55_000, 60_000]), { left: [55_000, 60_000], running: 0 }, "a second turn at once");
  assert.deepEqual(next(null, [55_000, 60_000]), { left: [55_000, 60_000], running: null }, "the game is over");
  assert.deepEqual(next(2, [55_000, 60_000]), { left: [55_000, 60_000], running: null }, "not for a computer");
  assert.deepEqual(next(3, [55_000, 60_000]), { left: [55_000, 60_000], running: null }, "not while a computer stands in");
  assert.equal(next(1, []), clocks, "a table without clocks has none to tell");
  assert.equal(moved({ ...state, info: null }, { clocks: [1, 2] }).info, null);
  const other = { left: [1_000, 2_000], running: 1 };
  assert.equal(welcome([0], 0, { clocks: other }).info?.clocks, other);
  assert.deepEqual(table().clocks, { left: [], running: null });
});

/** Places for two clocks, as the cards have them. */
function cards() {
  const cards = [0, 1].map(() => {
    const classes = new Set();
    return {
      textContent: "as drawn",
      classes,
      classList: { toggle: (/** @type {string} */ name, /** @type {boolean} */ on) => void (on ? classes.add(name) : classes.delete(name)) },
    };
  });
  /** @type {any} */
  const root = {
    querySelector: (/** @type {string} */ wanted) => cards[Number(/^\[data-clock="(\d+)"\]$/.exec(wanted)?.[1])] ?? null,
  };
  return { cards, root };
}

test("the running clock ticks in its place, until it is stopped", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { cards: [first, second], root } = cards();
  /** @type {import("wire/protocol").ClockNow | undefined} */
  let clocks;
  const stop = ticking(root, () => clocks);
  const pass = (/** @type {number} */ time) => {
    now += time;
    mock.timers.tick(time);
  };
  pass(1000);
  assert.equal(first.textContent, "as drawn", "no table yet");
  clocks = { left: [], running: null };
  pass(1000);
  clocks = { left: [21_000, 40_000], running: null };
  pass(1000);
  assert.equal(first.textContent, "as drawn", "nobody's time runs");
  clocks = { left: [21_000, 40_000], running: 0 };
  pass(250);
  pass(1000);
  assert.equal(first.textContent, "0:20");
  assert.equal(first.classes.has("short"), false);
  pass(250);
  assert.equal(first.classes.has("short"), true);
  assert.equal(second.textContent, "as drawn");
  clocks = { left: [20_000, 40_000], running: 1 };
  pass(250);
  assert.equal(second.textContent, "0:40");
  clocks = { left: [20_000, 40_000], running: 7 };
  pass(250);
  stop();
  clocks = { left: [20_000, 90_000], running: 1 };
  pass(5000);
  assert.equal(second.textContent, "0:40", "stopped");
  mock.timers.reset();
});
