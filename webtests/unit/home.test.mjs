// The form for a new table, and pasted links.

import "./address.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const draft = await import("../../web/home/draft.js");
const { pathOf } = await import("../../web/home/join.js");

const me = { name: "Anna", color: "green" };
const unnamed = (/** @type {number} */ seat) => `Player ${seat + 1}`;

test("the default is the user against a computer", () => {
  assert.deepEqual(draft.toCreate(draft.fresh(), me, unnamed, []), {
    game: "classic",
    sets: ["base"],
    options: {},
    seats: [{ kind: "local", name: "Anna", color: "green" }, { kind: "computer", color: "blue", level: "medium" }],
    first: "random",
    clock: { kind: "none" },
    aids: true,
    public: false,
  });
});

test("seats are added, removed and moved; the starting player stays the same", () => {
  let form = draft.withSeat(draft.withSeat(draft.fresh(), "here"), "open");
  form = { ...form, first: 2 };
  form = draft.withSeatChanged(form, 2, { name: "Béla" });
  form = draft.withSeatMoved(form, 2, -1);
  const asked = draft.toCreate(form, me, unnamed, []);
  assert.deepEqual(asked.seats?.map(({ kind }) => kind), ["local", "local", "computer", "open"]);
  assert.deepEqual(asked.first, { seat: 1 });
  assert.equal(draft.toCreate(draft.withoutSeat(form, 2), me, unnamed, []).first, "random");
});

test("there are never too many seats or too few", () => {
  let form = draft.fresh();
  for (let more = 0; more < 9; more += 1) form = draft.withSeat(form, "open");
  assert.equal(form.seats.length, 6);
  assert.equal(draft.withGame(form, "mayflower").seats.length, 5);
  for (const { key } of form.seats) form = draft.withoutSeat(form, key);
  assert.equal(form.seats.length, 2);
});

test("no two seats have the same colour", () => {
  let form = draft.withSeat(draft.fresh(), "here");
  form = draft.withSeatChanged(form, 2, { color: "green" });
  const colors = draft.colorsOf(form, "green");
  assert.equal(colors[0], "green");
  assert.equal(new Set(colors).size, 3);
});

test("house rules are sent only if they are available and not the default", () => {
  const form = { ...draft.fresh(), options: { dragon: "after", roof: "open", rows: "closed" } };
  const offered = ["dragon", "roof"].map((name) => ({ name, game: "classic", values: [{ value: "open" }, { value: "after" }] }));
  assert.deepEqual(draft.toCreate(form, me, unnamed, offered).options, { dragon: "after" });
});

test("the rules of competitions are one choice, on and off", () => {
  const offered = [{ name: "ties", game: "classic", values: [{ value: "shared" }, { value: "second" }] }];
  const form = draft.withCompetition(draft.fresh(), true);
  assert.ok(draft.isCompetition(form));
  const { clock, aids, options } = draft.toCreate(form, me, unnamed, offered);
  assert.deepEqual(clock, { kind: "bank", seconds: 900, increment: 0, expiry: "forfeit" });
  assert.equal(aids, false);
  assert.deepEqual(options, { ties: "second" });
  // Any part of it can still be changed; then it is something else.
  assert.ok(!draft.isCompetition({ ...form, aids: true }));
  assert.ok(!draft.isCompetition({ ...form, options: {} }));
  assert.ok(!draft.isCompetition({ ...form, clock: { ...form.clock, minutes: 20 } }));
  assert.deepEqual(draft.withCompetition(form, false), draft.fresh());
});

test("stored data cannot break the form", () => {
  for (const stored of [null, 7, "x", {}, { seats: [{}], game: 3, expansions: "tower", clock: null }]) {
    assert.equal(draft.revived(stored).seats.length, 2);
  }
  assert.equal(draft.revived({ seats: [{ kind: "me" }, { kind: "computer", level: "greedy" }] }).seats[1].level, "medium");
});

test("pasted links", () => {
  const here = "http://table.example/club/";
  const path = (/** @type {string} */ text) => pathOf(text, here, "/club/");
  assert.equal(path(" http://table.example/club/table/abc123 "), "table/abc123");
  assert.equal(path("http://10.0.0.7:7171/table/abc#seat=1.secret"), "table/abc#seat=1.secret");
  assert.equal(path("http://table.example/club/replay/abc?turn=4"), "replay/abc?turn=4");
  assert.equal(path("abc123"), "table/abc123");
  assert.equal(path("javascript:alert(1)"), null);
  assert.equal(path("http://table.example/club/rules"), null);
  assert.equal(path(""), null);
});

test("Play now is a game against the computer, with nothing of the last table that it does not name", () => {
  let form = draft.withSeat(draft.withSeat(draft.fresh(), "open"), "here");
  form = draft.withCompetition({ ...form, expansions: ["tower"], public: true, seed: "x", first: 2 }, true);
  form = draft.withSeatChanged(form, 1, { level: "hard" });
  const asked = draft.toCreate(draft.quick(form), me, unnamed, [{ name: "ties", game: "classic", values: [{ value: "shared" }, { value: "second" }] }]);
  assert.deepEqual(asked.seats?.map((seat) => [seat.kind, "level" in seat ? seat.level : null]), [["local", null], ["computer", "hard"]]);
  assert.deepEqual(asked.sets, ["base", "tower"]);
  assert.deepEqual([asked.clock, asked.aids, asked.public, asked.options, asked.seed, asked.first], [{ kind: "none" }, true, false, {}, undefined, "random"]);
});

test("a computer has a style where its level and the game have it", () => {
  const asked = (/** @type {any} */ change, /** @type {any} */ game = "classic") => {
    const form = draft.withGame(draft.withSeatChanged(draft.fresh(), 1, change), game);
    return draft.toCreate(form, me, unnamed, []).seats?.[1];
  };
  const style = (/** @type {any} */ seat) => [seat.level, "style" in seat ? seat.style : null];
  assert.deepEqual(style(asked({ level: "hard", style: "farmer" })), ["hard", "farmer"]);
  assert.deepEqual(style(asked({ level: "hard", style: "" })), ["hard", null]);
  assert.deepEqual(style(asked({ level: "easy", style: "farmer" })), ["easy", null], "easy knows no fields");
  assert.deepEqual(style(asked({ level: "hard", style: "raider" }, "mayflower")), ["hard", null]);
  const kept = draft.revived({ seats: [{ kind: "me" }, { kind: "computer", level: "hard", style: "raider" }] });
  assert.deepEqual(style(draft.toCreate(draft.quick(kept), me, unnamed, []).seats?.[1]), ["hard", "raider"]);
  assert.equal(draft.revived({ seats: [{ kind: "me" }, { kind: "computer", level: "hard", style: "<b>" }] }).seats[1].style, "");
});

test("between people the aids are off unless the host allows them", () => {
  const aids = (/** @type {any} */ form) => draft.toCreate(form, me, unnamed, []).aids;
  assert.equal(aids(draft.fresh()), true, "against a computer");
  for (const kind of /** @type {const} */ (["open", "here"])) {
    const form = draft.withSeat(draft.fresh(), kind);
    assert.deepEqual([aids(form), aids({ ...form, aids: true })], [false, true]);
  }
});
