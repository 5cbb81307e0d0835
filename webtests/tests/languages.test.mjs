// Four languages: the browser's by default, another by choice, and no text is missing.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { EVERYTHING, makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { untranslated } from "../support/texts.mjs";

const scene = scenes();
const LANGUAGES = ["en", "de", "nl", "hu"];

scene("the browser's language first, another by choice, remembered", async ({ guest, url }) => {
  const { page } = await guest({ locale: "de-AT" });
  await page.goto(url);
  await page.locator("[data-key=quick]").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  const said = new Set([await page.locator("h1").innerText()]);
  for (const language of ["nl", "hu", "en"]) {
    await page.locator(".bar-tools [data-key=language]").selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
    await page.locator("[data-key=quick]").waitFor();
    said.add(await page.locator("h1").innerText());
  }
  assert.equal(said.size, 4, "each is worded differently");
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
    await makeTable(page, url, { expansions: EVERYTHING, seats: ["me", "here"], names: ["Anna", "Bert"], seed: `language ${SEED}` });
    const player = new Player(page, chance("languages"), { passes: 0 });
    await player.choose(await player.play(8));
    await check("table");
    await page.locator("#tab-chat").click();
    await check("chat");
    await page.locator("#tab-tools").click();
    for (const overlay of ["fields", "owners", "dead", "last", "remaining", "projected"]) {
      await page.locator(`.overlays [data-key=${overlay}]`).click();
      await page.locator(`.overlays [data-key=${overlay}][aria-pressed=true]`).waitFor();
      await check(overlay);
    }
    await page.locator(".menu-button").click();
    await check("menu");
    await page.keyboard.press("Escape");
    await page.locator("[data-tool=help]").click();
    await page.locator("dialog[open]").waitFor();
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
