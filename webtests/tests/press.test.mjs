// A press counts for what was pressed: nothing that can be chosen goes away or moves under a pointer, whatever arrives
// meanwhile, and a tip finds its room kept.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { cellPoint } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { importRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
const MOVING = { reducedMotion: /** @type {const} */ ("no-preference") };

/**
 * Holds back what a page asks, until it is let go.
 * @param {import("playwright-core").Page} page
 * @param {string} kind of request
 */
async function holdBack(page, kind) {
  /** @type {(() => void)[]} */
  const held = [];
  let open = false;
  await page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!open && JSON.parse(String(message)).type === kind) held.push(() => server.send(message));
      else server.send(message);
    });
  });
  return {
    count: () => held.length,
    letGo() {
      open = true;
      for (const send of held.splice(0)) send();
    },
  };
}

scene("a figure is chosen where it was pressed, also if its points are told between press and release", async ({ guest, url }) => {
  const { page } = await guest();
  const points = await holdBack(page, "features");
  const { id, seats } = await importRecord(url, gameWith("base-two", 10), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("press"), { passes: 0 });
  const sight = await player.sight();
  const down = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  const mark = down.marks.find(({ free }) => free);
  assert.ok(mark, `a figure can be put: ${down.key}`);
  assert.equal(await page.locator(".layer-marks .points").count(), 0, "its points are not known yet");
  await page.mouse.move(mark.x, mark.y);
  await page.mouse.down();
  assert.ok(points.count() > 0, "they are asked for");
  points.letGo();
  await page.locator(".layer-marks .points").first().waitFor();
  await page.mouse.up();
  await page.locator(`.layer-marks .spot.chosen[data-move="${mark.name}"]`).waitFor();
});

/**
 * Opens a game and zooms in; where the first tile is then.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 */
async function zoomedIn(page, url) {
  const { id, seats } = await importRecord(url, gameWith("base-two", 34), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("press"), { passes: 0 });
  await player.sight();
  await page.mouse.move(640, 400);
  for (let step = 0; step < 6; step += 1) await page.mouse.wheel(0, -300);
  await player.sight();
  return cellPoint(page, 0, 0);
}

scene("a board on its way waits under a pointer", async ({ guest, url }) => {
  const { page } = await guest(MOVING);
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    let [since, shown, speed] = [0, 0, 1];
    performance.now = () => shown + speed * (real() - since);
    /** From now on the page's time goes by at this speed. */
    const goBy = (/** @type {number} */ wanted) => {
      [shown, since, speed] = [performance.now(), real(), wanted];
    };
    Object.assign(globalThis, { goBy });
  });
  const near = await zoomedIn(page, url);
  // However late the press comes, the board has not arrived.
  await page.evaluate(() => /** @type {any} */ (globalThis).goBy(0.001));
  await page.keyboard.press("z");
  await page.locator(".stage[data-on-its-way]").waitFor({ state: "attached" });
  await page.mouse.down();
  await page.evaluate(() => /** @type {any} */ (globalThis).goBy(1));
  const pressed = await cellPoint(page, 0, 0);
  await page.waitForTimeout(500);
  assert.deepEqual(await cellPoint(page, 0, 0), pressed, "it holds still");
  await page.mouse.up();
  await page.waitForFunction(([near, pressed]) => {
    const { a, e } = /** @type {SVGSVGElement} */ (document.querySelector(".board")).getScreenCTM() ?? { a: 1, e: 0 };
    return Math.abs(50 * a + e - near) > 50 && Math.abs(50 * a + e - pressed) > 1;
  }, [near.x, pressed.x]);
});

scene("without motion, too, what was pressed is what is let go", async ({ guest, url }) => {
  const { page } = await guest();
  const near = await zoomedIn(page, url);
  // The view is to change, and in the same moment, before anything is drawn, a pointer is put down.
  const press = (/** @type {string} */ type) => page.evaluate((type) => {
    if (type === "pointerdown") document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }));
    const how = { bubbles: true, clientX: 640, clientY: 400, pointerId: 1, isPrimary: true, button: 0 };
    document.querySelector(".board")?.dispatchEvent(new PointerEvent(type, how));
  }, type);
  await press("pointerdown");
  await page.waitForTimeout(200);
  assert.deepEqual(await cellPoint(page, 0, 0), near, "it holds still");
  await press("pointerup");
  await page.waitForFunction((near) => {
    const { a, e } = /** @type {SVGSVGElement} */ (document.querySelector(".board")).getScreenCTM() ?? { a: 1, e: 0 };
    return Math.abs(50 * a + e - near) > 50;
  }, near.x);
});

for (const [name, how] of /** @type {const} */ ([
  ["desktop", {}], ["phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
])) {
  scene(`a tip that comes late moves nothing on a ${name}`, async ({ guest, url }) => {
    const { page } = await guest(how);
    const late = await holdBack(page, "features");
    const { id, seats } = await importRecord(url, gameWith("base-two", 12), "continue");
    await page.goto(`${url}rules`);
    await page.evaluate((id) => localStorage.setItem("aude.guide", JSON.stringify({ tables: [id], told: { [id]: ["tile", "follower", "scored", "few"] } })), id);
    await page.goto(`${url}table/${id}#${seats}`);
    const player = new Player(page, chance("late tip"));
    const sight = await player.sight();
    const before = await cellPoint(page, 0, 0);
    for (const cell of sight.cells) {
      // The farmer's tip needs the worth of the field.
      await page.locator(`.cell[data-cell="${cell.name}"]`).press("Enter");
      const down = await player.sight({ not: sight.key });
      if (down.marks.some(({ name }) => name.startsWith("farmer"))) break;
      await page.keyboard.press("Escape");
      await player.sight({ not: down.key });
    }
    const marks = () => page.locator(".layer-marks .spot .disc").evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const there = await marks();
    assert.equal(await page.locator(".tip:not([hidden])").count(), 0);
    late.letGo();
    await page.locator(".tip:not([hidden])").waitFor();
    await page.waitForTimeout(500);
    assert.deepEqual(await marks(), there, "the places for figures are where they were");
    assert.deepEqual(await cellPoint(page, 0, 0), before);
    await page.locator(".tip [data-key=close]").click();
    await page.waitForTimeout(200);
    assert.deepEqual(await cellPoint(page, 0, 0), before, "nor does it move when the tip goes");
  });
}
