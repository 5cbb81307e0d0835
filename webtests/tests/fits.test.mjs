// Names, buttons and panels that once were cut off or in the way.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { openPanel } from "../support/page.mjs";
import { Player, pointer } from "../support/player.mjs";
import { openPrompt } from "../support/prompts.mjs";
import { importRecord, randomRecord, recordBefore, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { tableOf } from "../support/tables.mjs";

const scene = scenes();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A finished game of four computers. @param {string} url */
async function computers(url) {
  const table = await tableOf(url, { seats: Array.from({ length: 4 }, () => ({ kind: "computer", level: "easy" })) });
  for (let waited = 0; waited < 900; waited += 1) {
    if ((await (await fetch(`${url}api/tables/${table.id}`)).json()).table.phase === "over") return table.id;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("the computers do not finish");
}

/** Names that do not fit their place. @param {import("playwright-core").Page} page */
const cut = (page) => page.locator(".player .name").evaluateAll((all) => all
  .filter((name) => name.scrollWidth > name.clientWidth + 1)
  .map((name) => `${name.textContent} beside ${name.closest(".player")?.querySelector(".score")?.textContent}`));

scene("computers' names and the switch for final scoring fit, on a desktop and on a phone in German", async ({ guest, url }) => {
  const id = await computers(url);
  for (const how of [{ viewport: { width: 1280, height: 800 } }, { ...PHONE, locale: "de" }]) {
    const { page } = await guest(how);
    await page.goto(`${url}replay/${id}?turn=50`);
    await page.locator(".player").first().waitFor();
    for (let turn = 51; turn < 72; turn += 1) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(20);
      assert.deepEqual(await cut(page), [], `turn ${turn}`);
    }
    await page.goto(`${url}table/${id}`);
    const toggle = page.locator("dialog.end[open] .ended-toggle");
    await toggle.waitFor();
    const over = await toggle.evaluate((one) => [
      one.scrollWidth - one.clientWidth, Math.max(0, one.getBoundingClientRect().right - innerWidth), one.getClientRects().length - 1,
    ]);
    assert.deepEqual(over, [0, 0, 0], "the switch is whole");
    // However many share the victory, with scores of three digits.
    const short = await page.locator(".end-place").evaluateAll((all) => all.flatMap((_, last) => {
      for (const [index, place] of all.entries()) {
        place.classList.toggle("winner", index <= last);
        const score = place.querySelector("strong");
        if (score) score.textContent = "188";
      }
      return all.map((place) => place.querySelector(".end-name"))
        .filter((name) => name !== null && name.scrollWidth > name.clientWidth + 1)
        .map((name) => `${name?.textContent} with ${last + 1} winners`);
    }));
    assert.deepEqual(short, [], "the names in the ranking are whole");
  }
});

scene("the dragon's prompt is in reach beside an open panel on a phone, and its button does not speak of figures", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  const { id, seats } = await importRecord(url, recordBefore(["--sets", "base,princess_dragon"], / dragon:/), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("dragon"), { passes: 0 });
  await openPrompt(player, "flight");
  const confirm = page.locator(".prompt [data-key=confirm]");
  assert.equal(await confirm.innerText(), "Confirm");
  await openPanel(page, "log");
  const met = await confirm.evaluate((button) => {
    const box = button.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return there !== null && button.contains(there);
  });
  assert.ok(met, "the panel does not hide the prompt");
});

for (const [width, height, touch] of /** @type {const} */ ([[360, 640, true], [390, 844, true], [844, 390, true], [1024, 600, false], [1280, 800, false]])) {
  scene(`the last move of a game with everything can be confirmed at ${width} × ${height}, and the tray stays within the window`, async ({ guest, url }) => {
    const { page } = await guest({ viewport: { width, height }, hasTouch: touch, isMobile: touch });
    const { id, seats } = await importRecord(url, recordBeforeEnd(["--sets", "all", "--players", "3", "--seed", "11"]), "continue");
    await page.goto(`${url}table/${id}#${seats}`);
    const player = new Player(page, chance("last move"), { hand: pointer(page, { touch }) });
    const sight = await player.choose(await player.sight());
    const { top, bottom } = await page.locator(".turn-bar").evaluate((bar) => bar.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= height, `the tray is from ${top} to ${bottom}`);
    assert.ok(sight.confirm?.free, `the confirm button is hidden by ${sight.confirm?.instead}`);
    await player.hand.confirm(sight.confirm);
    await page.locator("dialog.end[open]").waitFor();
  });
}

scene("on a phone the tile in the tray covers none of the words beside it", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  const { id, seats } = await importRecord(url, randomRecord(["--sets", "all", "--players", "3", "--seed", "11", "--placed", "48"]), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("beside"), { hand: pointer(page, { touch: true }), passes: 0 });
  const apart = async () => {
    const [tile, words] = await Promise.all([".loupe", ".question"].map((name) => page.locator(`.turn-bar ${name}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))));
    for (const { right, bottom, top } of tile) for (const box of words) assert.ok(box.left >= right || box.top >= bottom || box.bottom <= top, `the tile ends at ${right}, the words begin at ${box.left}`);
    return tile.length;
  };
  const sight = await player.sight();
  let now = sight.take ? await player.use("take", sight.take, sight) : sight;
  let seen = await apart();
  if (now.cells.length) now = await player.use("cell", now.cells.find(({ free }) => free) ?? now.cells[0], now);
  for (const { name } of now.groups) {
    const group = now.groups.find((one) => one.name === name);
    if (group && !group.chosen) now = await player.use("group", group, now);
    seen += await apart();
  }
  assert.ok(seen > 0, "there was a tile in the tray");
});
