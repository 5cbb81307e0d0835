// What lies over the board keeps apart: tray and tools, what is told about marks, six players on a phone; and what
// comes into sight by itself needs no arrow. Losses look like losses, names keep their direction.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { Player, pointer } from "../support/player.mjs";
import { openPrompt } from "../support/prompts.mjs";
import { importRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { tableOf } from "../support/tables.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOVING = { reducedMotion: /** @type {const} */ ("no-preference") };

/**
 * Whether two parts of the page overlap.
 * @param {import("playwright-core").Page} page
 * @param {string} one
 * @param {string} other
 */
function overlap(page, one, other) {
  return page.evaluate(([one, other]) => {
    const [a, b] = [one, other].map((selector) => /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }, [one, other]);
}

/**
 * A table whose player may choose where a tower piece goes, among other things.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {boolean} [touch]
 */
async function towers(page, url, touch = false) {
  const { id, seats } = await importRecord(url, gameWith("everything-four", 60), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("islands"), { hand: pointer(page, { touch }), passes: 0 });
  let sight = await player.sight();
  sight = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  const group = sight.groups.find(({ name }) => name === "tower");
  assert.ok(group, sight.key);
  return { player, sight: await player.use("group", group, sight) };
}

for (const [width, height] of [[1280, 800], [1366, 768], [1024, 640], [1920, 1080]]) {
  scene(`a tray with many kinds of figures keeps clear of the tools at ${width} × ${height}`, async ({ guest, url }) => {
    const { page } = await guest({ viewport: { width, height } });
    const { sight } = await towers(page, url);
    assert.ok(sight.groups.length > 2, sight.key);
    assert.equal(await overlap(page, ".turn-bar", ".top"), false);
    const land = await page.locator(".layer-land image").first().boundingBox();
    await page.mouse.move((land?.x ?? 0) + 5, (land?.y ?? 0) + 5);
    await page.locator(".feature:not([hidden])").waitFor();
    assert.equal(await overlap(page, ".feature", ".top"), false, "nor does what is told about the land");
    assert.equal(await overlap(page, ".feature", ".turn-bar"), false);
  });
}

scene("many kinds of action take two rows of the tray, in German too, and each has its name", async ({ guest, url }) => {
  const { page } = await guest({ locale: "de" });
  const { sight } = await towers(page, url);
  assert.ok(sight.groups.length > 3, sight.key);
  const tabs = await page.locator(".groups .tab").evaluateAll((all) => all.map((one) => ({
    top: Math.round(one.getBoundingClientRect().top), name: one.getAttribute("aria-label") ?? one.textContent ?? "",
  })));
  assert.ok(new Set(tabs.map(({ top }) => top)).size <= 2, JSON.stringify(tabs));
  assert.ok(tabs.some(({ name }) => name === "Auf einen Turm: Gefolgsmann") && tabs.every(({ name }) => name), JSON.stringify(tabs));
});

scene("the tools cover nothing of a table that waits for players", async ({ guest, url }) => {
  const table = await tableOf(url, { seats: [{ kind: "local", name: "Anna" }, { kind: "open" }] });
  for (const how of [{}, PHONE]) {
    const { page } = await guest(how);
    await page.goto(table.link(0));
    await page.locator(".lobby-invite").waitFor();
    for (const card of [".lobby-seats", ".lobby-invite"]) assert.equal(await overlap(page, ".top", card), false, card);
    assert.equal(await page.locator(".top [data-tool=views]").isVisible(), false, "there is nothing to view yet");
  }
});

scene("pointing at a mark tells in the tray what it does, and nothing about the land below it", async ({ guest, url }) => {
  const { page } = await guest();
  const { sight } = await towers(page, url);
  const mark = sight.marks.find(({ free }) => free);
  assert.ok(mark, sight.key);
  await page.mouse.move(mark.x, mark.y);
  await page.locator(".told [data-key=chosen]").waitFor();
  await page.waitForTimeout(400);
  assert.equal(await page.locator(".feature:not([hidden])").count(), 0);
});

scene("points to be lost look like a loss", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, recordBefore(["--sets", "base,tower"], / ransom:/), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("ransom"), { passes: 0 });
  const sight = await openPrompt(player, "ransom");
  await player.use("option", /** @type {any} */ (sight.options.find(({ name }) => name.startsWith("ransom"))), sight);
  const lost = page.locator(".preview.loss");
  await lost.waitFor();
  assert.equal(await lost.textContent(), "−3");
  assert.equal(await page.locator(".told .loss").first().textContent(), "−3");
});

scene("six players have room on a phone, a tap opens a card, and long names keep their beginning", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  const names = ["Maximilian-Alexander von Hohenstein", "محمد بن عبد الله الطويل جدا", "יונתן", "Wwwwwwwwwwwwwwwwwwwwwwww", "李小龍", "Bo"];
  const table = await tableOf(url, { seats: names.map((name) => ({ kind: "local", name })) });
  await page.goto(table.link(0, 1, 2, 3, 4, 5));
  await page.locator(".cell").first().waitFor();
  const cards = page.locator(".player");
  const within = async () => {
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${await card.textContent()}: ${JSON.stringify(box)}`);
      const score = await card.locator(".score").boundingBox();
      assert.ok(score && score.height < 28 && score.width > 5, "the points are in one line");
    }
  };
  await within();
  const hands = () => cards.evaluateAll((all) => all.map((one) => (one.querySelector(".hand")?.getBoundingClientRect().width ?? 0) > 8));
  const [active] = (await cards.evaluateAll((all) => all.map((one, at) => (one.classList.contains("active") ? at : -1)))).filter((at) => at >= 0);
  assert.deepEqual(await hands(), names.map((_, at) => at === active), "whoever is to move");
  const other = (active + 3) % 6;
  await cards.nth(other).tap();
  assert.deepEqual(await hands(), names.map((_, at) => at === other));
  await within();
  await cards.nth(other).tap();
  assert.deepEqual(await hands(), names.map((_, at) => at === active));
  assert.deepEqual(await cards.locator(".name").evaluateAll((all) => all.slice(0, 3).map((one) => getComputedStyle(one).direction)), ["ltr", "rtl", "rtl"]);
});

scene("zoomed to 200 % the tray is beside the board, not over it", async ({ guest, url }) => {
  const { page } = await guest({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  const { sight } = await towers(page, url);
  assert.ok(sight.groups.length > 2, sight.key);
  for (const [one, other] of [[".turn-bar", ".top"], [".players", ".top"], [".told", ".stepper"], [".turn-bar", ".players-area"]]) {
    assert.equal(await overlap(page, one, other), false, `${one} ${other}`);
  }
  const [tray, top] = [await page.locator(".turn-bar").boundingBox(), await page.locator(".players-area").boundingBox()];
  assert.ok(tray && top && tray.x > 340 && top.height < 100, "the board has most of the width and height");
});

scene("no arrow flashes up while the board comes into sight by itself", async ({ guest, url }) => {
  const { page } = await guest({ ...PHONE, ...MOVING });
  const table = await tableOf(url, { seed: "arrows", seats: ["Anna", "Bert"].map((name) => ({ kind: "local", name })) });
  await page.goto(table.link(0, 1));
  await page.locator(".cell").first().waitFor();
  await page.evaluate(() => {
    const seen = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll(".arrow:not([hidden])")) seen.push(one.getAttribute("data-way") ?? "");
    }).observe(/** @type {Element} */ (document.querySelector(".arrows")), { attributes: true, subtree: true });
  });
  const player = new Player(page, chance("arrows"), { hand: pointer(page, { touch: true }), passes: 1 });
  for (let part = 0; part < 4; part += 1) {
    await page.waitForFunction(() => !document.querySelector(".window.told, .flight"));
    await page.waitForTimeout(500);
    const sight = await player.sight();
    // Northwards, where the board must move.
    const cell = sight.cells.reduce((best, one) => (one.y < best.y ? one : best));
    const placed = await player.use("cell", cell, sight);
    await player.hand.confirm(/** @type {any} */ ((placed.confirm ? placed : await player.choose(placed)).confirm));
    await player.sight({ after: sight.version });
  }
  await page.waitForTimeout(500);
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).seen), []);
});
