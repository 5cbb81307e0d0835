// Games from elsewhere, dropped or pasted on the home page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { scores } from "../support/end.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
/** The tiles D and V, and one move: V east of the start tile, with a thief. */
const LINK = "https://example.org/#/0/0/Fg/2111?players=Anna,B%C3%A9la";

/** The log of a real game at Board Game Arena, which Anna won by 96 to 70. */
const LOG = readFileSync(new URL("../../crates/record/tests/data/logs/bga-1.json", import.meta.url), "utf8");

/**
 * Brings a text to the page like a person who pastes or drops it.
 * @param {import("playwright-core").Page} page
 * @param {"paste" | "drop"} how
 * @param {string} text
 */
function bring(page, how, text) {
  return page.evaluate(([how, text]) => {
    const data = new DataTransfer();
    if (how === "drop") data.items.add(new File([text], "game.txt", { type: "text/plain" }));
    else data.setData("text/plain", text);
    const more = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(how === "drop"
      ? new DragEvent("drop", { ...more, dataTransfer: data })
      : new ClipboardEvent("paste", { ...more, clipboardData: data }));
  }, [how, text]);
}

for (const how of /** @type {const} */ (["paste", "drop"])) {
  scene(`a game from elsewhere is opened: ${how}`, async ({ guest, url }) => {
    const { page } = await guest();
    await page.goto(url);
    await page.locator("[data-key=import]").waitFor();
    await bring(page, how, LINK);
    const form = page.locator("dialog[open] form.import");
    assert.equal(await form.locator("textarea").inputValue(), LINK);
    await form.locator("button.main").click();
    await page.waitForURL(/\/replay\//);
    await page.getByText("Béla").first().waitFor();
  });
}

for (const how of /** @type {const} */ (["paste", "drop"])) {
  scene(`the log of a game at Board Game Arena is opened to its end: ${how}`, async ({ guest, url }) => {
    const { page } = await guest();
    await page.goto(url);
    await page.locator("[data-key=import]").waitFor();
    await bring(page, how, LOG);
    await page.locator("dialog[open] form.import button.main").click();
    await page.waitForURL(/\/replay\//);
    // The start, and 71 turns.
    await page.locator(".replay-slider[max='71']").waitFor();
    await page.keyboard.press("End");
    await page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === "71");
    assert.deepEqual(await scores(page), [96, 70]);
  });
}

scene("files in UTF-16 and saved pages are opened, too", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(url);
  await page.locator("[data-key=import]").click();
  const form = page.locator("dialog[open] form.import");
  const log = JSON.stringify(JSON.parse(LOG));
  const shown = `<html><body><pre>${log.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre></body></html>`;
  await form.locator("input[type=file]").setInputFiles({ name: "logs.html", mimeType: "text/html", buffer: Buffer.from(`\ufeff${shown}`, "utf16le") });
  await page.waitForFunction((text) => document.querySelector("textarea")?.value === text, shown);
  await form.locator("button.main").click();
  await page.waitForURL(/\/replay\//);
  await page.locator(".replay-slider[max='71']").waitFor();
});

scene("what is not a game gets one sentence, and a wrong move its turn", async ({ guest, url }) => {
  const who = await guest();
  const { page } = who;
  who.forgive(/400/);
  await page.goto(url);
  await page.locator("[data-key=import]").waitFor();
  await bring(page, "paste", "a letter to a friend");
  const form = page.locator("dialog[open] form.import");
  await form.locator("button.main").click();
  await form.locator(".error").waitFor();
  assert.match(await form.locator(".error").innerText(), /^This game cannot be read. Open a game record, /);
  await form.locator("textarea").fill(LINK.replace("2111", "2141"));
  await form.locator("button.main").click();
  await form.locator(".errors li").waitFor();
  assert.match(await form.locator(".errors li").innerText(), /^turn 1: 1,0r3 is not allowed: C-3: /);
});
