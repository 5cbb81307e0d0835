// Every text that is said exists, and every text that exists is said.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { keysOf } from "../support/texts.mjs";

const WEB = join(import.meta.dirname, "../../web");
const sources = readdirSync(WEB, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js"))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), "utf8") }));
const keys = keysOf("en");

test("every text that is said exists", () => {
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\("([a-z0-9-]+)"|\bt\([^"`()]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)"/g)]
      .flatMap(([, ...said]) => said)
      .filter((key) => key && !keys.has(key))
      .map((key) => `${path}: ${key}`));
  assert.deepEqual(missing, []);
});

test("every text that exists is said", () => {
  const all = sources.map(({ text }) => text).join("\n");
  const literal = new Set([...all.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, word]) => word));
  // A key that is put together is announced: `keys: log-* goods-*`, or shows in a template.
  const announced = [...all.matchAll(/keys: ([a-z0-9* -]+)/g)].flatMap(([, list]) => list.trim().split(/\s+/));
  const templates = [...all.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, start]) => `${start}*`);
  const starts = [...announced, ...templates].filter((name) => name.endsWith("*")).map((name) => name.slice(0, -1));
  const exact = new Set(announced);
  const texts = readdirSync(join(WEB, "locales/en")).map((file) => readFileSync(join(WEB, "locales/en", file), "utf8")).join("\n");
  const referred = new Set([...texts.matchAll(/\{ ([a-z][a-z0-9-]*) \}/g)].map(([, key]) => key));
  const unused = [...keys].filter((key) => !literal.has(key) && !exact.has(key) && !referred.has(key) && !starts.some((start) => key.startsWith(start)));
  assert.deepEqual(unused, []);
});
