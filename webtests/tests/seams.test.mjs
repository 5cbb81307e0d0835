// No hairline of the dark ground shows between tiles that lie side by side, however fine the screen's dots are.

import assert from "node:assert/strict";
import { gameWith } from "../support/games.mjs";
import { stands } from "../support/page.mjs";
import { readPng } from "../support/png.mjs";
import { importRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
/** Dots from a border to the land it is compared with. */
const BESIDE = 4;
/** A dot is part of a seam if it is this much nearer to the ground's colour than the land on both sides, */
const NEARER = 0.12;
/** and a border has a seam if so many of its dots are: walls, roads and shadows that cross it are a few. */
const MOST = 0.25;

/**
 * Where tiles lie side by side, in dots of the screen, and the ground's colour. It runs inside the page.
 * @param {number} dots for a pixel
 */
function bordersOf(dots) {
  const matrix = /** @type {DOMMatrix} */ (/** @type {SVGSVGElement} */ (document.querySelector(".board")).getScreenCTM());
  /** @type {(x: number, y: number) => [number, number]} */
  const point = (x, y) => {
    const at = new DOMPoint(100 * x, 100 * y).matrixTransform(matrix);
    return [Math.round(dots * at.x), Math.round(dots * at.y)];
  };
  const tiles = [...document.querySelectorAll(".layer-land [data-at]")].map((tile) => /** @type {string} */ (tile.getAttribute("data-at")));
  const there = new Set(tiles);
  const borders = tiles.flatMap((tile) => {
    const [x, y] = tile.split(",").map(Number);
    return [
      ...(there.has(`${x + 1},${y}`) ? [{ from: point(x + 1, y), to: point(x + 1, y + 1) }] : []),
      ...(there.has(`${x},${y + 1}`) ? [{ from: point(x, y + 1), to: point(x + 1, y + 1) }] : []),
    ];
  });
  const fill = getComputedStyle(/** @type {Element} */ (document.querySelector(".layer-ground rect"))).fill;
  return { borders, ground: (fill.match(/\d+/g) ?? []).slice(0, 3).map(Number) };
}

/**
 * The largest share of a border that a seam covers, among borders wholly on the screen.
 * @param {import("playwright-core").Page} page
 * @param {number} dots for a pixel
 */
async function worst(page, dots) {
  const { borders, ground } = await page.evaluate(bordersOf, dots);
  const { width, height, data } = readPng(await page.screenshot());
  /** How far a dot's colour is from the ground's. @param {number} x @param {number} y */
  const far = (x, y) => Math.hypot(...ground.map((part, at) => data[3 * (y * width + x) + at] - part));
  let [most, looked] = [0, 0];
  for (const { from, to } of borders) {
    const [left, top] = [Math.min(from[0], to[0]) - BESIDE, Math.min(from[1], to[1]) - BESIDE];
    if (left < 1 || top < 1 || Math.max(from[0], to[0]) + BESIDE >= width || Math.max(from[1], to[1]) + BESIDE >= height) continue;
    const upright = from[0] === to[0];
    const long = upright ? to[1] - from[1] : to[0] - from[0];
    looked += 1;
    // The hairline is the last dot of one tile or the first of the next.
    for (const off of [-1, 0]) {
      let dark = 0;
      for (let along = 0; along < long; along += 1) {
        /** @param {number} by */
        const dot = (by) => (upright ? far(from[0] + by, from[1] + along) : far(from[0] + along, from[1] + by));
        if (dot(off) < (1 - NEARER) * Math.min(dot(off - BESIDE), dot(off + BESIDE))) dark += 1;
      }
      most = Math.max(most, dark / long);
    }
  }
  assert.ok(looked > 10, `${looked} borders are in sight`);
  return most;
}

for (const dots of [1, 1.25, 1.5]) {
  scene(`in the dark no seam shows between tiles, with ${dots} dots for a pixel`, async ({ guest, url, say }) => {
    const { page } = await guest({ colorScheme: "dark", deviceScaleFactor: dots });
    const { id, seats } = await importRecord(url, gameWith("base-two", 50), "continue");
    await page.goto(`${url}table/${id}#${seats}`);
    await page.locator(".prompt [data-key=confirm], .prompt [data-key=take]").first().waitFor();
    await page.evaluate(() => {
      const land = ["ground", "shadow", "land", "plain"].map((name) => `.layer-${name}`).join();
      const others = document.querySelectorAll(`.table-page > :not(.window), .board > g:not(${land})`);
      for (const one of others) /** @type {HTMLElement} */ (one).style.display = "none";
    });
    // Small tiles have plain drawings, larger ones painted ones.
    for (const nearer of [0, 2, 3]) {
      for (let step = 0; step < nearer; step += 1) await page.keyboard.press("+");
      await stands(page);
      await page.waitForFunction(() => document.querySelector(":is(.layer-land, .layer-plain) image:not([data-bitmap])") === null);
      await page.waitForTimeout(300);
      const found = await worst(page, dots);
      const size = await page.locator(".layer-shadow rect").first().evaluate((tile) => tile.getBoundingClientRect().width);
      say(`tiles of ${size.toFixed(1)} px: at most ${Math.round(100 * found)} % of a border`);
      assert.ok(found < MOST, `${Math.round(100 * found)} % of a border is as dark as the ground, with tiles of ${size} px`);
    }
    // It would be seen: without the part of a tile that reaches over its edge, and a little less, there are seams.
    await page.evaluate(() => {
      for (const image of document.querySelectorAll(":is(.layer-land, .layer-plain) image")) /** @type {SVGElement} */ (image).style.clipPath = "inset(2.2%)";
    });
    const with2 = await worst(page, dots);
    assert.ok(with2 > 0.5, `seams made on purpose are found: ${with2}`);
  });
}
