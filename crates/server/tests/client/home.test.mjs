// The form for a new table, and pasted links. Run with `node --test crates/server/tests/client`.

import "./page.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const draft = await import("../../../../web/home/draft.js");
const { pathOf } = await import("../../../../web/home/join.js");

const me = { name: "Anna", color: "green" };
const unnamed = (/** @type {number} */ seat) => `Player ${seat + 1}`;

test("the default is the user against a computer", () => {
  assert.deepEqual(draft.toCreate(draft.fresh(), me, unnamed, []), {
    game: "classic",
    sets: ["base"],
    options: {},
    seats: [{ kind: "local", name: "Anna", color: "green" }, { kind: "computer", level: "medium" }],
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
