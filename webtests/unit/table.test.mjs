// The state of the table page, and every change of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drafted, drawnWith, mayChoose, picked, pushed, remembered, sending, unpicked } from "../../web/table/changes.js";
import { acting, chosen, handOver, initial, legalActions, level, setDown, shown, whole } from "../../web/table/state.js";
import { line, moved, pass, person, place, position, ransom, result, table, thief, told, welcome } from "./tables.mjs";

/** A turn in progress: the tile is placed, and the server has said what can follow. */
function down() {
  const begun = mayChoose(welcome([0], 0), told([place, pass]));
  return drafted(picked(begun, 0, place), [place], result([thief, pass], false, position(0, { step: "figure" })));
}

test("before the server has spoken nothing is known, and nobody sits here", () => {
  const { id, info, state, version, you, host, chat, log, connected, turn, handed, note, panel, ...rest } = initial("t");
  assert.deepEqual({ id, info, state, version, you, host, chat, log }, { id: "t", info: null, state: null, version: 0, you: [], host: false, chat: [], log: [] });
  assert.deepEqual({ connected, turn, handed, note, panel }, { connected: false, turn: null, handed: null, note: null, panel: null });
  // Everything else is off: no overlay, no hint, no earlier position, nothing highlighted.
  assert.deepEqual(new Set(Object.values(rest).map((value) => JSON.stringify(value))), new Set(["null", "[]", "false", "0"]));
  assert.equal(Object.keys(rest).length, 26);
});

test("who is to decide", () => {
  assert.equal(acting(initial("t")), null);
  assert.equal(acting(welcome([0], 0)), 0);
  assert.equal(acting(welcome([0], 1)), null);
  assert.equal(acting(welcome([0, 1], 1)), 1);
  assert.equal(acting(welcome([], 0)), null, "a spectator decides nothing");
  const seats = (/** @type {any[]} */ ...seats) => pushed(welcome([0], 0), /** @type {any} */ ({ push: "table", ...table({ seats }) }));
  assert.equal(acting(seats(person(), person())), 0);
  assert.equal(acting(seats(person({ stand_in: true }), person())), null, "a computer stands in");
  assert.equal(acting(seats(person({ kind: "computer" }), person())), null, "a computer plays");
  assert.equal(acting(pushed(welcome([0], 0), /** @type {any} */ ({ push: "table", ...table({ phase: "over" }) }))), null, "the game is over");
  assert.equal(acting(moved(welcome([0], 0), { state: position(null) })), null, "nobody is to decide");
  assert.equal(acting({ ...welcome([0], 0), state: null }), null);
  assert.equal(acting({ ...welcome([0], 0), info: null }), null);
});

test("a shared screen is passed on if the players wish to be asked", () => {
  const state = { ...welcome([0, 1], 0), passing: true };
  assert.equal(state.handed, 0);
  assert.equal(handOver(state), false, "the person who opens the page is assumed to be the player to move");
  const next = moved(state, { state: position(1) });
  assert.equal(handOver(next), true);
  assert.equal(handOver({ ...next, passing: false }), false, "nothing is hidden in this game");
  assert.equal(handOver({ ...next, handed: 1 }), false);
  assert.equal(handOver(moved(welcome([0], 0), { state: position(1) })), false, "the other plays elsewhere");
  assert.equal(handOver({ ...welcome([1], 1), handed: 0 }), false, "one who plays alone at a screen has it");
  assert.equal(welcome([0, 1], 1).handed, 1);
  assert.equal(welcome([1], 0).handed, 1, "before one's first turn");
  assert.equal(welcome([], 0).handed, null);
  const again = pushed({ ...state, handed: 1 }, /** @type {any} */ ({ push: "welcome", table: table(), state: position(0), you: [0, 1], host: false, chat: [] }));
  assert.equal(again.handed, 1, "who sat there before the connection broke sits there still");
});

test("a welcome tells everything anew", () => {
  const before = { ...welcome([0], 0), note: /** @type {const} */ ({ kind: "error", text: "x" }), hint: /** @type {any} */ ({}), chat: [line(1), line(2)] };
  const info = table({ version: 9 });
  const state = pushed(before, /** @type {any} */ ({ push: "welcome", table: info, state: position(1), you: [1], host: true, chat: [line(2), line(3)] }));
  assert.equal(state.version, 9);
  assert.equal(state.info, info);
  assert.equal(state.state?.actor, 1);
  assert.deepEqual(state.you, [1]);
  assert.equal(state.host, true);
  assert.equal(state.note, null);
  assert.equal(state.hint, null);
  assert.deepEqual(state.chat.map(({ number }) => number), [1, 2, 3]);
});

test("choosing: levels, open choices, completeness", () => {
  const begun = mayChoose(welcome([0], 0), told([place]));
  assert.deepEqual(begun.turn, { seat: 0, version: 1, legal: [place], picks: [], sent: false });
  assert.equal(level(begun.turn), 0);
  assert.deepEqual(legalActions(begun.turn), [place]);
  assert.equal(chosen(begun.turn), null);
  assert.equal(whole(begun.turn), false);
  assert.equal(setDown(begun), null);
  const first = picked(begun, 0, place);
  assert.ok(first.turn);
  assert.deepEqual(setDown(first), place.place);
  assert.equal(level(first.turn), 1);
  assert.deepEqual(legalActions(first.turn), [], "not before the server has answered");
  assert.deepEqual(legalActions(first.turn, 0), [place], "another place can still be chosen");
  assert.equal(whole(first.turn), false, "not before the server has answered");
  assert.equal(shown(first), begun.state);
  const after = position(0, { step: "figure" });
  const answered = drafted(first, [place], result([thief, pass], false, after));
  assert.ok(answered.turn);
  assert.equal(level(answered.turn), 1);
  assert.deepEqual(legalActions(answered.turn), [thief, pass]);
  assert.equal(chosen(answered.turn), null);
  assert.equal(whole(answered.turn), false, "a figure is still to be decided on");
  assert.equal(shown(answered), after);
  const asked = picked(answered, 1, thief);
  assert.ok(asked.turn);
  assert.equal(level(asked.turn), 1, "a choice stays open until the server has answered");
  assert.deepEqual(legalActions(asked.turn), [thief, pass]);
  assert.equal(chosen(asked.turn), thief);
  assert.equal(whole(asked.turn), false, "not before the server has answered");
  const all = drafted(picked(answered, 1, pass), [place, pass], result([], true, position(1)));
  assert.ok(all.turn);
  assert.equal(whole(all.turn), true);
  assert.equal(level(all.turn), 1, "the last choice can be changed");
  assert.deepEqual(legalActions(all.turn), [thief, pass]);
  assert.equal(chosen(all.turn), pass);
  assert.deepEqual(setDown(all), place.place);
  assert.equal(shown(all), after, "the board shows the position before the open choice");
  const looked = position(0, { step: "draw" });
  assert.equal(shown({ ...all, looking: { version: 1, state: looked } }), looked, "an earlier moment hides the rest");
  assert.equal(shown({ ...all, turn: null }), all.state);
  const freed = drafted(picked(begun, 0, ransom), [ransom], result([place], false, position(0, { step: "place" })));
  const twice = drafted(picked(freed, 1, place), [ransom, place], result([thief, pass], false, after));
  assert.equal(shown(twice), after, "the last answer before the open choice");
  assert.equal(whole(null), false);
  const sent = sending(all, true);
  assert.equal(whole(sent.turn), false, "what was sent is not sent again");
  assert.equal(whole(sending(sent, false).turn), true, "what was refused can be");
  assert.equal(sending(welcome([0], 0), true).turn, null);
});

test("what is chosen replaces what was chosen there and after it", () => {
  const all = drafted(picked(down(), 1, pass), [place, pass], result([], true, position(1)));
  const again = picked({ ...all, group: "figure", note: /** @type {const} */ ({ kind: "why", text: "x" }), hint: /** @type {any} */ ({}), pointed: [[1, 1]] }, 1, thief);
  assert.deepEqual(again.turn?.picks, [{ action: place, result: all.turn?.picks[0].result }, { action: thief, result: null }]);
  assert.equal(again.group, "figure", "the kind that is shown stays for another of its kind");
  assert.deepEqual([again.note, again.hint, again.pointed], [null, null, []]);
  const other = { ...place, text: "2,0r0" };
  const anew = picked({ ...all, group: "figure" }, 0, other);
  assert.deepEqual(anew.turn?.picks, [{ action: other, result: null }]);
  assert.equal(anew.group, null);
  assert.equal(picked(welcome([0], 1), 0, place).turn, null, "nothing is chosen in somebody else's turn");
});

test("the kind of action that is open stays open, unless the tile's place is asked for next", () => {
  const begun = { ...mayChoose(welcome([0], 0), told([thief, place, ransom])), group: "fairy" };
  assert.equal(picked(begun, 0, thief).group, "fairy", "the tile lay already when the part began");
  assert.equal(picked(begun, 0, place).group, null);
  assert.equal(picked(begun, 0, ransom).group, null);
});

test("choices are taken back down to a level", () => {
  const all = { ...picked(down(), 1, thief), group: "figure", note: /** @type {const} */ ({ kind: "why", text: "x" }), tileFeatures: [/** @type {any} */ ({})] };
  const back = unpicked(all, 1);
  assert.deepEqual(back.turn?.picks.map(({ action }) => action), [place]);
  assert.deepEqual([back.group, back.note], [null, null]);
  assert.equal(back.tileFeatures.length, 1, "the tile lies still");
  const none = unpicked(all, 0);
  assert.deepEqual(none.turn?.picks, []);
  assert.deepEqual(none.turn?.legal, [place, pass]);
  assert.deepEqual(none.tileFeatures, []);
  const idle = welcome([0], 1);
  assert.equal(unpicked(idle, 0), idle);
});

test("a late answer changes nothing", () => {
  const begun = mayChoose(welcome([0], 0), told([place, pass]));
  const first = picked(begun, 0, place);
  const answer = result([], true, null);
  assert.equal(drafted(first, [pass], answer), first, "something else was chosen");
  assert.equal(drafted(first, [place, pass], answer), first, "the last choice was taken back");
  assert.equal(drafted(first, [], answer), first, "more was chosen");
  assert.equal(drafted(first, [place], { ...answer, version: 0 }), first, "the table has gone on");
  const two = picked(down(), 1, thief);
  assert.equal(drafted(two, [place, pass], answer), two, "the second was chosen otherwise");
  const idle = welcome([0], 1);
  assert.equal(drafted(idle, [], answer), idle, "the turn is over");
  assert.equal(mayChoose(begun, told([], 7)), begun);
  assert.equal(mayChoose(idle, told([place])), idle, "it is somebody else's turn");
});

test("a computer that takes over ends the choosing, any other news of the table does not", () => {
  const begun = down();
  const news = (/** @type {any[]} */ seats) => pushed(begun, /** @type {any} */ ({ push: "table", ...table({ seats }) }));
  assert.equal(news([person(), person({ connected: false })]).turn, begun.turn);
  assert.equal(news([person({ stand_in: true }), person()]).turn, null);
});

test("liveries follow the seats, once the drawings are there", () => {
  const atlas = /** @type {any} */ ({ liveries: ["blue", "red", "green"].map((name) => ({ name })) });
  const bare = pushed(initial("t"), /** @type {any} */ ({ push: "table", ...table({ seats: [person({ color: "green" }), person()] }) }));
  assert.deepEqual(bare.liveries, []);
  const drawn = drawnWith(bare, atlas);
  assert.equal(drawn.atlas, atlas);
  assert.deepEqual(drawn.liveries, [2, 0]);
  assert.deepEqual(drawnWith(initial("t"), atlas).liveries, []);
  const seats = (/** @type {(string | null)[]} */ ...colors) => pushed(drawn, /** @type {any} */ ({ push: "table", ...table({ seats: colors.map((color) => person({ color })) }) }));
  assert.deepEqual(seats("red", null).liveries, [1, 0]);
  assert.equal(seats("green", "blue").liveries, drawn.liveries, "the same list as before, so that nothing is drawn again");
});

test("chat is told once, and the oldest lines go", () => {
  const state = Object.freeze(welcome([0], 0));
  const once = pushed(state, /** @type {any} */ ({ push: "chat", ...line(1) }));
  assert.deepEqual(once.chat.map(({ text }) => text), ["line 1"]);
  assert.equal(state.chat.length, 0, "the state before is as it was");
  assert.equal(pushed(once, /** @type {any} */ ({ push: "chat", ...line(1) })).chat.length, 1, "a duplicate line counts once");
  let many = state;
  for (let number = 1; number <= 203; number += 1) many = pushed(many, /** @type {any} */ ({ push: "chat", ...line(number) }));
  assert.equal(many.chat.length, 200);
  assert.equal(many.chat[0].number, 4);
  assert.equal(many.chat.at(-1)?.number, 203);
  assert.equal(pushed(state, /** @type {any} */ ({ push: "heartbeat", version: 1 })), state);
});

test("what belongs to a position goes with it; what does not stays", () => {
  const mine = {
    ...down(), overlay: /** @type {const} */ ("fields"), hint: /** @type {any} */ ({}), group: "figure", thinking: true, turned: 3,
    over: { x: 1, y: 1 }, pointed: [/** @type {[number, number]} */ ([1, 1])], lit: [/** @type {any} */ ({})], tileFeatures: [/** @type {any} */ ({})],
    fits: /** @type {any} */ ({}), hovered: /** @type {any} */ ({}), panel: /** @type {const} */ ("chat"),
  };
  const next = moved(mine, { version: 2, state: position(1) });
  const { turn, hint, group, thinking, turned, over, pointed, lit, tileFeatures, fits, hovered } = next;
  assert.deepEqual(
    { turn, hint, group, thinking, turned, over, pointed, lit, tileFeatures, fits, hovered },
    { turn: null, hint: null, group: null, thinking: false, turned: 0, over: null, pointed: [], lit: [], tileFeatures: [], fits: null, hovered: null });
  assert.equal(next.overlay, "fields");
  assert.equal(next.panel, "chat");
  assert.equal(next.version, 2);
  assert.equal(next.state?.actor, 1);
  const unseen = moved(mine, { state: undefined });
  assert.equal(unseen.state, mine.state, "a move without its position leaves the one before");
});

test("news go with the next move, errors and reasons stay until they are read", () => {
  for (const [kind, stays] of /** @type {const} */ ([["news", false], ["error", true], ["why", true]])) {
    const note = { kind, text: "x" };
    assert.equal(moved({ ...welcome([0], 0), note }, {}).note, stays ? note : null, kind);
  }
  assert.equal(moved(welcome([0], 0), {}).note, null);
});

test("the log grows once, in its order", () => {
  const [placed, scored] = /** @type {any[]} */ ([{ event: "placed" }, { event: "scored" }]);
  const first = moved(welcome([0], 0), { version: 2, events: [placed, scored] });
  assert.deepEqual(first.log, [{ version: 2, event: placed }, { version: 2, event: scored }]);
  assert.equal(moved(first, { version: 2, events: [placed] }).log, first.log, "the same move told again");
  const second = moved(first, { version: 3, events: [placed] });
  assert.deepEqual(second.log.map(({ version }) => version), [2, 2, 3]);
  const earlier = remembered(second, [{ version: 1, event: placed }, { version: 2, event: placed }, { version: 2, event: scored }]);
  assert.deepEqual(earlier.log.map(({ version }) => version), [1, 2, 2, 3]);
  assert.deepEqual(remembered(second, []).log, second.log);
});
