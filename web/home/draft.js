// The form of a new table as data. Changes are pure: each returns a new draft.

import { COLORS } from "../app/colors.js";
import { LEVELS, USUAL_LEVEL, styleOf } from "../app/levels.js";

/**
 * @typedef {"me" | "here" | "open" | "computer"} Kind
 *
 * @typedef {object} Seat
 * @property {number} key identifies seats while they are moved
 * @property {Kind} kind
 * @property {string} name of a player on this device; the user's own is in the settings
 * @property {string} color the chosen livery, or empty
 * @property {string} level of a computer
 * @property {string} style of a computer, or empty; it counts at the levels that have styles
 *
 * @typedef {object} ClockDraft
 * @property {"none" | "turn" | "bank"} kind
 * @property {number} seconds per decision
 * @property {number} minutes per game
 * @property {number} increment seconds
 * @property {"computer" | "first-fit" | "forfeit"} expiry
 *
 * @typedef {object} Draft
 * @property {"classic" | "mayflower"} game
 * @property {string[]} expansions
 * @property {Seat[]} seats
 * @property {Record<string, string>} options house rules that differ from the default
 * @property {ClockDraft} clock
 * @property {boolean | null} aids whether player aids are on; null leaves it to who plays
 * @property {boolean} public
 * @property {string} seed
 * @property {number | null} first the key of the starting seat; random if null
 */

/** Numbers of players; the server has the final say. */
export const MOST = { classic: 6, mayflower: 5 };
export const FEWEST = 2;

/**
 * @param {Kind} kind
 * @param {number} key
 * @returns {Seat}
 */
function seat(kind, key) {
  return { key, kind, name: "", color: "", level: USUAL_LEVEL, style: "" };
}

/**
 * The user against one computer, nothing else to decide.
 * @returns {Draft}
 */
export function fresh() {
  return {
    game: "classic",
    expansions: [],
    seats: [seat("me", 0), seat("computer", 1)],
    options: {},
    clock: { kind: "none", seconds: 60, minutes: 15, increment: 10, expiry: "computer" },
    aids: null,
    public: false,
    seed: "",
    first: null,
  };
}

/**
 * Whether player aids are on. Between people they are off unless the host allows them.
 * @param {Pick<Draft, "aids" | "seats">} draft
 */
export function aidsOf({ aids, seats }) {
  return aids ?? seats.filter(({ kind }) => kind !== "computer").length < 2;
}

/**
 * A game against the computer: the game, expansions, level and style of the last draft, and nothing else of it. What it
 * keeps, the page names; a clock or house rules from another table are not carried over.
 * @param {Draft} draft
 * @returns {Draft}
 */
export function quick({ game, expansions, seats }) {
  const usual = fresh();
  const { level, style } = seats.find(({ kind }) => kind === "computer") ?? usual.seats[1];
  return { ...usual, game, expansions, seats: [usual.seats[0], { ...usual.seats[1], level, style }] };
}

/**
 * A first game: nothing but the base game, against the easiest computer, and the newcomer begins.
 * @returns {Draft}
 */
export function firstGame() {
  const usual = fresh();
  return { ...usual, seats: [usual.seats[0], { ...usual.seats[1], level: LEVELS[0] }], aids: true, first: usual.seats[0].key };
}

/**
 * The last draft, as far as it is still valid.
 * @param {unknown} stored
 * @returns {Draft}
 */
export function revived(stored) {
  const usual = fresh();
  if (!stored || typeof stored !== "object") return usual;
  const last = /** @type {Partial<Draft>} */ (stored);
  const kinds = ["me", "here", "open", "computer"];
  const seats = Array.isArray(last.seats) ? last.seats.filter((found) => kinds.includes(found?.kind)) : [];
  const game = last.game === "mayflower" ? "mayflower" : "classic";
  return {
    ...usual,
    game,
    expansions: Array.isArray(last.expansions) ? last.expansions.filter((name) => typeof name === "string") : [],
    seats: seats.length >= FEWEST && seats.length <= MOST[game]
      ? seats.map((found, key) => {
        const level = LEVELS.includes(found.level) ? found.level : USUAL_LEVEL;
        return { ...seat(found.kind, key), ...found, key, level, style: styleOf(level, found.style) };
      })
      : usual.seats,
    options: { ...last.options },
    clock: { ...usual.clock, ...last.clock },
    aids: typeof last.aids === "boolean" ? last.aids : null,
    public: last.public === true,
  };
}

/**
 * @param {Draft} draft
 * @param {"classic" | "mayflower"} game
 * @returns {Draft}
 */
export function withGame(draft, game) {
  return { ...draft, game, seats: draft.seats.slice(0, MOST[game]) };
}

/**
 * @param {Draft} draft
 * @param {string} name
 * @param {boolean} on
 * @param {string[]} order of all sets
 * @returns {Draft}
 */
export function withExpansion(draft, name, on, order) {
  const chosen = (/** @type {string} */ known) => (known === name ? on : draft.expansions.includes(known));
  return { ...draft, expansions: order.filter(chosen) };
}

/**
 * @param {Draft} draft
 * @param {Kind} kind
 * @returns {Draft}
 */
export function withSeat(draft, kind) {
  if (draft.seats.length >= MOST[draft.game]) return draft;
  const key = 1 + Math.max(-1, ...draft.seats.map((known) => known.key));
  return { ...draft, seats: [...draft.seats, seat(kind, key)] };
}

/**
 * @param {Draft} draft
 * @param {number} key
 * @returns {Draft}
 */
export function withoutSeat(draft, key) {
  if (draft.seats.length <= FEWEST) return draft;
  return { ...draft, seats: draft.seats.filter((known) => known.key !== key), first: draft.first === key ? null : draft.first };
}

/**
 * @param {Draft} draft
 * @param {number} key
 * @param {Partial<Seat>} change
 * @returns {Draft}
 */
export function withSeatChanged(draft, key, change) {
  return { ...draft, seats: draft.seats.map((known) => (known.key === key ? { ...known, ...change } : known)) };
}

/**
 * Moves a seat up (−1) or down (1).
 * @param {Draft} draft
 * @param {number} key
 * @param {number} by
 * @returns {Draft}
 */
export function withSeatMoved(draft, key, by) {
  const from = draft.seats.findIndex((known) => known.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= draft.seats.length) return draft;
  const seats = [...draft.seats];
  [seats[from], seats[to]] = [seats[to], seats[from]];
  return { ...draft, seats };
}

/** What a game at an event is played by: 15 minutes each, no aids, and a tie goes to whoever started latest (C-18). */
const COMPETITION = { kind: /** @type {const} */ ("bank"), minutes: 15, increment: 0, expiry: /** @type {const} */ ("forfeit") };

/**
 * @param {Draft} draft
 */
export function isCompetition(draft) {
  const { clock, options } = draft;
  const { kind, minutes, increment, expiry } = COMPETITION;
  const same = clock.kind === kind && clock.minutes === minutes && clock.increment === increment && clock.expiry === expiry;
  return same && !aidsOf(draft) && options.ties === "second";
}

/**
 * All of that in one choice, or all of it back to the default.
 * @param {Draft} draft
 * @param {boolean} on
 * @returns {Draft}
 */
export function withCompetition(draft, on) {
  const { ties, ...options } = draft.options;
  return on
    ? { ...draft, clock: { ...draft.clock, ...COMPETITION }, aids: false, options: { ...options, ties: "second" } }
    : { ...draft, clock: fresh().clock, aids: null, options };
}

/**
 * The tile sets of a draft.
 * @param {Draft} draft
 */
export function setsOf({ game, expansions }) {
  return game === "mayflower" ? ["mayflower"] : ["base", ...expansions];
}

/**
 * The livery of each seat: its choice if no earlier seat has it, otherwise the first free one.
 * @param {Draft} draft
 * @param {string} mine the user's own colour
 * @returns {string[]}
 */
export function colorsOf({ seats }, mine) {
  /** @type {Set<string>} */
  const worn = new Set();
  const wished = seats.map(({ kind, color }) => {
    const wish = kind === "me" ? mine : color;
    if (!wish || worn.has(wish)) return "";
    worn.add(wish);
    return wish;
  });
  return wished.map((wish) => {
    if (wish) return wish;
    const free = COLORS.find((name) => !worn.has(name)) ?? COLORS[0];
    worn.add(free);
    return free;
  });
}

/**
 * Level and style as the server expects them.
 * @param {string} level
 * @param {string} style
 * @param {string} game
 */
function opponent(level, style, game) {
  const own = /** @type {import("wire/protocol").Style | ""} */ (styleOf(level, style, game));
  return { level: /** @type {import("wire/protocol").Level} */ (level), ...(own ? { style: own } : {}) };
}

/**
 * The request to the server.
 * @param {Draft} draft
 * @param {{ name: string, color: string }} me
 * @param {(seat: number) => string} unnamed the name of a player without one
 * @param {{ name: string, game: string, values: { value: string }[] }[]} offered the house rules available for
 * these sets
 * @returns {import("wire/protocol").Create}
 */
export function toCreate(draft, me, unnamed, offered) {
  const colors = colorsOf(draft, me.color);
  const { clock } = draft;
  const options = Object.fromEntries(offered
    .filter(({ name, values }) => draft.options[name] && draft.options[name] !== values[0].value)
    .map(({ name }) => [name, draft.options[name]]));
  const first = draft.seats.findIndex(({ key }) => key === draft.first);
  return {
    game: draft.game,
    sets: setsOf(draft),
    options,
    seats: draft.seats.map(({ kind, name, level, style }, index) => {
      const color = colors[index];
      if (kind === "open") return { kind, color };
      if (kind === "computer") return { kind, color, ...opponent(level, style, draft.game) };
      const called = (kind === "me" ? me.name : name).trim() || unnamed(index);
      return { kind: "local", name: called, color };
    }),
    first: first < 0 ? "random" : { seat: first },
    clock: clock.kind === "turn"
      ? { kind: "turn", seconds: clock.seconds, expiry: clock.expiry }
      : clock.kind === "bank"
        ? { kind: "bank", seconds: 60 * clock.minutes, increment: clock.increment, expiry: clock.expiry }
        : { kind: "none" },
    aids: aidsOf(draft),
    public: draft.public,
    ...(draft.seed.trim() ? { seed: draft.seed.trim() } : {}),
  };
}
