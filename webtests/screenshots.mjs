// Screenshots of every page and prompt, in both themes, on a desktop and on a phone. `node screenshots.mjs
// [FOLDER] [NAME…]`; the default folder is target/screenshots, and the names are those of the parts below:
// home, game, waiting, looks, prompts, mayflower, after, review, learn, pages.

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { guest, launch } from "./support/browser.mjs";
import { chance } from "./support/chance.mjs";
import { gameWith } from "./support/games.mjs";
import { fillTable, makeTable } from "./support/home.mjs";
import { closePanel, openPanel } from "./support/page.mjs";
import { Player, pointer } from "./support/player.mjs";
import { PROMPTS, openPrompt } from "./support/prompts.mjs";
import { Pupil } from "./support/pupil.mjs";
import { importRecord, randomRecord, recordBefore, recordBeforeEnd } from "./support/records.mjs";
import { startServer, warm } from "./support/server.mjs";

const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, "../target/screenshots"));
const wanted = process.argv.slice(3);
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/**
 * @typedef {object} Camera
 * @property {import("playwright-core").Page} page
 * @property {(name: string) => Promise<void>} take
 * @property {boolean} phone
 * @property {string} url
 */

/** @param {Camera} camera */
async function home({ page, take, url }) {
  await page.goto(url);
  await page.locator("[data-key=set-tower]").waitFor();
  await take("home");
  await fillTable(page, { expansions: ["tower", "princess_dragon"], seats: ["me", "here", "computer", "open"], names: ["Anna", "Bert"] });
  await page.locator("[data-key=more]").scrollIntoViewIfNeeded();
  await take("home-options");
  await page.locator("[data-key=start]").click();
  await page.locator(".lobby").waitFor();
  await take("lobby");
}

/** @param {Camera} camera */
async function game({ page, take, phone, url }) {
  const record = randomRecord(["--sets", "all", "--players", "3", "--seed", "11", "--placed", "48"]);
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("screenshots"), { hand: pointer(page, { touch: phone }), passes: 0 });
  const first = await player.sight();
  if (first.take) await player.use("take", first.take, first);
  await take("table");
  if (!phone) await page.mouse.move(20, 780);
  for (const [key, name] of Object.entries({ f: "fields", o: "owners", d: "dead", x: "last", t: "remaining", p: "projected" })) {
    await page.keyboard.press(key);
    await page.locator(`.overlays [data-key=${name}][aria-pressed=true]`).waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    await take(`overlay-${name}`);
    await page.keyboard.press(key);
  }
  for (const panel of /** @type {const} */ (["log", "chat", "tools"])) {
    await openPanel(page, panel);
    await take(`panel-${panel}`);
    await closePanel(page);
  }
  await player.choose(await player.sight());
  await take("prompt-figure");
  const { take: next } = await player.part(await player.sight());
  if (next) await take("hand-over");
}

/** Others decide. @param {Camera} camera */
async function waiting({ page, take, url }) {
  const { id } = await importRecord(url, gameWith("base-two", 34), "continue");
  await page.goto(`${url}table/${id}`);
  await page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  await take("watching");
}

/** The other looks. @param {Camera} camera */
async function looks({ page, take, url }) {
  const { id, seats } = await importRecord(url, gameWith("everything-four", 60), "continue");
  for (const look of ["contrast", "lines"]) {
    await page.goto(url);
    await page.locator("[data-key=me]").click();
    await page.locator("[data-key=look]").selectOption(look);
    await take(`settings-${look}`);
    await page.goto(`${url}table/${id}#${seats}`);
    await page.locator(".cell").first().waitFor();
    await take(`look-${look}`);
  }
}

/** @param {Camera} camera */
async function prompts({ page, take, phone, url }) {
  for (const [kind, move, words, , seed] of PROMPTS) {
    const { id, seats } = await importRecord(url, recordBefore(words, move, seed), "continue");
    await page.goto(`${url}table/${id}#${seats}`);
    await openPrompt(new Player(page, chance(kind), { hand: pointer(page, { touch: phone }) }), kind);
    await take(`prompt-${kind}`);
  }
}

/** @param {Camera} camera */
async function mayflower({ page, take, phone, url }) {
  await makeTable(page, url, { game: "mayflower", seats: ["me", "here"], names: ["Anna", "Bert"], seed: "screenshots" });
  const player = new Player(page, chance("mayflower pictures"), { hand: pointer(page, { touch: phone }), passes: 0 });
  await player.choose(await player.play(16));
  await take("mayflower");
}

/** @param {Camera} camera */
async function after({ page, take, phone, url }) {
  const { id, seats } = await importRecord(url, recordBeforeEnd(["--sets", "all", "--players", "3", "--seed", "11"]), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await new Player(page, chance("end"), { hand: pointer(page, { touch: phone }) }).play();
  await page.locator("dialog.end[open] table.sums").waitFor();
  await take("end");
  await page.goto(`${url}replay/${id}?turn=60`);
  await page.locator(".replay-slider").waitFor();
  await page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  if (!phone) await page.locator(".chart-panel path").first().waitFor({ state: "attached" });
  await take("replay");
  await page.goto(`${url}rules`);
  await page.locator("#main h1").waitFor();
  await take("rules");
}

/** @param {Camera} camera */
async function review({ page, take, url }) {
  const lines = gameWith("base-two", 34).split("\n").filter((line) => !line.startsWith("[Result"));
  const { id } = await importRecord(url, `${lines.slice(0, lines.indexOf("") + 19).join("\n")}\n`, "replay");
  await page.goto(`${url}replay/${id}?turn=3`);
  await page.locator(".review-button").click();
  await page.locator(".review-totals").waitFor({ timeout: 120_000 });
  await take("review");
  const moment = page.locator(".review-moment .review-choose").first();
  if (await moment.count()) await moment.click();
  await take("review-moment");
}

/** Pages beside the table. @param {Camera} camera */
async function pages({ page, take, url }) {
  await page.goto(`${url}puzzles`);
  await page.locator("[data-key=daily]").waitFor();
  await take("puzzles");
  await page.locator("[data-key=daily]").click();
  await page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  await take("puzzle");
  await page.goto(`${url}analysis`);
  await page.locator(".draw .better").first().waitFor({ timeout: 60_000 });
  await take("analysis");
  await page.goto(`${url}analysis?real`);
  await page.locator(".real-bar, .real-tiles, .analysis-side").first().waitFor();
  await take("real");
}

/** @param {Camera} camera */
async function learn({ page, take, phone, url }) {
  await page.goto(`${url}learn`);
  await page.locator("[data-lesson=placing]").waitFor();
  await take("learn");
  for (const id of ["roads", "fields"]) {
    await page.goto(`${url}learn/${id}`);
    const pupil = new Pupil(page, { hand: pointer(page, { touch: phone }) });
    /** @type {{ steps: any[] }} */
    const lesson = await (await fetch(`${url}api/lessons/${id}`)).json();
    for (const [at, step] of lesson.steps.entries()) {
      await pupil.ready(at);
      await take(`learn-${id}-${at + 1}`);
      if (step.task !== "look") {
        await pupil.attempt(step);
        await pupil.reached(at);
        await take(`learn-${id}-${at + 1}-done`);
      }
      if (at + 1 < lesson.steps.length) await pupil.button("next");
    }
  }
}

const server = await startServer();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
try {
  await warm(server.url);
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const [device, how] of /** @type {const} */ ([["desk", DESK], ["phone", PHONE]])) {
      for (const act of [home, game, waiting, looks, prompts, mayflower, after, review, learn, pages].filter(({ name }) => !wanted.length || wanted.includes(name))) {
        const who = await guest(browser, { ...how, colorScheme });
        const take = async (/** @type {string} */ name) => void await who.page.screenshot({ path: join(FOLDER, `${name}-${device}-${colorScheme}.png`) });
        await act({ page: who.page, take, phone: device === "phone", url: server.url });
        who.check();
        await who.context.close();
      }
      console.log(`screenshots: ${device}, ${colorScheme}`);
    }
  }
  console.log(`screenshots: they are in ${FOLDER}`);
} finally {
  await browser.close();
  await server.stop();
}
