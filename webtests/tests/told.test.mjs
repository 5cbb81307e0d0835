// What is told with movement: points, figures, the dragon; the end is heard once, and the board keeps its place.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { checkEnd, scores } from "../support/end.mjs";
import { gameWith } from "../support/games.mjs";
import { Player } from "../support/player.mjs";
import { offered, openPrompt } from "../support/prompts.mjs";
import { importRecord, recordBefore, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { tableOf } from "../support/tables.mjs";
import { watchFlights, watchSounds, watchViews } from "../support/watch.mjs";

const scene = scenes();
const MOVING = { reducedMotion: /** @type {const} */ ("no-preference") };

/**
 * Opens a table that goes on from a record.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} record
 */
async function goOn(page, url, record) {
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".flights").waitFor({ state: "attached" });
  const player = new Player(page, chance("motion"), { passes: 0 });
  return { id, player, sight: await player.sight() };
}

scene("the end is heard once: after final scoring, without motion, and when somebody gives up", async ({ guest, url }) => {
  for (const how of [MOVING, {}]) {
    const { page } = await guest(how);
    const { player, sight } = await goOn(page, url, recordBeforeEnd(["--players", "2", "--seed", "6"]));
    const sounds = await watchSounds(page);
    const ends = async () => (await sounds()).filter((name) => name === "end").length;
    await player.hand.confirm(/** @type {any} */ ((await player.choose(sight)).confirm));
    if (how === MOVING) {
      await page.locator(".scoring").waitFor();
      assert.equal(await ends(), 0, "not before it is told");
      await page.locator(".scoring [data-key=skip]").click();
    }
    await page.locator("dialog.end[open]").waitFor();
    assert.equal(await ends(), 1);
    // Seen again it ends in silence.
    await page.locator("dialog.end [data-key=scoring]").click();
    await page.locator(".scoring [data-key=skip]").click();
    await page.locator("dialog.end[open]").waitFor();
    assert.equal(await ends(), 1, "once");
  }
  const anna = await guest();
  const table = await tableOf(url, { seats: ["Anna", "Bert"].map((name) => ({ kind: "local", name })) });
  await anna.page.goto(table.link(0));
  await anna.page.locator(".player").first().waitFor();
  await anna.page.keyboard.press("z");
  const sounds = await watchSounds(anna.page);
  await table.ask(1, { type: "resign" });
  await anna.page.locator("dialog.end[open]").waitFor();
  assert.deepEqual((await sounds()).filter((name) => name === "end"), ["end"]);
});

scene("without motion final scoring is gone through by hand, and nothing flies", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, recordBeforeEnd(["--players", "3", "--seed", "5"]));
  const seen = await watchFlights(page);
  await player.hand.confirm(/** @type {any} */ ((await player.choose(sight)).confirm));
  const result = await checkEnd(page);
  await page.locator("dialog.end [data-key=scoring]").click();
  const bar = page.locator(".scoring");
  await bar.waitFor();
  const count = Number(/of (\d+)/.exec((await bar.locator(".scoring-head .soft").textContent()) ?? "")?.[1]);
  for (let step = 2; step <= count; step += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((step) => document.querySelector(".scoring-head .soft")?.textContent?.startsWith(`${step} `), step);
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  }
  assert.deepEqual(await scores(page), result, "the last total is the result");
  assert.deepEqual(await seen(), []);
});

scene("points run to their player and the figure walks home", async ({ guest, url }) => {
  const { page } = await guest(MOVING);
  const { player, sight } = await goOn(page, url, gameWith("base-two", 43));
  // There the tile completes a city.
  const now = await player.use("cell", /** @type {any} */ (sight.cells.find(({ name }) => name === "-1,-1")), sight);
  await page.locator(".told .brings").waitFor();
  const seen = await watchFlights(page);
  await page.keyboard.press("Enter");
  await player.sight({ after: now.version });
  await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.includes("token") && !document.querySelector(".window.told"));
  const all = await seen();
  assert.ok(all.includes("token"), "points");
  assert.ok(all.includes("flying-figure"), "a figure");
});

scene("the dragon is seen on its way", async ({ guest, url }) => {
  const { page } = await guest(MOVING);
  const { id, seats } = await importRecord(url, recordBefore(["--sets", "base,princess_dragon"], / dragon:/), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".flights").waitFor({ state: "attached" });
  const player = new Player(page, chance("dragon"), { passes: 0 });
  const asked = await openPrompt(player, "flight");
  const option = offered(asked, "flight");
  assert.ok(option, asked.key);
  let sight = await player.use("option", option, asked);
  if (!sight.confirm) sight = await player.choose(sight);
  const seen = await watchFlights(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.includes("flying-figure large"));
  assert.ok((await seen()).includes("flying-figure large"));
});

scene("at a small scale the view does not snap back and forth when a tile is placed", async ({ guest, url, say }) => {
  for (const own of [false, true]) {
    const { page } = await guest();
    const { player, sight } = await goOn(page, url, gameWith("everything-four", 119));
    if (own) {
      await page.mouse.move(640, 400);
      for (let step = 0; step < 4; step += 1) await page.keyboard.press("-");
    }
    const now = await player.sight();
    const views = await watchViews(page);
    const down = await player.use("cell", now.cells.find(({ free }) => free) ?? now.cells[0], now);
    await page.keyboard.press("r");
    await page.keyboard.press("Escape");
    const again = await player.sight({ not: down.key });
    let placed = await player.use("cell", again.cells.find(({ free }) => free) ?? again.cells[0], again);
    if (!placed.confirm) placed = await player.choose(placed);
    await page.keyboard.press("Enter");
    await player.sight({ after: sight.version });
    const all = await views();
    say(`${all.length} views`);
    assert.equal(new Set(all).size, all.length, `never back to where it was: ${all.join(" → ")}`);
    if (own) assert.equal(all.length, 1, "one's own view stays");
  }
});
