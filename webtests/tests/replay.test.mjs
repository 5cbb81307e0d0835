// Replays: the slider, the keyboard, URLs of positions, and views of any position.

import assert from "node:assert/strict";
import { cellPoint } from "../support/page.mjs";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { watchFlights } from "../support/watch.mjs";

/** @typedef {{ kind: string, owners: number[], parts: unknown[], tiles: number, points: number }} Feature of what the server says */

const scene = scenes();

scene("a replay is controlled by slider, keyboard and URL", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  await page.goto(`${url}replay/${id}?turn=5`);
  const slider = page.locator(".replay-slider");
  const tiles = page.locator(".layer-land > *");
  /** @param {number} at */
  const reaches = async (at) => {
    await page.waitForFunction((at) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === String(at), at);
    await page.waitForURL((address) => address.searchParams.get("turn") === String(at));
    return tiles.count();
  };
  await slider.waitFor();
  await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).max) > 60);
  const last = Number(await slider.getAttribute("max"));
  const fifth = await reaches(5);
  await slider.evaluate((element) => {
    const range = /** @type {HTMLInputElement} */ (element);
    range.value = "40";
    range.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const fortieth = await reaches(40);
  assert.equal(fortieth - fifth, 35, "a move places a tile");
  await page.locator("[data-step=next]").click();
  assert.equal(await reaches(41), fortieth + 1);
  await page.locator(".window").hover();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await reaches(40), fortieth);
  await page.keyboard.press("Home");
  await reaches(0);
  await page.keyboard.press("End");
  await reaches(last);
  await page.goto(`${url}replay/${id}?turn=40`);
  await slider.waitFor();
  assert.equal(await reaches(40), fortieth, "the URL means the position");
  await page.waitForFunction(() => {
    const [line, list] = [".log .turn.now .turn-head", ".log"].map((name) => document.querySelector(name)?.getBoundingClientRect());
    return line && list && line.top >= list.top && line.bottom <= list.bottom;
  });
  assert.equal(await page.locator(".log-panel .unseen").textContent(), "", "a finished game is not read out from its start");
  const other = await guest();
  await other.page.goto(`${url}replay/${id}?turn=9999`);
  await other.page.waitForFunction((last) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === String(last), last);
});

scene("a table that can only be replayed opens as a replay", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  await page.goto(url);
  await page.locator("[data-key=quick]").waitFor();
  await page.goto(`${url}table/${id}`);
  await page.locator(".replay-slider").waitFor();
  assert.equal(new URL(page.url()).pathname, new URL(`${url}replay/${id}`).pathname);
  await page.goBack();
  await page.locator("[data-key=quick]").waitFor();
  assert.equal(page.url(), url, "going back does not lead here again");
});

/**
 * The middle of the first tile once the board is stable.
 * @param {import("playwright-core").Page} page
 */
async function still(page) {
  await page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  let before = { x: NaN, y: NaN };
  for (let now = await cellPoint(page, 0, 0); now.x !== before.x || now.y !== before.y; now = await cellPoint(page, 0, 0)) {
    before = now;
    await page.waitForTimeout(100);
  }
  return before;
}

scene("a replay shows who owned what at any position", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  /** @param {number} version @param {[number, number]} [at] */
  const asked = async (version, at) => {
    const body = JSON.stringify({ type: "features", version, ...(at ? { at } : {}) });
    const response = await fetch(`${url}api/tables/${id}/requests`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return /** @type {{ features: Feature[] }} */ (await response.json()).features;
  };
  const tints = page.locator(".layer-tints .tint");
  /** @param {number} version @param {(kind: string) => boolean} wanted */
  const coloured = async (version, wanted) => {
    const owned = (await asked(version)).filter((feature) => feature.owners.length && wanted(feature.kind));
    const many = owned.reduce((sum, feature) => sum + feature.parts.length, 0);
    await page.waitForFunction((many) => document.querySelectorAll(".layer-tints .tint").length === many, many);
    return many;
  };
  await page.goto(`${url}replay/${id}?turn=40`);
  await page.waitForFunction(() => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === "40");
  await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).max) > 60);
  assert.equal(await tints.count(), 0);
  await page.locator(".window").hover();
  await page.keyboard.press("f");
  await page.locator(".overlays [data-key=fields][aria-pressed=true]").waitFor();
  const fields = await coloured(40, (kind) => kind === "field");
  await page.locator(".overlays [data-key=owners]").click();
  await page.locator(".overlays [data-key=owners][aria-pressed=true]").waitFor();
  const all = await coloured(40, () => true);
  assert.ok(fields > 0 && all > fields, `${fields} parts of fields, ${all} in all`);
  await page.locator(".window").hover();
  await page.keyboard.press("ArrowRight");
  await coloured(41, () => true);
  await page.keyboard.press("o");
  await page.locator(".overlays [data-key=owners][aria-pressed=false]").waitFor();
  assert.equal(await tints.count(), 0);
  // The road of the first tile, as it was then and later.
  for (const version of [3, 41]) {
    await page.goto(`${url}replay/${id}?turn=${version}`);
    await page.waitForFunction((at) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === String(at), version);
    await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).max) > 60);
    const road = (await asked(version, [0, 0])).find((feature) => feature.kind === "road");
    assert.ok(road);
    const { x, y } = await still(page);
    const card = page.locator(".feature.card");
    let text = "";
    // The board is zoomed out: the road is a few pixels wide.
    for (const beside of [0, 1, -1, 2, -2]) {
      await page.mouse.move(2, 2);
      await card.waitFor({ state: "hidden" });
      await page.mouse.click(Math.round(x), Math.round(y) + beside);
      await card.waitFor();
      text = (await card.innerText()).toLowerCase();
      if (text.startsWith("road")) break;
    }
    assert.match(text, /^road/);
    assert.ok(text.includes(`${road.tiles} tile`) && text.includes(`${road.points} now`), `${text} is not ${JSON.stringify(road)}`);
    assert.equal(await page.locator(".layer-lit .lit").count(), road.parts.length, "all of it is highlighted");
    await page.keyboard.press("ArrowRight");
    await card.waitFor({ state: "hidden" });
  }
});

scene("the log of a replay has one entry for each turn; opened, it shows the board then and has a line for each event", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  await page.goto(`${url}replay/${id}?turn=0`);
  await page.waitForFunction(() => document.querySelectorAll(".log .turn").length > 60);
  const placed = await page.locator(".log .entry.placed").count();
  assert.equal(await page.locator(".log > .turn:has(.entry.placed)").count(), placed, "a turn places a tile");
  assert.equal(await page.locator(".log > .entry").count(), 0, "no line stands alone");
  assert.equal(await page.locator(".log .entry:visible").count(), 0, "they are closed at first");
  const turn = page.locator(".log > .turn").nth(30);
  const version = Number(await turn.getAttribute("data-to"));
  await turn.locator(".turn-head").click();
  await page.waitForFunction((at) => /** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).value === String(at), version);
  assert.ok((await turn.locator(".entry:visible").count()) > 0);
  assert.equal(await turn.getAttribute("aria-current"), "step");
  assert.equal(await page.locator(".log > .turn.now").count(), 1);
});

scene("the next move of a replay is told with motion, a jump is not, and nothing moves for those who want calm", async ({ guest, url }) => {
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  for (const [reducedMotion, flies] of /** @type {const} */ ([["no-preference", true], ["reduce", false]])) {
    const { page } = await guest({ reducedMotion });
    await page.goto(`${url}replay/${id}?turn=20`);
    await page.locator(".flights").waitFor({ state: "attached" });
    await page.locator(".layer-land > *").first().waitFor({ state: "attached" });
    await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).max) > 60);
    let seen = await watchFlights(page);
    const tiles = await page.locator(".layer-land > *").count();
    await page.keyboard.press("End");
    await page.waitForTimeout(300);
    assert.deepEqual(await seen(), [], "a jump is shown at once");
    await page.goto(`${url}replay/${id}?turn=20`);
    await page.locator(".flights").waitFor({ state: "attached" });
    await page.waitForFunction((tiles) => document.querySelectorAll(".layer-land > *").length === tiles, tiles);
    await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).max) > 60);
    seen = await watchFlights(page);
    await page.keyboard.press("ArrowRight");
    if (flies) await page.waitForFunction(() => /** @type {any} */ (globalThis).seen.includes("flying-tile"));
    await page.waitForFunction((tiles) => document.querySelectorAll(".layer-land > *").length === tiles + 1, tiles);
    if (!flies) assert.deepEqual(await seen(), []);
  }
});
