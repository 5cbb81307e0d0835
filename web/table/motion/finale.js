// Final scoring as a sequence: feature by feature, with the running totals on the players' cards. It goes on by itself,
// can be stopped, gone through by hand, left and seen again. Every figure comes from the events of the game.

import { moves } from "../../app/settings.js";
import { sound } from "../sound.js";
import { stepsOf } from "./steps.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 * @typedef {import("wire/wire").StateJson} StateJson
 * @typedef {import("wire/wire").HappenedJson} Happened
 * @typedef {import("../board/atlas.js").Spot} Spot
 */

/** The longest it takes by itself, in milliseconds. */
const LONGEST = 25_000;
/** A step's own movement, and the pause after it. */
const [MOVING, PAUSE] = [1150, 450];
/** How long the last total stays before the result is shown. */
const LAST = 900;

/**
 * The steps of final scoring among the events of the last entry.
 * @param {StateJson} before
 * @param {Happened[]} events
 */
export function finalSteps(before, events) {
  return stepsOf(before, events).filter(({ events: [first] }) => first.event === "scored" && first.end);
}

/**
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(change: (state: TableState) => TableState) => void} page.change
 * @param {(request: any) => Promise<any>} page.ask
 * @param {(shown: StateJson, glow?: Spot[]) => void} page.show
 * @param {ReturnType<typeof import("./tell.js").teller>["tell"]} page.tell
 * @param {ReturnType<typeof import("./flights.js").flights>} page.air
 * @param {() => number} page.begin ends what is being told and gives a number to go on with
 * @param {(mine: number) => boolean} page.stale
 */
export function finale({ get, change, ask, show, tell, air, begin, stale }) {
  /** @type {Promise<Spot[][]>} */
  let parts = Promise.resolve([]);
  /** Whether the game has just ended: seen again, final scoring ends in silence. */
  let unheard = false;

  /** @param {Partial<import("../state.js").Finale>} by */
  const alter = (by) => change((state) => (state.finale ? { ...state, finale: { ...state.finale, ...by } } : state));

  /** Tells from the current step on. */
  async function run() {
    const mine = begin();
    const now = get().finale;
    if (!now) return;
    const per = Math.min(MOVING + PAUSE, LONGEST / now.steps.length);
    air.hurry(Math.max(1, MOVING / (0.75 * per)));
    for (let at = now.at; at < now.steps.length; at += 1) {
      alter({ at: at + 1 });
      await step(at, mine);
      if (stale(mine)) return;
      if (!get().finale?.playing) return;
      await air.rest(PAUSE);
      if (stale(mine)) return;
    }
    await air.rest(LAST);
    if (!stale(mine)) leave();
  }

  /** @param {number} at @param {number} mine */
  async function step(at, mine) {
    const told = get().finale?.steps[at];
    if (!told) return;
    if (moves()) {
      await tell(told, { from: null, parts, keep: true }, mine);
      return;
    }
    const found = await parts;
    if (!stale(mine)) show(told.after, told.scored.flatMap((index) => found[index] ?? []));
  }

  /** Shows the position after so many steps, without movement. @param {number} at */
  async function jump(at) {
    const mine = begin();
    const now = get().finale;
    const told = now?.steps[at - 1];
    if (!now) return;
    alter({ at, playing: false });
    const found = await parts;
    if (stale(mine)) return;
    if (told) show(told.after, told.scored.flatMap((index) => found[index] ?? []));
    else if (now.steps.length) show(now.steps[0].before, []);
  }

  function leave() {
    begin();
    air.hurry(1);
    if (unheard && get().info?.phase === "over") sound("end");
    unheard = false;
    change((state) => ({ ...state, finale: null, staged: null, glow: [], endSeen: false }));
  }

  return {
    run,
    leave,
    /**
     * Gets ready; it begins with `run`.
     * @param {number} version of the last entry
     * @param {StateJson} before the position before that entry
     * @param {Happened[]} events its events
     * @returns {boolean} whether there is anything to tell
     */
    prepare(version, before, events) {
      const steps = finalSteps(before, events);
      if (!steps.length) return false;
      parts = ask({ type: "scorings", version }).then((found) => found.parts, () => []);
      unheard = get().info?.phase === "playing";
      change((state) => ({ ...state, finale: { steps, at: 0, playing: moves() } }));
      return true;
    },
    /** Once more, from a game that is over. */
    async again() {
      const { log } = get();
      const version = log.findLast(({ event }) => event.event === "ending")?.version;
      if (version === undefined) return;
      const before = await ask({ type: "position", version: version - 1 });
      if (!this.prepare(version, before, log.flatMap((line) => (line.version === version && "text" in line.event ? [line.event] : [])))) return;
      const now = get().finale;
      if (now) show(now.steps[0].before, []);
      if (moves()) void run();
      else await jump(1);
    },
    /** Stops, or goes on. */
    toggle() {
      const now = get().finale;
      if (!now) return;
      alter({ playing: !now.playing });
      if (now.playing) void jump(now.at);
      else if (now.at >= now.steps.length) leave();
      else void run();
    },
    /** @param {number} by */
    go(by) {
      const now = get().finale;
      if (!now) return;
      const at = Math.max(0, now.at + by);
      if (at > now.steps.length) leave();
      else void jump(at);
    },
    /** From the beginning. */
    restart() {
      const now = get().finale;
      if (!now) return;
      alter({ at: 0, playing: moves() });
      show(now.steps[0].before, []);
      if (moves()) void run();
      else void jump(0);
    },
  };
}
