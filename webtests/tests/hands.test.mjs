// Hands: the wheel and a right click turn the tile in the tray.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { Player } from "../support/player.mjs";
import { importRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** A notch of the wheel is one turn, however many events it comes as: the next comes after this, in milliseconds. */
const NOTCH = 160;

/**
 * Opens a table that goes on from a record.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} record
 */
async function goOn(page, url, record) {
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("hands"), { passes: 0 });
  return { id, player, sight: await player.sight() };
}

/** How the tile in the tray lies, in quarter turns. @param {import("playwright-core").Page} page */
const turned = (page) => page.locator(".prompt .hand-tile image").first().evaluate((image) => Number(/rotate\((\d+)/.exec(image.getAttribute("transform") ?? "")?.[1] ?? 0) / 90);

/**
 * Waits until the tile in the tray lies like this.
 * @param {import("playwright-core").Page} page
 * @param {number} quarters
 * @param {string} after what was done
 */
async function lies(page, quarters, after) {
  for (let tries = 0; tries < 200 && (await turned(page)) !== quarters; tries += 1) await page.waitForTimeout(50);
  assert.equal(await turned(page), quarters, after);
}

scene("in the tray the wheel turns the tile one way and back, and a right click turns it", async ({ guest, url }) => {
  const { page } = await guest();
  const { sight } = await goOn(page, url, gameWith("base-two", 34));
  const tile = /** @type {import("../support/look.mjs").Control} */ (sight.tile);
  await page.mouse.move(tile.x, tile.y);
  const first = await turned(page);
  await page.mouse.wheel(0, 100);
  await lies(page, (first + 1) % 4, "down turns it clockwise");
  for (const [back, words] of /** @type {const} */ ([[0, "up turns it back"], [3, "and further"]])) {
    await page.waitForTimeout(NOTCH);
    await page.mouse.wheel(0, -100);
    await lies(page, (first + back) % 4, words);
  }
  await page.mouse.click(tile.x, tile.y, { button: "right" });
  await lies(page, first, "a right click");
});
