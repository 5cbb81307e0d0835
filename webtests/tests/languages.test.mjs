// The languages: the browser's by default, another by choice, and no text is missing.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { EVERYTHING, makeTable } from "../support/home.mjs";
import { LANGUAGES } from "../support/languages.mjs";
import { openHelp, openPanel } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { untranslated } from "../support/texts.mjs";

const scene = scenes();

scene("the browser's language first, another by choice, remembered", async ({ guest, url }) => {
  const { page } = await guest({ locale: "de-AT" });
  await page.goto(url);
  await page.locator("[data-key=quick]").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  const said = new Set([await page.locator("h1").innerText()]);
  for (const language of LANGUAGES.filter((tag) => tag !== "de")) {
    await page.locator(".bar-tools [data-key=language]").selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
    await page.locator("[data-key=quick]").waitFor();
    said.add(await page.locator("h1").innerText());
  }
  assert.equal(said.size, LANGUAGES.length, "each is worded differently");
  await page.locator(".bar-tools [data-key=language]").selectOption("hu");
  await page.locator("html[lang=hu]").waitFor({ state: "attached" });
  await page.reload();
  await page.locator("[data-key=quick]").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "hu");
});

scene("no page shows a key instead of a text", async ({ guest, url }) => {
  const record = await importRecord(url, recordBeforeEnd(["--sets", "all", "--seed", "3", "--players", "3"]), "continue");
  for (const locale of LANGUAGES) {
    const { page, context } = await guest({ locale });
    const check = async (/** @type {string} */ where) => assert.deepEqual(await untranslated(page), [], `${where} in ${locale}`);
    await page.goto(url);
    await page.locator("[data-key=set-tower]").waitFor();
    await page.locator("[data-key=more]").click();
    await check("home");
    await page.locator("[data-key=me]").click();
    await page.locator("dialog[open]").waitFor();
    await check("settings");
    await makeTable(page, url, { expansions: EVERYTHING, seats: ["me", "here"], names: ["Anna", "Bert"], aids: true, seed: `language ${SEED}` });
    const player = new Player(page, chance("languages"), { passes: 0 });
    await player.choose(await player.play(3));
    await check("table");
    await openPanel(page, "log");
    await check("log");
    await openPanel(page, "chat");
    await check("chat");
    await openPanel(page, "tools");
    for (const overlay of ["fields", "owners", "dead", "last", "remaining", "projected"]) {
      await page.locator(`.overlays [data-key=${overlay}]`).click();
      await page.locator(`.overlays [data-key=${overlay}][aria-pressed=true]`).waitFor();
      await check(overlay);
    }
    await page.locator(".menu-button").click();
    await check("menu");
    await page.keyboard.press("Escape");
    await openHelp(page);
    await check("help");
    // A complete game with everything has every event in its log.
    await page.goto(`${url}table/${record.id}#${record.seats}`);
    await new Player(page, chance("end")).play();
    await page.locator("dialog.end[open] table.sums").waitFor();
    await page.locator(".log .entry").first().waitFor({ state: "attached" });
    await check("end and log");
    await page.goto(`${url}replay/${record.id}?turn=20`);
    await page.locator(".replay-slider").waitFor();
    await check("replay");
    await page.goto(`${url}rules`);
    await page.locator("#main h1").waitFor();
    await check("rules");
    await context.close();
  }
});

scene("computers are called as the reader's language does, people as they are named; Mayflower says whose its tile faces are", async ({ guest, url }) => {
  /** @type {Set<string>} */
  const notes = new Set();
  for (const [locale, computer] of [["en", "Computer 2"], ["de", "Computer 2"], ["nl", "Computer 2"], ["hu", "Gép 2"]]) {
    const { page } = await guest({ locale });
    await makeTable(page, url, { game: "mayflower", seats: ["me", "computer"], names: ["Computer 7"], level: "easy" });
    await page.locator(".player .whole-name").waitFor();
    assert.deepEqual(await page.locator(".player .name").evaluateAll((all) => all.map((one) => one.getAttribute("title"))), ["Computer 7", computer], locale);
    await openPanel(page, "tools");
    notes.add(await page.locator("#panel-tools [data-key=tiles-note]").innerText());
    await openHelp(page);
    assert.ok(notes.has(await page.locator("dialog[open] [data-key=tiles-note]").innerText()));
  }
  assert.equal(notes.size, 4);
});
