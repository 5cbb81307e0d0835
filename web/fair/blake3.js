// BLAKE3 for messages of at most one chunk (1024 bytes), plain and keyed, with output of any length. That is all that
// fair draws need (docs/fair-draws.md).

const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];
const ORDER = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const START = 1;
const END = 2;
const ROOT = 8;
const KEYED = 16;
const BLOCK = 64;
const CHUNK = 1024;

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint32Array} v
 * @param {number} a @param {number} b @param {number} c @param {number} d
 * @param {number} x @param {number} y
 */
function mix(v, a, b, c, d, x, y) {
  v[a] = v[a] + v[b] + x;
  v[d] = turned(v[d] ^ v[a], 16);
  v[c] = v[c] + v[d];
  v[b] = turned(v[b] ^ v[c], 12);
  v[a] = v[a] + v[b] + y;
  v[d] = turned(v[d] ^ v[a], 8);
  v[c] = v[c] + v[d];
  v[b] = turned(v[b] ^ v[c], 7);
}

/**
 * All sixteen words of a compressed block.
 * @param {ArrayLike<number>} value the eight chaining words
 * @param {Uint32Array} block
 * @param {number} counter
 * @param {number} length
 * @param {number} flags
 */
function compress(value, block, counter, length, flags) {
  const v = new Uint32Array(16);
  for (let i = 0; i < 8; i++) v[i] = value[i];
  v.set(IV.slice(0, 4), 8);
  v.set([counter, 0, length, flags], 12);
  let m = block;
  for (let round = 0; round < 7; round++) {
    mix(v, 0, 4, 8, 12, m[0], m[1]);
    mix(v, 1, 5, 9, 13, m[2], m[3]);
    mix(v, 2, 6, 10, 14, m[4], m[5]);
    mix(v, 3, 7, 11, 15, m[6], m[7]);
    mix(v, 0, 5, 10, 15, m[8], m[9]);
    mix(v, 1, 6, 11, 12, m[10], m[11]);
    mix(v, 2, 7, 8, 13, m[12], m[13]);
    mix(v, 3, 4, 9, 14, m[14], m[15]);
    const from = m;
    m = Uint32Array.from(ORDER, (index) => from[index]);
  }
  for (let i = 0; i < 8; i++) {
    v[i] ^= v[i + 8];
    v[i + 8] ^= value[i];
  }
  return v;
}

/** @param {Uint8Array} bytes @param {number} from */
function words(bytes, from) {
  const view = new DataView(new ArrayBuffer(BLOCK));
  bytes.subarray(from, from + BLOCK).forEach((byte, index) => view.setUint8(index, byte));
  return Uint32Array.from({ length: 16 }, (_, index) => view.getUint32(4 * index, true));
}

/**
 * The output as an unlimited stream of little-endian words.
 * @param {Uint8Array} message
 * @param {Uint8Array} [key] 32 bytes
 * @returns {Generator<number, never>}
 */
export function* stream(message, key) {
  if (message.length > CHUNK) throw new RangeError("more than one chunk");
  let value = key ? words(key, 0).slice(0, 8) : Uint32Array.from(IV);
  const mode = key ? KEYED : 0;
  const last = Math.max(0, Math.ceil(message.length / BLOCK) - 1);
  for (let at = 0; at < last; at++) {
    value = compress(value, words(message, at * BLOCK), 0, BLOCK, mode | (at ? 0 : START)).slice(0, 8);
  }
  const flags = mode | (last ? 0 : START) | END | ROOT;
  for (let counter = 0; ; counter++) {
    yield* compress(value, words(message, last * BLOCK), counter, message.length - last * BLOCK, flags);
  }
}

/**
 * The hash, 32 bytes.
 * @param {Uint8Array} message
 * @param {Uint8Array} [key]
 */
export function blake3(message, key) {
  const view = new DataView(new ArrayBuffer(32));
  const output = stream(message, key);
  for (let at = 0; at < 8; at++) view.setUint32(4 * at, output.next().value, true);
  return new Uint8Array(view.buffer);
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
export const bytes = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
