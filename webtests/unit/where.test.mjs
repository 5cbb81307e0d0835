// Where choices are, in words that tell them apart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, loadLanguage } from "../support/speech.mjs";

const { around, whereabouts } = await import("../../web/words/where.js");

const BOARD = { left: 0, top: 0, right: 900, bottom: 900 };

test("a part of the board is enough where only one is there", async () => {
  await loadLanguage("en");
  assert.deepEqual(whereabouts([[50, 50], [850, 850], [450, 450], [450, 50]], BOARD), ["in the north-west", "in the south-east", "in the middle", "in the north"]);
});

test("several in the same part are counted from the left, from the top, or row by row", async () => {
  await loadLanguage("en");
  assert.deepEqual(whereabouts([[250, 50], [50, 60], [850, 50]], BOARD),
    ["in the north-west, 2 of 2 from the left", "in the north-west, 1 of 2 from the left", "in the north-east"]);
  assert.deepEqual(whereabouts([[50, 250], [50, 50]], BOARD), ["in the north-west, 2 of 2 from the top", "in the north-west, 1 of 2 from the top"]);
  assert.deepEqual(whereabouts([[50, 50], [150, 50], [50, 150]], BOARD).map((words) => words.replace("in the north-west, ", "")),
    ["1 of 3, row by row", "2 of 3, row by row", "3 of 3, row by row"]);
});

test("what is around is the tile of all, or the board", () => {
  const tiles = [{ x: -1, y: 0 }, { x: 2, y: 3 }];
  assert.deepEqual(around([[220, 310], [290, 390]], tiles), { left: 200, top: 300, right: 300, bottom: 400 });
  assert.deepEqual(around([[220, 310], [-50, 50]], tiles), { left: -100, top: 0, right: 300, bottom: 400 });
});

test("in every language any points are told apart", async () => {
  const points = Array.from({ length: 81 }, (_, index) => /** @type {[number, number]} */ ([100 * (index % 9) + 50, 100 * Math.floor(index / 9) + 50]));
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    const words = whereabouts(points, BOARD);
    assert.equal(new Set(words).size, points.length, language);
    assert.ok(words.every((one) => one && !one.includes("where-")), language);
  }
});
