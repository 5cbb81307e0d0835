// The analysis board: any tile, take back, variations as a tree, candidates, export, links, and games that are
// pasted.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkAccess } from "../support/axe.mjs";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** @param {import("playwright-core").Page} page */
const ready = (page) => page.locator(".analysis-page[data-ready=true]").waitFor();

/** Draws a tile and places it at the first cell, without a figure. @param {import("playwright-core").Page} page @param {string} tile @param {number} [cell] */
async function turn(page, tile, cell = 0) {
  await page.locator(`.draw[data-tile=${tile}]`).click();
  await page.locator(".layer-cells .cell").nth(cell).click();
  await page.locator("[data-key=confirm]:enabled").click();
}

scene("from an empty table any tile is placed, taken back and tried elsewhere", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(`${url}analysis`);
  await ready(page);
  const parts = page.locator(".tree .tree-go:not([data-node=start])");
  await turn(page, "U");
  await page.locator(".draw").first().waitFor();
  assert.equal(await parts.count(), 1);
  await turn(page, "V");
  await page.locator(".draw").first().waitFor();
  await page.locator("[data-key=take-back]").click();
  await turn(page, "V", 1);
  await page.locator(".variation .tree-go").waitFor();
  assert.equal(await parts.count(), 3, "the other placement is a variation");
  await page.locator(".analysis-comment").fill("a try");
  // Candidates appear for a tile in hand, and the first can be shown on the board.
  await page.locator(".draw[data-tile=E]").click();
  await page.locator(".candidate").first().waitFor({ timeout: 60_000 });
  assert.match(await page.locator(".candidate").first().textContent() ?? "", /[+−]?\d+\.\d± \d+\.\d/);
  await checkAccess(page, "the analysis board");
  await page.locator(".candidate").first().click();
  await page.locator("[data-key=confirm]:enabled").waitFor();
  // A link has the whole tree, and leads to the position that is looked at, with the tile in hand.
  await page.locator("[data-key=share]").click();
  const link = await page.locator(".analysis-share").inputValue();
  const other = await guest();
  await other.page.goto(link);
  await ready(other.page);
  await other.page.locator(".variation .tree-part.now").waitFor();
  await other.page.locator(".candidate").first().waitFor({ timeout: 60_000 });
  assert.match(await other.page.locator(".tree").textContent() ?? "", /a try/);
  const [saved] = await Promise.all([other.page.waitForEvent("download"), other.page.locator("[data-key=save]").click()]);
  assert.equal(saved.suggestedFilename(), "aude-analysis.txt");
});

scene("what is pointed at says how likely it is completed, and the board is saved as a picture", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(`${url}analysis`);
  await ready(page);
  await page.getByText(/before the draw: [+−]?\d+\.\d \(\d+%\)/).waitFor({ timeout: 60_000 });
  // The city at the top of the start tile.
  const box = await page.locator(".layer-land > *").first().boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 8, { steps: 4 });
  await page.getByText(/^22 of the 71 tiles left would finish it; chance by the end of the game: \d+%$/).waitFor({ timeout: 60_000 });
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-key=picture]").click()]);
  assert.equal(saved.suggestedFilename(), "aude-analysis.svg");
  assert.match(readFileSync(await saved.path(), "utf8"), /^<svg[^]*<\/svg>\s*$/);
});

scene("a moment of a game is analysed, and a pasted game opens as a tree", async ({ guest, url }) => {
  const { page, forgive } = await guest();
  // A text that is no game is refused.
  forgive(/400/);
  const record = randomRecord(["--seed", "7"]);
  const { id } = await importRecord(url, record, "replay");
  await page.goto(`${url}analysis?table=${id}&version=10`);
  await ready(page);
  await page.locator(".tree-part.now [data-node='9']").waitFor();
  assert.equal(await page.locator(".layer-land > *").count(), 11);
  await page.locator("[data-key=open]").click();
  await page.locator("dialog textarea").fill("no game at all");
  await page.locator("dialog [data-key=open-record]").click();
  await page.locator("dialog .error").waitFor();
  await page.locator("dialog textarea").fill(record);
  await page.locator("dialog [data-key=open-record]").click();
  await page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length > 60);
});

scene("a position is set up, refused where the rules are against it, and analysed", async ({ guest, url }) => {
  const { page, forgive } = await guest();
  forgive(/422/);
  await page.goto(`${url}analysis`);
  await ready(page);
  await page.locator("[data-key=setup]").click();
  await page.locator(".setup-side .draw[data-tile=U]").click();
  await page.locator(".layer-cells .cell").first().click();
  await page.locator("[data-key=confirm]:enabled").click();
  await page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length === 2);
  await page.locator("[data-key=setup-score-1]").fill("23");
  await page.locator("[data-key=setup-score-1]").press("Enter");
  await page.locator("[data-key=setup-turn-1]").check();
  await checkAccess(page, "setting up a position");
  // A figure of the second player on the new tile, by the board.
  await page.locator("[data-key=setup-tool-figure]").click();
  await page.locator("[data-key=setup-seat-1]").click();
  await page.locator(".layer-land > *").last().click({ force: true });
  await page.locator(".layer-marks .spot").first().click();
  await page.waitForFunction(() => /figure 2 /.test(/** @type {any} */ (document.querySelector(".setup-text")).value));
  const text = await page.locator(".setup-text").inputValue();
  assert.match(text, /^turn 2\nscore 0 23\ntile U /, text);
  // The rule against it is named, and nothing changes.
  await page.locator("details summary").click();
  await page.locator(".setup-text").fill(`${text}\ntile U 9,9r0`);
  await page.locator("[data-key=setup-read]").click();
  await page.locator(".setup-problems b", { hasText: "C-3" }).waitFor();
  assert.ok(await page.locator("[data-key=setup-use]").isDisabled());
  await page.locator("[data-key=setup-undo]").click();
  await page.locator("[data-key=setup-use]:enabled").click();
  await page.locator(".analysis-page[data-mode=analysis]").waitFor();
  await page.locator(".draw").first().waitFor();
  assert.match(await page.locator(".players-area").textContent() ?? "", /23/);
  // It is shared and exported like any other.
  await turn(page, "V");
  await page.locator(".draw").first().waitFor();
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-key=html]").click()]);
  assert.equal(saved.suggestedFilename(), "aude-analysis.html");
  await page.locator("[data-key=share]").click();
  const link = await page.locator(".analysis-share").inputValue();
  const other = await guest();
  await other.page.goto(link);
  await ready(other.page);
  await other.page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length === 3);
  assert.match(await other.page.locator(".players-area").textContent() ?? "", /23/);
});
