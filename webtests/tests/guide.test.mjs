// The guided first game: tips at their first occurrence, one at a time, beside the board; and lessons offered in
// games with expansions.

import assert from "node:assert/strict";
import { checkAccess } from "../support/axe.mjs";
import { chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { makeTable } from "../support/home.mjs";
import { answered, stands } from "../support/page.mjs";
import { Player, pointer } from "../support/player.mjs";
import { importRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
/** How long the review of a whole game may take on a busy machine. */
const WHOLE = { timeout: 240_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/**
 * The tip that is there, and how many tiles, cells and trays it covers: their middle is under it.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ name: string, text: string, covered: number } | null>}
 */
async function seenTip(page) {
  const tip = page.locator(".tip:not([hidden])");
  if (!await tip.count()) return null;
  return tip.evaluate((card) => {
    const box = card.getBoundingClientRect();
    const over = (/** @type {Element} */ one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    };
    return {
      name: /** @type {HTMLElement} */ (card).dataset.tip ?? "",
      text: card.querySelector("p")?.textContent ?? "",
      covered: [...document.querySelectorAll(".layer-land [data-at], .board .cell, .dock .card")].filter(over).length,
    };
  });
}

/**
 * Reads the tip that is there, checks where it is, and dismisses it.
 * @param {import("playwright-core").Page} page
 */
async function readTip(page) {
  await stands(page);
  const found = await seenTip(page);
  if (!found) return null;
  assert.equal(found.covered, 0, `the tip ${found.name} covers no tile, no cell and not the tray`);
  await page.locator(".tip [data-key=close]").click();
  return found;
}

/**
 * Waits for a tip, and until the view has made room for it.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
async function besideBoard(page, name) {
  await page.locator(`.tip[data-tip=${name}]:not([hidden])`).waitFor();
  await stands(page);
  const found = await seenTip(page);
  assert.deepEqual([found?.name, found?.covered], [name, 0], `the tip ${name} covers no tile, no cell and not the tray`);
  return found?.text ?? "";
}

for (const [language, never] of /** @type {const} */ ([["en", "I have never played"], ["de", "Ich habe noch nie gespielt"]])) {
  scene(`the guided first game to its end (${language})`, async ({ guest, url, say }) => {
    const { page } = await guest({ locale: language });
    await page.goto(url);
    await page.getByRole("button", { name: never }).click();
    const player = new Player(page, chance("guide"));
    let sight = await player.sight();
    await page.locator(".tip[data-tip=tile]").waitFor();
    const places = await page.evaluate(() => new Set([...document.querySelectorAll(".board .cell")].map((one) => one.getAttribute("data-at") ?? one.outerHTML)).size);
    const names = [];
    const first = await readTip(page);
    assert.ok(first?.text.includes(String(places)) || places === 1, `${first?.text} counts the ${places} places that glow`);
    names.push("tile");
    while (sight.phase !== "over") {
      const open = await player.choose(sight);
      // Somebody who reads: what is on the tile just placed is asked of the server.
      await answered(page);
      for (let tip = await readTip(page); tip; tip = await readTip(page)) {
        assert.ok(!/[{}$]/.test(tip.text) && tip.text.length > 20, tip.text);
        names.push(tip.name);
        // Dismissed, it makes room for another about the same position.
        await answered(page);
      }
      assert.ok(open.confirm);
      await player.hand.confirm(open.confirm);
      sight = await player.sight({ after: open.version });
    }
    say(`tips: ${names.join(", ")}`);
    assert.equal(new Set(names).size, names.length, "each tip is given once");
    for (const name of ["tile", "follower", "farmer", "ending"]) assert.ok(names.includes(name), `${name} was told`);
    await checkEnd(page);
    assert.equal(await page.locator(".tip:not([hidden])").count(), 0, "no tip at the end");
    // It ends with the key moments of its review, and leads to them.
    const moments = page.locator("dialog.end .guided-end li");
    await moments.first().waitFor(WHOLE);
    const told = await moments.allInnerTexts();
    say(told.join("\n"));
    assert.ok(told.length >= 1 && told.length <= 3, `${told.length} key moments`);
    for (const text of told) assert.ok(!/[{}$]/.test(text) && /\d/.test(text), text);
    // The reader's own come first, and each says what was played and what was better.
    const whose = await moments.evaluateAll((all) => all.map((one) => one.getAttribute("data-seat")));
    assert.equal(whose[0], "0", `own moments first: ${whose}`);
    for (const text of told) assert.ok(text.split("\n").filter(Boolean).length >= 4, text);
    await checkAccess(page, "the end of a guided game");
    assert.match(await page.locator("[data-key=guided-review]").getAttribute("href") ?? "", /^replay\/.+review$/);
    await moments.last().locator("a").click();
    await page.waitForURL("**/replay/**");
    await page.locator(".review-move.better .frame").first().waitFor({ state: "attached" });
  });
}

scene("tips on a phone, and no more of them", async ({ guest, url }) => {
  const { page } = await guest(PHONE);
  await page.goto(url);
  await page.locator("[data-key=never]").tap();
  await besideBoard(page, "tile");
  await checkAccess(page, "a tip");
  const player = new Player(page, chance("tips on a phone"), { hand: pointer(page, { touch: true }) });
  await player.choose(await player.sight());
  await besideBoard(page, "follower");
  await page.locator(".tip [data-key=stop]").tap();
  await page.locator(".tip").waitFor({ state: "hidden" });
  await page.reload();
  await player.sight();
  await page.waitForTimeout(300);
  assert.equal(await page.locator(".tip:not([hidden])").count(), 0);
  // Whoever wants no tips still sees the key moments of the game, which ends here after a few turns.
  await player.play(3);
  await page.locator(".menu-button").tap();
  await page.getByRole("menuitem", { name: "Resign" }).tap();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).tap();
  await page.locator("dialog.end[open] .guided-end [data-key=guided-review]").waitFor(WHOLE);
  assert.equal(await page.locator(".tip:not([hidden])").count(), 0, "no tip has come back");
});

/** Anna has five followers on the board; Bram is about to claim the road, which has five tiles. */
const FEW_LEFT = `[Game "classic"]
[Sets "base"]
[Players "Anna" "Bram"]
[First "1"]

1. 1 B 0,1r0 monk
2. 2 U 1,0r0 -
3. 1 B 0,2r0 monk
4. 2 U 2,0r0 -
5. 1 B 0,3r0 monk
6. 2 U 3,0r0 -
7. 1 B 0,4r0 monk
8. 2 U 4,0r0 -
9. 1 E 1,4r0 knight:N
10. 2 U
`;

for (const language of ["en", "nl"]) scene(`tips about the last followers and the opponent's plans (${language})`, async ({ guest, url }) => {
  const { page } = await guest({ locale: language });
  const { id, seats } = await importRecord(url, FEW_LEFT, "continue");
  const [anna, bram] = new URLSearchParams(seats).getAll("seat");
  // A guided game in which the tips before these have been given.
  await page.goto(`${url}rules`);
  await page.evaluate((id) => localStorage.setItem("aude.guide", JSON.stringify({ tables: [id], told: { [id]: ["tile", "follower", "scored"] } })), id);
  await page.goto(`${url}table/${id}#seat=${anna}`);
  const table = page.locator(".table-page[data-version]");
  await table.locator(".cell, .layer-land [data-at]").first().waitFor();
  assert.equal(await page.locator(".tip:not([hidden])").count(), 0, "no tip while another player decides");
  const answer = await fetch(`${url}api/tables/${id}/requests`, {
    method: "POST", headers: { "Content-Type": "application/json", Authorization: `Bearer ${bram.slice(2)}` },
    body: JSON.stringify({ seat: 1, type: "commit", version: Number(await table.getAttribute("data-version")), actions: ["5,0r0", "thief:EW"] }),
  });
  assert.ok(answer.ok, await answer.text());
  const few = await besideBoard(page, "few");
  assert.deepEqual(few.match(/\d+/g), ["2", "5"], `two are left, five on the board: ${few}`);
  await page.locator(".tip [data-key=close]").click();
  const opponent = await besideBoard(page, "opponent");
  assert.ok(opponent.includes("Bram"), opponent);
  // A road of six tiles.
  assert.deepEqual(opponent.match(/\d+/g), ["6", "6"], opponent);
  // The road is highlighted, once the server has said where it is.
  await page.locator(".layer-lit *").first().waitFor({ state: "attached" });
  await page.locator(".tip [data-key=close]").click();
  await page.locator(".tip").waitFor({ state: "hidden" });
});

scene("an element met for the first time offers its lesson", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { expansions: ["traders_builders", "inns_cathedrals"], seats: ["me", "computer"] });
  // The server tells the titles of lessons first, so it may come a turn later.
  const player = new Player(page, chance("a first element"));
  const tip = page.locator(".tip.line:not([hidden])");
  for (let sight = await player.sight(); !await tip.count(); sight = await player.part(sight)) {
    assert.ok(sight.phase !== "over", "something was new in this game");
  }
  const name = (await tip.getAttribute("data-tip") ?? "").replace("lesson ", "");
  const lessons = await (await fetch(`${url}api/lessons?lang=en`)).json();
  const { title, course } = lessons.find((/** @type {any} */ { id }) => id === name);
  assert.ok(["traders_builders", "inns_cathedrals"].includes(course), course);
  assert.ok((await tip.innerText()).includes(title), title);
  const opened = page.waitForEvent("popup");
  await tip.locator("[data-key=lesson]").click();
  const lesson = await opened;
  await lesson.waitForURL(`**/learn/${name}`);
  await lesson.close();
  // Offered once. The game goes on meanwhile, so that another element may have been offered since.
  await page.goto(url);
  await page.locator("[data-key=quick]").waitFor();
  const offered = await page.evaluate(() => JSON.parse(localStorage.getItem("aude.guide") ?? "{}").offered);
  assert.equal(offered[0], name);
  assert.equal(new Set(offered).size, offered.length, `each once: ${offered}`);
});
