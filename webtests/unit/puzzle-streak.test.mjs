// Days in a row with a solved daily puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dateOf, streak } from "../../web/puzzles/progress.js";

test("a streak lasts until a day is left out", () => {
  const days = ["2026-11-12", "2026-11-14", "2026-11-15", "2026-11-16"];
  assert.equal(streak(days, "2026-11-16"), 3);
  assert.equal(streak(days, "2026-11-17"), 3, "today may still be solved");
  assert.equal(streak(days, "2026-11-18"), 0);
  assert.equal(streak([], "2026-11-18"), 0);
});

test("a streak goes on over the end of a month and of summer time", () => {
  assert.equal(streak(["2026-10-24", "2026-10-25", "2026-10-26"], "2026-10-26"), 3);
  assert.equal(streak(["2026-02-28", "2026-03-01"], "2026-03-01"), 2);
});

test("a date is that of the reader", () => {
  assert.equal(dateOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});
