// A complete game without a pointer: from the home page to the final scores.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { Player, keys } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
/** More tab stops than the home page has before its first button. */
const STOPS = 30;

scene("a complete game by keyboard alone", async ({ guest, url, say }) => {
  const { page } = await guest();
  await page.goto(url);
  await page.locator("[data-key=quick]").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-key"));
  for (let stop = 0; stop < STOPS && (await focused()) !== "quick"; stop += 1) await page.keyboard.press("Tab");
  assert.equal(await focused(), "quick", "tabbing leads to the button that starts a game");
  await page.keyboard.press("Enter");
  const player = new Player(page, chance("keyboard"), { hand: keys(page) });
  const begin = Date.now();
  await player.play();
  say(`${player.parts} parts in ${Date.now() - begin} ms, used ${JSON.stringify(player.used)}`);
  await checkEnd(page);
  await page.keyboard.press("Escape");
  await page.locator("dialog.end").waitFor({ state: "hidden" });
});
