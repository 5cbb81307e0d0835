// What this browser has seen and given for fair draws (docs/fair-draws.md): the table's promise and the seats' hashes
// from before the first draw, and its own numbers. At the end they are compared with what the table says then.

import { blake3, bytes, hex } from "./blake3.js";

const KEY = "aude.fair";
const MOST = 100;

/**
 * @typedef {object} Seen
 * @property {string} [promise] the hash of the seed, as it was first shown
 * @property {boolean} [early] whether that was before the first draw
 * @property {boolean} [seedGiven] whether the host gave the seed, as it was first shown
 * @property {number} [imported] draws made elsewhere, as it was first shown
 * @property {boolean} [random] whether the starting player is drawn, as it was first shown
 * @property {{ version: number, tiles: Record<string, number> }} [bag] the bag at the first position that was shown
 * @property {(string | null)[]} [hashes] of the seats' numbers, before any number was given from here
 * @property {Record<string, string>} numbers of the seats here
 * @property {Record<string, boolean>} [given] the seats whose number the table has accepted
 * @property {Record<string, string>} [next] the numbers for the rematch
 * @property {number} at when it was last used
 */

/** For a browser without storage: then it lasts as long as the page. @type {Record<string, Seen> | null} */
let memory = null;

/** @returns {Record<string, Seen>} */
function all() {
  try {
    return memory ?? JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Adds to what is stored about a table.
 * @param {string} table
 * @param {Partial<Seen>} more
 */
function keep(table, more) {
  const tables = all();
  const before = tables[table] ?? { numbers: {}, at: 0 };
  tables[table] = {
    ...before, ...more, numbers: { ...before.numbers, ...more.numbers }, given: { ...before.given, ...more.given }, at: Date.now(),
  };
  const latest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    memory = tables;
  }
}

/**
 * What was seen of a table.
 * @param {string} table
 * @returns {Seen | null}
 */
export function seen(table) {
  return all()[table] ?? null;
}

/** A new random number and the hash that commits to it. */
export function newNumber() {
  const number = crypto.getRandomValues(new Uint8Array(32));
  return { number: hex(number), hash: hex(blake3(number)) };
}

/**
 * A request for a table in which every seat here commits to a number, and those numbers by seat.
 * @param {import("wire/protocol").Create} request
 * @returns {{ body: import("wire/protocol").Create, numbers: Record<string, string> }}
 */
export function committed(request) {
  /** @type {Record<string, string>} */
  const numbers = {};
  // A seed that the host gives has the same tiles everywhere: nothing is mixed in.
  if (request.seed) return { body: request, numbers };
  const seats = request.seats?.map((seat, index) => {
    if (seat.kind !== "local") return seat;
    const { number, hash } = newNumber();
    numbers[index] = number;
    return { ...seat, number_hash: hash };
  });
  return { body: { ...request, seats }, numbers };
}

/**
 * Stores the numbers of seats here.
 * @param {string} table
 * @param {Record<string, string>} numbers
 */
export function keepNumbers(table, numbers) {
  if (Object.keys(numbers).length) keep(table, { numbers });
}

/**
 * Stores the numbers for the rematch, whose table does not exist yet.
 * @param {string} table
 * @param {Record<string, string>} next
 */
export function keepNext(table, next) {
  keep(table, { next });
}

/**
 * Notes that the table has accepted a number.
 * @param {string} table
 * @param {number} seat
 */
export function keepGiven(table, seat) {
  keep(table, { given: { [seat]: true } });
}

/**
 * The number of a seat here; none if this browser does not have it.
 * @param {string} table
 * @param {number} seat
 */
function ownNumber(table, seat) {
  return seen(table)?.numbers[seat] ?? null;
}

/** @param {import("wire/protocol").TableInfo} info */
const isFull = ({ seats }) => seats.every(({ kind }) => kind !== "open");

/**
 * Notes what the table promises, the first time it is seen and again once all seats have committed.
 * @param {import("wire/protocol").TableInfo} info
 */
export function witness(info) {
  const known = seen(info.id);
  const early = info.phase === "gathering";
  /** @type {Partial<Seen>} */
  const more = {};
  if (!known?.promise) {
    const { seed_given: seedGiven, imported_draws: imported, first } = info;
    Object.assign(more, { promise: info.seed_hash, early, seedGiven, imported, random: first === "random" });
  }
  if (!known?.hashes && early && isFull(info)) more.hashes = info.seats.map(({ number_hash }) => number_hash);
  if (Object.keys(more).length) keep(info.id, more);
}

/**
 * Notes what is in the bag, the first time a position is seen.
 * @param {string} table
 * @param {number} version
 * @param {Record<string, number>} tiles
 */
export function witnessBag(table, version, tiles) {
  if (!seen(table)?.bag) keep(table, { bag: { version, tiles } });
}

/**
 * The numbers to give now: those of the seats here, once every seat has committed to its own.
 * @param {import("wire/protocol").TableInfo} info
 * @param {number[]} you
 * @returns {{ seat: number, number: string }[]}
 */
export function numbersDue(info, you) {
  if (info.phase !== "gathering" || !isFull(info)) return [];
  return you.flatMap((seat) => {
    const { number_hash, number: given } = info.seats[seat];
    const number = ownNumber(info.id, seat);
    const fits = number && !given && number_hash === hex(blake3(bytes(number)));
    return fits ? [{ seat, number }] : [];
  });
}
