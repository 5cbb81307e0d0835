// The end of a guided game: whose moments it shows, and the reasons in words; tips that a position calls for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, loadLanguage } from "../support/speech.mjs";
import { mayChoose } from "../../web/table/changes.js";
import { moved, place, position, told, welcome } from "./tables.mjs";

Object.assign(globalThis, { localStorage: { getItem: () => null, setItem() {} } });
const { momentsOf, yourMoments } = await import("../../web/replay/review-moments.js");
const { reasons } = await import("../../web/guide/reasons.js");
const { tipFor } = await import("../../web/guide/tips.js");

/** @param {number} seat @param {number} turn @param {number} loss @param {Record<string, any>} [more] @returns {any} */
const moment = (seat, turn, loss, more) => ({ seat, turn, loss, win: 0, played: [], better: [], facts: [], ...more });
/** @param {any[]} all moments, the largest loss first @returns {any} */
const review = (all) => ({
  players: ["Anna", "Bram"], turns: Array.from({ length: 20 }, (_, number) => ({ number, played: [] })),
  moments: all.slice(0, 3), own: [0, 1].map((seat) => all.filter((one) => one.seat === seat).slice(0, 3)),
});

test("one's own moments come first, however small", () => {
  const theirs = [moment(1, 1, 9), moment(1, 3, 8), moment(1, 5, 7)];
  const mine = [moment(0, 2, 4), moment(0, 6, 3), moment(0, 4, 2)];
  const both = review([...theirs, ...mine]);
  assert.deepEqual(yourMoments(both, [0], 3), mine);
  assert.deepEqual(yourMoments(both, [1], 3), theirs);
  // Fewer than three: the others' that mattered most to the game follow.
  assert.deepEqual(yourMoments(review([...theirs, mine[0]]), [0], 3), [mine[0], theirs[0], theirs[1]]);
  assert.deepEqual(yourMoments(review(theirs), [0], 3), theirs);
  assert.deepEqual(yourMoments(review([]), [0], 3), []);
  // Each is there once, and the first three are those of the review.
  assert.deepEqual(momentsOf(both), [...theirs, ...mine]);
  const mixed = review([mine[0], theirs[2], mine[1], mine[2]]);
  assert.deepEqual(momentsOf(mixed), [mine[0], theirs[2], mine[1], mine[2]]);
  // A review that was kept before own moments were.
  assert.deepEqual(yourMoments({ ...mixed, own: [] }, [0], 3), [mine[0], mine[1], theirs[2]]);
});

/** @param {string} kind @param {Record<string, any>} [more] @returns {any} */
const fact = (kind, more) => ({ kind, seat: 1, what: null, cell: [2, 1], points: 6, count: 4, of: 30, text: "in English", ...more });

test("a moment says why in every language, and speaks to the reader only of the reader", async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    for (const kind of ["takes", "shares", "grows", "claims", "needs"]) {
      for (const what of ["road", "city", "cloister", "field"]) {
        const one = moment(1, 3, 5, { played: [fact("claims", { what: "field", points: 0 })], facts: [fact(kind, { what })] });
        const { played, better } = reasons(review([one]), one, [0], "classic");
        for (const text of [played, better]) {
          assert.ok(text.includes("Bram"), `${language} ${kind}: ${text}`);
          assert.doesNotMatch(text, /undefined|NaN|[{}$]|\s{2}|^(You|Du|Je)\b/, `${language} ${kind}: ${text}`);
        }
        assert.match(better, /\d/);
      }
    }
    for (const [kind, number] of /** @type {[string, number][]} */ ([["returns", 1], ["returns", 2], ["few-left", 0], ["few-left", 1], ["few-left", 2]])) {
      const one = moment(1, 3, 5, { facts: [fact(kind, { count: number })] });
      assert.match(reasons(review([one]), one, [0], "classic").better, /Bram/);
    }
    const helped = moment(1, 3, 5, { played: [fact("helps", { seat: 0, what: "city" })], facts: [fact("claims", { what: "city" })] });
    assert.match(reasons(review([helped]), helped, [0], "classic").played, /Bram.*Anna.*6.*4/);
    // What happens to the reader is said to the reader.
    const blocked = moment(1, 3, 5, { facts: [fact("blocks", { seat: 0, what: "city" })] });
    assert.doesNotMatch(reasons(review([blocked]), blocked, [0], "classic").better, /Anna|Bram/);
    // One's own are addressed to oneself; without any fact it is said what is put where.
    const mine = moment(0, 2, 5, { facts: [fact("claims", { seat: 0, what: "city" })] });
    assert.doesNotMatch(reasons(review([mine]), mine, [0], "classic").better, /Anna|Bram/);
    const bare = moment(1, 2, 5, { better: [{ text: "1,0r0", action: { place: { x: 1, y: 0, rotation: 0 } } }] });
    const { played, better } = reasons(review([bare]), bare, [0], "classic");
    assert.ok(played.length > 10 && better.length > 10, `${played} ${better}`);
  }
});

test("a farmer where something else was better is explained, to its owner", () => {
  const put = (/** @type {string} */ on) => [{ text: "x", action: { put: { figure: "small", on } } }];
  for (const [seat, on, farmer] of /** @type {[number, string, boolean][]} */ ([[0, "city", true], [0, "field", false], [1, "city", false]])) {
    const one = moment(seat, 2, 5, { better: put(on) });
    const all = review([one]);
    all.turns[2].played = put("field");
    assert.equal(reasons(all, one, [0], "classic").farmer, farmer, `${seat} ${on}`);
  }
});

/** The reader's turn. @param {Record<string, any>} state @param {any[]} [events] */
const turn = (state, events = []) => mayChoose(
  moved(welcome([0], 1), { seat: 1, events, state: position(0, { figures: [], supply: [{ small: 7 }, { small: 7 }], bag_left: 40, ...state }) }), told([place], 2));
const BEFORE = ["tile", "follower", "scored"];

test("a tip comes when followers are few", () => {
  const figures = Array.from({ length: 6 }, () => ({ player: 0, role: "thief", on: "road", at: [0, 0] }));
  assert.equal(tipFor(turn({ supply: [{ small: 3 }, { small: 1 }] }), BEFORE), null, "three are enough, and the others' do not matter");
  for (const count of [2, 1, 0]) {
    const tip = tipFor(turn({ supply: [{ small: count }, { small: 7 }], figures }), BEFORE);
    assert.deepEqual([tip?.key, tip?.args], ["few", { count, out: 6 }]);
  }
  assert.equal(tipFor(turn({ supply: [{ small: 1 }, { small: 7 }] }), [...BEFORE, "few"]), null, "once");
});

test("a tip comes about what an opponent has just claimed", () => {
  const spot = { on: "road", at: [3, 0], part: "EW" };
  const event = { event: "put", player: 1, figure: "small", spot };
  const figures = [{ player: 1, role: "thief", on: "road", at: [3, 0] }];
  const tip = tipFor(turn({ figures }, [event]), BEFORE);
  assert.deepEqual([tip?.key, tip?.seat, tip?.about], ["opponent", 1, spot]);
  assert.equal(tipFor(turn({ figures: [] }, [event]), BEFORE), null, "it has come back already");
  assert.equal(tipFor(turn({ figures }, [{ ...event, player: 0 }]), BEFORE), null, "one's own");
  const farmer = { ...event, spot: { ...spot, on: "field" } };
  assert.equal(tipFor(turn({ figures: [{ ...figures[0], on: "field", role: "farmer" }] }, [farmer]), BEFORE), null, "a field is never finished");
});
