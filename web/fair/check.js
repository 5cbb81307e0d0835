// The check of a game's draws, made in the page: nothing here asks the server (docs/fair-draws.md).

import { blake3, bytes, hex, stream } from "./blake3.js";

/**
 * @typedef {import("wire/protocol").Fairness} Fairness
 *
 * @typedef {object} Checked
 * @property {string} [wrong] what is wrong, as a key of a text; none if all is well
 * @property {Record<string, string | number>} [args] for the text
 * @property {number} draws checked
 * @property {boolean} promised whether this browser saw the promise before the first draw
 * @property {number[]} own seats whose own number was used
 * @property {number[]} late seats that did not give theirs in time
 * @property {number[]} mine seats whose number was given from this browser
 */

const encoder = new TextEncoder();

/** @param {number} value */
const word = (value) => Uint8Array.from([value, value >>> 8, value >>> 16, value >>> 24]);

/** @param {...Uint8Array} parts */
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/**
 * The number of a seat that gave none.
 * @param {Uint8Array} seed
 * @param {string} scope
 * @param {number} seat
 */
export function serverNumber(seed, scope, seat) {
  return blake3(joined(encoder.encode(`aude seat number v1\0${scope}\0`), word(seat)), seed);
}

/**
 * The key of the draws.
 * @param {Uint8Array} seed
 * @param {string} scope
 * @param {Fairness["numbers"]} numbers
 */
export function keyOf(seed, scope, numbers) {
  if (numbers.every(({ hash }) => hash === null)) return seed;
  const given = numbers.map(({ number }, seat) => (number === null ? serverNumber(seed, scope, seat) : bytes(number)));
  return blake3(joined(encoder.encode(`aude key v1\0${scope}\0`), ...given), seed);
}

/**
 * The tile of a draw from what is in the bag.
 * @param {Uint8Array} key
 * @param {string} scope
 * @param {number} number counted from 0
 * @param {Map<string, number>} bag
 */
export function pick(key, scope, number, bag) {
  const left = [...bag].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const all = left.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return null;
  const fair = Math.floor(2 ** 32 / all) * all;
  for (const value of stream(joined(encoder.encode(`aude draw v1\0${scope}\0`), word(number)), key)) {
    if (value >= fair) continue;
    let at = value % all;
    for (const [id, count] of left) {
      if (at < count) return id;
      at -= count;
    }
  }
}

/**
 * Checks all draws of a finished game: against the promise and the hashes this browser saw before the first draw,
 * against its own numbers, and against the tiles on the board.
 * @param {Fairness} fair
 * @param {import("./kept.js").Seen | null} seen
 * @param {string[]} board the tiles on the board that were drawn here or elsewhere
 * @returns {Checked}
 */
export function check(fair, seen, board) {
  const { numbers, scope, seed: revealed } = fair;
  const seats = numbers.map((_, seat) => seat);
  const own = seats.filter((seat) => numbers[seat].number !== null);
  const late = seats.filter((seat) => numbers[seat].hash !== null && numbers[seat].number === null);
  const mine = own.filter((seat) => seen?.numbers[seat] === numbers[seat].number);
  const result = { draws: 0, promised: Boolean(seen?.early), own, late, mine };
  /** @type {(wrong: string, args?: Record<string, string | number>) => Checked} */
  const bad = (wrong, args) => ({ ...result, wrong, args });

  if (!revealed) return bad("end-fair-unfair");
  const seed = bytes(revealed);
  if (hex(blake3(seed)) !== fair.seed_hash) return bad("end-fair-unfair");
  if (seen?.promise && seen.promise !== fair.seed_hash) return bad("end-fair-other-promise");
  for (const seat of seats) {
    const { hash, number } = numbers[seat];
    if (number !== null && hex(blake3(bytes(number))) !== hash) return bad("end-fair-other-number", { seat: seat + 1 });
    if (seen?.hashes && seen.hashes[seat] !== hash) return bad("end-fair-other-number", { seat: seat + 1 });
    // The table accepted a number from here and must have used it.
    if (seen?.given?.[seat] && seen.numbers[seat] !== number) return bad("end-fair-left-out", { seat: seat + 1 });
  }
  const key = keyOf(seed, scope, numbers);
  const bag = new Map(Object.entries(fair.bag));
  const put = (/** @type {string} */ id, /** @type {number} */ many) => bag.set(id, (bag.get(id) ?? 0) + many);
  const drawn = new Map();
  for (const [index, { tile, returned }] of fair.drawn.entries()) {
    for (const id of returned) put(id, 1);
    const number = fair.imported_draws + index;
    const expected = pick(key, scope, number, bag);
    if (expected !== tile) return bad("end-fair-wrong", { number: number + 1, found: tile, expected: expected ?? "–" });
    put(tile, -1);
    drawn.set(tile, (drawn.get(tile) ?? 0) + 1);
    result.draws += 1;
  }
  if (!fair.imported_draws) {
    for (const id of board) {
      const many = drawn.get(id) ?? 0;
      if (many < 1) return bad("end-fair-other-board", { tile: id });
      drawn.set(id, many - 1);
    }
  }
  return result;
}
