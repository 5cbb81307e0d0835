// What matters stays in sight, and what is in sight stays where it is: places gone to from the log, choices gone through
// on a phone.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { openPanel, stands } from "../support/page.mjs";
import { Player, pointer } from "../support/player.mjs";
import { importRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {import("playwright-core").Page} page */
const stance = (page) => page.locator(".stage").getAttribute("style");

scene("a line of the log lights its tile; the board moves only if the tile is out of sight", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, gameWith("base-two", 34), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("sight"), { passes: 0 });
  await player.sight();
  await openPanel(page, "log");
  await stands(page);
  const heads = page.locator(".log .turn-head");
  const shown = await stance(page);
  const pointed = page.locator(".layer-lit .pointed");
  for (const turn of [0, 12, 30]) {
    await heads.nth(turn).click();
    await pointed.waitFor({ state: "attached" });
    await stands(page);
    assert.equal(await stance(page), shown, `turn ${turn}`);
    await heads.nth(turn).click();
  }
  assert.equal(await page.locator(".arrow:visible").count(), 0);
  // In a view of one's own that leaves it out, it comes into sight.
  await page.mouse.move(400, 300);
  for (let times = 0; times < 6; times += 1) await page.keyboard.press("+");
  for (let times = 0; times < 14; times += 1) await page.keyboard.press("Shift+ArrowLeft");
  await stands(page);
  const own = await stance(page);
  await heads.nth(0).click();
  await page.waitForFunction((own) => document.querySelector(".stage")?.getAttribute("style") !== own, own);
  await stands(page);
  const out = await page.evaluate(() => {
    const [tile, panel] = [".layer-lit .pointed", ".side"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return tile && panel && tile.left >= 0 && tile.top >= 0 && tile.bottom <= innerHeight && tile.right <= panel.left ? null : JSON.stringify([tile, panel]);
  });
  assert.equal(out, null);
});

scene("an arrow leads to what is out of sight, and the next turn is seen as ever", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  const { id, seats } = await importRecord(url, gameWith("everything-four", 60), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("arrow"), { hand: pointer(page, { touch: true }), passes: 1 });
  let sight = await player.sight();
  await page.locator(".arrow:visible").first().tap();
  await stands(page);
  const gone = await stance(page);
  await page.locator(".prompt .hand-tile").tap();
  await stands(page);
  assert.equal(await stance(page), gone, "what one does there leaves it there");
  sight = await player.part(await player.sight());
  assert.ok(sight.phase === "mine" || sight.phase === "hand-over");
  await stands(page);
  const seen = (await player.sight()).cells.filter(({ free }) => free).length;
  await page.keyboard.press("z");
  await stands(page);
  assert.equal((await player.sight()).cells.filter(({ free }) => free).length, seen, "the view is the best there is");
});

scene("on a phone the choice gone to is never under the tray", async ({ guest, url, say }) => {
  const { page } = await guest(PHONE);
  const { id, seats } = await importRecord(url, gameWith("everything-four", 84), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("fairy"), { hand: pointer(page, { touch: true }), passes: 0 });
  let sight = await player.sight();
  if (sight.cells.length) sight = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  const group = sight.groups.find(({ name }) => name === "fairy");
  assert.ok(group, sight.key);
  if (!group.chosen) sight = await player.use("group", group, sight);
  const next = page.locator(".stepper [data-key=option-next]");
  const count = sight.marks.length;
  for (let step = 0; step < count; step += 1) {
    await next.tap();
    sight = await player.sight({ not: sight.key });
    await stands(page);
    const [mark, tray, cards] = await Promise.all([".layer-marks .spot.chosen .disc", ".turn-bar", ".players"].map((one) => page.locator(one).first().boundingBox()));
    assert.ok(mark && tray && cards);
    const middle = mark.y + mark.height / 2;
    say(`${Math.round(middle)} above ${Math.round(tray.y)}`);
    assert.ok(middle < tray.y && middle > cards.y + cards.height && mark.x > 0 && mark.x + mark.width < 390, `${step + 1}: ${JSON.stringify([mark, tray, cards])}`);
  }
  assert.ok(count > 1, sight.key);
});
