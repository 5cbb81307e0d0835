// Animations hold what has changed between frames and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { crc32, inflateSync } from "node:zlib";
import { writeApng } from "../support/png.mjs";

const [WIDTH, HEIGHT] = [6, 4];

/** @param {[number, number][]} red pixels that are not white */
function picture(red) {
  const data = new Uint8Array(3 * WIDTH * HEIGHT).fill(255);
  for (const [x, y] of red) data.set([200, 0, 0], 3 * (y * WIDTH + x));
  return { width: WIDTH, height: HEIGHT, data };
}

/** @param {Buffer} file */
function chunks(file) {
  const found = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    assert.equal(file.readUInt32BE(at + 8 + length), crc32(body), "the checksum");
    found.push({ name: body.toString("latin1", 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  return found;
}

test("a frame is the rectangle that has changed", () => {
  const file = writeApng([{ picture: picture([]), milliseconds: 100 }, { picture: picture([[2, 1], [4, 2]]), milliseconds: 700 }]);
  const all = chunks(file);
  assert.deepEqual(all.map(({ name }) => name), ["IHDR", "acTL", "PLTE", "tRNS", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"]);
  const [, , , , , , control, frame] = all;
  const numbers = [0, 4, 8, 12, 16].map((at) => control.data.readUInt32BE(at));
  assert.deepEqual(numbers, [1, 3, 2, 2, 1], "its number, width, height, left and top");
  assert.equal(control.data.readUInt16BE(20) / control.data.readUInt16BE(22), 0.7, "seconds");
  const rows = inflateSync(frame.data.subarray(4));
  const same = all[3].data.length - 1;
  const [red] = [rows[1]];
  assert.notEqual(red, same);
  assert.deepEqual([...rows], [0, red, same, same, 0, same, same, red], "white stays as it was");
});
