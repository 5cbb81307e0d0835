// A newcomer's path: the page, one click, a complete game against a computer, the final scores.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

scene("a newcomer plays a complete base game by clicking", async ({ guest, url, say }) => {
  const { page } = await guest();
  await page.goto(url);
  await page.getByRole("button", { name: "Play now" }).click();
  const player = new Player(page, chance("newcomer"));
  const begin = Date.now();
  const sight = await player.play();
  say(`${player.parts} parts in ${Date.now() - begin} ms`);
  assert.equal(sight.phase, "over");
  assert.ok(player.parts >= 35, "every second tile was ours");
  const totals = await checkEnd(page);
  say(`the final table: ${totals.join(" : ")}`);
  await page.locator("dialog.end [data-key=close]").click();
  await page.locator("dialog.end").waitFor({ state: "hidden" });
  await page.locator(".prompt [data-key=end]").click();
  await page.locator("dialog.end[open]").waitFor();
});
