// Reviews, the analysis board, set-up, import and the real table in every language, and on a phone.

import assert from "node:assert/strict";
import { LANGUAGES } from "../support/languages.mjs";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { untranslated } from "../support/texts.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** How long a review of a few turns may take on a busy machine. */
const WHOLE = { timeout: 120_000 };

/** @param {import("playwright-core").Page} page */
const ready = (page) => page.locator(".analysis-page[data-ready=true]").waitFor();

/** The first turns of a random game. @param {number} turns */
function beginning(turns) {
  const lines = randomRecord(["--seed", "7"]).split("\n").filter((line) => !line.startsWith("[Result"));
  return `${lines.slice(0, lines.indexOf("") + 1 + turns).join("\n")}\n`;
}

scene("no page for studying a game shows a key instead of a text", async ({ guest, url }) => {
  const { id } = await importRecord(url, beginning(10), "replay");
  /** @type {Record<string, Set<string>>} */
  const said = {};
  for (const locale of LANGUAGES) {
    const { page, context, forgive } = await guest({ locale });
    // A game that cannot be read, and a position against the rules.
    forgive(/400|422/);
    const check = async (/** @type {string} */ where) => {
      assert.deepEqual(await untranslated(page), [], `${where} in ${locale}`);
      (said[where] ??= new Set()).add(await page.locator(where === "import" ? "dialog[open]" : "#main").innerText());
    };
    await page.goto(`${url}replay/${id}?turn=0&review`);
    await page.locator(".review-totals").waitFor(WHOLE);
    await page.locator(".review-panel summary").click();
    await check("review");
    await page.locator(".review-moment.now [data-key=try]").click();
    await page.locator(".attempt .loupe").waitFor();
    await page.locator(".layer-cells .cell").first().click();
    await page.locator(".attempt [data-key=confirm]:enabled").click();
    await page.locator(".attempt [data-key=again]").waitFor(WHOLE);
    await check("a turn tried again");
    await page.goto(`${url}analysis`);
    await ready(page);
    await page.locator(".draw[data-tile=E]").click();
    await page.locator(".candidate").first().waitFor(WHOLE);
    await check("analysis");
    await page.locator("[data-key=open]").click();
    await page.locator("dialog textarea").fill("https://example.org/#/0/0/Fg/2141");
    await page.locator("dialog [data-key=open-record]").click();
    await page.locator("dialog .errors li").waitFor();
    await check("import");
    await page.keyboard.press("Escape");
    await page.locator("[data-key=setup]").click();
    await page.locator(".setup-side .draw").first().waitFor();
    await page.locator("details summary").click();
    await page.locator(".setup-text").fill("turn 1\ntile U 9,9r0");
    await page.locator("[data-key=setup-read]").click();
    await page.locator(".setup-problems b", { hasText: "C-3" }).waitFor();
    await check("set-up");
    await page.goto(`${url}analysis?real`);
    await page.locator("[data-key=real-classic]").waitFor();
    await check("names at a real table");
    await page.locator("[data-key=real-classic]").click();
    await page.locator(".real-tiles .draw").first().waitFor();
    await check("a real table");
    await page.goto(url);
    await page.locator("[data-key=import]").click();
    await page.locator("dialog[open] form.import").waitFor();
    await check("home with import");
    await context.close();
  }
  for (const [where, texts] of Object.entries(said)) {
    if (where !== "home with import") assert.equal(texts.size, LANGUAGES.length, `${where} is worded differently in each language`);
  }
});

scene("the analysis board and set-up fit a phone", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  /** @param {string} selector */
  const inSight = async (selector) => {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 391 && box.y >= 0 && box.y + box.height <= 845, `${selector} is in sight: ${JSON.stringify(box)}`);
  };
  await page.goto(`${url}analysis`);
  await ready(page);
  await page.locator(".draw[data-tile=V]").tap();
  await page.locator(".layer-cells .cell").first().tap();
  await page.locator("[data-key=confirm]:enabled").tap();
  await page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length === 2);
  assert.equal(await wide(), 390);
  for (const key of ["open", "save", "share", "setup", "real"]) await inSight(`[data-key=${key}]`);
  await page.locator("[data-key=setup]").tap();
  await page.locator(".setup-side .draw[data-tile=U]").tap();
  await page.locator(".layer-cells .cell").first().tap();
  await page.locator("[data-key=confirm]:enabled").tap();
  await page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length === 3);
  assert.equal(await wide(), 390);
  for (const key of ["setup-undo", "setup-use", "setup-score-1"]) await inSight(`[data-key=${key}]`);
  await page.locator("[data-key=setup-use]:enabled").tap();
  await page.locator(".analysis-page[data-mode=analysis] .draw").first().waitFor();
});
