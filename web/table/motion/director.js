// Tells a log entry with movement: tiles are laid, figures put, points run to their players. The page's state is never
// delayed; only what the board and the players' cards show is a step behind, and any input of one's own catches up.

import { h } from "../../app/dom.js";
import { moves } from "../../app/settings.js";
import { tilePicture } from "../board/tiles.js";
import { sound } from "../sound.js";
import { setDown, shown } from "../state.js";
import { finale } from "./finale.js";
import { OUT, flights } from "./flights.js";
import { stepsOf } from "./steps.js";
import { teller } from "./tell.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 * @typedef {import("wire/wire").StateJson} StateJson
 * @typedef {import("wire/wire").HappenedJson} Happened
 * @typedef {import("./steps.js").Step} Step
 * @typedef {import("../board/atlas.js").Spot} Spot
 * @typedef {import("./flights.js").Point} Point
 */

/** Entries that wait to be told; with more, the older ones are not. */
const MOST = 3;

/**
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(change: (state: TableState) => TableState) => void} page.change
 * @param {(request: any) => Promise<any>} page.ask
 * @param {import("../board/board.js").Board} page.board
 * @param {ReturnType<typeof import("../screen.js").screen>} page.place
 */
export function director({ get, change, ask, board, place }) {
  const air = flights();
  /** @type {{ steps: Step[], version: number, own: boolean, from: DOMRect | null, end: StateJson }[]} */
  let waiting = [];
  let telling = false;
  /** Goes up when everything running is to end. */
  let era = 0;

  /** @param {StateJson} shown @param {Spot[]} [glow] */
  const show = (shown, glow) => change((state) => ({ ...state, staged: shown, ...(glow ? { glow } : null) }));
  const { tell, fetched, onScreen, middle } = teller({ get, show, board, place, air, stale: (mine) => mine !== era });

  /** Whatever is being told ends. @returns {number} a number to go on with */
  function begin() {
    era += 1;
    telling = false;
    waiting = [];
    air.end();
    return era;
  }
  const final = finale({ get, change, ask, show, tell, air, begin, stale: (mine) => mine !== era });

  /** Tells all that waits, one entry after another. */
  async function tellAll() {
    if (telling) return;
    telling = true;
    const mine = era;
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const { steps, version, from } = entry;
      const parts = steps.some(({ scored }) => scored.length)
        ? ask({ type: "scorings", version }).then((found) => found.parts, () => []) : Promise.resolve([]);
      for (const step of steps) {
        await tell(step, { from, parts }, mine);
        if (mine !== era) return;
      }
      if (waiting.length) await air.rest(160);
      if (mine !== era) return;
    }
    telling = false;
    if (get().finale) void final.run();
    else change((state) => ({ ...state, staged: null, glow: [] }));
  }

  /** Shows everything as it is now. */
  function finish() {
    if (!telling && !get().staged) return;
    // Final scoring has its own buttons; what comes before it can be cut short.
    if (get().finale) {
      if (telling) void final.run();
      return;
    }
    begin();
    change((state) => (state.staged || state.glow.length ? { ...state, staged: null, glow: [] } : state));
  }

  return {
    element: air.element,
    finish,
    /** Whether something is being told. */
    busy: () => telling,
    /**
     * A log entry has arrived. The page's state has it already; here it is told.
     * @param {TableState} before
     * @param {Extract<import("wire/protocol").Push, { push: "moved" }>} push
     */
    moved(before, push) {
      const position = before.state;
      const heard = push.kind === "back" ? [] : push.events;
      if (!moves() || document.hidden || !position || !push.state || !before.atlas || before.looking || !heard.length) {
        finish();
        aloud(heard, before);
        return;
      }
      // What one has just set down oneself lies there already.
      const down = before.turn?.sent ? setDown(before) : null;
      const own = before.turn?.sent ?? false;
      const ending = heard.findIndex((event) => event.event === "ending");
      const told = ending < 0 ? heard : heard.slice(0, ending);
      const all = stepsOf(position, told);
      const first = all.findIndex((step) => !own || !["placed", "put", "double-turn"].includes(step.events[0].event) || (step.events[0].event === "placed" && !down));
      const steps = first < 0 ? [] : all.slice(first).filter((step) => TOLD.has(step.events[0].event));
      if (waiting.length >= MOST) finish();
      const opens = first < 0 ? all.at(-1)?.after ?? position : all[first].before;
      const last = ending >= 0 && final.prepare(push.version, position, heard);
      if (!steps.length && !last) return;
      waiting.push({ steps, version: push.version, own, from: own ? null : place.drawn(), end: push.state });
      if (!telling) show(opens, []);
      void tellAll();
    },
    /**
     * The tile is set down by a click: it goes there from the tray.
     * @param {{ id: string, x: number, y: number, rotation: number }} tile
     */
    async setDown(tile) {
      finish();
      sound("place");
      const from = place.drawn();
      const { atlas } = get();
      const begin = middle(from);
      if (!moves() || !atlas || !from || !begin) return;
      const size = 100 * board.camera.destination().scale;
      const picture = h("div", { class: "flying-tile" }, tilePicture(atlas, tile.id, tile.rotation));
      picture.style.width = `${size}px`;
      picture.style.height = `${size}px`;
      const to = onScreen([100 * tile.x + 50, 100 * tile.y + 50]);
      board.element.classList.add("landing");
      await air.fly(picture, { from: begin, to, ms: 240, easing: OUT, scale: [from.width / size, 1] });
      board.element.classList.remove("landing");
      const lies = board.element.querySelector(".layer-ghost .laid");
      void air.stir(lies, [{ scale: 1.05 }, { scale: 0.985, offset: 0.6 }, { scale: 1 }], { duration: 160, easing: "ease-out" });
    },
    /**
     * A figure is chosen: it goes to its place, where it can still be taken back.
     * @param {number} seat
     * @param {import("wire/wire").PutJson} put
     */
    async putDown(seat, put) {
      finish();
      sound("figure");
      const position = shown(get());
      if (moves() && position) await fetched(seat, put, position);
    },
    /** One's own drawn tile turns face up. */
    turnUp() {
      if (!moves()) return;
      const tile = document.querySelector(".prompt .loupe .hand-tile .tile-picture");
      void air.stir(tile, [{ transform: "perspective(600px) rotateY(90deg) scale(.92)", filter: "brightness(.7)" }, { transform: "none", filter: "none" }], { duration: 240, easing: OUT });
    },
    close() {
      begin();
      air.element.remove();
    },
    finale: final,
  };
}

/** Events that something moves for. */
const TOLD = new Set(["placed", "put", "scored", "returned", "dragon", "fairy", "tower", "captured", "freed", "goods", "surveyor"]);

/**
 * What is heard where nothing moves.
 * @param {Happened[]} events
 * @param {TableState} before
 */
function aloud(events, before) {
  for (const { event } of events) {
    if (event === "placed" && !before.turn?.sent) sound("place");
    else if (event === "put") sound("figure");
    else if (event === "scored") sound("score");
  }
}
