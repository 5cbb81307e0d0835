// The subset of Fluent that the client uses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, speaker } from "../../web/i18n/fluent.js";

/** @param {string} text @param {string} [language] */
const say = (text, language = "en") => speaker(language, parse(text));

test("words, variables and references", () => {
  const t = say('game = Carcassonne\nhello = Hello { $name }, a game of { game }?\nquoted = { "  " }x');
  assert.equal(t("hello", { name: "Anna" }), "Hello Anna, a game of Carcassonne?");
  assert.equal(t("quoted"), "  x");
  assert.equal(t("no-such-key"), "no-such-key");
});

test("selections by number and by word", () => {
  const t = say("tiles = { $count ->\n    [0] no tiles\n    [one] { $count } tile\n   *[other] { $count } tiles\n}\nafter = next");
  assert.equal(t("tiles", { count: 0 }), "no tiles");
  assert.equal(t("tiles", { count: 1 }), "1 tile");
  assert.equal(t("tiles", { count: 7 }), "7 tiles");
  assert.equal(t("after"), "next");
  const word = say("who = { $side ->\n    [N] north\n   *[other] elsewhere\n}");
  assert.equal(word("who", { side: "N" }), "north");
  assert.equal(word("who", { side: "Q" }), "elsewhere");
});

test("texts over several lines and comments", () => {
  const t = say("# a comment\nlong = first\n    second\n\n## another\nnext = x");
  assert.equal(t("long"), "first\nsecond");
  assert.equal(t("next"), "x");
});

test("numbers are formatted for the language", () => {
  assert.equal(say("half = { $n }", "de")("half", { n: 0.5 }), "0,5");
  assert.equal(say("half = { $n }", "en")("half", { n: 0.5 }), "0.5");
});

test("user input is never parsed as a text", () => {
  assert.equal(say("hello = Hello { $name }")("hello", { name: "{ $name } { hello }" }), "Hello { $name } { hello }");
});

test("names written from right to left are kept apart from what stands around them", () => {
  const t = speaker("en", parse("gain = { $player }: { $points }"));
  assert.equal(t("gain", { player: "Anna", points: 6 }), "Anna: 6");
  assert.equal(t("gain", { player: "יונתן", points: 6 }), "\u2068יונתן\u2069: 6");
});
