// QR codes: their fixed parts, and that a reader of our own gets the text back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { qrMatrix } from "../../web/app/qr.js";

/** Finder, separator and timing as the standard has them. @param {boolean[][]} rows */
function checkFrame(rows) {
  const size = rows.length;
  const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  for (const [left, top] of [[0, 0], [size - 7, 0], [0, size - 7]]) {
    const found = finder.map((_, y) => rows[top + y].slice(left, left + 7).map(Number).join(""));
    assert.deepEqual(found, finder);
  }
  for (let at = 8; at < size - 8; at += 1) {
    assert.equal(rows[6][at], at % 2 === 0, "timing across");
    assert.equal(rows[at][6], at % 2 === 0, "timing down");
  }
  assert.equal(rows[size - 8][8], true, "the dark module");
}

/** The fifteen bits of the format, from beside the first finder. @param {boolean[][]} rows */
function format(rows) {
  const places = [[0, 8], [1, 8], [2, 8], [3, 8], [4, 8], [5, 8], [7, 8], [8, 8], [8, 7], [8, 5], [8, 4], [8, 3], [8, 2], [8, 1], [8, 0]];
  return places.reduce((bits, [x, y]) => (bits << 1) | Number(rows[y][x]), 0) ^ 0b101010000010010;
}

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x * y) % 3) + ((x + y) % 2)) % 2 === 0,
];

/** Reads a code of the second version or the first: one block, so that the bytes stand in their order. @param {boolean[][]} rows */
function read(rows) {
  const size = rows.length;
  const version = (size - 17) / 4;
  const mask = MASKS[(format(rows) >> 10) & 7];
  /** @type {(x: number, y: number) => boolean} */
  const fixed = (x, y) => (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6
    || (version > 1 && Math.abs(x - (size - 7)) < 3 && Math.abs(y - (size - 7)) < 3);
  let bits = "";
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits += rows[y][x] !== mask(x, y) ? "1" : "0";
    }
  }
  assert.equal(bits.slice(0, 4), "0100", "bytes");
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, index) => Number.parseInt(bits.slice(12 + 8 * index, 20 + 8 * index), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

test("short texts come back", () => {
  for (const text of ["aude", "http://a.b/t/1", "grün"]) {
    const rows = qrMatrix(text);
    assert.ok(rows);
    assert.equal(rows.length, rows[0].length);
    checkFrame(rows);
    assert.equal(read(rows), text);
  }
});

test("longer links take larger codes, far too long ones none", () => {
  const sizes = [20, 60, 100, 150].map((length) => {
    const rows = qrMatrix("x".repeat(length));
    assert.ok(rows, `${length} letters`);
    checkFrame(rows);
    return rows.length;
  });
  assert.deepEqual([...sizes].sort((a, b) => a - b), sizes);
  assert.ok(new Set(sizes).size > 2);
  assert.equal(qrMatrix("x".repeat(5000)), null);
});
