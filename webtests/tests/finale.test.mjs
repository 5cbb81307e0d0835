// Final scoring on the board: what is scored is in sight, wherever the board had been moved before, and the keys that go
// through it leave those alone who write or choose.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { openPanel, stands } from "../support/page.mjs";
import { Player, pointer } from "../support/player.mjs";
import { importRecord, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOVING = { reducedMotion: /** @type {const} */ ("no-preference") };
/** A random game, which sprawls: on a phone some of the last cells are out of sight. */
const GAME = recordBeforeEnd(["--players", "3", "--seed", "5"]);

/**
 * A table just before the end of its game.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {boolean} touch
 */
async function lastTurn(page, url, touch) {
  const { id, seats } = await importRecord(url, GAME, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".flights").waitFor({ state: "attached" });
  const player = new Player(page, chance("finale"), { hand: pointer(page, { touch }), passes: 0 });
  return { player, sight: await player.sight() };
}

/** @param {import("playwright-core").Page} page */
const at = async (page) => Number.parseInt((await page.locator(".scoring-head .soft").textContent()) ?? "", 10);

/**
 * Goes through final scoring by hand, and collects what is not wholly in sight.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ steps: number, out: string[] }>}
 */
async function through(page) {
  const bar = page.locator(".scoring");
  await bar.waitFor();
  await bar.locator("[data-key=toggle]").click();
  await bar.locator("[aria-label^='Continue']").waitFor();
  for (let back = 0; back < 60 && (await bar.locator("[data-key=previous]").isEnabled()); back += 1) await bar.locator("[data-key=previous]").click();
  const [, count] = /of (\d+)/.exec((await bar.locator(".scoring-head .soft").textContent()) ?? "") ?? [];
  const out = [];
  for (let step = 1; step <= Number(count); step += 1) {
    if (step > 1) await bar.locator("[data-key=next]").click();
    await page.waitForFunction((step) => document.querySelector(".scoring-head .soft")?.textContent?.startsWith(`${step} `), step);
    await page.locator(".layer-veil .glow").first().waitFor({ state: "attached" });
    await stands(page);
    out.push(...await page.evaluate((step) => {
      const islands = [".players", ".scoring"].map((one) => ({ one, box: /** @type {Element} */ (document.querySelector(one)).getBoundingClientRect() }));
      return [...document.querySelectorAll(".layer-veil .glow")].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const where = `${step}: ${[left, top, right, bottom].map(Math.round).join()}`;
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return [`${where} is cut off`];
        const over = islands.find(({ box }) => right > box.left && left < box.right && bottom > box.top && top < box.bottom);
        return over ? [`${where} is under ${over.one}`] : [];
      });
    }, step));
  }
  return { steps: Number(count), out };
}

scene("on a phone all of what is scored lies between players and bar, also after an arrow at the edge", async ({ guest, url }) => {
  const { page } = await guest({ ...PHONE, ...MOVING });
  const { player, sight } = await lastTurn(page, url, true);
  await page.locator(".arrow:visible").first().tap();
  await stands(page);
  const there = await player.sight();
  const chosen = await player.choose({ ...there, cells: there.cells.filter(({ free }) => free) });
  await player.hand.confirm(/** @type {any} */ (chosen.confirm));
  const first = await through(page);
  assert.ok(first.steps > 5, sight.key);
  assert.deepEqual(first.out, []);
  // Seen again after the board was moved by hand.
  await page.locator(".scoring [data-key=skip]").click();
  const again = page.locator("dialog.end [data-key=scoring]");
  await again.waitFor();
  await page.locator("dialog.end").getByRole("button", { name: "Close" }).first().click();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("+");
  await stands(page);
  await page.locator(".prompt [data-key=end]").click();
  await again.click();
  assert.deepEqual((await through(page)).out, []);
});

scene("a wheel turned earlier keeps no scored feature out of sight; one turned during final scoring is obeyed", async ({ guest, url }) => {
  const { page } = await guest(MOVING);
  const { player } = await lastTurn(page, url, false);
  await page.mouse.move(640, 300);
  for (let times = 0; times < 6; times += 1) await page.mouse.wheel(0, -200);
  await page.keyboard.press("0");
  await stands(page);
  const chosen = await player.choose(await player.sight());
  await player.hand.confirm(/** @type {any} */ (chosen.confirm));
  assert.deepEqual((await through(page)).out, []);
  const scale = () => page.locator(".stage").evaluate((stage) => /scale\((.*)\)/.exec(stage.style.transform)?.[1]);
  const before = await scale();
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, -400);
  await page.waitForFunction((before) => /scale\((.*)\)/.exec(/** @type {HTMLElement} */ (document.querySelector(".stage")).style.transform)?.[1] !== before, before);
  const mine = await page.locator(".stage").getAttribute("style");
  const step = await at(page);
  for (let back = 1; back < 4; back += 1) {
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((step) => document.querySelector(".scoring-head .soft")?.textContent?.startsWith(`${step} `), step - back);
  }
  await stands(page);
  assert.equal(await page.locator(".stage").getAttribute("style"), mine);
});

scene("in final scoring one writes with spaces, and Escape in the settings closes only them", async ({ guest, url }) => {
  const { page } = await guest(MOVING);
  const { player, sight } = await lastTurn(page, url, false);
  await player.hand.confirm(/** @type {any} */ ((await player.choose(sight)).confirm));
  const bar = page.locator(".scoring");
  await bar.waitFor();
  await bar.locator("[data-key=toggle]").click();
  await bar.locator("[aria-label^='Continue']").waitFor();
  const step = await at(page);
  await openPanel(page, "chat");
  const field = page.locator("#panel-chat").locator("input, textarea").first();
  await field.click();
  await page.keyboard.type("good game all");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  assert.equal(await field.inputValue(), "good game all");
  assert.equal(await at(page), step);
  await page.locator(".menu-button").click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.locator("dialog[open] .settings").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
  assert.ok(await bar.isVisible(), "final scoring goes on");
  assert.equal(await at(page), step);
});
