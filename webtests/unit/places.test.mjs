// Where pieces are drawn: the distances come with the art, the client knows none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dragonPoint, fairyPoint, pointOf, towerPoint } from "../../web/table/board/points.js";

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
