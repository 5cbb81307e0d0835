// The look of the tiles: chosen in the settings, shown at once, remembered; drawings by size.

import assert from "node:assert/strict";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * The landscapes on the board, as their addresses, without the bitmaps that follow.
 * @param {import("playwright-core").Page} page
 */
const lands = (page) => page.locator(".layer-land image").evaluateAll((all) => all.length);

/** @param {import("playwright-core").Page} page */
const look = (page) => page.locator("#art [data-scenery=classic]").getAttribute("data-name");

scene("another look is chosen in the settings, shown at once and remembered", async ({ guest, url }) => {
  const { id, seats } = await importRecord(url, randomRecord(["--sets", "base", "--seed", "4", "--placed", "20"]), "continue");
  const { page } = await guest();
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => request.url().includes("/api/art/") && fetched.push(request.url()));
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".layer-land image").first().waitFor({ state: "attached" });
  const count = await lands(page);
  assert.match(String(await look(page)), /look=painted/);
  for (const name of ["contrast", "lines"]) {
    await page.locator(".menu-button").click();
    await page.getByRole("menuitem", { name: "Settings" }).click();
    await page.locator("dialog[open] [data-key=look]").selectOption(name);
    await page.locator(`#art [data-name*="look=${name}"]`).waitFor({ state: "attached" });
    await page.locator("dialog[open] button.main").click();
    assert.equal(await lands(page), count, `all tiles in ${name}`);
  }
  await page.reload();
  await page.locator(`#art [data-name*="look=lines"]`).waitFor({ state: "attached" });
  assert.equal(fetched.filter((address) => address.includes("look=lines")).length, 2, "once, and once after the reload");
});

/**
 * Pixels a tile has on the screen.
 * @param {import("playwright-core").Page} page
 */
const tileSize = (page) => page.locator(".layer-shadow rect").first().evaluate((tile) => tile.getBoundingClientRect().width);

/**
 * Which drawings of the landscapes are visible.
 * @param {import("playwright-core").Page} page
 */
const shown = (page) => page.evaluate(() => ["land", "plain"].filter((name) => {
  const layer = document.querySelector(`.layer-${name}`);
  return layer && getComputedStyle(layer).visibility === "visible" && layer.querySelector("image");
}).join(" "));

/**
 * Turns the wheel until tiles have about so many pixels.
 * @param {import("playwright-core").Page} page
 * @param {number} pixels
 */
async function zoomTo(page, pixels) {
  // Over a tile: over a legal cell the wheel turns the tile in hand.
  const box = await page.locator(".layer-shadow rect").first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  let turned = (await tileSize(page)) > pixels ? 60 : -60;
  for (let step = 0; step < 60; step += 1) {
    const now = await tileSize(page);
    if (Math.abs(now - pixels) < 2) return;
    // Finer steps once it has gone past.
    if ((now > pixels) !== (turned > 0)) turned = -turned / 2;
    await page.mouse.wheel(0, turned);
    // The camera eases: the next step is judged when it stands.
    let before = now;
    for (let tries = 0; tries < 40; tries += 1) {
      await page.waitForTimeout(50);
      const size = await tileSize(page);
      if (size === before && size !== now) break;
      before = size;
    }
  }
  assert.fail(`tiles stay at ${await tileSize(page)} pixels instead of ${pixels}`);
}

scene("small tiles are drawn plainly, with marks that can be read, and in full again when they are large", async ({ guest, url }) => {
  const { id, seats } = await importRecord(url, randomRecord(["--sets", "base", "--seed", "4", "--placed", "20"]), "continue");
  const { page } = await guest();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".layer-land image").first().waitFor({ state: "attached" });
  await zoomTo(page, 120);
  assert.equal(await shown(page), "land");
  await zoomTo(page, 50);
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".layer-land") ?? document.body).visibility === "hidden");
  assert.equal(await shown(page), "plain");
  assert.equal(await page.locator(".layer-plain image").count(), await lands(page), "every tile has a plain drawing");
  const shields = await page.locator(".layer-emblems use.mark").evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().height));
  assert.ok(shields.length > 0, "a tile with a shield lies on the table");
  for (const height of shields) assert.ok(height >= 11, `a mark is ${height} pixels high`);
  // Between the two limits nothing changes, or tiles would flicker while one zooms.
  await zoomTo(page, 75);
  assert.equal(await shown(page), "plain");
  await zoomTo(page, 100);
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".layer-plain") ?? document.body).visibility === "hidden");
  assert.equal(await shown(page), "land");
});
