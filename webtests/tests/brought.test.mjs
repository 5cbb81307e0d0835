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
  assert.match(await form.locator(".errors li").innerText(), /^Turn 1: 1,0r3 is not allowed \(C-3\)\. The west edge of your tile shows /);
});

/** Anna's turn again after her first, and a wrong score. */
const TWICE = JSON.stringify({ data: [{ data: [1, 2].map((x) => ({ type: "playTile", args: { player_id: 1, player_name: "Anna", id: x, type: 16, x, y: 0, ori: 2 } })).concat([
  /** @type {any} */ ({ type: "playTile", args: { player_id: 2, player_name: "Bert", id: 3, type: 16, x: 3, y: 0, ori: 2 } }),
]) }] });

for (const [lang, text] of /** @type {[string, string][]} */ ([
  ["de", "Zug 2: Bert ist am Zug, im Protokoll spielt aber Anna. Niemand kann übergangen werden."],
  ["nl", "Beurt 2: Bert is aan de beurt, maar in het verloop speelt Anna. Niemand kan worden overgeslagen."],
  ["hu", "2. lépés: Bert következik, a naplóban viszont Anna játszik. Senkit sem lehet kihagyni."],
])) {
  scene(`on the analysis board, too, what is wrong with a game is said: ${lang}`, async ({ guest, url }) => {
    const who = await guest({ locale: lang });
    const { page } = who;
    who.forgive(/400/);
    await page.goto(`${url}analysis`);
    await page.locator(".analysis-page[data-ready=true]").waitFor();
    await bring(page, "paste", TWICE);
    await page.locator("dialog[open] .errors li").waitFor();
    assert.equal(await page.locator("dialog[open] .errors li").innerText(), text);
    assert.equal(await page.locator("dialog[open] textarea").inputValue(), TWICE);
    await page.locator("dialog[open] textarea").fill(LINK);
    await page.locator("dialog[open] [data-key=open-record]").click();
    await page.locator(".players-area", { hasText: "Béla" }).waitFor();
  });
}

scene("a large log is opened, with all the chat that is in it", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(url);
  await page.locator("[data-key=import]").waitFor();
  const log = JSON.parse(LOG);
  const chat = { type: "chatmessage", args: { text: "good luck, have \"fun\"! ".repeat(20) } };
  log.data.data.splice(5, 0, ...Array.from({ length: 5000 }, () => ({ data: [chat] })));
  await bring(page, "paste", JSON.stringify(log));
  await page.locator("dialog[open] form.import button.main").click();
  await page.waitForURL(/\/replay\//);
  await page.locator(".replay-slider[max='71']").waitFor();
});
