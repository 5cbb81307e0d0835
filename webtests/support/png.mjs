// Reading screenshots and writing animations: PNG and APNG, as far as pictures need them.

import { crc32, deflateSync, inflateSync } from "node:zlib";

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture three bytes a pixel */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * The pixels of a screenshot: eight bits a channel, without interlacing.
 * @param {Buffer} file
 * @returns {Picture}
 */
export function readPng(file) {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error("not a PNG");
  const [width, height, depth, kind] = [file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]];
  const channels = kind === 6 ? 4 : kind === 2 ? 3 : 0;
  if (depth !== 8 || !channels) throw new Error(`a PNG of kind ${kind} with ${depth} bits is not a screenshot`);
  /** @type {Buffer[]} */
  const parts = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const data = new Uint8Array(3 * width * height);
  const line = channels * width;
  let above = new Uint8Array(line);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (line + 1)];
    const row = Uint8Array.from(raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)));
    for (let x = 0; x < line; x += 1) {
      const [a, b, c] = [x >= channels ? row[x - channels] : 0, above[x], x >= channels ? above[x - channels] : 0];
      row[x] += filter === 1 ? a : filter === 2 ? b : filter === 3 ? (a + b) >> 1 : filter === 4 ? paeth(a, b, c) : 0;
    }
    for (let x = 0; x < width; x += 1) data.set(row.subarray(channels * x, channels * x + 3), 3 * (y * width + x));
    above = row;
  }
  return { width, height, data };
}

/** @param {number} a @param {number} b @param {number} c */
function paeth(a, b, c) {
  const guess = a + b - c;
  const [pa, pb, pc] = [Math.abs(guess - a), Math.abs(guess - b), Math.abs(guess - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** Colours of an animation; one more means "as before". */
const COLOURS = 255;

/**
 * The colours that show some pictures best: boxes of colours, halved where most is lost (median cut).
 * @param {Picture[]} pictures
 * @returns {(colour: number) => number} from a colour of 15 bits to its place in the palette, and the palette
 */
function palette(pictures) {
  const counts = new Map();
  for (const { data } of pictures) {
    for (let at = 0; at < data.length; at += 3) {
      const key = rough(data, at);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const parts = (/** @type {number} */ key) => [key >> 10, (key >> 5) & 31, key & 31];
  /** @type {(keys: number[]) => { keys: number[], channel: number, loss: number }} */
  const box = (keys) => {
    const loss = [0, 1, 2].map((channel) => {
      const values = keys.map((key) => parts(key)[channel]);
      const weight = keys.reduce((sum, key) => sum + Math.sqrt(counts.get(key)), 0);
      return (Math.max(...values) - Math.min(...values)) * Math.sqrt(weight);
    });
    const channel = loss.indexOf(Math.max(...loss));
    return { keys, channel, loss: loss[channel] };
  };
  const boxes = [box([...counts.keys()])];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => a.loss - b.loss);
    const widest = boxes.pop();
    if (!widest || widest.keys.length < 2) {
      if (widest) boxes.push(widest);
      break;
    }
    const { keys, channel } = widest;
    keys.sort((a, b) => parts(a)[channel] - parts(b)[channel]);
    const half = keys.reduce((sum, key) => sum + Math.sqrt(counts.get(key)), 0) / 2;
    let sum = 0;
    const cut = keys.findIndex((key) => (sum += Math.sqrt(counts.get(key))) >= half);
    const at = Math.min(keys.length - 1, Math.max(1, cut + 1));
    boxes.push(box(keys.slice(0, at)), box(keys.slice(at)));
  }
  const place = new Map();
  const colours = boxes.map(({ keys }, index) => {
    for (const key of keys) place.set(key, index);
    const weight = keys.reduce((sum, key) => sum + counts.get(key), 0);
    return [0, 1, 2].map((channel) => {
      const mean = keys.reduce((sum, key) => sum + parts(key)[channel] * counts.get(key), 0) / weight;
      return Math.round((mean * 255) / 31);
    });
  });
  return Object.assign((/** @type {number} */ key) => /** @type {number} */ (place.get(key)), { colours });
}

/** @param {Uint8Array} data @param {number} at */
const rough = (data, at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);

/**
 * @param {string} name
 * @param {Uint8Array} data
 */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const out = Buffer.alloc(8 + body.length);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 4 + body.length);
  return out;
}

/** @param {number[]} values */
const words = (...values) => {
  const out = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => out.writeUInt32BE(value, 4 * index));
  return out;
};

/**
 * An animation of frames of one size that runs for ever. Each frame holds only what has changed.
 * @param {{ picture: Picture, milliseconds: number }[]} frames
 * @returns {Buffer}
 */
export function writeApng(frames) {
  const { width, height } = frames[0].picture;
  const index = palette(frames.map(({ picture }) => picture));
  const { colours } = /** @type {typeof index & { colours: number[][] }} */ (index);
  const same = colours.length;
  const transparent = Buffer.alloc(same + 1, 255);
  transparent[same] = 0;
  const parts = [
    SIGNATURE,
    chunk("IHDR", Buffer.concat([words(width, height), Buffer.from([8, 3, 0, 0, 0])])),
    chunk("acTL", words(frames.length, 0)),
    chunk("PLTE", Buffer.from([...colours.flat(), 0, 0, 0])),
    chunk("tRNS", transparent),
  ];
  let number = 0;
  let before = new Uint8Array(width * height).fill(same);
  for (const [position, { picture, milliseconds }] of frames.entries()) {
    const now = new Uint8Array(width * height);
    for (let at = 0; at < now.length; at += 1) now[at] = index(rough(picture.data, 3 * at));
    const { left, top, right, bottom } = position ? changed(before, now, width, height) : { left: 0, top: 0, right: width, bottom: height };
    const [wide, high] = [right - left, bottom - top];
    const rows = Buffer.alloc((wide + 1) * high);
    for (let y = 0; y < high; y += 1) {
      for (let x = 0; x < wide; x += 1) {
        const at = (top + y) * width + left + x;
        rows[y * (wide + 1) + 1 + x] = position && now[at] === before[at] ? same : now[at];
      }
    }
    const packed = deflateSync(rows, { level: 9 });
    const timing = Buffer.from([milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, 0, position ? 1 : 0]);
    parts.push(chunk("fcTL", Buffer.concat([words(number, wide, high, left, top), timing])));
    number += 1;
    if (position) {
      parts.push(chunk("fdAT", Buffer.concat([words(number), packed])));
      number += 1;
    } else {
      parts.push(chunk("IDAT", packed));
    }
    before = now;
  }
  parts.push(chunk("IEND", new Uint8Array()));
  return Buffer.concat(parts);
}

/**
 * The smallest rectangle that holds all changes; at least a pixel.
 * @param {Uint8Array} before
 * @param {Uint8Array} now
 * @param {number} width
 * @param {number} height
 */
function changed(before, now, width, height) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (before[y * width + x] === now[y * width + x]) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: 1, bottom: 1 };
}
