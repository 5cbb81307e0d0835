// Hands: the wheel and a right click turn the tile, on the board and in the tray; a double click confirms.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { bareOf } from "../support/page.mjs";
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

/** How the tile in the tray lies, in quarter turns: its picture may have been turned before it was drawn. @param {import("playwright-core").Page} page */
const turned = async (page) => Number(await page.locator(".prompt .hand-tile").first().getAttribute("data-rotation"));

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

/**
 * Waits until the tile in the tray lies otherwise.
 * @param {import("playwright-core").Page} page
 * @param {number} before
 */
async function changed(page, before) {
  for (let tries = 0; tries < 200 && (await turned(page)) === before; tries += 1) await page.waitForTimeout(50);
  return turned(page);
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

scene("over a legal cell the wheel goes through the ways the tile fits, one way and back", async ({ guest, url }) => {
  const { page } = await guest();
  // A tile that fits somewhere in three ways or more, so that both directions differ.
  let cell = null;
  for (let tiles = 10; !cell && tiles < 40; tiles += 1) {
    const { sight } = await goOn(page, url, gameWith("base-two", tiles));
    const labels = await page.locator(".cell").evaluateAll((all) => all.map((one) => [one.getAttribute("data-cell"), one.getAttribute("aria-label")]));
    const many = labels.find(([, label]) => /[34] rotations/.test(label ?? ""))?.[0];
    cell = sight.cells.find(({ name, free }) => name === many && free) ?? null;
  }
  assert.ok(cell, "there is such a tile");
  await page.mouse.move(cell.x, cell.y);
  await page.locator(".layer-ghost .ghost").waitFor({ state: "attached" });
  const first = await turned(page);
  await page.mouse.wheel(0, 100);
  const second = await changed(page, first);
  assert.notEqual(second, first);
  await page.waitForTimeout(NOTCH);
  await page.mouse.wheel(0, -100);
  await lies(page, first, "back");
  await page.waitForTimeout(NOTCH);
  await page.mouse.wheel(0, -100);
  const third = await changed(page, first);
  assert.ok(third !== first && third !== second, `the other way: ${first} ${second} ${third}`);
  await page.mouse.click(cell.x, cell.y, { button: "right" });
  await lies(page, first, "a right click turns it clockwise");
  assert.equal(await page.locator(".pending").count(), 0, "it is still in hand");
});

scene("a double click confirms: on the tile as it lies, and on a figure", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, player, sight } = await goOn(page, url, gameWith("base-two", 34));
  const cell = sight.cells.find(({ free }) => free) ?? sight.cells[0];
  const down = await player.use("cell", cell, sight);
  const lay = await turned(page);
  // Clicks that come later are no double click of the one that set it down.
  await page.waitForTimeout(700);
  const bare = await bareOf(page);
  await page.mouse.dblclick(bare.x, bare.y);
  let next = await player.sight({ after: down.version });
  assert.equal(next.version, down.version + 1);
  const { state } = await (await fetch(`${url}api/tables/${id}`)).json();
  assert.equal(state.tiles.find((/** @type {any} */ { x, y }) => `${x},${y}` === cell.name).rotation, lay, "it lies as it lay");
  if (next.take) next = await player.use("take", next.take, next);
  for (const place of next.cells.filter(({ free }) => free)) {
    const placed = await player.use("cell", place, next);
    const mark = placed.marks.find(({ free }) => free);
    if (!mark) {
      await page.keyboard.press("Escape");
      next = await player.sight({ not: placed.key });
      continue;
    }
    await page.mouse.dblclick(mark.x, mark.y);
    assert.equal((await player.sight({ after: placed.version })).version, placed.version + 1);
    return;
  }
  assert.fail("no figure can be put anywhere");
});

scene("a click is not lost when the choices are drawn anew between press and release", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  for (const cell of sight.cells.filter(({ free }) => free)) {
    const down = await player.use("cell", cell, sight);
    const [one, other] = down.marks.filter(({ free }) => free);
    if (!other) {
      await page.keyboard.press("Escape");
      await player.sight({ not: down.key });
      continue;
    }
    await page.mouse.move(other.x, other.y);
    await page.mouse.down();
    // Choosing by keyboard has the same effect as an answer of the server that comes at this moment.
    await page.keyboard.press(String(1 + down.options.findIndex(({ name }) => name === one.name)));
    await page.locator(`.layer-marks .spot.chosen[data-move="${one.name}"]`).waitFor();
    await page.mouse.up();
    await page.locator(`.layer-marks .spot.chosen[data-move="${other.name}"]`).waitFor({ timeout: 5000 });
    return;
  }
  assert.fail("no tile has two places for a figure");
});

scene("what was chosen by pointing is confirmed by Enter", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 10));
  for (const cell of sight.cells.filter(({ free }) => free)) {
    const down = await player.use("cell", cell, sight);
    const mark = down.marks.find(({ free }) => free);
    if (mark) {
      const chosen = await player.use("option", mark, down);
      // It has the focus, and says that it is chosen.
      assert.ok(chosen.marks.some(({ name, chosen }) => chosen && name === mark.name), chosen.key);
      await page.keyboard.press("Enter");
      assert.equal((await player.sight({ after: down.version })).version, down.version + 1);
      return;
    }
    await page.keyboard.press("Escape");
    await player.sight({ not: down.key });
  }
  assert.fail("no figure can be put anywhere");
});

scene("Escape lets go of a tile that is carried: it goes back, and nothing is placed where the pointer is let up", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  const [first, second] = sight.cells.filter(({ free }) => free);
  const tile = /** @type {import("../support/look.mjs").Control} */ (sight.tile);
  const carried = page.locator(".carried:not([hidden])");
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(first.x, first.y, { steps: 6 });
  await carried.waitFor();
  await page.keyboard.press("Escape");
  await carried.waitFor({ state: "hidden" });
  await page.mouse.up();
  assert.equal(await page.locator(".pending").count(), 0, "it is in the tray again");
  const down = await player.use("cell", first, await player.sight());
  const place = await page.locator(".pending").getAttribute("x");
  const taken = await bareOf(page);
  await page.mouse.move(taken.x, taken.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y, { steps: 6 });
  await carried.waitFor();
  await page.keyboard.press("Escape");
  await carried.waitFor({ state: "hidden" });
  await page.mouse.up();
  await page.locator(".prompt [data-key=confirm]:enabled").waitFor();
  assert.equal(await page.locator(".pending").getAttribute("x"), place, `it lies where it lay: ${down.key}`);
});
