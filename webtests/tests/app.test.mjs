// What is seen of the site outside of its pages: link previews, the installed app, the sign that it is one's turn.

import assert from "node:assert/strict";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { tableOf } from "../support/tables.mjs";

const scene = scenes();

/**
 * The Open Graph tags of a page.
 * @param {string} address
 * @param {string} [language] of whoever asks
 */
async function tags(address, language = "en") {
  const html = await (await fetch(address, { headers: { "Accept-Language": language } })).text();
  return Object.fromEntries([...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]));
}

/**
 * Width and height of a PNG.
 * @param {string} address
 */
async function size(address) {
  const response = await fetch(address);
  assert.equal(response.headers.get("Content-Type"), "image/png", address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

scene("a link to a table is shown with its players and its board", async ({ url }) => {
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  const found = await tags(`${url}replay/${id}`);
  assert.equal(found["og:title"], "Carcassonne: Player 1, Player 2");
  assert.equal(found["og:url"], `${url}replay/${id}`);
  assert.deepEqual(await size(found["og:image"]), [1200, 630]);
  const home = await tags(url);
  assert.equal(home["og:title"], "aude");
  assert.deepEqual(await size(home["og:image"]), [512, 512]);
  assert.equal((await tags(`${url}table/nothing`))["og:title"], "aude", "a table that is not there tells nothing");
});

scene("a link speaks the language of whoever asks, and calls computers as that language does", async ({ url }) => {
  const made = await tableOf(url, { seats: [{ kind: "computer", level: "easy" }, { kind: "open" }] });
  const page = `${url}table/${made.id}`;
  const said = await Promise.all(["en-GB", "de-AT,en;q=0.5", "nl", "hu;q=0.9, fr"].map((language) => tags(page, language)));
  assert.deepEqual(said.map((one) => one["og:locale"]), ["en", "de", "nl", "hu"]);
  assert.equal(new Set(said.map((one) => one["og:description"])).size, 4, JSON.stringify(said));
  assert.equal(said[3]["og:title"], "Carcassonne: Gép 1");
  assert.equal((await tags(url, "hu"))["og:description"].includes("asztal"), true);
  assert.equal((await fetch(page)).headers.get("Vary")?.includes("accept-language"), true);
});

scene("the site can be installed", async ({ guest, url }) => {
  const { page, context } = await guest();
  await page.goto(url);
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data ?? "{}");
  for (const { src, sizes, type } of manifest.icons) {
    if (type === "image/png") assert.equal((await size(url + src)).join("x"), sizes, src);
  }
  assert.ok(manifest.icons.some((/** @type {{ purpose: string }} */ icon) => icon.purpose === "maskable"));
  assert.deepEqual(await size(`${url}apple-touch-icon.png`), [180, 180]);
});

scene("tab and app show whose turn it is", async ({ guest, url }) => {
  const { page } = await guest();
  await page.addInitScript(() => {
    const calls = /** @type {unknown[]} */ ([]);
    Object.assign(globalThis, { calls });
    Object.assign(Navigator.prototype, {
      setAppBadge: async (/** @type {number} */ many) => void calls.push(many),
      clearAppBadge: async () => void calls.push(0),
    });
  });
  await page.goto(url);
  await page.locator("[data-key=quick]:enabled").click();
  await page.locator(".cell").first().waitFor();
  const icon = page.locator("link[rel=icon]");
  await page.waitForFunction(() => document.title.startsWith("● Your turn"));
  assert.equal(await icon.getAttribute("href"), "icon-turn.svg");
  await page.goBack();
  await page.locator("[data-key=quick]:enabled").waitFor();
  assert.equal(await icon.getAttribute("href"), "icon.svg");
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).calls), [1, 0]);
});
