// Puzzles: the daily one solved, a mistake refuted, by mouse, by keyboard and on a phone; progress stays in the browser.

import assert from "node:assert/strict";
import { checkAccess } from "../support/axe.mjs";
import { keys, pointer } from "../support/player.mjs";
import { Pupil } from "../support/pupil.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * @param {string} url
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
const api = async (url, path, body) =>
  (await fetch(`${url}api/${path}`, body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();

/** The first puzzle of a kind, of the base game. @param {string} url @param {string} kind */
async function first(url, kind) {
  const { puzzles } = await api(url, "puzzles");
  return puzzles.find((/** @type {any} */ one) => one.kind === kind && one.table === "base");
}

/** @param {import("playwright-core").Page} page */
const ready = (page) => page.locator(".puzzle-page[data-ready=true] .puzzle[data-state=open]").waitFor();
/** @param {import("playwright-core").Page} page */
const done = (page) => page.locator(".puzzle[data-done=true] .lesson-note.good").waitFor();

/**
 * Solves the puzzle that is open.
 * @param {Pupil} pupil
 * @param {string} url
 * @param {string} id
 */
async function solve(pupil, url, id) {
  const { moved, choice } = await api(url, `puzzles/${id}/check`, { show: true });
  await ready(pupil.page);
  if (choice) await pupil.button(`choice ${choice}`);
  else await pupil.play(moved.moves);
  await done(pupil.page);
}

for (const language of ["en", "de"]) {
  scene(`the daily puzzle, from the home page (${language})`, async ({ guest, url }) => {
    const { page } = await guest({ locale: language });
    await page.goto(url);
    await page.locator("[data-key=puzzles]").click();
    const link = page.locator("[data-key=daily]");
    await link.waitFor();
    const id = (await link.getAttribute("href") ?? "").replace("puzzles/", "");
    await link.click();
    await solve(new Pupil(page), url, id);
    // The streak begins, and the puzzle is marked.
    await page.goto(`${url}puzzles`);
    assert.match(await page.locator("[data-key=streak]").innerText(), language === "de" ? /Serie: 1 Tag/ : /Streak: 1 day/);
    await page.locator(`[data-puzzle="${id}"].first`).waitFor();
    assert.notEqual(await page.locator("[data-key=next-puzzle]").getAttribute("href"), `puzzles/${id}`);
  });
}

for (const [language, words] of /** @type {const} */ ([["en", /loses/], ["hu", /veszít/]])) {
  scene(`a mistake is refuted (${language})`, async ({ guest, url }) => {
    const { page } = await guest({ locale: language });
    const { id } = await first(url, "best");
    await page.goto(`${url}puzzles/${id}`);
    const pupil = new Pupil(page);
    await ready(page);
    // Any legal move other than the answer: the engine says which.
    const { moved } = await api(url, `puzzles/${id}/check`, { show: true });
    const { seat } = await api(url, `puzzles/${id}`);
    const ask = (/** @type {object} */ query) => api(url, `puzzles/${id}/requests`, { query });
    const { actions } = await ask({ type: "legal" });
    const placed = actions.find((/** @type {any} */ { text }) => text !== moved.moves[0]).text;
    const { complete } = await ask({ type: "draft", seat, version: 1, actions: [placed] });
    await pupil.play(complete ? [placed] : [placed, "-"]);
    const note = page.locator(".puzzle[data-state=wrong] .lesson-note.bad");
    await note.waitFor();
    assert.match(await note.innerText(), words);
    // It can be tried again, and the answer shown.
    await page.locator("[data-key=again]").click();
    await ready(page);
    await page.locator("[data-key=show]").click();
    await done(page);
    await page.goto(`${url}puzzles`);
    await page.locator(`[data-puzzle="${id}"].shown`).waitFor();
  });
}

scene("puzzles by keyboard alone", async ({ guest, url }) => {
  const { page } = await guest();
  const question = await first(url, "score");
  const { choices } = await api(url, `puzzles/${question.id}`);
  const { choice } = await api(url, `puzzles/${question.id}/check`, { show: true });
  await page.goto(`${url}puzzles/${question.id}`);
  await ready(page);
  const wrong = choices.findIndex((/** @type {string} */ one) => one !== choice);
  await page.keyboard.press(String(wrong + 1));
  await page.locator(".puzzle[data-state=wrong]").waitFor();
  await page.keyboard.press(String(choices.indexOf(choice) + 1));
  await done(page);
  // The button that goes on has the focus.
  await page.locator("[data-key=next]:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => !address.pathname.endsWith(question.id));
  const best = await first(url, "best");
  await page.goto(`${url}puzzles/${best.id}`);
  await solve(new Pupil(page, { hand: keys(page), press: async () => page.keyboard.press("Enter") }), url, best.id);
});

scene("a puzzle on a phone", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  const { id } = await first(url, "close");
  await page.goto(`${url}puzzles`);
  await page.locator("[data-key=next-puzzle]").waitFor();
  assert.ok(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= 360), "the list does not scroll sideways");
  await page.goto(`${url}puzzles/${id}`);
  await solve(new Pupil(page, { hand: pointer(page, { touch: true }), press: (button) => button.tap() }), url, id);
});

scene("puzzles by theme and difficulty", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(`${url}puzzles`);
  await page.locator("[data-key=about]").selectOption("fields");
  await page.locator("[data-key=level]").selectOption("1");
  const { puzzles } = await api(url, "puzzles");
  const found = puzzles.filter((/** @type {any} */ one) => one.themes.includes("fields") && one.level === 1);
  await page.waitForFunction((many) => document.querySelectorAll("[data-puzzle]").length === many, found.length);
  // It is remembered, and what comes next is one of them.
  await page.reload();
  const next = await page.locator("[data-key=next-puzzle]").getAttribute("href");
  assert.equal(next, `puzzles/${found[0].id}`);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  scene(`the list and a puzzle can be used by everybody, ${colorScheme}`, async ({ guest, url }) => {
    const { page } = await guest({ colorScheme });
    await page.goto(`${url}puzzles`);
    await page.locator("[data-key=next-puzzle]").waitFor();
    await checkAccess(page, "puzzles");
    const { id } = await first(url, "owner");
    await page.goto(`${url}puzzles/${id}`);
    await ready(page);
    await checkAccess(page, "a puzzle");
    await page.locator("[data-key=show]").click();
    await done(page);
    await checkAccess(page, "a puzzle that is solved");
  });
}
