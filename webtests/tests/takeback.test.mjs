// A takeback leaves no false record: neither in the log nor on the board, nor after a reload, nor in the replay.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { openPanel } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";
import { tableOf } from "../support/tables.mjs";

const scene = scenes();

/** @param {import("playwright-core").Page} page */
const undone = (page) => page.locator(".log .entry.undone");
/** @param {import("playwright-core").Page} page */
const placed = (page) => page.locator(".log .entry.placed:not(.undone)");
/** @param {import("playwright-core").Page} page */
const framed = (page) => page.locator(".layer-last > *").count();

scene("what was taken back is struck out, on the page, after a reload and in the replay", async ({ guest, url }) => {
  const { page } = await guest();
  const table = await tableOf(url, { seats: ["Anna", "Bert"].map((name) => ({ kind: "local", name })), first: { seat: 0 } });
  await page.goto(table.link(0, 1));
  const player = new Player(page, chance("takeback"), { passes: 1 });
  await player.play(1);
  await openPanel(page, "log");
  await placed(page).first().waitFor({ state: "attached" });
  assert.deepEqual([await placed(page).count(), await framed(page)], [1, 1]);

  await table.ask(0, { type: "takeback" });
  await table.ask(1, { type: "answer-takeback", accept: true });
  await page.locator(".log .entry.back").waitFor();
  const check = async (/** @type {string} */ when) => {
    await undone(page).first().waitFor({ state: "attached" });
    assert.equal(await placed(page).count(), 0, `${when}: no tile counts as placed`);
    assert.ok((await undone(page).count()) >= 1, `${when}: the line is struck out`);
    assert.match((await undone(page).first().textContent()) ?? "", /taken back/);
    for (const head of await page.locator(".turn-head").all()) {
      assert.equal(await head.evaluate((one) => getComputedStyle(one).textDecorationLine), "line-through", `${when}: so is the turn`);
    }
  };
  await check("at once");
  assert.equal(await framed(page), 0, "no tile is framed as the last one");

  await page.reload();
  await page.locator("#panel-log").waitFor({ state: "visible" });
  await check("after a reload");
  assert.equal(await framed(page), 0, "no tile is framed after a reload");

  await page.goto(`${url}replay/${table.id}`);
  await page.locator(".log .entry.back").waitFor({ state: "attached" });
  await check("in the replay");
});
