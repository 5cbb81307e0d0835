// A lost connection is shown, reconnects by itself, and loses nothing that was confirmed.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { makeTable } from "../support/home.mjs";
import { tilesShown } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes({ own: true });
const SEATS = { seats: /** @type {("me" | "here")[]} */ (["me", "here"]), names: ["Anna", "Bert"], seed: `connection ${SEED}` };
/** Sockets that cannot connect report it in the console. */
const NOBODY = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;

scene("going offline is shown immediately; a move confirmed in the meantime is played after reconnecting", async ({ guest, url }) => {
  const { page, context, forgive } = await guest();
  forgive(NOBODY);
  await makeTable(page, url, SEATS);
  const player = new Player(page, chance("offline"));
  const chosen = await player.choose(await player.play(2));
  const tiles = await tilesShown(page);
  await page.evaluate(() => {
    const lost = /** @type {HTMLElement} */ (document.querySelector(".lost"));
    addEventListener("offline", () => {
      const since = performance.now();
      new MutationObserver(() => Object.assign(globalThis, { took: performance.now() - since })).observe(lost, { attributes: true });
    });
  });
  await context.setOffline(true);
  await page.locator(".lost").waitFor({ state: "visible" });
  // As the page counts it: a test that looks late does not make it late.
  const took = await page.evaluate(() => /** @type {{ took?: number }} */ (/** @type {unknown} */ (globalThis)).took ?? Infinity);
  assert.ok(took < 2000, `it is shown after ${took} ms`);
  assert.ok(chosen.confirm);
  await page.mouse.click(chosen.confirm.x, chosen.confirm.y);
  await context.setOffline(false);
  const next = await player.sight({ after: chosen.version });
  assert.equal(next.version, chosen.version + 1, "the move was played, and once");
  assert.equal(await tilesShown(page), tiles);
  await page.locator(".lost").waitFor({ state: "hidden" });
  await player.play(2);
});

scene("what is clicked while the connection is lost leaves no message behind", async ({ guest, url }) => {
  const { page, context, forgive } = await guest();
  forgive(NOBODY);
  await makeTable(page, url, SEATS);
  const player = new Player(page, chance("clicks"));
  const { cells } = await player.sight();
  await context.setOffline(true);
  await page.locator(".lost").waitFor({ state: "visible" });
  const cell = cells.find(({ free }) => free) ?? cells[0];
  await page.mouse.click(cell.x, cell.y);
  await page.waitForTimeout(500);
  assert.equal(await page.locator(".notice").count(), 0, "it is said on top");
  await context.setOffline(false);
  await page.locator(".lost").waitFor({ state: "hidden" });
  assert.equal(await page.locator(".notice").count(), 0);
  await player.play(1);
});

scene("the server is killed during a confirmation; the move is there after the restart", async ({ guest, url, server }) => {
  const { page, forgive } = await guest();
  forgive(NOBODY);
  await makeTable(page, url, SEATS);
  const player = new Player(page, chance("server"));
  let sight = await player.play(2);
  for (const before of ["confirmed", "killed"]) {
    sight = await player.choose(sight);
    assert.ok(sight.confirm);
    if (before === "killed") await server.kill();
    const confirmed = page.mouse.click(sight.confirm.x, sight.confirm.y);
    if (before === "confirmed") await server.kill();
    await confirmed;
    await page.locator(".lost").waitFor({ state: "visible" });
    await server.restart();
    const next = await player.sight({ after: sight.version });
    assert.equal(next.version, sight.version + 1, "the move was played, and once");
    await page.locator(".lost").waitFor({ state: "hidden" });
    sight = next;
  }
  await player.play(2);
});

scene("what others played while a player was away is in the log afterwards", async ({ guest, url }) => {
  const [anna, bert] = [await guest(), await guest()];
  bert.forgive(NOBODY);
  await makeTable(anna.page, url, { seats: ["me", "open"], names: ["Anna"] });
  await bert.page.goto(await anna.page.locator("[data-key=invite-link]").inputValue());
  await bert.page.locator("[data-key=lobby-name]").fill("Bert");
  await bert.page.locator("[data-key=lobby-sit]").click();
  const player = new Player(anna.page, chance("away"));
  const sight = await player.choose(await player.sight());
  await bert.page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  await bert.context.setOffline(true);
  await bert.page.locator(".lost").waitFor({ state: "visible" });
  assert.ok(sight.confirm);
  await player.hand.confirm(sight.confirm);
  await anna.page.locator(".log .entry.placed").first().waitFor({ state: "attached" });
  await bert.context.setOffline(false);
  await bert.page.locator(".log .entry.placed").first().waitFor({ state: "attached" });
  const log = (/** @type {typeof anna} */ { page }) => page.locator(".log .entry button:first-child").allTextContents();
  const [hers, his] = [await log(anna), await log(bert)];
  assert.ok(hers[0].startsWith("You · "), "each log speaks to its own reader");
  assert.deepEqual(his, hers.map((line) => line.replace(/^You /, "Anna ")));
});
