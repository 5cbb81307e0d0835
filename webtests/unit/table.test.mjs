// The table's state and its changes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drafted, mayChoose, picked, pushed, remembered, sending, unpicked } from "../../web/table/changes.js";
import { acting, chosen, handOver, initial, level, offers, setDown, shown, whole } from "../../web/table/state.js";

/** @param {Partial<Record<string, any>>} [more] */
const person = (more = {}) => ({ kind: "person", name: "x", color: null, connected: true, stand_in: false, resigned: false, level: null, ...more });
/** @param {Record<string, any>} [more] */
const table = (more = {}) => /** @type {any} */ ({
  version: 1, phase: "playing", game: "classic", sets: ["base"], seats: [person(), person()], clocks: { left: [], running: null }, ...more,
});
/** @param {number} actor @param {Record<string, any>} [more] */
const position = (actor, more = {}) => /** @type {any} */ ({ actor, step: "place", tiles: [], scores: [0, 0], ...more });
/** @param {number[]} you @param {number} actor */
const welcome = (you, actor) => pushed(initial("t"), /** @type {any} */ ({
  push: "welcome", table: table(), state: position(actor), you, host: false, chat: [],
}));
const place = /** @type {any} */ ({ text: "1,0r0", place: { x: 1, y: 0, rotation: 0 } });
const thief = /** @type {any} */ ({ text: "thief:EW", put: { figure: "small", at: [1, 0], on: "road", via: "EW" } });
const pass = /** @type {any} */ ({ text: "-", pass: true });
/** @param {any[]} legal @param {boolean} complete @param {any} state */
const result = (legal, complete, state) => /** @type {any} */ ({ version: 1, legal, complete, state, points: [0, 0], events: [] });

test("who is to decide", () => {
  assert.equal(acting(initial("t")), null);
  assert.equal(acting(welcome([0], 0)), 0);
  assert.equal(acting(welcome([0], 1)), null);
  assert.equal(acting(welcome([], 0)), null, "who watches decides nothing");
  const away = pushed(welcome([0], 0), /** @type {any} */ ({ push: "table", ...table({ seats: [person({ stand_in: true }), person()] }) }));
  assert.equal(acting(away), null, "a computer stands in");
});

test("a screen that two share is handed over", () => {
  const state = welcome([0, 1], 0);
  assert.equal(handOver(state), false, "whoever opens the page is whoever is to play");
  const moved = pushed(state, /** @type {any} */ ({ push: "moved", version: 2, events: [], next: { actor: 1 }, clocks: [], state: position(1) }));
  assert.equal(handOver(moved), true);
  assert.equal(handOver({ ...moved, handed: 1 }), false);
});

test("choosing: levels, what is open there, what is whole", () => {
  const begun = mayChoose(welcome([0], 0), /** @type {any} */ ({ version: 1, actions: [place] }));
  assert.ok(begun.turn);
  assert.equal(level(begun.turn), 0);
  assert.deepEqual(offers(begun.turn), [place]);
  const down = picked(begun, 0, place);
  assert.ok(down.turn);
  assert.deepEqual(setDown(down), place.place);
  assert.equal(whole(down.turn), false, "not before the server has answered");
  const after = position(0, { step: "figure" });
  const told = drafted(down, [place], result([thief, pass], false, after));
  assert.ok(told.turn);
  assert.deepEqual(offers(told.turn), [thief, pass]);
  assert.equal(shown(told), after);
  const all = drafted(picked(told, 1, pass), [place, pass], result([], true, position(1)));
  assert.ok(all.turn);
  assert.equal(whole(all.turn), true);
  assert.equal(level(all.turn), 1, "the last choice can be made otherwise");
  assert.equal(chosen(all.turn), pass);
  assert.equal(shown(all), after, "the board shows what is before the open choice");
  assert.equal(whole(sending(all, true).turn), false, "what is sent is not sent again");
  const again = picked(all, 1, thief);
  assert.deepEqual(again.turn?.picks.map(({ offer }) => offer), [place, thief]);
  assert.deepEqual(unpicked(again, 1).turn?.picks.map(({ offer }) => offer), [place]);
});

test("an answer that comes too late changes nothing", () => {
  const begun = mayChoose(welcome([0], 0), /** @type {any} */ ({ version: 1, actions: [place, pass] }));
  const down = picked(begun, 0, place);
  assert.equal(drafted(down, [pass], result([], true, null)), down, "something else was chosen");
  assert.equal(drafted(down, [place], { ...result([], true, null), version: 0 }), down);
  assert.equal(mayChoose(begun, /** @type {any} */ ({ version: 7, actions: [] })), begun);
});

test("changes make new states and leave the old ones", () => {
  const state = Object.freeze(welcome([0], 0));
  const line = { number: 1, seat: 0, name: "x", text: "hello" };
  const told = pushed(state, /** @type {any} */ ({ push: "chat", ...line }));
  assert.equal(told.chat.length, 1);
  assert.equal(state.chat.length, 0);
  assert.equal(pushed(told, /** @type {any} */ ({ push: "chat", ...line })).chat.length, 1, "a line told twice is one");
  assert.equal(pushed(state, /** @type {any} */ ({ push: "heartbeat", version: 1 })), state);
});

test("what belongs to a position goes with it; the log grows once", () => {
  const state = { ...welcome([0], 0), overlay: /** @type {const} */ ("fields"), hint: {}, group: "figure" };
  const event = /** @type {any} */ ({ event: "placed" });
  const push = /** @type {any} */ ({ push: "moved", version: 2, events: [event], next: { actor: 1 }, clocks: [], state: position(1) });
  const moved = pushed(state, push);
  assert.equal(moved.hint, null);
  assert.equal(moved.group, null);
  assert.equal(moved.overlay, "fields", "an overlay stays");
  assert.equal(moved.log.length, 1);
  assert.equal(pushed(moved, push).log.length, 1);
  const earlier = remembered(moved, [{ version: 1, event }, { version: 2, event }]);
  assert.deepEqual(earlier.log.map(({ version }) => version), [1, 2]);
});
