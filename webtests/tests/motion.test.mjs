// Motion: a move is told step by step, nobody waits for it, and those who want calm have none. Final scoring is a
// sequence whose totals are the result. Tiles are carried by hand. Sounds come after a gesture.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { checkEnd, scores } from "../support/end.mjs";
import { gameWith } from "../support/games.mjs";
import { bareOf } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, randomRecord, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";
import { slowMotion, watchAnimations, watchFlights, watchViews } from "../support/watch.mjs";

/** Pure, and part of the client, whose types are checked there. */
const { after: afterEvent } = await import(String(new URL("../../web/table/motion/steps.js", import.meta.url)));

const scene = scenes();
const MOVING = { reducedMotion: /** @type {const} */ ("no-preference") };

/**
 * Opens a table that goes on from a record.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} record
 */
async function goOn(page, url, record) {
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".flights").waitFor({ state: "attached" });
  const player = new Player(page, chance("motion"), { passes: 0 });
  return { id, player, sight: await player.sight() };
}

/** @param {any} state */
const essence = (state) => ({
  tiles: state.tiles,
  scores: state.scores,
  supply: state.supply,
  goods: state.goods,
  dragon: state.dragon,
  fairy: state.fairy,
  fairyWith: state.fairy_with && [state.fairy_with.player, state.fairy_with.at, state.fairy_with.on, state.fairy_with.via],
  towers: state.towers.filter((/** @type {any} */ { height }) => height),
  figures: state.figures.map((/** @type {any} */ { player, figure, at, on, via, cities }) => JSON.stringify([player, figure, at, on, via, cities ?? []])).sort(),
  captives: state.captives.map((/** @type {any} */ one) => JSON.stringify([one.captor, one.owner, one.figure])).sort(),
  surveyors: state.surveyors ?? null,
});

for (const [name, words] of /** @type {const} */ ([
  ["everything", ["--sets", "all", "--players", "4", "--seed", "7"]], ["Mayflower", ["--game", "mayflower", "--players", "3", "--seed", "3"]],
])) {
  scene(`told event by event, a game of ${name} comes to the same positions as on the server`, async ({ url, say }) => {
    const { id } = await importRecord(url, randomRecord([...words]), "replay");
    let compared = 0;
    /** @type {any} */
    let state = null;
    for (let from = 0; from !== null;) {
      const page = await (await fetch(`${url}api/tables/${id}/history?from=${from}`)).json();
      state ??= page.start;
      for (const step of page.steps) {
        const told = step.events.reduce(afterEvent, state);
        state = { ...state, ...step.changed, tiles: [...state.tiles.slice(0, step.kept), ...step.tiles] };
        assert.deepEqual(essence(told), essence(state), `entry ${step.version}: ${step.moves.join(" ")}`);
        compared += 1;
      }
      from = page.next;
    }
    say(`${compared} entries`);
    assert.ok(compared > 60);
  });
}

scene("with reduced motion, or switched off, nothing moves", async ({ guest, url }) => {
  for (const how of [{}, { ...MOVING, off: true }]) {
    const { page } = await guest("off" in how ? MOVING : {});
    if ("off" in how) await page.addInitScript(() => localStorage.setItem("aude.settings", JSON.stringify({ motion: false })));
    const { player } = await goOn(page, url, gameWith("base-two", 34));
    const seen = await watchFlights(page);
    const moved = await watchAnimations(page);
    const views = await watchViews(page);
    const fitted = await page.locator(".layer-land image").first().evaluate((tile) => tile.getBoundingClientRect().width);
    // On a busy machine keys are heard later than they are pressed, and several before the next frame.
    const isLarger = (/** @type {boolean} */ larger) => page.waitForFunction(
      ([fitted, larger]) => ((document.querySelector(".layer-land image")?.getBoundingClientRect().width ?? 0) > Number(fitted) + 0.5) === larger, [fitted, larger]);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("+");
    await isLarger(true);
    await page.keyboard.press("z");
    await isLarger(false);
    let now = await player.sight();
    for (let parts = 0; parts < 4 && now.phase !== "over"; parts += 1) now = await player.part(now);
    assert.deepEqual(await seen(), []);
    // Four steps nearer, one back, and at most one for each part: the board is there at once, never on the way.
    const count = (await views()).length;
    assert.ok(count > 1 && count <= 10, `${count} views of the board`);
    assert.deepEqual(await moved(), []);
    assert.equal(await page.locator(".window.told").count(), 0);
  }
});

scene("a move of another player is told, and a key of one's own ends the telling at once", async ({ guest, url }) => {
  const mine = await guest(MOVING);
  const { id, seats } = await importRecord(url, gameWith("base-two", 34), "continue");
  const tokens = seats.split("&");
  const state = await (await fetch(`${url}api/tables/${id}`)).json();
  const mover = state.state.actor;
  await mine.page.goto(`${url}table/${id}#${tokens[1 - mover]}`);
  await mine.page.locator(".flights").waitFor({ state: "attached" });
  await mine.page.locator(".player").first().waitFor();
  const seen = await watchFlights(mine.page);
  await slowMotion(mine.page);
  const other = await guest();
  await other.page.goto(`${url}table/${id}#${tokens[mover]}`);
  const player = new Player(other.page, chance("told"), { passes: 0 });
  const sight = await player.sight();
  await player.hand.confirm(/** @type {any} */ ((await player.choose(sight)).confirm));
  // However slowly it is looked at: what moves takes a hundred times as long.
  await mine.page.locator(".window.told").waitFor();
  // The state is not behind: what comes next is offered already.
  assert.equal(Number(await mine.page.locator(".table-page").getAttribute("data-version")), sight.version + 1);
  await mine.page.keyboard.press("z");
  await mine.page.waitForFunction(() => !document.querySelector(".window.told") && !document.querySelector(".flights")?.childElementCount);
  assert.ok((await seen()).includes("flying-tile"), "the tile came by itself");
  assert.equal(await mine.page.locator(".layer-land [data-at]").count(), 35);
});

scene("final scoring goes feature by feature; its totals are the result", async ({ guest, url }) => {
  const { page } = await guest(MOVING);
  const { player, sight } = await goOn(page, url, recordBeforeEnd(["--players", "3", "--seed", "5"]));
  const before = await scores(page);
  await player.hand.confirm(/** @type {any} */ ((await player.choose(sight)).confirm));
  const bar = page.locator(".scoring");
  await bar.waitFor();
  assert.equal(await page.locator("dialog.end[open]").count(), 0, "the result waits");
  assert.equal(await page.locator(".window.told").evaluate((board) => board.clientHeight), 800, "the board keeps the window");
  await bar.locator("[data-key=toggle]").click();
  await bar.locator("[aria-label^='Continue']").waitFor();
  // By hand from the beginning: what the lines say adds up to what the cards show.
  const totals = () => scores(page);
  for (let back = 0; back < 60 && (await bar.locator("[data-key=previous]").isEnabled()); back += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector(".scoring-head .soft")?.textContent?.startsWith("0 "));
  const sums = await totals();
  assert.ok(sums.every((points, seat) => points >= before[seat]));
  const [, count] = /of (\d+)/.exec((await bar.locator(".scoring-head .soft").textContent()) ?? "") ?? [];
  const names = await page.locator(".player .name").allTextContents();
  for (let step = 1; step <= Number(count); step += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((step) => document.querySelector(".scoring-head .soft")?.textContent?.startsWith(`${step} `), step);
    for (const chip of await bar.locator(".scoring-who .chip").all()) {
      const [, name, points] = /^(.*?)([+−]\d+)$/.exec((await chip.textContent()) ?? "") ?? [];
      sums[names.indexOf(name)] += Number(points.replace("−", "-"));
    }
    await page.waitForFunction((sums) => JSON.stringify([...document.querySelectorAll(".player .score")].map((one) => Number(one.textContent))) === JSON.stringify(sums), sums);
  }
  assert.ok(Number(count) > 2, `${count} scorings`);
  await page.keyboard.press("Escape");
  assert.deepEqual(await checkEnd(page), sums, "the running totals are the result");
  // It can be seen again, goes on by itself, and comes to the same.
  await page.locator("dialog.end [data-key=scoring]").click();
  await bar.waitFor();
  await page.locator("dialog.end[open]").waitFor({ state: "hidden" });
  await page.waitForFunction(() => Number.parseInt(document.querySelector(".scoring-head .soft")?.textContent ?? "0", 10) > 2);
  await bar.locator("[data-key=skip]").click();
  assert.deepEqual(await checkEnd(page), sums);
});

scene("a drag places the tile, from the tray and from cell to cell; dropped elsewhere it goes back", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  const [first, second] = sight.cells.filter(({ free }) => free);
  const tile = /** @type {import("../support/look.mjs").Control} */ (sight.tile);
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(first.x + 10, first.y - 10, { steps: 6 });
  await page.locator(".carried:not([hidden]) svg").waitFor();
  await page.locator(".layer-ghost .ghost").waitFor({ state: "attached" });
  await page.mouse.up();
  const down = await player.sight({ not: sight.key });
  assert.ok(down.confirm, "it lies there");
  assert.equal(await page.locator(".carried:not([hidden])").count(), 0);
  const lies = () => page.locator(".pending").evaluate((frame) => [Number(frame.getAttribute("x")) - 1, Number(frame.getAttribute("y")) - 1].map((value) => value / 100).join());
  assert.equal(await lies(), first.name);
  const taken = await bareOf(page);
  await page.mouse.move(taken.x, taken.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y, { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction((name) => {
    const frame = document.querySelector(".pending");
    return frame && `${(Number(frame.getAttribute("x")) - 1) / 100},${(Number(frame.getAttribute("y")) - 1) / 100}` === name;
  }, second.name);
  await player.sight();
  // Where it does not fit it returns to where it was.
  const again = await bareOf(page);
  await page.mouse.move(again.x, again.y);
  await page.mouse.down();
  await page.mouse.move(640, 790, { steps: 4 });
  await page.mouse.up();
  await player.sight();
  assert.equal(await lies(), second.name);
});

scene("sounds come after a gesture, low by default, and can be switched off in sight", async ({ guest, url }) => {
  const { page } = await guest();
  await page.addInitScript(() => {
    const made = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { made });
    const Real = AudioContext;
    Object.assign(globalThis, { AudioContext: class extends Real { constructor() { super(); made.push("context"); } } });
  });
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  const made = () => page.evaluate(() => /** @type {any} */ (globalThis).made.length);
  assert.equal(await made(), 0, "none before the first gesture");
  const down = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  assert.equal(await made(), 1);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.sound), "place");
  const hush = page.locator(".top [data-tool=sound]");
  const volume = () => page.evaluate(() => JSON.parse(localStorage.getItem("aude.settings") ?? "{}").volume);
  await page.evaluate(() => localStorage.setItem("aude.settings", JSON.stringify({ volume: 75 })));
  await hush.click();
  assert.equal(await volume(), 0);
  await hush.click();
  assert.equal(await volume(), 75, "as loud as before");
  await hush.click();
  await page.evaluate(() => delete document.documentElement.dataset.sound);
  await page.keyboard.press("Escape");
  await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], await player.sight({ not: down.key }));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.sound), undefined, "silence");
  assert.match((await hush.getAttribute("aria-label")) ?? "", /on/);
});
