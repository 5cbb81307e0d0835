// What moves besides tiles, figures and points: towers grow, captives are carried off and come home, surveyors walk.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { Player } from "../support/player.mjs";
import { offered, openPrompt } from "../support/prompts.mjs";
import { importRecord, randomRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { watchAnimations, watchFlights } from "../support/watch.mjs";

const scene = scenes();
const MOVING = { reducedMotion: /** @type {const} */ ("no-preference") };
const TOWER = ["--sets", "base,tower"];

/**
 * Opens a table right before such a move, chooses one, and watches from there on.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} kind
 * @param {RegExp} move
 * @param {number} [from] the first seed to try
 */
async function before(page, url, kind, move, from = 1) {
  const { id, seats } = await importRecord(url, recordBefore(TOWER, move, from), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".flights").waitFor({ state: "attached" });
  const player = new Player(page, chance(kind), { passes: 0 });
  let sight = await openPrompt(player, kind);
  const option = offered(sight, kind);
  assert.ok(option, sight.key);
  sight = await player.use("option", option, sight);
  if (!sight.confirm) sight = await player.choose(sight);
  await page.waitForFunction(() => !document.getAnimations().length);
  return { player, sight, option, flown: await watchFlights(page), moved: await watchAnimations(page) };
}

/** Notes how many captives the cards show while one is in the air. @param {import("playwright-core").Page} page */
async function watchCaptives(page) {
  await page.evaluate(() => {
    const held = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { held });
    const air = /** @type {Element} */ (document.querySelector(".flights"));
    // When it sets out, and whenever a card changes while it is on its way.
    const look = () => {
      if (air.querySelector(".captive")) held.push(document.querySelectorAll(".player .captive").length);
    };
    const watch = new MutationObserver(look);
    watch.observe(air, { childList: true, subtree: true });
    watch.observe(/** @type {Element} */ (document.querySelector(".players")), { childList: true, subtree: true });
  });
  return () => page.evaluate(() => /** @type {{ held: number[] }} */ (/** @type {unknown} */ (globalThis)).held);
}
const captives = (/** @type {import("playwright-core").Page} */ page) => page.locator(".player .captive").count();

/** @param {import("playwright-core").Page} page */
const told = (page) => page.waitForFunction(() => !document.querySelector(".window.told, .flight"));

scene("a piece of a tower flies from its player, and the tower takes its weight", async ({ guest, url }) => {
  for (const how of [MOVING, {}]) {
    const { page } = await guest(how);
    const { player, sight, option, flown, moved } = await before(page, url, "tower", / tower@/);
    await page.keyboard.press("Enter");
    await player.sight({ after: sight.version });
    const spot = `tower ${/@(-?\d+,-?\d+)/.exec(option.name)?.[1]}`;
    if (how === MOVING) await page.waitForFunction((spot) => /** @type {any} */ (globalThis).moved.has(spot), spot);
    await told(page);
    assert.equal(await page.locator(`[data-spot="${spot}"]`).count(), 1, "it stands there");
    await page.keyboard.press("l");
    await page.locator(".turn-words", { hasText: /tower \d+ high/ }).first().waitFor();
    assert.deepEqual((await flown()).filter((name) => name.includes("floor")), how === MOVING ? ["flying-figure floor"] : []);
    if (how !== MOVING) assert.deepEqual(await moved(), []);
  }
});

scene("a captive is carried to the captor, who has it when it has arrived", async ({ guest, url }) => {
  for (const how of [MOVING, {}]) {
    const { page } = await guest(how);
    const { player, sight, flown, moved } = await before(page, url, "capture", / capture:/, 5);
    const had = await captives(page);
    const held = await watchCaptives(page);
    await page.keyboard.press("Enter");
    await player.sight({ after: sight.version });
    await page.waitForFunction((had) => document.querySelectorAll(".player .captive").length > had, had);
    await told(page);
    const carried = (await flown()).filter((name) => name.includes("captive"));
    assert.deepEqual(carried, how === MOVING ? ["flying-figure captive"] : []);
    const meanwhile = await held();
    if (how === MOVING) assert.ok(meanwhile.length && meanwhile.every((count) => count === had), `${had}, then ${meanwhile.join()}`);
    else assert.deepEqual(await moved(), []);
  }
});

scene("a captive bought back comes home", async ({ guest, url }) => {
  for (const how of [MOVING, {}]) {
    const { page } = await guest(how);
    const { player, sight, flown, moved } = await before(page, url, "ransom", / ransom:/);
    const had = await captives(page);
    await page.keyboard.press("Enter");
    await player.sight({ after: sight.version });
    await page.waitForFunction((had) => document.querySelectorAll(".player .captive").length < had, had);
    await told(page);
    assert.deepEqual((await flown()).filter((name) => name.includes("captive")), how === MOVING ? ["flying-figure captive"] : []);
    if (how !== MOVING) assert.deepEqual(await moved(), []);
  }
});

scene("a surveyor walks along the coast", async ({ guest, url }) => {
  // There a surveyor goes from the coast to the first column.
  const record = randomRecord(["--game", "mayflower", "--players", "2", "--seed", "3"]);
  const { id } = await importRecord(url, record, "replay");
  for (const how of [MOVING, {}]) {
    const { page } = await guest(how);
    await page.goto(`${url}replay/${id}?turn=23`);
    await page.locator('[data-spot="surveyor 0"]').nth(1).waitFor({ state: "attached" });
    await page.waitForFunction(() => !document.getAnimations().length);
    const moved = await watchAnimations(page);
    await page.keyboard.press("ArrowRight");
    if (how === MOVING) await page.waitForFunction(() => /** @type {any} */ (globalThis).moved.has("surveyor 1"));
    await page.locator('[data-spot="surveyor 1"]').waitFor({ state: "attached" });
    await told(page);
    if (how !== MOVING) assert.deepEqual(await moved(), []);
  }
});

scene("columns and surveyors stand north of all tiles, however far north is built", async ({ guest, url }) => {
  const record = randomRecord(["--game", "mayflower", "--players", "2", "--seed", "3"]);
  const { id } = await importRecord(url, record, "replay");
  const { page } = await guest();
  await page.goto(`${url}replay/${id}?turn=95`);
  await page.locator('.layer-coast [data-spot^="surveyor"]').first().waitFor({ state: "attached" });
  const [tiles, marks] = await page.evaluate(() => [".layer-land > *", ".layer-coast :is(.column-number, [data-spot])"].map((what) =>
    [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect())));
  const north = Math.min(...tiles.map(({ top }) => top));
  assert.ok(marks.length > 4 && marks.every(({ bottom }) => bottom <= north + 8), JSON.stringify([north, marks.map(({ bottom }) => bottom)]));
});
