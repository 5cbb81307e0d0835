// Hints in words: every kind of fact, in every language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES, loadLanguage, t } from "../support/speech.mjs";
import { keysOf } from "../support/texts.mjs";

const { factText } = await import("../../web/words/facts.js");
const { hintLines, leadText } = await import("../../web/words/reasons.js");

const NAMES = ["Anna", "Bert"];
const SOURCE = join(import.meta.dirname, "../../crates/ai/src/facts.rs");
/** The known kinds of facts, from the source of the program that finds them. */
const KINDS = [...readFileSync(SOURCE, "utf8").matchAll(/^ {4}\w+ = "([a-z-]+)", "/gm)].map(([, kind]) => kind);
/** Kinds that are about a feature, and those about a place. */
const OF_FEATURES = ["scores", "blocks", "takes", "shares", "grows", "helps", "claims", "needs"];
const OF_PLACES = [...OF_FEATURES, "captures", "sent-home"];
/** Kinds that may be about another player; your own followers are not captured, nor yourself helped. @type {Record<string, number[]>} */
const SEATS = { scores: [0, 1], captures: [1], "sent-home": [0, 1], blocks: [0, 1], helps: [1] };
/** Kinds that do not occur in Mayflower. */
const CLASSIC = ["captures", "sent-home", "goods", "double-turn"];

/** @param {Record<string, any>} about */
const fact = (about) => /** @type {import("wire/wire").ReviewFact} */ (
  { seat: 0, what: null, cell: null, points: 0, count: 0, of: 0, text: "in English", kind: "", ...about });
/** @param {Record<string, any>} [about] */
const hint = (about) => /** @type {import("wire/protocol").Hint} */ (
  /** @type {any} */ ({ seat: 0, events: [], steps: [], facts: [], ...about }));

/**
 * Every kind with every number that is worded differently, about the reader and about others.
 * @param {string} game
 */
function everyFact(game) {
  const kinds = KINDS.filter((kind) => game === "classic" || !CLASSIC.includes(kind));
  return kinds.flatMap((kind) => (SEATS[kind] ?? [0]).flatMap((seat) => [0, 1, 7].flatMap((many) => (
    OF_FEATURES.includes(kind) ? ["road", "city", "cloister", "field"] : [null]).map((what) => (
    fact({ kind, seat, what, points: many, count: many, of: 40, cell: OF_PLACES.includes(kind) ? [-2, 3] : null }))))));
}

/** The browser's storage, with coordinates switched on or off. @param {boolean} coordinates */
function wishing(coordinates) {
  Object.assign(globalThis, { localStorage: { getItem: () => JSON.stringify({ coordinates }), setItem() {} } });
}

for (const coordinates of [false, true]) test(`every kind of fact is worded in every language, for both games, with${coordinates ? "" : "out"} coordinates`, async () => {
  assert.equal(KINDS.length, 14, "the kinds are found in the source");
  const keys = keysOf("en");
  wishing(coordinates);
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    for (const game of ["classic", "mayflower"]) {
      for (const one of everyFact(game)) {
        const text = factText(one, hint(), game, NAMES);
        const what = `${language} ${game} ${one.kind}: ${text}`;
        assert.ok(text.length > 8 && text !== one.text, what);
        assert.doesNotMatch(text, /undefined|NaN|null|[{}$?]|\s{2}|: *$|\( *\)/, what);
        assert.ok(!(text.match(/[a-z]+(?:-[a-z]+)+/g) ?? []).some((word) => keys.has(word)), what);
        if (one.cell) assert.equal(text.includes("−2, 3"), coordinates, what);
        if (one.seat === 1) assert.ok(text.includes("Bert"), what);
        else assert.ok(!text.includes("Anna"), `${what}: the reader is not called by name`);
        if (one.what) assert.ok(text.includes(t(one.kind === "scores" ? `category-${game}-${one.what}` : `the-${game}-${one.what}`)), what);
      }
    }
  }
});

test("points come with what they are for", async () => {
  await loadLanguage("en");
  wishing(false);
  const items = [{ what: "tile", count: 3, each: 2 }, { what: "shield", count: 1, each: 2 }];
  const events = [{ event: "scored", player: 0, category: "city", points: 8, spot: { at: [2, 1] }, items }];
  const scores = fact({ kind: "scores", what: "city", cell: [2, 1], points: 8 });
  assert.equal(factText(scores, hint({ events }), "classic", NAMES), "You score 8 points: city (3 tiles × 2 + 1 shield × 2)");
  wishing(true);
  assert.equal(factText(scores, hint({ events }), "classic", NAMES), "You score 8 points: city at 2, 1 (3 tiles × 2 + 1 shield × 2)");
  wishing(false);
  const pays = fact({ kind: "scores", what: "ransom", points: -3 });
  assert.equal(factText(pays, hint(), "classic", NAMES), "You pay 3 points: ransom");
  const bonus = fact({ kind: "scores", seat: 1, what: "surveyor", points: 4 });
  assert.equal(factText(bonus, hint(), "mayflower", NAMES), "Bert scores 4 points: surveyor");
});

test("an unknown kind is shown in English", async () => {
  await loadLanguage("hu");
  assert.equal(factText(fact({ kind: "new-thing" }), hint(), "classic", NAMES), "in English");
});

test("a hint shows at most three facts, and the evaluation if there are few", async () => {
  await loadLanguage("en");
  const facts = [fact({ kind: "double-turn" }), fact({ kind: "claims", what: "road", cell: [1, 0], points: 2 }), fact({ kind: "goods", count: 1 }), fact({ kind: "few-left" })];
  const steps = [{ text: "1,0r0", candidates: [{ margin: 3.6 }], reasons: [{ kind: "field-gain", seat: 0, points: 1.5 }] }];
  assert.deepEqual(hintLines(hint({ facts, steps }), "classic", NAMES), [
    { text: "Your builder earns you a second tile", cell: null },
    { text: "You claim the road: 2 points now", cell: [1, 0] },
    { text: "You take 1 goods token", cell: null },
  ]);
  const few = hintLines(hint({ facts: facts.slice(0, 1), steps }), "classic", NAMES);
  assert.deepEqual(few.map(({ text }) => text), ["Your builder earns you a second tile", "fields +1.5"]);
  assert.equal(leadText(hint({ steps })), "expected final lead: 4");
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    const behind = leadText(hint({ steps: [{ ...steps[0], candidates: [{ margin: -3.6 }] }] }));
    assert.ok(behind.endsWith(": −4"), behind);
  }
  await loadLanguage("en");
  const two = [{ ...steps[0], candidates: [{ margin: 3.6 }, { margin: 2.06 }] }];
  assert.equal(leadText(hint({ steps: two })), "expected final lead: 4 · the next-best move is worth 1.5 less");
});
