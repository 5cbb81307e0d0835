// QR codes, for links that are carried from one device to another: bytes, level M, versions 1 to 10.

import { s } from "./dom.js";

/**
 * By version: codewords for correction in each block, then the lengths of the blocks' data.
 * @type {[number, number[]][]}
 */
const VERSIONS = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

/** Level M, as the format bits say it. */
const LEVEL = 0b00;

/** Powers of two in the field of 256 elements that QR codes reckon in, and their logarithms. */
const POWERS = new Uint8Array(255);
const LOGS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

/**
 * @param {number} a
 * @param {number} b
 */
function times(a, b) {
  return a && b ? POWERS[(LOGS[a] + LOGS[b]) % 255] : 0;
}

/**
 * The codewords that let a block be mended.
 * @param {number[]} data
 * @param {number} count
 * @returns {number[]}
 */
function correction(data, count) {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => {
      next[index + 1] ^= times(factor, POWERS[root]);
    });
    generator = next;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  for (let index = 0; index < data.length; index += 1) {
    const lead = rest[index];
    generator.forEach((factor, offset) => {
      rest[index + offset] ^= times(factor, lead);
    });
  }
  return rest.slice(data.length);
}

/**
 * All codewords of a message, blocks interleaved.
 * @param {Uint8Array} bytes
 * @param {number} version
 * @returns {number[]}
 */
function codewords(bytes, version) {
  const [checks, lengths] = VERSIONS[version - 1];
  const room = lengths.reduce((sum, length) => sum + length, 0);
  const head = version < 10 ? 8 : 16;
  const bits = [0b0100.toString(2).padStart(4, "0"), bytes.length.toString(2).padStart(head, "0")];
  for (const byte of bytes) bits.push(byte.toString(2).padStart(8, "0"));
  let text = bits.join("");
  text += "0".repeat(Math.min(4, room * 8 - text.length));
  text += "0".repeat((8 - (text.length % 8)) % 8);
  const data = (text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0; data.length < room; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);

  let start = 0;
  const blocks = lengths.map((length) => data.slice(start, (start += length)));
  const mending = blocks.map((block) => correction(block, checks));
  const longest = Math.max(...lengths);
  const all = [];
  for (let index = 0; index < longest; index += 1) {
    for (const block of blocks) if (index < block.length) all.push(block[index]);
  }
  for (let index = 0; index < checks; index += 1) for (const block of mending) all.push(block[index]);
  return all;
}

/**
 * Where the small alignment squares of a version have their middles.
 * @param {number} version
 * @returns {number[]}
 */
function alignments(version) {
  const last = 4 * version + 10;
  if (version === 1) return [];
  return version < 7 ? [6, last] : [6, 2 * Math.ceil((last + 6) / 4), last];
}

/**
 * A number with its check bits (BCH).
 * @param {number} value
 * @param {number} generator
 * @param {number} checks how many bits
 */
function checked(value, generator, checks) {
  let rest = value << checks;
  for (let bit = 31; bit >= checks; bit -= 1) if (rest & (1 << bit)) rest ^= generator << (bit - checks);
  return (value << checks) | rest;
}

/** @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * The squares that are the same whatever the message, without the format bits.
 * @param {number} version
 * @returns {{ dark: boolean[][], fixed: boolean[][] }}
 */
function frame(version) {
  const size = 4 * version + 17;
  const grid = () => Array.from({ length: size }, () => new Array(size).fill(false));
  const dark = grid();
  const fixed = grid();
  /** @type {(x: number, y: number, on: boolean) => void} */
  const set = (x, y, on) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = on;
    fixed[y][x] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = alignments(version);
  for (const x of middles) {
    for (const y of middles) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (corner) continue;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  if (version >= 7) {
    const bits = checked(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const on = Boolean((bits >> bit) & 1);
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(along, across, on);
      set(across, along, on);
    }
  }
  format(set, size, 0);
  return { dark, fixed };
}

/**
 * Writes level and mask beside the corner squares.
 * @param {(x: number, y: number, on: boolean) => void} set
 * @param {number} size
 * @param {number} mask
 */
function format(set, size, mask) {
  const bits = checked((LEVEL << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const on = Boolean((bits >> bit) & 1);
    if (bit < 6) set(8, bit, on);
    else if (bit < 8) set(8, bit + 1, on);
    else if (bit === 8) set(7, 8, on);
    else set(14 - bit, 8, on);
    if (bit < 8) set(size - 1 - bit, 8, on);
    else set(8, size - 15 + bit, on);
  }
  set(8, size - 8, true);
}

/**
 * How hard a pattern is to read: runs, blocks, look-alikes of the corners, imbalance.
 * @param {boolean[][]} dark
 */
function penalty(dark) {
  const size = dark.length;
  let sum = 0;
  const columns = dark.map((_, x) => dark.map((row) => row[x]));
  for (const lines of [dark, columns]) {
    for (const line of lines) {
      const text = line.map((on) => (on ? "1" : "0")).join("");
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (let at = 0; at + 11 <= size; at += 1) {
        const part = text.slice(at, at + 11);
        if (part === "10111010000" || part === "00001011101") sum += 40;
      }
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const on = dark[y][x];
      if (on === dark[y - 1][x] && on === dark[y][x - 1] && on === dark[y - 1][x - 1]) sum += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/**
 * The code of a text: rows of squares, true is dark. None if the text is too long.
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function qrMatrix(text) {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(([, lengths], index) => {
    const room = lengths.reduce((sum, length) => sum + length, 0);
    return bytes.length + (index < 9 ? 2 : 3) <= room;
  });
  if (!version) return null;
  const { dark, fixed } = frame(version);
  const size = dark.length;
  const bits = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => Boolean((word >> bit) & 1)));
  let next = 0;
  // Pairs of columns from the right, up and down in turn; the timing column is stepped over.
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue;
        dark[y][x] = bits[next] ?? false;
        next += 1;
      }
    }
  }
  const masked = MASKS.map((mask, index) => {
    const rows = dark.map((row, y) => row.map((on, x) => (fixed[y][x] ? on : on !== mask(x, y))));
    format((x, y, on) => { rows[y][x] = on; }, size, index);
    return rows;
  });
  return masked.reduce((best, rows) => (penalty(rows) < penalty(best) ? rows : best));
}

/**
 * The code of a text as a picture; none if the text is too long.
 * @param {string} text
 * @param {string} label
 * @returns {SVGElement | null}
 */
export function qrCode(text, label) {
  const rows = qrMatrix(text);
  if (!rows) return null;
  const size = rows.length + 8;
  const squares = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : "")));
  return s("svg", { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    s("rect", { width: size, height: size, fill: "#fff" }),
    s("path", { d: squares.join(""), fill: "#000" }));
}
