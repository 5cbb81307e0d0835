// A player that uses what the page offers: by mouse, touch or keyboard. Nothing is tried twice.

import assert from "node:assert/strict";
import { PATIENCE } from "./browser.mjs";
import { kindsOf } from "./kinds.mjs";
import { awaitSight } from "./look.mjs";
import { stands } from "./page.mjs";

/**
 * @typedef {import("./look.mjs").Sight} Sight
 * @typedef {import("./look.mjs").Control} Control
 *
 * @typedef {object} Hand how controls are used
 * @property {(what: Control, sight: Sight) => Promise<void>} cell
 * @property {(what: Control, sight: Sight) => Promise<void>} option
 * @property {(what: Control, sight: Sight) => Promise<void>} group
 * @property {(what: Control) => Promise<void>} turn
 * @property {(what: Control) => Promise<void>} confirm
 * @property {(what: Control) => Promise<void>} take
 */

/** More choices than any turn part has. */
const CHOICES = 24;

/**
 * A mouse or a finger that hits what it points at.
 * @param {import("playwright-core").Page} page
 * @param {{ touch?: boolean }} [how]
 * @returns {Hand}
 */
export function pointer(page, { touch = false } = {}) {
  /** @param {Control} what */
  const point = async (what) => {
    if (!what.free && what.scrolls) {
      // People scroll a list to find something.
      const option = page.locator(`.prompt ${what.scrolls}`);
      await option.scrollIntoViewIfNeeded();
      if (touch) await option.tap();
      else await option.click();
      return;
    }
    assert.ok(what.free, `${what.name} cannot be pointed at: ${what.instead} is there`);
    let { x, y } = what;
    for (let tries = 0; tries < 3; tries += 1) {
      await page.evaluate(watchPress);
      if (touch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      const moved = await page.evaluate(missedAt, what.sign);
      if (!moved) return;
      ({ x, y } = moved);
    }
    assert.fail(`${what.name} moves under the pointer`);
  };
  /**
   * Something out of sight is gone to by the arrows at the edge.
   * @param {Control} what
   */
  const found = async (what) => {
    for (let steps = 0; !what.free && steps < 12; steps += 1) {
      const nearer = await reached(page, what, touch);
      if (!nearer) break;
      what = nearer;
    }
    return what;
  };
  /**
   * What has a place is chosen there or in the tray; if it cannot be pointed at, from the list.
   * @param {Control} what
   * @param {Sight} sight
   */
  const option = async (what, sight) => {
    const places = [what, ...sight.marks, ...sight.loupe].filter(({ name }) => name === what.name);
    const seen = places.find(({ free }) => free);
    if (seen || what.scrolls) return point(seen ?? what);
    const mark = sight.marks.find(({ name }) => name === what.name);
    const there = mark && await found(mark);
    if (there?.free) return point(there);
    await page.locator(`.option[data-move="${what.name}"]`).focus();
    await page.keyboard.press("Enter");
  };
  return { cell: async (what) => point(await found(what)), option, group: point, turn: point, confirm: point, take: point };
}

/** Watches whether the next press hits anything that can be chosen. It runs inside the page. */
function watchPress() {
  Object.assign(window, { missed: undefined });
  document.addEventListener("pointerdown", ({ target }) => {
    Object.assign(window, { missed: target instanceof Element && !target.closest("button, .cell, .spot") });
  }, { capture: true, once: true });
}

/**
 * Where a control is that the press went past: on a busy machine the page may still arrange itself after it was seen.
 * People point again then. It runs inside the page.
 * @param {string} sign
 * @returns {{ x: number, y: number } | null} nothing if it was hit, or something else was
 */
function missedAt(sign) {
  if (!(/** @type {Window & { missed?: boolean }} */ (window).missed)) return null;
  const found = ["data-cell", "data-move", "data-loupe", "data-key"].map((key) => document.querySelector(`[${key}="${CSS.escape(sign)}"]`)).find(Boolean);
  const box = (found?.querySelector("rect, .disc") ?? found)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/**
 * Follows the arrow that leads towards a cell or a mark.
 * @param {import("playwright-core").Page} page
 * @param {Control} what
 * @param {boolean} touch
 * @returns {Promise<Control | null>} where it is then; nothing if no arrow leads there
 */
async function reached(page, what, touch) {
  const ways = await page.locator(".arrow:visible").evaluateAll((all) => all.map((one) => one.getAttribute("data-way") ?? ""));
  const { width, height } = /** @type {{ width: number, height: number }} */ (page.viewportSize());
  const out = { left: -what.x, up: -what.y, right: what.x - width, down: what.y - height };
  const [way] = Object.entries(out).filter(([name]) => ways.includes(name)).sort((a, b) => b[1] - a[1])[0] ?? [];
  if (!way) return null;
  const arrow = page.locator(`.arrow.${way}`);
  await (touch ? arrow.tap() : arrow.click());
  await stands(page);
  return page.evaluate((what) => {
    const element = /** @type {Element} */ (document.querySelector(`.cell[data-cell="${what.sign}"], .layer-marks .spot[data-move="${what.sign}"]`));
    const box = (element.querySelector("rect, .disc") ?? element).getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const met = document.elementFromPoint(at.x, at.y);
    const instead = met ? `${met.tagName} ${met.getAttribute("class") ?? ""}` : "outside of the window";
    return { ...what, ...at, free: met !== null && element.contains(met), instead };
  }, what);
}

/**
 * The keyboard alone.
 * @param {import("playwright-core").Page} page
 * @returns {Hand}
 */
export function keys(page) {
  const press = (/** @type {string} */ key) => page.keyboard.press(key);
  /** @param {number} number */
  const type = async (number) => {
    for (const digit of String(number)) await press(digit);
  };
  return {
    async cell(what, { cells }) {
      await type(1 + cells.findIndex(({ name }) => name === what.name));
      await press("Enter");
    },
    async option(what, { options, marks }) {
      const all = [...new Set([...options, ...marks].map(({ name }) => name).filter((name) => name !== "-"))];
      await type(what.name === "-" ? 0 : 1 + all.indexOf(what.name));
    },
    async group(what, { groups }) {
      const wanted = groups.findIndex(({ name }) => name === what.name);
      let now = groups.findIndex(({ chosen }) => chosen);
      if (now < 0) {
        // While a tile is being placed, no kind of action is open; the first step passes the first.
        await press("g");
        now = 1;
      }
      for (; now % groups.length !== wanted; now += 1) await press("g");
    },
    turn: () => press("r"),
    confirm: () => press("Enter"),
    take: () => press("Enter"),
  };
}

/** A player. */
export class Player {
  /**
   * @param {import("playwright-core").Page} page
   * @param {import("./chance.mjs").Chance} chance
   * @param {object} [how]
   * @param {Hand} [how.hand]
   * @param {number} [how.passes] how often to pass although something could be chosen
   * @param {(sight: Sight) => Promise<void>} [how.seen] called with every decision
   */
  constructor(page, chance, { hand = pointer(page), passes = 0.25, seen } = {}) {
    this.page = page;
    this.chance = chance;
    this.hand = hand;
    this.passes = passes;
    this.seen = seen;
    /** How often each prompt and figure was used. @type {Record<string, number>} */
    this.used = {};
    this.parts = 0;
  }

  /**
   * The current decision; waits for it.
   * @param {{ not?: string | null, after?: number, others?: boolean }} [wish]
   * @returns {Promise<Sight>}
   */
  async sight({ not = null, after = -1, others = false } = {}) {
    const sight = await this.page.evaluate(awaitSight, { not, after, patience: PATIENCE, others });
    assert.deepEqual(sight.faults, [], "the page says that something went wrong");
    await this.seen?.(sight);
    return sight;
  }

  /**
   * Uses a control and waits for what follows.
   * @param {keyof Hand} how
   * @param {Control} what
   * @param {Sight} sight
   */
  async use(how, what, sight) {
    if (how === "option") for (const kind of kindsOf(what.name)) this.used[kind] = (this.used[kind] ?? 0) + 1;
    await this.hand[how](what, sight);
    return this.sight({ not: sight.key }).catch((error) => {
      throw new Error(`after ${how} ${JSON.stringify(what)}: ${error.message}`);
    });
  }

  /**
   * Plays turn parts until the game is over, or this many.
   * @param {number} [most]
   * @returns {Promise<Sight>}
   */
  async play(most = Infinity) {
    let sight = await this.sight();
    for (let parts = 0; parts < most && sight.phase !== "over"; parts += 1) sight = await this.part(sight);
    return sight;
  }

  /**
   * One turn part, up to its confirmation and until the next decision.
   * @param {Sight} first
   * @returns {Promise<Sight>}
   */
  async part(first) {
    const sight = await this.choose(first);
    const { confirm } = sight;
    assert.ok(confirm, "a part that is chosen can be confirmed");
    await this.hand.confirm(confirm);
    this.parts += 1;
    return this.sight({ after: sight.version });
  }

  /**
   * Chooses until the part can be confirmed.
   * @param {Sight} first
   * @returns {Promise<Sight>}
   */
  async choose(first) {
    let sight = first;
    if (sight.phase === "hand-over" && sight.take) sight = await this.use("take", sight.take, sight);
    let early = sight.groups.length > 0 && this.wants();
    for (let choices = 0; choices < CHOICES; choices += 1) {
      if (sight.cells.length && early) {
        early = false;
        sight = await this.optional(sight);
      } else if (sight.cells.length) {
        sight = await this.place(sight);
        if (sight.options.length && this.wants()) sight = await this.optional(sight);
      } else if (!sight.confirm) {
        sight = await this.optional(sight);
      } else {
        return sight;
      }
    }
    throw new Error(`no end of choices: ${sight.key}`);
  }

  /** Whether to do something optional. */
  wants() {
    return !this.chance.happens(this.passes);
  }

  /**
   * Places the tile, sometimes rotated first.
   * @param {Sight} sight
   */
  async place(sight) {
    const ready = sight.tile && this.chance.happens(0.1) ? await this.use("turn", sight.tile, sight) : sight;
    return this.use("cell", this.chance.one(ready.cells), ready);
  }

  /**
   * Chooses one of the legal actions, preferring rare kinds.
   * @param {Sight} sight
   * @returns {Promise<Sight>}
   */
  async optional(sight) {
    let now = sight;
    if (now.groups.length) {
      const rarest = Math.min(...now.groups.map(({ name }) => this.used[name] ?? 0));
      const group = this.chance.happens(0.7)
        ? this.chance.one(now.groups.filter(({ name }) => (this.used[name] ?? 0) === rarest))
        : this.chance.one(now.groups);
      if (!group.chosen) now = await this.use("group", group, now);
    }
    const listed = now.options.filter(({ name, chosen }) => name !== "-" && !chosen);
    // Places on the board and in the tray that nothing lies over are as good as the list.
    const marked = [...now.marks, ...now.loupe].filter(({ name, free }) => free && listed.some((one) => one.name === name));
    const open = marked.length && this.chance.happens(0.5) ? marked : listed;
    assert.ok(open.length, `there is something to choose: ${now.key}`);
    const rare = open.filter(({ name }) => kindsOf(name).some((kind) => !this.used[kind]));
    return this.use("option", this.chance.one(rare.length ? rare : open), now);
  }
}
