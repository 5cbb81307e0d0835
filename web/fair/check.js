// The check of a game's draws, made in the page: nothing here asks the server (docs/fair-draws.md).

import { standing } from "../table/entries.js";
import { blake3, bytes, hex, stream } from "./blake3.js";
import { bagAfter, drawsOf, sameBag, unlikeLog } from "./log.js";

/**
 * @typedef {import("wire/protocol").Fairness} Fairness
 *
 * @typedef {object} Played what this page knows of the game
 * @property {string} id of the table
 * @property {string[]} board the tiles on the board that were drawn here or elsewhere
 * @property {number} starter the seat that started
 * @property {import("../table/state.js").LogLine[]} log
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

/** Replaces the table's id in the draws of a seed that the host gave. */
const GIVEN = "given";

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
 * A number below a bound, all equally likely.
 * @param {Uint8Array} key
 * @param {string} purpose
 * @param {string} scope
 * @param {number} number
 * @param {number} bound
 */
function below(key, purpose, scope, number, bound) {
  const fair = Math.floor(2 ** 32 / bound) * bound;
  for (const value of stream(joined(encoder.encode(`${purpose}\0${scope}\0`), word(number)), key)) {
    if (value < fair) return value % bound;
  }
  return 0;
}

/**
 * A random starting seat, counted from 0.
 * @param {Uint8Array} key
 * @param {string} scope
 * @param {number} seats
 */
export const first = (key, scope, seats) => below(key, "aude first v1", scope, 0, seats);

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
  let at = below(key, "aude draw v1", scope, number, all);
  for (const [id, count] of left) {
    if (at < count) return id;
    at -= count;
  }
  return null;
}

/**
 * Whether the draws are derived from what they may be derived from. With a free word in place of the table's id,
 * wanted draws could be searched for once all numbers are known.
 * @param {Fairness} fair
 * @param {string} id
 */
function isOfTable({ scope, numbers, seed_given }, id) {
  return scope === id || (scope === GIVEN && seed_given && numbers.every(({ hash }) => hash === null));
}

/**
 * Whether the table still says about its beginning what this browser was shown then.
 * @param {Fairness} fair
 * @param {import("./kept.js").Seen} seen
 * @param {Played} played
 */
function isAsSeen(fair, { seedGiven, imported, random, bag }, { log }) {
  return !(seedGiven === false && fair.seed_given)
    && (imported === undefined || imported === fair.imported_draws)
    && (random === undefined || random === (fair.first === "random"))
    && (!bag || sameBag(bagAfter(fair, drawsOf(standing(log, bag.version))), new Map(Object.entries(bag.tiles))));
}

/**
 * Checks all draws of a finished game: against the promise, the hashes and the bag this browser saw at the start,
 * against its own numbers, against the log and the tiles on the board.
 * @param {Fairness} fair
 * @param {import("./kept.js").Seen | null} seen
 * @param {Played} played
 * @returns {Checked}
 */
export function check(fair, seen, played) {
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
  if (!isOfTable(fair, played.id)) return bad("end-fair-other-scope");
  if (seen && !isAsSeen(fair, seen, played)) return bad("end-fair-other-start");
  const key = keyOf(seed, scope, numbers);
  const starts = first(key, scope, numbers.length);
  if (fair.first === "random" && starts !== played.starter) {
    return bad("end-fair-other-first", { found: played.starter + 1, expected: starts + 1 });
  }
  const logged = drawsOf(standing(played.log));
  const unlike = unlikeLog(fair, logged);
  if (unlike) return bad("end-fair-other-log", { number: unlike });
  const bag = new Map(Object.entries(fair.bag));
  const put = (/** @type {string} */ id, /** @type {number} */ many) => bag.set(id, (bag.get(id) ?? 0) + many);
  for (const [index, { tile, returned }] of fair.drawn.entries()) {
    for (const id of returned) put(id, 1);
    const number = fair.imported_draws + index;
    const expected = pick(key, scope, number, bag);
    if (expected !== tile) return bad("end-fair-wrong", { number: number + 1, found: tile, expected: expected ?? "–" });
    put(tile, -1);
    result.draws += 1;
  }
  /** Drawn and not put back. */
  const out = new Map();
  const count = (/** @type {string} */ id, /** @type {number} */ many) => out.set(id, (out.get(id) ?? 0) + many);
  for (const { tile, returned } of logged.drawn) {
    for (const id of returned) count(id, -1);
    count(tile, 1);
  }
  for (const id of played.board) {
    if ((out.get(id) ?? 0) < 1) return bad("end-fair-other-board", { tile: id });
    count(id, -1);
  }
  return result;
}
