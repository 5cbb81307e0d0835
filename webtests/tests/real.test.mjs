// A game at a real table, entered on a phone: the tile by letters or picture, its place, the figure; undo; review.

import assert from "node:assert/strict";
import { checkAccess } from "../support/axe.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {import("playwright-core").Page} page */
const ready = (page) => page.locator(".analysis-page[data-mode=real][data-ready=true]").waitFor();
/** @param {import("playwright-core").Page} page @param {number} many */
const tiles = (page, many) => page.waitForFunction((count) => document.querySelectorAll(".layer-land > *").length === count, many);

scene("a game is entered on a phone, undone, kept, and reviewed", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  await page.goto(url);
  await page.locator("[data-key=real]").click();
  await page.locator("[data-key=real-name-0]").fill("Anna");
  await page.locator("[data-key=real-name-1]").fill("Bert");
  await page.locator("[data-key=real-classic]").click();
  await ready(page);
  assert.match(await page.locator(".real-side .question").textContent() ?? "", /Anna.*71/);
  await checkAccess(page, "the bar of a real table");
  // By its letter: one key and Enter.
  await page.locator("[data-key=letters]").fill("u");
  await page.locator("[data-key=letters]").press("Enter");
  await page.locator(".layer-cells .cell").first().tap();
  await page.locator("[data-key=confirm]:enabled").tap();
  await page.locator(".real-tiles .draw").first().waitFor();
  assert.match(await page.locator(".real-side .question").textContent() ?? "", /Bert.*70/);
  // By its picture.
  await page.locator(".real-tiles .draw[data-tile=V]").tap();
  await page.locator(".layer-cells .cell").first().tap();
  await page.locator("[data-key=confirm]:enabled").tap();
  await tiles(page, 3);
  // Undone: first the turn, whose tile stays in hand, then the tile.
  await page.locator(".real-tiles .draw").first().waitFor();
  await page.locator("[data-key=real-undo]").tap();
  await page.locator(".layer-cells .cell").first().waitFor();
  await tiles(page, 2);
  await page.locator("[data-key=real-undo]").tap();
  await page.locator(".real-tiles .draw[data-tile=W]").tap();
  await page.locator(".layer-cells .cell").first().tap();
  await page.locator("[data-key=confirm]:enabled").tap();
  await tiles(page, 3);
  await page.locator(".real-tiles .draw").first().waitFor();
  // Nothing is wider than the phone, and the buttons can be reached.
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  for (const key of ["letters", "real-undo", "real-review"]) {
    const box = await page.locator(`[data-key=${key}]`).boundingBox();
    assert.ok(box && box.y + box.height <= 844 && box.x + box.width <= 390, `${key} is in sight: ${JSON.stringify(box)}`);
  }
  // A phone that was put away goes on where it was.
  await page.waitForFunction(() => localStorage.getItem("aude.real-table")?.includes("2. 2 W"));
  await page.reload();
  await ready(page);
  await tiles(page, 3);
  await page.locator("[data-key=real-review]").tap();
  await page.waitForURL(/\/replay\/.*review/);
  await page.locator(".review-chart, .review-tables, .moments, .review-note").first().waitFor();
});

/** @param {import("playwright-core").Page} page */
const kept = (page) => page.evaluate(() => localStorage.getItem("aude.real-table") ?? "");

/** Begins a game at a real table and plays its first tile. @param {import("playwright-core").Page} page @param {string} url */
async function begun(page, url) {
  await page.goto(`${url}analysis?real`);
  await page.locator("[data-key=real-name-0]").fill("Anna");
  await page.locator("[data-key=real-classic]").click();
  await ready(page);
  await page.locator("[data-key=letters]").fill("w");
  await page.locator("[data-key=letters]").press("Enter");
  await page.locator(".layer-cells .cell").first().click();
  await page.locator("[data-key=confirm]:enabled").click();
  await tiles(page, 2);
  await page.waitForFunction(() => localStorage.getItem("aude.real-table")?.includes("1. 1 W"));
}

scene("a game that is kept is replaced by no position, no analysis and no game that is brought", async ({ guest, url }) => {
  const { page } = await guest();
  await begun(page, url);
  // A tile in hand is kept, too.
  await page.locator(".real-tiles .draw[data-tile=V]").click();
  await page.locator(".layer-cells .cell").first().waitFor();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("aude.real-table") ?? "").hand[0] === "V");
  const game = await kept(page);
  await page.reload();
  await ready(page);
  await page.locator(".layer-cells .cell").first().waitFor();
  assert.match(await page.locator(".real-side .question").textContent() ?? "", /lay|place|where|put/i);
  // From the bar to analysis, and on to a position that is set up.
  await page.locator("[data-key=real-analyse]").click();
  await page.locator(".analysis-page[data-mode=analysis]").waitFor();
  await page.locator("[data-key=setup]").click();
  await page.locator("[data-key=setup-score-1]").fill("23");
  await page.locator("[data-key=setup-score-1]").press("Enter");
  await page.locator("[data-key=setup-use]:enabled").click();
  await page.locator(".analysis-page[data-mode=analysis] .draw").first().waitFor();
  assert.equal(await kept(page), game);
  // An empty analysis board: its button goes on with the game that is kept.
  await page.goto(`${url}analysis`);
  await page.locator(".analysis-page[data-ready=true] .draw").first().waitFor();
  await page.locator("[data-key=real]").click();
  await ready(page);
  await tiles(page, 2);
  assert.match(await page.locator(".players-area").textContent() ?? "", /Anna/);
  assert.equal(await kept(page), game);
  // A game that is pasted is analysed.
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "https://example.org/#/0/0/Fg/2111?players=Carl,Dora");
    document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
  });
  await page.locator(".players-area", { hasText: "Carl" }).waitFor();
  await page.locator(".analysis-page[data-mode=analysis]").waitFor();
  assert.equal(await kept(page), game);
});

scene("without a game that is kept, the button asks for names; without the server, nothing is begun anew", async ({ guest, url }) => {
  const { page, forgive } = await guest();
  forgive(/Failed to load|ERR_FAILED/);
  await page.goto(`${url}analysis`);
  await page.locator(".analysis-page[data-ready=true]").waitFor();
  await page.locator("[data-key=real]").click();
  await page.locator("dialog [data-key=real-name-0]").waitFor();
  assert.equal(await kept(page), "");
  await begun(page, url);
  const game = await kept(page);
  await page.route("**/api/analysis/open", (route) => route.abort());
  await page.reload();
  await page.locator(".prompt, .note", { hasText: /server|connection/i }).first().waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.equal(await kept(page), game);
});
