// Large logs are sent without what nobody needs to read them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { EVENTS, NAMES, slim } from "../../web/home/slim.js";

const LOG = readFileSync(new URL("../../crates/record/tests/data/logs/bga-1.json", import.meta.url), "utf8");

/** The log with as much chat as makes it large. */
function large() {
  const log = JSON.parse(LOG);
  const chat = { type: "chatmessage", args: { text: `${"blah \" } ] ".repeat(40)}`, player_id: "1" } };
  log.data.data.splice(5, 0, ...Array.from({ length: 3000 }, () => ({ time: "1", data: [chat] })));
  log.data.data.forEach((/** @type {any} */ packet) => { packet.channel = "/table/t1"; });
  return log;
}

/** The events that matter, as text. @param {any} log */
function events(log) {
  const packets = log.data?.data ?? log;
  const all = packets.flatMap((/** @type {any} */ packet) => packet.data);
  return all.filter((/** @type {any} */ event) => /^(playTile|playPartisan|winPoints|cantPlay)$/.test(event.type))
    .map((/** @type {any} */ { type, args }) => [type, args.x, args.y, args.ori, args.pos, args.score, args.player_id, args.player_name].join(" "));
}

test("a large log keeps its events and loses its chat", () => {
  const log = large();
  const expected = events(JSON.parse(LOG));
  const page = `<!DOCTYPE html><script>var g_gamelogs = ${JSON.stringify(log.data.data)};\nvar other = {};</script>`;
  for (const text of [JSON.stringify(log), `\ufeff ${JSON.stringify(log, null, 1)}\n`, JSON.stringify(JSON.stringify(log)), page]) {
    assert.ok(text.length > 1_000_000);
    const small = slim(text);
    assert.ok(small.length < 100_000, `${small.length} characters are left`);
    assert.deepEqual(events(JSON.parse(small)), expected);
    assert.ok(!small.includes("blah"));
  }
});

test("everything else stays as it is", () => {
  for (const text of [LOG, "x".repeat(400_000), `{${"\"a\":1,".repeat(100_000)}`, `[Event "x"]\n${"1. U\n".repeat(100_000)}`]) assert.equal(slim(text), text);
});

test("what is kept is what the server reads", () => {
  const reader = readFileSync(new URL("../../crates/record/src/import/json.rs", import.meta.url), "utf8");
  const list = (/** @type {string} */ name) => {
    const [, text] = reader.match(new RegExp(`const ${name}: \\[&str; \\d+\\] =\\s*\\[([^\\]]*)\\]`)) ?? [];
    return [...(text ?? "").matchAll(/"(\w+)"/g)].map(([, word]) => word);
  };
  assert.ok(list("NAMES").length > 10 && list("EVENTS").length > 3, "the lists of the reader are found");
  assert.deepEqual(NAMES, list("NAMES"));
  assert.deepEqual(EVENTS, list("EVENTS"));
});
