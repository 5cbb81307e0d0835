// How much is loaded, how soon the game can be played, and how a large board moves.

import assert from "node:assert/strict";
import { gameWith } from "../support/games.mjs";
import { importRecord, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
/** Bytes transferred from the home page to a playable board, with what a quick page has already fetched for later. */
const MOST_BYTES = 250_000;
/**
 * The work of the page itself until one can play, as a multiple of a fixed piece of such work. The goal is a second
 * from the click to the board on a common computer. Work is counted in processor time, and compared with what the
 * same browser takes for known work, so that neither a busy or slow machine nor a server built for testing decides.
 */
const MOST_WORK = 50;
/** Requests from the home page to a playable board: each is a wait more on a slow line. */
const MOST_REQUESTS = 25;
/** Milliseconds of work in a frame of a board that is moved: with more, sixty frames a second are out of reach. */
const MOST_A_FRAME = 16.7;

/**
 * The page's work so far, in seconds of processor time.
 * @param {import("./../support/browser.mjs").Guest} guest
 * @returns {Promise<() => Promise<number>>}
 */
async function workOf({ page, context }) {
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const found = metrics.find(({ name }) => name === "TaskDuration");
    assert.ok(found && found.value > 0, "work is counted");
    return found.value;
  };
}

/**
 * What this browser on this machine takes for a fixed piece of work of the kind that pages do: the least of a few
 * tries, in seconds of processor time.
 * @param {import("./../support/browser.mjs").Guest} guest
 */
async function yardstick({ context }) {
  const page = await context.newPage();
  const work = await workOf(/** @type {any} */ ({ page, context }));
  let least = Infinity;
  for (let tries = 0; tries < 5; tries += 1) {
    const before = await work();
    await page.evaluate(() => {
      const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      for (let number = 0; number < 4000; number += 1) {
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("d", `M${number} 0L${number % 97} ${number % 89}C1 2 3 4 5 6Z`);
        path.setAttribute("class", `one of-${number % 7}`);
        svg.append(path);
      }
      document.body.append(svg);
      svg.getBoundingClientRect();
      JSON.parse(JSON.stringify([...svg.children].map((one) => one.outerHTML)));
      svg.remove();
    });
    least = Math.min(least, (await work()) - before);
  }
  await page.close();
  return least;
}

/**
 * Counts what goes over the line. What a page makes itself (`blob:`) or has already does not.
 * @param {import("playwright-core").CDPSession} session
 */
async function lineOf(session) {
  const line = { requests: /** @type {string[]} */ ([]), bytes: 0 };
  /** @type {Map<string, string>} */
  const open = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) open.set(requestId, request.url);
  });
  session.on("Network.webSocketCreated", ({ url }) => void line.requests.push(url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = open.get(requestId);
    if (!url || !encodedDataLength) return;
    line.requests.push(url);
    line.bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  return line;
}

scene("the first load is small and soon playable", async ({ guest, url, say }) => {
  const who = await guest();
  const { page, context } = who;
  const work = await workOf(who);
  const line = await lineOf(await context.newCDPSession(page));
  const begin = performance.now();
  await page.goto(url);
  await page.locator("[data-key=quick]:enabled").waitFor();
  const home = performance.now() - begin;
  say(`home: ${line.bytes} bytes in ${line.requests.length} requests, ready after ${Math.round(home)} ms`);
  const click = performance.now();
  await page.locator("[data-key=quick]").click();
  await page.locator(".cell").first().waitFor();
  const playable = performance.now() - click;
  const worked = await work();
  const { bytes } = line;
  const requests = [...line.requests];
  const known = await yardstick(who);
  let share = worked / known;
  // Another test may have kept the processors busy: somebody else who comes for the first time counts as well.
  for (let tries = 0; tries < 3 && share >= MOST_WORK; tries += 1) {
    const next = await guest();
    const work = await workOf(next);
    await next.page.goto(url);
    await next.page.locator("[data-key=quick]:enabled").click();
    await next.page.locator(".cell").first().waitFor();
    share = Math.min(share, (await work()) / known);
  }
  say(`work: ${share.toFixed(1)} times a fixed piece of ${Math.round(1000 * known)} ms`);
  say(`playable board: ${bytes} bytes in ${requests.length} requests, ${Math.round(playable)} ms after the click, ${Math.round(1000 * worked)} ms of work in all`);
  assert.ok(bytes > 50_000 && requests.length > 10, "the count counts");
  assert.ok(bytes < MOST_BYTES, `${bytes} bytes for the first load`);
  assert.ok(requests.length <= MOST_REQUESTS, `${requests.length} requests for the first load:\n${requests.join("\n")}`);
  assert.ok(share < MOST_WORK, `${worked} seconds of work before one can play, ${share} times a fixed piece of work`);

  const table = page.url();
  const other = await guest();
  const open = performance.now();
  await other.page.goto(table);
  await other.page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  say(`a table opened by its link: board after ${Math.round(performance.now() - open)} ms`);
});

scene("packed files are kept for ever, and everything else is asked for again", async ({ url }) => {
  const page = await fetch(url);
  assert.equal(page.headers.get("Cache-Control"), "no-cache");
  const html = await page.text();
  const files = [...html.matchAll(/"(pack\/[^"]+)"/g)].map(([, path]) => path);
  assert.ok(files.length >= 7, html);
  for (const file of files) {
    const response = await fetch(url + file);
    assert.equal(response.headers.get("Cache-Control"), "public, max-age=31536000, immutable", file);
    assert.equal(response.headers.get("Content-Encoding"), "gzip", file);
  }
  const script = /** @type {string} */ (files.find((file) => file.endsWith(".js")));
  const code = await (await fetch(url + script)).text();
  const map = await (await fetch(`${url}${script}.map`)).json();
  assert.match(code, new RegExp(`//# sourceMappingURL=${map.file}.map\n$`));
  const source = new URL(map.sources[0], url + script);
  assert.equal((await fetch(source)).status, 200, `${source}: the sources are there for those who look`);
  assert.equal((await fetch(`${url}pack/app-0000000000000000.js`)).status, 404);
});

scene("a board of 162 tiles moves with one redraw a frame", async ({ guest, url, say }) => {
  const who = await guest();
  const { page } = who;
  const { id, seats } = await importRecord(url, recordBeforeEnd(["--sets", "all", "--players", "6", "--seed", "1"]), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length > 150);
  await page.locator(".prompt [data-key=confirm], .prompt [data-key=take]").first().waitFor();
  // The landscapes become bitmaps when the page has time.
  const begin = performance.now();
  await page.waitForFunction(() => document.querySelector(".layer-land image:not([data-bitmap])") === null, undefined, { timeout: 90_000 });
  say(`all landscapes are dots after ${Math.round(performance.now() - begin)} ms`);
  await page.evaluate(() => {
    const measured = { frames: /** @type {number[]} */ ([]), redraws: /** @type {number[]} */ ([]), on: true };
    Object.assign(globalThis, { measured });
    let drawn = 0;
    new MutationObserver((changes) => { drawn += changes.length; })
      .observe(/** @type {Element} */ (document.querySelector(".stage")), { attributes: true, attributeFilter: ["style"] });
    let last = performance.now();
    const frame = (/** @type {number} */ now) => {
      measured.frames.push(now - last);
      measured.redraws.push(drawn);
      drawn = 0;
      last = now;
      if (measured.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const box = /** @type {{ x: number, y: number, width: number, height: number }} */ (await page.locator(".window").boundingBox());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const work = await workOf(who);
  const before = await work();
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) await page.mouse.move(x + 150 * Math.sin(step / 12), y + 100 * Math.cos(step / 9), { steps: 2 });
  await page.mouse.up();
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, step % 2 ? 240 : -240);
  const { frames, redraws } = await page.evaluate(() => {
    const { measured } = /** @type {any} */ (globalThis);
    measured.on = false;
    return /** @type {{ frames: number[], redraws: number[] }} */ (measured);
  });
  const each = (1000 * ((await work()) - before)) / frames.length;
  const sorted = frames.slice(1).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
  say(`${sorted.length} frames: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, worst ${at(1)} ms; ${each.toFixed(1)} ms of work in each`);
  assert.ok(redraws.some((count) => count > 0), "the board moved");
  assert.ok(Math.max(...redraws) <= 1, `at most one redraw a frame: ${Math.max(...redraws)}`);
  assert.ok(each < MOST_A_FRAME, `${each} ms of work in a frame`);
});

/** Frames of a measurement. */
const FRAMES = 60;
/**
 * How many times the work of plain squares a frame of the board may take when it is panned, and when it is zoomed, all
 * processes of the browser together. Squares of one colour, as many and as large, take what the machine and its drawing
 * without graphics take anyway: 4 to 7 ms where this was measured, and 33 ms of work are 30 frames a second.
 */
const MOST_OF_SQUARES = { pan: 4, zoom: 7 };
/** Each is measured so often; the least counts, as a busy machine only adds to it. */
const TIMES = 2;

/**
 * Moves the board or plain squares for some frames.
 * @param {{ kind: string, frames: number }} how
 * @returns {Promise<number>} frames a second
 */
async function moveBoard({ kind, frames }) {
  const view = /** @type {HTMLElement} */ (document.querySelector(".window"));
  const squares = /** @type {HTMLElement | null} */ (document.querySelector(".squares"));
  const [x, y] = [view.clientWidth / 2, view.clientHeight / 2];
  const begin = performance.now();
  const pointer = (/** @type {EventTarget} */ to, /** @type {string} */ type, /** @type {number} */ n) => to.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: "mouse", button: 0, clientX: x + 200 * Math.sin(n / 8), clientY: y + 120 * Math.cos(n / 6),
  }));
  view.setPointerCapture = () => {};
  if (kind === "pan" && !squares) pointer(view, "pointerdown", 0);
  for (let n = 1; n <= frames; n += 1) {
    const by = n % 20 < 10 ? -1 : 1;
    if (squares) squares.style.transform = kind === "pan" ? `translate(${200 * Math.sin(n / 8)}px, ${120 * Math.cos(n / 6)}px) scale(.6)` : `scale(${0.6 - 0.02 * (n % 20 < 10 ? n % 20 : 20 - (n % 20))})`;
    else if (kind === "pan") pointer(window, "pointermove", n);
    else view.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: 30 * by, ctrlKey: false }));
    await new Promise(requestAnimationFrame);
  }
  if (kind === "pan" && !squares) pointer(window, "pointerup", frames);
  return (1000 * frames) / (performance.now() - begin);
}

scene("140 tiles at 1920 × 1080: a frame costs few times what plain squares cost", async ({ guest, url, say }) => {
  const viewport = { width: 1920, height: 1080 };
  const { page, context } = await guest({ viewport });
  const { id, seats } = await importRecord(url, gameWith("everything-four", 140), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.waitForFunction(() => document.querySelectorAll(".layer-land > *").length >= 140);
  await page.waitForFunction(() => document.querySelector(".layer-land image:not([data-bitmap])") === null, null, { timeout: 120_000 });
  const cells = await page.locator(".layer-land [data-at]").evaluateAll((all) => all.map((one) => (one.getAttribute("data-at") ?? "").split(",").map(Number)));
  const plain = await context.newPage();
  await plain.setContent(`<!doctype html><style>body{margin:0}.window{position:fixed;inset:0;overflow:hidden;contain:strict}.squares{position:absolute;left:900px;top:500px;transform-origin:0 0}</style>
    <div class="window"><div class="squares"><svg width="1" height="1" overflow="visible">${cells.map(([x, y]) => `<rect x="${100 * x}" y="${100 * y}" width="100" height="100" fill="#8b5"/>`).join("")}</svg></div></div>`);
  const browser = /** @type {import("playwright-core").Browser} */ (context.browser());
  const session = await browser.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer" || type === "GPU").reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  /** @param {import("playwright-core").Page} where @param {string} kind */
  const measured = async (where, kind) => {
    await where.bringToFront();
    await where.evaluate(moveBoard, { kind, frames: 10 });
    const found = [];
    for (let time = 0; time < TIMES; time += 1) {
      const before = await worked();
      const rate = await where.evaluate(moveBoard, { kind, frames: FRAMES });
      found.push({ rate, work: (1000 * ((await worked()) - before)) / FRAMES });
    }
    return found.reduce((best, one) => (one.work < best.work ? one : best));
  };
  for (const kind of /** @type {const} */ (["pan", "zoom"])) {
    const [squares, board] = [await measured(plain, kind), await measured(page, kind)];
    const ratio = board.work / squares.work;
    say(`${kind}: ${board.work.toFixed(1)} ms of work a frame (${board.rate.toFixed(0)} frames a second now), plain squares ${squares.work.toFixed(1)} ms (${squares.rate.toFixed(0)}): ${ratio.toFixed(1)} times`);
    assert.ok(ratio < MOST_OF_SQUARES[kind], `${kind}: ${ratio} times the work of plain squares`);
  }
});
