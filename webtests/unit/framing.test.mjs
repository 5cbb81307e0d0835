// How a board is framed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { framed } from "../../web/table/board/framing.js";

const view = { width: 900, height: 600 };
const corner = { width: 230, height: 280 };

/**
 * The box of some tiles, with room around it.
 * @param {{ x: number, y: number }[]} tiles
 */
function box(tiles) {
  const [xs, ys] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  return { left: 100 * Math.min(...xs) - 112, top: 100 * Math.min(...ys) - 112, right: 100 * Math.max(...xs) + 212, bottom: 100 * Math.max(...ys) + 212 };
}

/**
 * Whether a tile's square and its surroundings stay out of the corner, and inside the viewport.
 * @param {{ x: number, y: number }[]} tiles
 * @param {{ x: number, y: number, scale: number }} stance
 */
function inSight(tiles, { x, y, scale }) {
  return tiles.every((tile) => {
    const [left, top] = [x + scale * (100 * tile.x - 100), y + scale * (100 * tile.y - 100)];
    const [right, bottom] = [left + 300 * scale, top + 300 * scale];
    return left >= 0 && top >= 0 && right <= view.width && bottom <= view.height && (left >= corner.width || top >= corner.height);
  });
}

test("a small board is centred", () => {
  const tiles = [{ x: 0, y: 0 }];
  const { x, y, scale } = framed(box(tiles), view, corner, tiles);
  assert.ok(inSight(tiles, { x, y, scale }));
  assert.equal(Math.round(x + 50 * scale), 450);
  assert.equal(Math.round(y + 50 * scale), 300);
});

test("a wide board stays out of the covered corner, as does a full one", () => {
  const wide = Array.from({ length: 14 }, (_, x) => ({ x, y: 0 }));
  const full = Array.from({ length: 100 }, (_, at) => ({ x: at % 10, y: Math.floor(at / 10) }));
  for (const tiles of [wide, full]) assert.ok(inSight(tiles, framed(box(tiles), view, corner, tiles)));
});

test("a board that leaves the corner free anyway is as large as without it", () => {
  const tiles = [...Array.from({ length: 9 }, (_, x) => ({ x: x - 8, y: 0 })), ...Array.from({ length: 5 }, (_, y) => ({ x: 0, y: -y - 1 }))];
  assert.deepEqual(framed(box(tiles), view, corner, tiles), framed(box(tiles), view, null, tiles));
  assert.ok(inSight(tiles, framed(box(tiles), view, corner, tiles)));
});
