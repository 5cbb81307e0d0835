// What a turn part of a review does, where the rules have no fact about it: every kind of move, in every language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, loadLanguage } from "../support/speech.mjs";

const { why } = await import("../../web/replay/review-words.js");

/** @param {string} text @param {any} action */
const move = (text, action) => ({ text, action });
const spot = { at: [1, 0], on: "city", via: "N" };
const PLACE = move("1,0r0", { place: { x: 1, y: 0, rotation: 0 } });
const PASS = move("-", { pass: true });
/** Moves by their name. @type {Record<string, any>} */
const MOVES = {
  put: move("knight:N", { put: { figure: "small", ...spot } }),
  roof: move("roof@1,0", { put: { figure: "small", at: [1, 0], on: "tower", via: "" } }),
  fairy: move("fairy", { fairy: spot }),
  princess: move("princess", { princess: spot }),
  tower: move("tower", { tower: [2, 0] }),
  capture: move("capture", { capture: spot }),
  exchange: move("exchange:small", { exchange: "small" }),
  dragon: move("dragon:N", { dragon: "N" }),
  score: move("score", { score: spot }),
};
const RANSOM = move("ransom", { ransom: { from: 1, figure: "small" } });

/** The better part against what was played. @param {any[]} better @param {any[]} played */
const better = (better, played) => why([], 0, "classic", ["Anna", "Bert"], better, played);
/** What was played against the better part. @param {any[]} played @param {any[]} better */
const played = (played, better) => why([], 0, "classic", ["Anna", "Bert"], played, better, false);

test("every kind of move is told, in every language", async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await loadLanguage(language);
    const told = Object.entries(MOVES).map(([name, one]) => {
      const text = better([PLACE, one], [PLACE, PASS]);
      assert.ok(text.length > 8, `${language} ${name}: ${text}`);
      assert.doesNotMatch(text, /undefined|review-|role-|side-|feature-|[{}$?]/, `${language} ${name}: ${text}`);
      assert.notEqual(text, better([PLACE, PASS], [PLACE, one]), `${language} ${name}`);
      return text;
    });
    assert.equal(new Set(told).size, told.length, `${language}: ${told.join(" ")}`);
  }
});

test("what differs is told, and nothing that is not so", async () => {
  await loadLanguage("en");
  const elsewhere = move("5,0r0", { place: { x: 5, y: 0, rotation: 0 } });
  assert.equal(better([PLACE, MOVES.fairy], [PLACE, MOVES.put]), "The fairy joins a follower.");
  assert.equal(better([PLACE, MOVES.tower, PASS], [PLACE, MOVES.tower, MOVES.capture]), "Nobody is captured.");
  assert.equal(better([PLACE, PASS], [PLACE, MOVES.put]), "No figure is put on the board.");
  assert.equal(better([RANSOM, PLACE, PASS], [PLACE, PASS]), "A captive is bought back.");
  assert.equal(better([PLACE, MOVES.put], [RANSOM, PLACE, PASS]), "No captive is bought back.");
  assert.equal(better([elsewhere, PASS], [PLACE, PASS]), "The tile goes elsewhere.");
  assert.equal(better([PLACE, move("dragon:E", { dragon: "E" })], [PLACE, MOVES.dragon]), "The dragon’s next step: East");
  assert.equal(played([PLACE, MOVES.tower], [PLACE, MOVES.put]), "A tower piece is placed.");
  assert.equal(played([PLACE, PASS], [elsewhere, PASS]), "Nothing scores, grows or is claimed.");
});
