// Which livery a seat wears.

import assert from "node:assert/strict";
import { test } from "node:test";
import { liveriesOf } from "../../web/words/liveries.js";

const LIVERIES = ["blue", "vermilion", "yellow", "green", "black", "pink"].map((name) => ({ name }));
/** @param {(string | null)[]} wishes */
const worn = (...wishes) => liveriesOf(wishes.map((color) => ({ color })), LIVERIES).map((index) => LIVERIES[index].name);

test("wishes come true, the first of two alike has it", () => {
  assert.deepEqual(worn("green", "blue"), ["green", "blue"]);
  assert.deepEqual(worn("green", "green"), ["green", "blue"]);
});

test("without a wish one wears the first that nobody wishes for", () => {
  assert.deepEqual(worn(null, "blue", null), ["vermilion", "blue", "yellow"]);
  assert.deepEqual(worn("no such colour", null), ["blue", "vermilion"]);
});

test("six seats wear six liveries, whatever they wish", () => {
  for (const wish of [...LIVERIES.map(({ name }) => name), null]) {
    assert.equal(new Set(worn(wish, wish, null, "pink", wish, "blue")).size, 6);
  }
});
