// A phone: 360 × 640, touch.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { EVERYTHING, makeTable } from "../support/home.mjs";
import { LANGUAGES } from "../support/languages.mjs";
import { closePanel, openPanel } from "../support/page.mjs";
import { Player, pointer } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The minimum touch target, in CSS pixels. */
const TARGET = 44;
/** Parts played on the phone. */
const PARTS = 14;

/**
 * Touch targets that are too small. Excluded are links within sentences, places on the board, which can be
 * zoomed, and lines of the log, which are as wide as the screen and many.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
function small(page) {
  return page.evaluate((least) => {
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const all = [...top.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [role=tab]")];
    return all.flatMap((element) => {
      if (element.closest(".board, .log, .unseen, p, li > span, .skip") || !(element instanceof HTMLElement)) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      // A label is part of its control.
      const boxes = [element, element.closest("label")].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
      const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
      const fits = width > least - 0.6 && height > least - 0.6;
      const name = element.getAttribute("data-key") ?? element.getAttribute("aria-label") ?? element.textContent;
      return fits || !width ? [] : [`${element.tagName.toLowerCase()}.${element.className} ${name?.trim()}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, TARGET);
}

/**
 * @param {import("playwright-core").Page} page
 * @returns {{ look: (where: string) => Promise<void>, told: () => string[] }} the problems, each once
 */
function inspector(page) {
  /** @type {Map<string, string>} */
  const wrong = new Map();
  return {
    async look(where) {
      const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
      if (width > 360) wrong.set(`scrolls sideways: ${width}`, where);
      // Clipped content does not even scroll.
      const cut = await page.locator(".table-page > *, .top > *").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > 360.5).map((one) => one.className));
      if (cut.length) wrong.set(`cut off at the right: ${cut.join(", ")}`, where);
      for (const target of await small(page)) if (!wrong.has(target)) wrong.set(target, where);
    },
    told: () => [...wrong].map(([what, where]) => `${where}: ${what}`),
  };
}

scene("a phone: the texts of every language fit", async ({ guest, url }) => {
  for (const locale of LANGUAGES.filter((tag) => tag !== "en")) {
    const { page } = await guest({ ...PHONE, locale });
    const { look, told } = inspector(page);
    await makeTable(page, url, { expansions: EVERYTHING, seats: ["me", "here", "here"], names: ["Anna", "Bert", "Cornelia-Friederike"], seed: `phone ${SEED}` });
    const player = new Player(page, chance("phone words"), { hand: pointer(page, { touch: true }), passes: 0 });
    await look("table");
    await player.choose(await player.sight());
    await look("table with a choice");
    assert.deepEqual(told(), [], locale);
  }
});

scene("a phone: after a confirmation every spot for the next tile is visible", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  await makeTable(page, url, { seats: ["me", "here"], names: ["Anna", "Bert"], seed: `phone ${SEED}` });
  const player = new Player(page, chance("phone places"), { hand: pointer(page, { touch: true }) });
  for (let part = 0; part < 8; part += 1) {
    const sight = await player.play(1);
    const now = sight.take ? await player.use("take", sight.take, sight) : sight;
    assert.deepEqual(now.cells.filter(({ free }) => !free).map(({ name, instead }) => `${name}: ${instead}`), []);
  }
});

scene("a phone: tapping through part of a game with everything", async ({ guest, url, say }) => {
  const { page } = await guest(PHONE);
  const { look, told } = inspector(page);
  await page.goto(url);
  await page.locator("[data-key=set-tower]").waitFor();
  await look("home");
  await makeTable(page, url, { expansions: EVERYTHING, seats: ["me", "here"], names: ["Anna", "Bert"], seed: `phone ${SEED}` });
  const player = new Player(page, chance("phone"), { hand: pointer(page, { touch: true }), passes: 0 });
  let sight = await player.sight();
  for (let part = 0; part < PARTS; part += 1) {
    if (part % 5 === 0) await look("table");
    sight = await player.choose(sight);
    assert.ok(sight.confirm?.free, "the confirm button is in reach");
    assert.ok(sight.confirm.y > 320, "and in the lower half, where the thumb is");
    if (part % 5 === 0) await look("table with a choice");
    await player.hand.confirm(sight.confirm);
    sight = await player.sight({ after: sight.version });
  }
  say(`used ${JSON.stringify(player.used)}`);
  for (const panel of /** @type {const} */ (["log", "chat", "tools"])) {
    await openPanel(page, panel);
    await look(panel);
    await closePanel(page);
  }
  await page.locator(".menu-button").tap();
  await look("menu");
  assert.deepEqual(told(), [], `nothing scrolls sideways, targets have ${TARGET} px`);
});
