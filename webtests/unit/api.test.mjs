// Requests whose answer is lost on its way.

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import "./address.mjs";
import { Refused, api } from "../../web/net/api.js";

afterEach(() => mock.restoreAll());

const json = (/** @type {number} */ status, /** @type {unknown} */ data) => new Response(JSON.stringify(data), { status, headers: { "Content-Type": "application/json" } });
const error = (/** @type {number} */ status, /** @type {string} */ code) => json(status, { error: { code, message: "" } });

/** An answer that breaks off in its body. */
const cut = () => new Response(new ReadableStream({ pull: (to) => to.error(new TypeError("terminated")) }), { headers: { "Content-Type": "application/json" } });

/**
 * A server that gives these answers one after another; waits take no time. Returns the keys it was sent.
 * @param {(() => Response)[]} answers
 */
function server(...answers) {
  /** @type {(string | undefined)[]} */
  const keys = [];
  mock.method(globalThis, "setTimeout", (/** @type {() => void} */ then) => queueMicrotask(then));
  mock.method(globalThis, "fetch", async (/** @type {unknown} */ _, /** @type {any} */ init) => {
    keys.push(init.headers["Idempotency-Key"]);
    return (answers.shift() ?? (() => error(500, "test/no-more")))();
  });
  return keys;
}

test("a request for a secret is sent again with the same key until its answer arrives", async () => {
  const lost = [
    () => { throw new TypeError("no network"); }, () => new Response("bad gateway", { status: 502 }), cut, () => error(503, "store/unknown"),
  ];
  const keys = server(...lost, () => json(201, { id: "x" }));
  assert.deepEqual(await api("tables", { body: {} }), { id: "x" });
  assert.equal(keys.length, 5);
  assert.ok(keys[0] && keys.every((key) => key === keys[0]));
  for (const answer of [() => new Response("", { status: 504 }), () => new Response("", { status: 408 }), () => error(500, "store/unknown")]) {
    const keys = server(answer, () => json(200, {}));
    await api("tables/x/join", { body: {} });
    assert.equal(keys.length, 2);
    mock.restoreAll();
  }
});

test("what was refused is not sent again, nor what may not be repeated", async () => {
  const refused = server(() => error(409, "table/full"));
  await assert.rejects(api("tables/x/join", { body: {} }), (error) => error instanceof Refused && error.code === "table/full");
  assert.equal(refused.length, 1);
  mock.restoreAll();
  const once = server(() => new Response("", { status: 502 }));
  await assert.rejects(api("tables/x/requests", { body: { type: "commit" } }), /./);
  assert.deepEqual(once, [undefined]);
});

test("an answer that is cut off is a lost connection", async () => {
  server(cut);
  await assert.rejects(api("tables"), (error) => error instanceof Refused && error.code === "connection/lost");
});
