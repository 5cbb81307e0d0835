// The pictures of the README, made from real pages: home, a table in both themes, a phone, Mayflower, the end of a
// game, and a short animation of one turn. `node pictures.mjs [FOLDER] [NAME…]`; the default folder is docs/pictures.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { guest, launch } from "./support/browser.mjs";
import { chance } from "./support/chance.mjs";
import { Player, pointer } from "./support/player.mjs";
import { readPng, writeApng } from "./support/png.mjs";
import { importRecord } from "./support/records.mjs";
import { BINARY, startServer, warm } from "./support/server.mjs";

const FOLDER = resolve(process.argv[2] ?? join(import.meta.dirname, "../docs/pictures"));
const wanted = process.argv.slice(3);
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 900, height: 600 } };
const NAMES = ["Anna", "Bert", "Clara"];

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {(page: Page, url: string, touch: boolean) => Promise<void>} Act what to do before the picture is taken
 */

/**
 * A game of computer players up to some turn; a negative number counts from the end.
 * @param {string} sets
 * @param {number} players
 * @param {number} seed
 * @param {number} turns
 */
function played(sets, players, seed, turns) {
  const folder = mkdtempSync(join(tmpdir(), "aude-pictures-"));
  const game = sets === "mayflower" ? ["--game", sets] : [];
  const words = ["arena", "greedy", "greedy", "--decks", "1", ...game, "--players", String(players), "--sets", sets, "--seed", String(seed)];
  execFileSync(BINARY, [...words, "--records", folder], { stdio: "ignore" });
  const record = readFileSync(join(folder, "deck-00000-1.txt"), "utf8");
  rmSync(folder, { recursive: true });
  const [tags, moves] = record.trimEnd().split("\n\n");
  const names = NAMES.slice(0, players).map((name) => `"${name}"`).join(" ");
  const kept = tags.split("\n").filter((tag) => !/^\[(Result|Seed|Deck)/.test(tag));
  return `${kept.join("\n").replace(/\[Players .*\]/, `[Players ${names}]`)}\n\n${moves.split("\n").slice(0, turns).join("\n")}\n`;
}

/**
 * The page has drawn its tiles, as bitmaps too, and nothing moves any more.
 * @param {Page} page
 */
async function settled(page) {
  await page.waitForFunction(() => {
    const images = [...document.querySelectorAll(".layer-land image, .layer-plain image")];
    return images.length > 0 && images.every((image) => image.hasAttribute("data-bitmap"));
  });
  await page.waitForTimeout(600);
}

/**
 * A game in progress whose player has placed a tile and may put a figure on it.
 * @param {Page} page
 * @param {string} url
 * @param {boolean} touch
 */
async function table(page, url, touch) {
  const record = played("base,inns_cathedrals,traders_builders", 3, 4, touch ? 21 : 42);
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("pictures"), { hand: pointer(page, { touch }), passes: 0 });
  const first = await player.sight();
  await player.choose(first.take ? await player.use("take", first.take, first) : first);
  await settled(page);
}

/** @type {Act} */
async function home(page, url) {
  await page.goto(url);
  await page.locator("[data-key=set-tower]").waitFor();
  await page.waitForTimeout(1500);
}

/** @type {Act} */
async function mayflower(page, url, touch) {
  const { id, seats } = await importRecord(url, played("mayflower", 2, 6, 26), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("mayflower pictures"), { hand: pointer(page, { touch }), passes: 0 });
  await player.choose(await player.sight());
  await settled(page);
}

/** @type {Act} */
async function end(page, url, touch) {
  const { id, seats } = await importRecord(url, played("base,inns_cathedrals", 3, 7, -1), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await new Player(page, chance("end"), { hand: pointer(page, { touch }) }).play();
  await page.locator("dialog.end[open] table.sums").waitFor();
  await settled(page);
}

/** @type {[name: string, how: import("playwright-core").BrowserContextOptions, act: Act][]} */
const PICTURES = [
  ["web-home", DESK, home],
  ["web-table", DESK, table],
  ["web-table-dark", { ...DESK, colorScheme: "dark" }, table],
  ["web-phone", PHONE, table],
  ["web-mayflower", DESK, mayflower],
  ["web-end", DESK, end],
];

/** A pointer, drawn where the mouse is: screenshots have none. */
const HAND = `<svg width="22" height="28" viewBox="0 0 22 28"><path d="M2 2v19l5-4 3.500 8 4-1.700-3.500-8H18Z" fill="#fffaf0" stroke="#2a1c12" stroke-width="1.600" stroke-linejoin="round"/></svg>`;

/**
 * One turn as an animation: the tile is carried to its place, turned, placed, a figure chosen, the turn confirmed.
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<Buffer>}
 */
async function turn(page, url) {
  const record = played("base", 2, 12, 13);
  const { id, seats } = await importRecord(url, record, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("turn"), { hand: pointer(page), passes: 0 });
  const first = await player.sight();
  if (first.take) await player.use("take", first.take, first);
  await settled(page);
  // Only now does the camera stand still.
  const start = await player.sight();
  await page.evaluate((drawing) => {
    const hand = document.createElement("div");
    hand.id = "hand";
    Object.assign(hand.style, { position: "fixed", zIndex: "99", pointerEvents: "none", left: "0", top: "0" });
    hand.append(new DOMParser().parseFromString(drawing.replace("<svg", "<svg xmlns='http://www.w3.org/2000/svg'"), "image/svg+xml").documentElement);
    document.body.append(hand);
  }, HAND);
  /** @type {{ picture: import("./support/png.mjs").Picture, milliseconds: number }[]} */
  const frames = [];
  /** @param {number} milliseconds how long it is shown */
  const frame = async (milliseconds) => void frames.push({ picture: readPng(await page.screenshot()), milliseconds });
  let at = { x: 450, y: 560 };
  /** @param {{ x: number, y: number }} to @param {number} steps */
  const carry = async (to, steps) => {
    const from = at;
    for (let step = 1; step <= steps; step += 1) {
      const share = 0.5 - Math.cos((Math.PI * step) / steps) / 2;
      at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      await page.mouse.move(at.x, at.y);
      await page.evaluate(({ x, y }) => document.getElementById("hand")?.style.setProperty("transform", `translate(${x}px, ${y}px)`), at);
      await frame(step === steps ? 500 : 70);
    }
  };
  await carry({ x: 450, y: 559 }, 1);
  const target = start.cells.find(({ free }) => free);
  if (!target) throw new Error("no legal cell is in view");
  await carry(target, 8);
  await page.mouse.click(target.x, target.y);
  await page.locator(".pending").first().waitFor({ state: "attached" });
  let sight = await player.sight();
  await frame(900);
  const mark = sight.marks.find(({ free }) => free);
  if (mark) {
    await carry(mark, 5);
    sight = await player.use("option", mark, sight);
    await frame(800);
  }
  if (sight.confirm) {
    await carry(sight.confirm, 5);
    await page.mouse.click(sight.confirm.x, sight.confirm.y);
  }
  for (let step = 0; step < 8; step += 1) {
    await frame(step === 7 ? 1600 : 120);
    await page.waitForTimeout(60);
  }
  return writeApng(frames);
}

const server = await startServer();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
try {
  await warm(server.url);
  const isWanted = (/** @type {string} */ name) => !wanted.length || wanted.includes(name);
  for (const [name, how, act] of PICTURES.filter(([name]) => isWanted(name))) {
    const who = await guest(browser, how);
    await act(who.page, server.url, Boolean(how.hasTouch));
    await who.page.screenshot({ path: join(FOLDER, `${name}.png`) });
    who.check();
    await who.context.close();
    console.log(`pictures: ${name}`);
  }
  if (isWanted("web-turn")) {
    const who = await guest(browser, { ...SMALL, reducedMotion: "no-preference" });
    const film = await turn(who.page, server.url);
    writeFileSync(join(FOLDER, "web-turn.png"), film);
    who.check();
    await who.context.close();
    console.log(`pictures: web-turn, ${film.length} bytes`);
  }
} finally {
  await browser.close();
  await server.stop();
}
