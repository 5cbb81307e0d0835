// Tables, positions and messages of the server for tests without a browser.

import { pushed } from "../../web/table/changes.js";
import { initial } from "../../web/table/state.js";

/** @param {Record<string, any>} [more] */
export const person = (more = {}) => ({ kind: "person", name: "x", color: null, connected: true, stand_in: false, resigned: false, level: null, ...more });

/** @param {Record<string, any>} [more] */
export const table = (more = {}) => /** @type {any} */ ({
  version: 1, phase: "playing", game: "classic", sets: ["base"], seats: [person(), person()], clocks: { left: [], running: null }, ...more,
});

/**
 * @param {number | null} actor
 * @param {Record<string, any>} [more]
 */
export const position = (actor, more = {}) => /** @type {any} */ ({ actor, step: "place", tiles: [], scores: [0, 0], ...more });

/**
 * The page after the server's first message.
 * @param {number[]} you
 * @param {number} actor
 * @param {Record<string, any>} [more] about the table
 */
export const welcome = (you, actor, more = {}) => pushed(initial("t"), /** @type {any} */ ({
  push: "welcome", table: table(more), state: position(actor), you, host: false, chat: [],
}));

/**
 * The page after a move.
 * @param {import("../../web/table/state.js").TableState} state
 * @param {Record<string, any>} about
 */
export function moved(state, about) {
  const next = { version: state.version + 1, events: [], clocks: [], state: position(1), ...about };
  return pushed(state, /** @type {any} */ ({ push: "moved", next: { actor: next.state?.actor ?? null }, ...next }));
}

export const place = /** @type {any} */ ({ text: "1,0r0", place: { x: 1, y: 0, rotation: 0 } });
export const thief = /** @type {any} */ ({ text: "thief:EW", put: { figure: "small", at: [1, 0], on: "road", via: "EW" } });
export const ransom = /** @type {any} */ ({ text: "ransom:Blue", ransom: { from: 1, figure: "small" } });
export const pass = /** @type {any} */ ({ text: "-", pass: true });

/**
 * What may be done.
 * @param {any[]} actions
 * @param {number} [version]
 */
export const told = (actions, version = 1) => /** @type {any} */ ({ version, actions });

/**
 * What choices lead to.
 * @param {any[]} legal
 * @param {boolean} complete
 * @param {any} state
 */
export const result = (legal, complete, state) => /** @type {any} */ ({ version: 1, legal, complete, state, points: [0, 0], events: [] });

/** @param {number} number */
export const line = (number) => /** @type {any} */ ({ number, seat: 0, name: "x", text: `line ${number}` });
