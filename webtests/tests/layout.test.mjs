// The board has the window: how large tiles are, what the islands leave free, and whose view it is.

import assert from "node:assert/strict";
import { PATIENCE } from "../support/browser.mjs";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { makeTable } from "../support/home.mjs";
import { cellPoint, closePanel, openPanel, stands } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { importRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * Opens a game that goes on from a record, with its first decision.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} record
 */
async function goOn(page, url, record) {
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("layout"), { passes: 0 });
  const sight = await player.sight();
  return { player, sight: sight.take ? await player.use("take", sight.take, sight) : sight };
}

/** @param {import("playwright-core").Page} page */
function tileSize(page) {
  return page.locator(".layer-land [data-at] image").first().evaluate((tile) => tile.getBoundingClientRect().width);
}

/**
 * What of the board is cut off or lies under an island: tiles, and the middles of cells.
 * @param {import("playwright-core").Page} page
 */
function covered(page) {
  return page.evaluate(() => {
    const islands = [...document.querySelectorAll(".player, .tiles-left, .overlays, .top, .side, .turn-bar")]
      .map((one) => ({ name: one.className, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
    const tiles = [...document.querySelectorAll(".layer-land [data-at]")].map((tile) => ({ name: `tile ${tile.getAttribute("data-at")}`, box: tile.getBoundingClientRect() }));
    const cells = [...document.querySelectorAll(".cell")].map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { name: `cell ${cell.getAttribute("data-cell")}`, box: new DOMRect(left + width / 2, top + height / 2, 1, 1) };
    });
    return [...tiles, ...cells].flatMap(({ name, box }) => {
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return [`${name} is cut off`];
      return islands.filter(({ box: over }) => box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top)
        .map((island) => `${name} is under ${island.name}`);
    });
  });
}

/**
 * Waits until nothing is covered: a board that makes room does so a few frames later.
 * @param {import("playwright-core").Page} page
 */
async function uncovered(page) {
  const until = performance.now() + PATIENCE;
  let found = await covered(page);
  while (found.length && performance.now() < until) {
    await page.waitForTimeout(50);
    found = await covered(page);
  }
  assert.deepEqual(found, []);
}

for (const [name, tiles, width, height, least] of /** @type {const} */ ([
  ["base-two", 34, 1280, 800, 64], ["base-two", 71, 1280, 800, 48], ["everything-four", 120, 1920, 1080, 60],
  ["base-two", 34, 1366, 768, 60], ["base-two", 71, 1366, 768, 46],
])) {
  scene(`${tiles} tiles at ${width} × ${height}: a tile has ${least} px, nothing is covered`, async ({ guest, url, say }) => {
    const { page } = await guest({ viewport: { width, height } });
    const { player, sight } = await goOn(page, url, gameWith(name, tiles));
    assert.equal(await page.locator(".layer-land [data-at]").count(), tiles);
    const size = await tileSize(page);
    const hand = await page.locator(".prompt .hand-tile .tile-picture").evaluate((tile) => tile.getBoundingClientRect().width);
    say(`tile ${size} px, drawn tile ${Math.round(hand)} px`);
    assert.ok(size >= least, `${size} px`);
    assert.ok(hand >= 110, `the drawn tile has ${hand} px`);
    assert.deepEqual(await covered(page), []);
    assert.equal(await page.locator(".arrow:visible").count(), 0, "no arrow where all is seen");
    const figures = await page.locator(".layer-pieces .figure use").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    assert.ok(Math.min(...figures) >= 16, `lying and standing figures can be read: ${Math.min(...figures)} px`);
    // What is tried moves nothing.
    const before = await cellPoint(page, 0, 0);
    const down = await player.use("cell", sight.cells[0], sight);
    assert.deepEqual(await cellPoint(page, 0, 0), before);
    await page.keyboard.press("Escape");
    await player.sight({ not: down.key });
    assert.deepEqual(await cellPoint(page, 0, 0), before);
  });
}

scene("in a large window the tiles of a small board are large", async ({ guest, url }) => {
  const { page } = await guest({ viewport: { width: 2560, height: 1440 } });
  await goOn(page, url, gameWith("base-two", 6));
  const size = await tileSize(page);
  assert.ok(size > 200, `${size} px`);
  assert.deepEqual(await covered(page), []);
});

scene("on a phone the drawn tile is large, and every cell is in view or counted at the edge", async ({ guest, url }) => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 640 }]) {
    const { page } = await guest({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await goOn(page, url, gameWith("base-two", 34));
    assert.ok((await tileSize(page)) >= 44);
    const hand = await page.locator(".prompt .hand-tile .tile-picture").evaluate((tile) => tile.getBoundingClientRect().width);
    assert.ok(hand >= 110, `the drawn tile has ${hand} px`);
    const [seen, all] = await page.locator(".cell rect").evaluateAll((cells) => [cells.filter((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met === cell || met?.closest(".arrow");
    }).length, cells.length]);
    const counted = await page.locator(".arrow:visible span").evaluateAll((counts) => counts.reduce((sum, one) => sum + Number(one.textContent), 0));
    assert.equal(seen + counted, all, `${seen} seen, ${counted} counted`);
    assert.ok(counted > 0, "on this screen some are out of view");
    // An arrow leads to them.
    const way = await page.locator(".arrow:visible").first().getAttribute("data-way");
    const many = Number(await page.locator(`.arrow.${way} span`).textContent());
    await page.locator(`.arrow.${way}`).tap();
    await page.waitForFunction(([way, many]) => {
      const arrow = /** @type {HTMLElement} */ (document.querySelector(`.arrow.${way}`));
      return arrow.hidden || Number(arrow.textContent) < Number(many);
    }, [way, many]);
  }
});

scene("a tile that is set down half in view on a phone is whole afterwards, also in a view of one's own", async ({ guest, url }) => {
  const { page } = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { sight } = await goOn(page, url, gameWith("base-two", 34));
  const bar = await page.locator(".players-area").evaluate((area) => area.getBoundingClientRect().bottom);
  const north = sight.cells.filter(({ free }) => free).reduce((best, one) => (one.y < best.y ? one : best));
  // The board is pushed up until the cell's middle is right below the bar.
  const land = await cellPoint(page, 0, 0);
  await page.mouse.move(land.x, land.y);
  await page.mouse.down();
  await page.mouse.move(land.x, land.y - (north.y - bar - 8), { steps: 4 });
  await page.mouse.up();
  await stands(page);
  await page.touchscreen.tap(north.x, bar + 12);
  await page.locator(".layer-ghost .pending").waitFor({ state: "attached" });
  await page.waitForFunction((bar) => (document.querySelector(".layer-ghost .pending")?.getBoundingClientRect().top ?? 0) >= bar, bar);
});

scene("in the first turn every legal cell is whole, on a phone and on a desktop", async ({ guest, url }) => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 1280, height: 800 }]) {
    const { page } = await guest({ viewport, hasTouch: viewport.width < 500, isMobile: viewport.width < 500 });
    await makeTable(page, url, { seats: ["me", "computer"], level: "easy" });
    await new Player(page, chance("first turn")).sight();
    const cut = await page.locator(".cell rect").evaluateAll((cells) => cells.filter((cell) => {
      const { left, top, right, bottom } = cell.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [[left + 3, y], [right - 3, y], [x, top + 3], [x, bottom - 3]]
        .some(([x, y]) => document.elementFromPoint(x, y) !== cell);
    }).map((cell) => JSON.stringify(cell.getBoundingClientRect())));
    assert.deepEqual(cut, [], `${viewport.width} × ${viewport.height}`);
  }
});

scene("a view of one's own stays until all of the board is asked for", async ({ guest, url }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("base-two", 34));
  const fitted = await cellPoint(page, 0, 0);
  const size = await tileSize(page);
  await page.mouse.move(640, 400);
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, -300);
  await page.waitForFunction((size) => (document.querySelector(".layer-land image")?.getBoundingClientRect().width ?? 0) > 2 * size, size);
  const own = await cellPoint(page, 0, 0);
  const near = await tileSize(page);
  // Cells out of view are counted; going through a whole part by keys leaves the size alone.
  assert.ok((await page.locator(".arrow:visible").count()) > 0);
  await page.keyboard.press("r");
  assert.deepEqual(await cellPoint(page, 0, 0), own);
  const again = await player.sight();
  const down = await player.use("cell", again.cells.find(({ free }) => free) ?? again.cells[0], again);
  assert.ok(down.confirm);
  await page.keyboard.press("Enter");
  const next = await player.sight({ after: sight.version });
  if (next.take) await player.use("take", next.take, next);
  assert.equal(await tileSize(page), near, "neither placing nor the next turn changes it");
  await openPanel(page, "log");
  assert.equal(await tileSize(page), near, "nor does a panel");
  await closePanel(page);
  await page.keyboard.press("z");
  await page.waitForFunction((near) => (document.querySelector(".layer-land image")?.getBoundingClientRect().width ?? 0) < near / 2, near);
  await uncovered(page);
  assert.notDeepEqual(fitted, own);
});

scene("the side panel closes, stays closed, and the board takes its room", async ({ guest, url }) => {
  const { page } = await guest();
  await goOn(page, url, gameWith("base-two", 34));
  assert.equal(await page.locator(".side").isVisible(), false, "it is closed at first");
  await openPanel(page, "log");
  await uncovered(page);
  await page.reload();
  await page.locator("#panel-log").waitFor({ state: "visible" });
  await closePanel(page);
  await page.reload();
  await page.locator(".cell").first().waitFor();
  assert.equal(await page.locator(".side").isVisible(), false, "it is remembered");
  await page.keyboard.press("l");
  await page.locator("#panel-log").waitFor({ state: "visible" });
});

scene("there is no tray while others decide, and it goes without moving the board", async ({ guest, url }) => {
  const [anna, bert] = [await guest(), await guest()];
  await makeTable(anna.page, url, { seats: ["me", "open"], names: ["Anna"] });
  await bert.page.goto(await anna.page.locator("[data-key=invite-link]").inputValue());
  await bert.page.locator("[data-key=lobby-name]").fill("Bert");
  await bert.page.locator("[data-key=lobby-sit]").click();
  const [one, two] = [new Player(anna.page, chance("no tray")), new Player(bert.page, chance("a tray"))];
  const tray = anna.page.locator(".turn-bar");
  const chosen = await one.choose(await one.sight());
  assert.ok(chosen.confirm);
  assert.ok(await tray.isVisible());
  const before = await cellPoint(anna.page, 0, 0);
  await one.hand.confirm(chosen.confirm);
  await tray.waitFor({ state: "hidden" });
  const asked = await two.sight();
  assert.deepEqual(await cellPoint(anna.page, 0, 0), before, "the tray's corner is kept free");
  assert.ok(await tray.isHidden(), "Bert decides");
  const answer = await two.choose(asked);
  assert.ok(answer.confirm);
  await two.hand.confirm(answer.confirm);
  await one.sight({ after: answer.version });
  await tray.waitFor({ state: "visible" });
  await uncovered(anna.page);
});

scene("twelve towers: every one is on the board, in the list, and gone through in the tray", async ({ guest, url, say }) => {
  const { page } = await guest();
  const { player, sight } = await goOn(page, url, gameWith("everything-four", 119));
  let now = sight;
  if (now.cells.length) now = await player.use("cell", now.cells.find(({ free }) => free) ?? now.cells[0], now);
  const group = now.groups.find(({ name }) => name === "tower");
  assert.ok(group, `towers can be built: ${now.key}`);
  if (!group.chosen) now = await player.use("group", group, now);
  say(`${now.options.length - 1} towers`);
  const towers = now.options.filter(({ name }) => name !== "-").map(({ name }) => name);
  assert.ok(towers.length >= 12, `${towers.length} towers`);
  assert.deepEqual(now.marks.filter(({ free }) => !free).map(({ name, instead }) => `${name}: ${instead}`), [], "each can be clicked");
  assert.deepEqual(now.marks.map(({ name }) => name).sort(), [...towers].sort());
  // By keys the list is shown, and all of it can be reached.
  await page.keyboard.press("n");
  const list = page.locator(".options");
  await page.locator(".options:not(.on-board)").waitFor();
  const { wide, room } = await list.evaluate((box) => ({ wide: box.scrollWidth, room: box.clientWidth }));
  assert.ok(wide <= room, "nothing stands out at the side");
  for (const option of await page.locator(".options .option").all()) {
    await option.scrollIntoViewIfNeeded();
    const free = await option.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(free, (await option.textContent()) ?? "");
  }
  const labels = await page.locator(".options .option .words").allTextContents();
  assert.equal(new Set(labels).size, towers.length, `each is told apart: ${labels.join(" | ")}`);
  await page.keyboard.press("n");
  // Without pointing they are gone through one by one.
  await page.locator("[data-key=option-next]").click();
  const first = page.locator(`.option[data-move="${towers[0]}"][aria-pressed=true]`);
  const further = page.locator(".question").getByText(/capture/i);
  await Promise.any([first.waitFor({ state: "attached" }), further.waitFor()]);
});
