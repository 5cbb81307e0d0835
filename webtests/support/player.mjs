// A player that uses what the page offers: by mouse, touch or keyboard. Nothing is tried twice.

import assert from "node:assert/strict";
import { PATIENCE } from "./browser.mjs";
import { kindsOf } from "./kinds.mjs";
import { awaitSight } from "./look.mjs";

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
    if (touch) await page.touchscreen.tap(what.x, what.y);
    else await page.mouse.click(what.x, what.y);
  };
  return { cell: point, option: point, group: point, turn: point, confirm: point, take: point };
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
    return this.sight({ not: sight.key });
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
   * Chooses one of the offers, preferring rare kinds.
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
    // Places on the board that are not covered are as good as the list.
    const marked = now.marks.filter(({ free, chosen }) => free && !chosen);
    const open = marked.length && this.chance.happens(0.5) ? marked : listed;
    assert.ok(open.length, `there is something to choose: ${now.key}`);
    const rare = open.filter(({ name }) => kindsOf(name).some((kind) => !this.used[kind]));
    return this.use("option", this.chance.one(rare.length ? rare : open), now);
  }
}
