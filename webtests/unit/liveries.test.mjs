// Which livery a seat has, and how numbers are written on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { liveriesOf, plate } from "../../web/words/liveries.js";

const LIVERIES = ["blue", "vermilion", "yellow", "green", "black", "pink"].map((name) => ({ name }));
/** @param {(string | null)[]} wishes */
const worn = (...wishes) => liveriesOf(wishes.map((color) => ({ color })), LIVERIES).map((index) => LIVERIES[index].name);

test("preferences are granted; of two equal ones, the first wins", () => {
  assert.deepEqual(worn("green", "blue"), ["green", "blue"]);
  assert.deepEqual(worn("green", "green"), ["green", "blue"]);
});

test("a seat without a preference gets the first colour that nobody asked for", () => {
  assert.deepEqual(worn(null, "blue", null), ["vermilion", "blue", "yellow"]);
  assert.deepEqual(worn("no such colour", null), ["blue", "vermilion"]);
});

test("six seats get six liveries, whatever they ask for", () => {
  for (const wish of [...LIVERIES.map(({ name }) => name), null]) {
    assert.equal(new Set(worn(wish, wish, null, "pink", wish, "blue")).size, 6);
  }
});

test("numbers on a livery are white on its dark side, or dark on itself", () => {
  const livery = { name: "", light: "", colour: "#f0e442", shade: "#c4b51c", emblem: "#3b2a1a" };
  assert.deepEqual(plate(livery), { ground: "#f0e442", ink: "#3b2a1a" });
  assert.deepEqual(plate({ ...livery, emblem: "#ffffff" }), { ground: "#c4b51c", ink: "#ffffff" });
});
