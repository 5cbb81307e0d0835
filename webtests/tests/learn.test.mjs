// Lessons: all of them by clicking, one by keyboard, one on a phone, in several languages; wrong answers get their
// answer.

import assert from "node:assert/strict";
import { checkAccess } from "../support/axe.mjs";
import { keys, pointer } from "../support/player.mjs";
import { Pupil } from "../support/pupil.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** How soon a lesson can be played after the click that opens it, in milliseconds. */
const SOON = 1000;

/**
 * @param {string} url
 * @param {string} path
 * @returns {Promise<any>}
 */
const api = async (url, path) => (await fetch(`${url}api/${path}`)).json();

/**
 * Does all steps of the lesson that is open, and goes on.
 * @param {Pupil} pupil
 * @param {{ steps: any[] }} lesson
 */
async function take(pupil, lesson) {
  for (const [at, step] of lesson.steps.entries()) {
    await pupil.ready(at);
    if (step.task !== "look") {
      await pupil.attempt(step);
      await pupil.reached(at);
    }
    await pupil.button("next");
  }
}

for (const language of ["en", "de"]) {
  scene(`the whole first course by clicking (${language})`, async ({ guest, url, say }) => {
    const { page } = await guest({ locale: language });
    await page.goto(url);
    await page.locator("[data-key=learn]").click();
    await page.locator("[data-lesson=placing]").waitFor();
    const began = Date.now();
    await page.locator("[data-key=next-lesson]").click();
    const pupil = new Pupil(page);
    await pupil.ready(0);
    say(`the first lesson can be played after ${Date.now() - began} ms`);
    const lines = (await api(url, "lessons")).filter((/** @type {any} */ { course }) => course === "base");
    assert.ok(lines.length >= 10, "a whole course");
    for (const { id } of lines) {
      await page.locator(`.lesson-page`).waitFor();
      await page.waitForURL(`**/learn/${id}`);
      await take(pupil, await api(url, `lessons/${id}?lang=${language}`));
    }
    // Progress is kept in this browser.
    await page.goto(`${url}learn`);
    await page.locator("[data-lesson=placing]").waitFor();
    assert.equal(await page.locator(".course").first().locator(".lesson-link.done").count(), lines.length);
  });
}

/** Tries of a measurement: another test may keep the processors busy for a moment, so the quickest counts. */
const TRIES = 12;

/**
 * How long it takes from a click on the list of lessons until the first lesson can be played.
 * @param {import("playwright-core").Page} page with that list
 */
async function fromClick(page) {
  const began = await page.evaluate(() => {
    const began = performance.now();
    /** @type {HTMLElement} */ (document.querySelector("[data-key=next-lesson]")).click();
    return began;
  });
  await page.locator(".lesson-page[data-ready=true] .cell").first().waitFor();
  return page.evaluate((began) => performance.now() - began, began);
}

for (const fresh of [false, true]) {
  scene(`the first lesson can be played within a second of the click, ${fresh ? "in a browser that has loaded nothing but the list" : "once the list was read"}`, async ({ guest, url, say }) => {
    let least = Infinity;
    const { page: known } = await guest();
    for (let tries = 0; tries < TRIES && least >= SOON; tries += 1) {
      // Somebody who clicks at once has nothing of the table in the browser's cache.
      const page = fresh && tries ? (await guest()).page : known;
      await page.goto(`${url}learn`);
      await page.locator("[data-key=next-lesson]").waitFor();
      // Whoever reads the list first: the code of the table has come meanwhile.
      if (!fresh) await page.waitForTimeout(1000);
      const took = await fromClick(page);
      say(`${Math.round(took)} ms`);
      least = Math.min(least, took);
    }
    assert.ok(least < SOON, `${least} ms`);
  });
}

for (const language of ["en", "nl"]) scene(`a lesson by keyboard alone (${language})`, async ({ guest, url }) => {
  const { page } = await guest({ locale: language });
  await page.goto(`${url}learn/roads`);
  const press = async () => page.keyboard.press("Enter");
  const pupil = new Pupil(page, { hand: keys(page), press });
  await take(pupil, await api(url, "lessons/roads?lang=en"));
  await page.waitForURL("**/learn/cities");
  // Answers to questions are chosen by number.
  await page.goto(`${url}learn/farmers`);
  const { steps } = await api(url, "lessons/farmers?lang=en");
  await pupil.ready(0);
  await pupil.attempt(steps[0]);
  await pupil.reached(0);
  await page.keyboard.press("Enter");
  await pupil.ready(1);
  await page.locator("[data-key=next]").focus();
  await page.keyboard.press("Enter");
  await pupil.ready(2);
  await page.keyboard.press(String(1 + steps[2].choices.indexOf(steps[2].solution[0])));
  await pupil.reached(2);
  // So are the cities of a field.
  await page.goto(`${url}learn/fields`);
  const { steps: fields } = await api(url, "lessons/fields?lang=en");
  await pupil.ready(0);
  for (const index of fields[0].solution) await page.keyboard.press(String(Number(index) + 1));
  await pupil.reached(0);
});

for (const language of ["en", "hu"]) scene(`a lesson on a phone (${language})`, async ({ guest, url }) => {
  const { page } = await guest({ ...PHONE, locale: language });
  await page.goto(`${url}learn/cities`);
  const pupil = new Pupil(page, { hand: pointer(page, { touch: true }), press: (button) => button.tap() });
  const lesson = await api(url, "lessons/cities?lang=en");
  await pupil.ready(0);
  assert.ok(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= 360), "it does not scroll sideways");
  // The card is beside the board, never over it.
  const overlap = await page.evaluate(() => {
    const [card, board] = [".lesson", ".board"].map((name) => /** @type {Element} */ (document.querySelector(name)).getBoundingClientRect());
    return Math.min(card.bottom, board.bottom) - Math.max(card.top, board.top);
  });
  assert.ok(overlap <= 1, `the card covers ${overlap} pixels of the board`);
  await take(pupil, lesson);
  await page.waitForURL("**/learn/cloisters");
});

for (const [language, words] of /** @type {const} */ ([["en", /road separates the fields/], ["hu", /út elválasztja a mezőket/]])) {
  scene(`wrong moves get their answer (${language})`, async ({ guest, url }) => {
    const { page } = await guest({ locale: language });
    await page.goto(`${url}learn/farmers`);
    const pupil = new Pupil(page);
    const { steps } = await api(url, `lessons/farmers?lang=${language}`);
    await pupil.ready(0);
    await pupil.attempt(steps[0], ["1,0r0", "farmer:3456"]);
    assert.match(await pupil.answer(), words);
    // It can be tried again from where it is.
    await pupil.attempt(steps[0], ["farmer:0127"]);
    await pupil.reached(0);
    await pupil.button("next");
    await pupil.ready(1);
    await pupil.button("next");
    await pupil.ready(2);
    await pupil.button("choice 4");
    await pupil.answer();
    await pupil.button("choice 3");
    await pupil.reached(2);
    // A city that does not count says why.
    await page.goto(`${url}learn/fields`);
    const fields = (await api(url, "lessons/fields")).steps[0];
    await pupil.ready(0);
    const other = fields.candidates.findIndex((/** @type {any} */ _, /** @type {number} */ index) => !fields.solution.includes(String(index)));
    await pupil.attempt(fields, [String(other)]);
    await pupil.answer();
    await pupil.attempt(fields);
    await pupil.reached(0);
  });
}

scene("what is right can be shown", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(`${url}learn/end`);
  const pupil = new Pupil(page);
  await pupil.ready(0);
  await pupil.button("show");
  await pupil.reached(0);
  await pupil.button("next");
  await pupil.ready(1);
  await pupil.button("show");
  await page.locator(".prompt [data-key=confirm]:enabled").waitFor();
  await page.waitForFunction(() => document.querySelector(".lesson-page")?.getAttribute("data-draft") === "0,1r0 monk");
  await page.locator(".prompt [data-key=confirm]").click();
  await pupil.reached(1);
});

scene("lessons can be read by everybody", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(`${url}learn`);
  await page.locator("[data-key=next-lesson]").waitFor();
  await checkAccess(page, "the list of lessons");
  await page.goto(`${url}learn/fields`);
  await new Pupil(page).ready(0);
  await checkAccess(page, "a lesson");
});

scene("rules lead into lessons and back", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(`${url}rules/base#C-17`);
  await page.locator("section[aria-labelledby=C-17] .rules-lesson").click();
  const pupil = new Pupil(page);
  await pupil.ready(0);
  assert.match(page.url(), /\/learn\/farmers$/);
  await page.locator(".lesson-rules a", { hasText: "C-17" }).click();
  await page.waitForURL("**/rules/base#C-17");
  // Every expansion has its lessons.
  for (const name of ["inns_cathedrals", "traders_builders", "princess_dragon", "tower", "mayflower"]) {
    await page.goto(`${url}rules/${name}`);
    await page.locator(".rules-lessons a").first().waitFor();
  }
});

for (const language of ["en", "de"]) scene(`all lessons about expansions and Mayflower by clicking (${language})`, async ({ guest, url }) => {
  const { page } = await guest({ locale: language });
  const pupil = new Pupil(page);
  const lines = (await api(url, "lessons")).filter((/** @type {any} */ { course }) => course !== "base");
  // One leads to the next, from the first to the list: the page is loaded once.
  await page.goto(`${url}learn/${lines[0].id}`);
  for (const { id } of lines) {
    await page.waitForURL(`**/learn/${id}`);
    await take(pupil, await api(url, `lessons/${id}?lang=${language}`));
  }
  await page.waitForURL("**/learn");
  await page.locator("[data-key=next-lesson]").waitFor();
  assert.equal(await page.locator(".lesson-link.done").count(), lines.length);
});
