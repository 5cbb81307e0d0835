// Marks on the board: their points are legible, pointing at them and at scores shows what they are about.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * Opens a table that goes on from a record.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} record
 */
async function goOn(page, url, record) {
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("marks"), { passes: 0 });
  return { id, player, sight: await player.sight() };
}

/** Points that something else covers, on the board and in the tray. It runs inside the page. */
const covered = () => [...document.querySelectorAll(".layer-marks .points circle, .loupe-marks .points circle")].flatMap((circle) => {
  const { left, top, width, height } = circle.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  // On the board the tray may lie over a mark; marks and figures may not.
  if (!met?.closest(".layer-marks, .loupe-marks")) return [];
  return circle.closest(".mark-top")?.contains(met) ? [] : [`${circle.parentElement?.textContent} is covered by ${met?.parentElement?.getAttribute("class")}`];
});

scene("no ghost hides the points of another", async ({ guest, url, say }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  let seen = 0;
  let now = sight;
  for (const cell of sight.cells.slice(0, 4)) {
    now = await player.use("cell", now.cells.find(({ name }) => name === cell.name) ?? cell, now);
    await page.locator(".layer-marks .points").first().waitFor({ state: "attached" });
    seen += await page.locator(".layer-marks .points").count();
    // A small board brings them close together.
    for (const zoom of [0, 600]) {
      if (zoom) await page.keyboard.press("-");
      assert.deepEqual(await page.evaluate(covered), []);
    }
    await page.keyboard.press("z");
    await page.keyboard.press("Escape");
    now = await player.sight({ not: now.key });
  }
  say(`${seen} points`);
  assert.ok(seen > 4);
});

scene("the tile in the tray stays where it is, whatever is told about the marks on it", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  const down = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  assert.ok(down.loupe.length > 1);
  const top = () => page.locator(".loupe").evaluate((tile) => tile.getBoundingClientRect().top);
  const before = await top();
  for (const { name } of down.loupe) {
    const mark = page.locator(`[data-loupe="${name}"]`);
    await mark.hover({ force: true });
    await page.locator(`.loupe .spot.over[data-loupe="${name}"]`).waitFor();
    assert.equal(await top(), before, name);
  }
});

scene("the sign that turns the tile in the tray is below no mark", async ({ guest, url, say }) => {
  for (const how of [{}, { viewport: { width: 390, height: 844 } }]) {
    const { page } = await guest(how);
    const { player, sight } = await goOn(page, url, gameWith("base-two", 10));
    const corners = new Set();
    for (const { name } of sight.cells) {
      await page.locator(`.cell[data-cell="${name}"]`).press("Enter");
      const down = await player.sight({ not: sight.key });
      const { met, corner } = await page.locator(".turn-sign").evaluate((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        return { met: document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".spot, .mark-top")?.getAttribute("data-key") ?? null, corner: sign.className };
      });
      assert.equal(met, null, `${name}: ${met} lies over it`);
      corners.add(corner);
      await page.keyboard.press("Escape");
      await player.sight({ not: down.key });
    }
    say([...corners].join(", "));
  }
});

scene("pointing at points that a move would bring lights what they are for, in the tray and at the player", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 43));
  // There the tile completes a city.
  await player.use("cell", /** @type {any} */ (sight.cells.find(({ name }) => name === "-1,-1")), sight);
  const line = page.locator(".told .brings.points-at");
  await line.first().waitFor();
  const lit = page.locator(".layer-lit .lit");
  assert.equal(await lit.count(), 0);
  for (const score of [line.first(), page.locator(".preview.points-at").first()]) {
    await score.hover();
    await lit.nth(1).waitFor({ state: "attached" });
    await page.mouse.move(640, 4);
    await lit.first().waitFor({ state: "detached" });
  }
});

scene("without aids a choice that is pointed at still lights its place", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, recordBefore(["--sets", "base,princess_dragon"], / fairy:/), "continue");
  // The table is the same but for its aids, which the server then refuses.
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replaceAll('"aids":true', '"aids":false')));
  });
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("without aids"), { passes: 0 });
  let sight = await player.sight();
  if (sight.cells.length) sight = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  const option = sight.options.find(({ name }) => name !== "-");
  assert.ok(option, sight.key);
  assert.equal(await page.locator(".options .option small").count(), 0, "nothing is told about it");
  await page.locator(`.option[data-move="${option.name}"]`).focus();
  await page.locator(".layer-lit .lit").first().waitFor({ state: "attached" });
});
