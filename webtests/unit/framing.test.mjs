// How a board is fitted, what is out of sight, and what is brought in.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shiftIntoView, busiest, fitted, freeArea, allVisible } from "../../web/table/board/framing.js";
import { hidden } from "../../web/table/board/hidden.js";
import { figureScale, markScale } from "../../web/table/board/min-size.js";
import { apart } from "../../web/table/board/apart.js";
import { visibleShape } from "../../web/table/board/shape.js";

const players = { left: 0, top: 0, right: 210, bottom: 170 };
const tray = { left: 1040, top: 380, right: 1280, bottom: 800 };
const room = { width: 1280, height: 800, islands: [players, tray] };
const sizes = { largest: 140, least: 40 };

/** @type {(columns: number, rows: number) => { x: number, y: number }[]} */
const block = (columns, rows) => Array.from({ length: columns * rows }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) }));

test("what must be seen: tiles, the near half of their neighbours, wanted cells whole", () => {
  assert.deepEqual(visibleShape([{ x: 0, y: 0 }]), [
    { left: 0, top: -0.5, right: 1, bottom: 0 }, { left: -0.5, top: 0, right: 1.5, bottom: 1 }, { left: 0, top: 1, right: 1, bottom: 1.5 },
  ]);
  const area = (/** @type {{ left: number, top: number, right: number, bottom: number }[]} */ boxes) => boxes.reduce((sum, { left, top, right, bottom }) => sum + (right - left) * (bottom - top), 0);
  assert.equal(area(visibleShape(block(3, 2))), 6 + 10 / 2);
  assert.equal(area(visibleShape(block(3, 2), [{ x: 3, y: 0 }])), 6 + 10 / 2 + 1 / 2);
});

test("a small board lies in the middle, no larger than need be", () => {
  const { x, y, scale } = fitted(visibleShape([{ x: 0, y: 0 }]), room, sizes);
  assert.equal(scale, 1.4);
  assert.equal(Math.round(x + 50 * scale), 640);
  assert.equal(Math.round(y + 50 * scale), 400);
});

test("wide, high and full boards keep clear of the islands", () => {
  for (const tiles of [block(14, 1), block(2, 12), block(9, 8), [...block(3, 9), ...block(12, 2)]]) {
    const shape = visibleShape(tiles);
    const stance = fitted(shape, room, sizes);
    assert.ok(allVisible(shape, room, stance), JSON.stringify(stance));
    const larger = { ...stance, scale: stance.scale * 1.1 };
    assert.ok(!allVisible(shape, room, larger), "and are as large as that allows");
  }
});

test("a board that leaves the corners free is as large as without islands", () => {
  const cross = [...block(12, 1).map(({ x }) => ({ x, y: 4 })), ...block(1, 9).map(({ y }) => ({ x: 6, y }))];
  assert.equal(fitted(visibleShape(cross), room, sizes).scale, fitted(visibleShape(cross), { ...room, islands: [] }, sizes).scale);
});

test("a board too large for its window is shown in part, where most can be chosen", () => {
  const tiles = block(60, 40);
  const focus = busiest([{ x: 60, y: 3 }, { x: 60, y: 5 }, { x: -1, y: 20 }], { width: 20, height: 12 }, { x: 0, y: 20 });
  assert.deepEqual(focus, { x: 60.5, y: 5.5 });
  const { x, y, scale } = fitted(visibleShape(tiles), room, sizes, focus ?? undefined);
  assert.equal(scale, 0.4);
  assert.ok(x + 60.5 * 40 > 0 && x + 60.5 * 40 < 1280 && y + 3.5 * 40 > 0 && y + 3.5 * 40 < 800);
});

test("islands along a whole side are borders", () => {
  const { free, islands } = freeArea({ width: 390, height: 844, islands: [{ left: 0, top: 0, right: 342, bottom: 60 }, { left: 0, top: 640, right: 390, bottom: 844 }] });
  assert.deepEqual(free, { left: 0, top: 60, right: 390, bottom: 640 });
  assert.deepEqual(islands, []);
});

test("what is out of sight is counted by the way to it, under islands too", () => {
  /** @type {[number, number][]} */
  const targets = [[-500, 400], [-600, 300], [640, 400], [2000, 400], [640, -100], [1200, 700], [100, 100]];
  const found = hidden(targets, { x: 0, y: 0, scale: 1 }, room);
  assert.deepEqual(Object.fromEntries(found.map(({ way, points }) => [way, points.length])), { left: 2, right: 2, up: 2 });
});

test("what is brought in moves as little as it can", () => {
  const box = { left: 1030, top: 500, right: 1090, bottom: 560 };
  assert.deepEqual(shiftIntoView(box, room), { dx: -50, dy: 0 });
  assert.deepEqual(shiftIntoView({ left: 600, top: 300, right: 660, bottom: 360 }, room), { dx: 0, dy: 0 });
  assert.deepEqual(shiftIntoView({ left: 600, top: -80, right: 660, bottom: -20 }, room), { dx: 0, dy: 80 });
});

test("figures stay readable far off, marks do not cover each other", () => {
  assert.ok(27 * 0.4 * figureScale(0.4) >= 25);
  assert.ok(figureScale(1) < 1.2);
  assert.ok(markScale(0.4, [[0, 0], [500, 0]]) > 2.4);
  assert.ok(2 * 12 * markScale(0.4, [[0, 0], [26, 0]]) <= 26);
  const [a, b] = apart([[50, 50], [57, 55]]);
  assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) > 24.5);
});

test("on a phone the tray above an open panel is below the board", () => {
  const { free } = freeArea({
    width: 390, height: 844,
    islands: [{ left: 0, top: 0, right: 390, bottom: 52 }, { left: 6, top: 381, right: 384, bottom: 548 }, { left: 0, top: 555, right: 390, bottom: 844 }],
  });
  assert.deepEqual(free, { left: 0, top: 52, right: 390, bottom: 381 });
});

test("bars may stand above each other at any height: the board has the largest gap between them", () => {
  const [players, tray] = [{ left: 0, top: 0, right: 360, bottom: 52 }, { left: 6, top: 300, right: 354, bottom: 590 }];
  const tip = { left: 6, top: 248, right: 354, bottom: 296 };
  const { free } = freeArea({ width: 360, height: 640, islands: [players, tip, tray] });
  assert.deepEqual(free, { left: 0, top: 52, right: 360, bottom: 248 });
});
