// Places on the board: where pieces are drawn (the distances come with the art, the client knows none), and what a place
// is said to be worth.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dragonPoint, fairyPoint, pointOf, towerPoint } from "../../web/table/board/points.js";
import { loadLanguage } from "../support/speech.mjs";

const { about, worth } = await import("../../web/table/prompts/places.js");

const atlas = /** @type {any} */ ({
  tiles: { TA: { tower: [20, 30], segments: [{ on: "city", via: ["N", "E", "S", "W"], spot: [50, 10] }] } },
  offsets: { roof: [1, -9], floor: [0.5, -4], floors: 3, roof_order: 40, fairy: [14, 3], dragon: [2, 5] },
});
const tile = { id: "TA", x: 2, y: -1, rotation: 0 };
/** @type {[number, number]} */
const cell = [2, -1];

test("a tower rises by its floors from its site, which turns with the tile", () => {
  assert.deepEqual(towerPoint(atlas, tile, cell), [220, -70]);
  assert.deepEqual(towerPoint(atlas, tile, cell, 2), [221, -78]);
  assert.deepEqual(towerPoint(atlas, tile, cell, 9), towerPoint(atlas, tile, cell, 3), "no higher than it is drawn");
  assert.deepEqual(towerPoint(atlas, { ...tile, rotation: 1 }, cell), [270, -80]);
});

test("a follower stands on top of its tower, others on their segment", () => {
  assert.deepEqual(pointOf(atlas, tile, { at: cell, on: "tower", via: "" }, 2), [222, -87]);
  assert.deepEqual(pointOf(atlas, tile, { at: cell, on: "city", via: "N" }), [250, -90]);
});

test("the dragon and the fairy have their distances too", () => {
  assert.deepEqual(dragonPoint(atlas, cell), [252, -45]);
  assert.deepEqual(fairyPoint(atlas, cell, [250, -90]), [264, -87]);
  assert.deepEqual(fairyPoint(atlas, cell, null), [250, -50], "alone on a tile");
});

test("a finished feature is not said to be unfinished", async () => {
  await loadLanguage("en");
  /** @type {(complete: boolean, later: number | null) => any} */
  const here = (complete, later) => ({
    outlook: null,
    tileFeatures: [{ kind: "city", parts: [{ at: cell, on: "city", via: "N" }], tiles: 2, complete, points: 2, points_if_finished: later, points_possible: null }],
  });
  const spot = /** @type {any} */ ({ at: cell, on: "city", via: "N" });
  assert.equal(worth(spot, here(false, 4)), "2 now, 4 when finished");
  assert.equal(worth(spot, here(true, 4)), "4 points");
  assert.equal(worth(spot, here(true, null)), "2 points");
  assert.match(about(spot, here(true, 4)), /^2 tiles, 4 points$/);
});
