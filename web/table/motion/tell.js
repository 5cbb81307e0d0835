// How each event is shown: tiles are laid and settle, figures come and go, points run to their players.

import { h } from "../../app/dom.js";
import { plate } from "../../words/liveries.js";
import { figureScale } from "../board/min-size.js";
import { figureId } from "../board/pieces.js";
import { dragonPoint, fairyPoint, pointOf, towerPoint } from "../board/points.js";
import { tilePicture } from "../board/tiles.js";
import { icon } from "../panels/players.js";
import { sound } from "../sound.js";
import { BOTH, OUT } from "./flights.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 * @typedef {import("wire/wire").StateJson} StateJson
 * @typedef {import("wire/wire").HappenedJson} Happened
 * @typedef {import("./steps.js").Step} Step
 * @typedef {import("../board/atlas.js").Spot} Spot
 * @typedef {import("./flights.js").Point} Point
 */

/** How long scorings wait for the outline of their feature, in milliseconds. */
const PATIENCE = 350;

/**
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(shown: StateJson, glow?: Spot[]) => void} page.show what the board and the cards show meanwhile
 * @param {import("../board/board.js").Board} page.board
 * @param {ReturnType<typeof import("../screen.js").screen>} page.place
 * @param {ReturnType<typeof import("./flights.js").flights>} page.air
 * @param {(mine: number) => boolean} page.stale whether a telling has been ended
 */
export function teller({ get, show, board, place, air, stale }) {
  /** Where a point of the board is, or will be when the board has stopped. @type {(at: [number, number]) => Point} */
  function onScreen([px, py]) {
    const { left, top } = board.element.getBoundingClientRect();
    const { x, y, scale } = board.camera.destination();
    return { x: left + x + px * scale, y: top + y + py * scale };
  }
  /** @param {DOMRect | null} box @returns {Point | null} */
  const middle = (box) => (box && box.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null);
  /** Where a player's figures are. @param {number} seat */
  const home = (seat) => middle(place.supply(seat)) ?? middle(place.chip(seat));

  /** @param {StateJson} state @param {Spot} spot @returns {[number, number]} */
  function standing(state, spot) {
    const { atlas } = get();
    const tile = state.tiles.find(({ x, y }) => x === spot.at[0] && y === spot.at[1]);
    const height = state.towers.find(({ x, y }) => x === spot.at[0] && y === spot.at[1])?.height;
    return atlas ? pointOf(atlas, tile, spot, height) : [100 * spot.at[0] + 50, 100 * spot.at[1] + 50];
  }
  /** @type {(player: number, figure: string, on?: string) => Element} */
  const figure = (player, what, on = "city") => h("div", { class: "flying-figure" }, icon(figureId(what, on, get().liveries[player]), 17));
  /** @param {{ player: number, figure: string }} who */
  function captive(who) {
    const one = figure(who.player, who.figure);
    one.classList.add("captive");
    return one;
  }
  /** @param {string} id @param {number} half */
  const thing = (id, half) => h("div", { class: "flying-figure" }, icon(id, half));

  /**
   * A tile comes from the player who places it, and settles with weight.
   * @param {Extract<Happened, { event: "placed" }>} event
   * @param {DOMRect | null} from
   */
  async function laid(event, from) {
    const { atlas } = get();
    const begin = middle(from) ?? middle(place.chip(event.player));
    if (!atlas || !begin) return;
    const size = 100 * board.camera.destination().scale;
    const picture = h("div", { class: "flying-tile" }, tilePicture(atlas, event.tile, event.rotation));
    picture.style.width = `${size}px`;
    picture.style.height = `${size}px`;
    const to = onScreen([100 * event.x + 50, 100 * event.y + 50]);
    await air.fly(picture, { from: begin, to, ms: 360, easing: BOTH, lift: 30, scale: [Math.min(1, (from?.width ?? 44) / size), 1.08], turn: [-6, 0] });
  }

  /** A tile that has just come to rest sinks in. @param {{ x: number, y: number }} at */
  function settle(at) {
    sound("place");
    const nodes = board.element.querySelectorAll(["land", "plain", "emblems"].map((name) => `.layer-${name} [data-at="${at.x},${at.y}"]`).join());
    for (const node of nodes) void air.stir(node, [{ scale: 1.08 }, { scale: 0.985, offset: 0.6 }, { scale: 1 }], { duration: 180, easing: "ease-out" });
  }

  /**
   * A figure comes from its player to a spot, in a low arc.
   * @param {number} seat
   * @param {Spot & { figure: string }} put
   * @param {StateJson} position
   */
  async function fetched(seat, put, position) {
    const from = home(seat);
    if (!from) return;
    await air.fly(figure(seat, put.figure, put.on), { from, to: onScreen(standing(position, put)), ms: 300, easing: BOTH, lift: 46, scale: [0.8, 1.15] });
  }

  /**
   * Points rise from a feature and run to their players; figures walk home.
   * @param {Step} step
   * @param {Promise<Spot[][]>} parts
   * @param {number} mine
   * @param {boolean} keep whether the feature stays lit
   */
  async function scored(step, parts, mine, keep) {
    const { atlas, liveries } = get();
    const found = await Promise.race([parts, air.rest(PATIENCE).then(() => /** @type {Spot[][]} */ ([]))]);
    if (stale(mine)) return;
    const lit = step.scored.flatMap((index) => found[index] ?? []);
    const walking = step.events.filter((event) => event.event === "returned");
    show(walking.length ? { ...step.after, scores: step.before.scores, supply: step.before.supply } : step.before, lit);
    /** @type {Promise<void>[]} */
    const ways = [];
    for (const [index, event] of walking.entries()) {
      const to = home(event.player);
      if (!to || !event.from) continue;
      ways.push(air.fly(figure(event.player, event.figure, event.from.on), {
        from: onScreen(standing(step.before, event.from)), to, ms: 420, wait: 260 + 60 * index, easing: BOTH, lift: 24, scale: [1, 0.7], fade: [1, 0.6],
      }));
    }
    const earned = step.events.filter((event) => event.event === "scored");
    for (const [index, event] of earned.entries()) {
      const to = middle(place.score(event.player));
      const from = event.spot ? onScreen(standing(step.before, event.spot)) : middle(place.chip(event.player));
      if (!to || !from) continue;
      const token = h("div", { class: "token" }, event.points < 0 ? `−${-event.points}` : `+${event.points}`);
      const colours = atlas?.liveries[liveries[event.player]];
      if (colours) {
        const { ground, ink } = plate(colours);
        Object.assign(token.style, { background: ground, color: ink });
      }
      ways.push(run(token, { x: from.x + 52 * (index - (earned.length - 1) / 2), y: from.y }, to, 80 * index));
    }
    await Promise.all(ways);
    if (stale(mine)) return;
    sound("score");
    await countUp(step, mine);
    if (!stale(mine)) show(step.after, keep ? lit : []);
  }

  /** @type {(token: Element, from: Point, to: Point, wait: number) => Promise<void>} */
  async function run(token, from, to, wait) {
    const up = { x: from.x, y: from.y - 34 };
    await air.fly(token, { from, to: up, ms: 260, wait, easing: OUT, scale: [0.5, 1.1], fade: [0, 1] });
    await air.fly(token, { from: up, to, ms: 460, easing: BOTH, scale: [1.1, 0.8], fade: [1, 0.85] });
  }

  /** The players' points go up one after another. @param {Step} step @param {number} mine */
  async function countUp(step, mine) {
    const { before, after } = step;
    const most = Math.max(...after.scores.map((points, seat) => Math.abs(points - before.scores[seat])));
    const ticks = Math.min(8, most);
    for (let tick = 1; tick < ticks; tick += 1) {
      const part = tick / ticks;
      show({ ...after, scores: after.scores.map((points, seat) => Math.round(before.scores[seat] + (points - before.scores[seat]) * part)) });
      await air.rest(32);
      if (stale(mine)) return;
    }
    show(after);
    for (const [seat, points] of after.scores.entries()) {
      if (points === before.scores[seat]) continue;
      void air.stir(document.querySelector(`.player[data-seat="${seat}"] .score`), [{ scale: 1 }, { scale: 1.28 }, { scale: 1 }], { duration: 260, easing: "ease-out" });
    }
  }

  /** Somebody is sent home: tips over first. @param {Extract<Happened, { event: "returned" }>} event @param {Step} step */
  async function sentHome(event, step) {
    const to = home(event.player);
    if (!event.from || !to) return;
    show(step.after);
    const from = onScreen(standing(step.before, event.from));
    const who = figure(event.player, event.figure, event.from.on);
    if (event.reason === "dragon") await air.fly(who, { from, to: from, ms: 200, turn: [0, 85] });
    await air.fly(who, { from, to, ms: 380, easing: BOTH, lift: 20, scale: [1, 0.7], fade: [0.9, 0.3], turn: event.reason === "dragon" ? [85, 85] : [0, 0] });
  }

  /**
   * Dragon and fairy go from one place to another; on the way they are at neither.
   * @param {Step} step
   * @param {"dragon" | "fairy"} what
   */
  async function travels(step, what) {
    const where = (/** @type {StateJson} */ state) => {
      const [cell, { atlas }] = [state[what], get()];
      if (!cell || !atlas) return null;
      if (what === "dragon") return dragonPoint(atlas, cell);
      return fairyPoint(atlas, cell, state.fairy_with && standing(state, state.fairy_with), figureScale(board.camera.destination().scale));
    };
    const [from, to] = [where(step.before), where(step.after)];
    if (!to) return;
    show({ ...step.before, [what]: null });
    const picture = thing(what, what === "dragon" ? 34 : 17);
    if (what === "dragon") picture.classList.add("large");
    await air.fly(picture, from
      ? { from: onScreen(from), to: onScreen(to), ms: what === "dragon" ? 340 : 300, easing: BOTH, lift: what === "dragon" ? 26 : 10 }
      : { from: { ...onScreen(to), y: onScreen(to).y - 60 }, to: onScreen(to), ms: 380, fade: [0, 1], scale: [1.6, 1] });
  }

  /**
   * A piece of a tower comes from its player and is set on top; the tower takes its weight.
   * @param {Extract<Happened, { event: "tower" }>} event
   * @param {Step} step
   * @param {number} mine
   */
  async function grows(event, step, mine) {
    const { atlas } = get();
    const from = home(event.player);
    const tile = step.before.tiles.find(({ x, y }) => x === event.at[0] && y === event.at[1]);
    if (from && atlas) {
      const top = onScreen(towerPoint(atlas, tile, event.at, event.height - 1));
      const piece = thing("tower-1", 13);
      piece.classList.add("floor");
      await air.fly(piece, { from, to: top, ms: 360, easing: BOTH, lift: 40, scale: [0.8, 1.1] });
    }
    if (stale(mine)) return;
    show(step.after);
    await frame();
    if (stale(mine)) return;
    sound("place");
    const node = board.element.querySelector(`.layer-pieces [data-spot="tower ${event.at.join(",")}"] use`);
    await air.stir(node, [{ translate: "0 -5px" }, { translate: "0 1.5px", offset: 0.6 }, { translate: "0 0" }], { duration: 200, easing: "ease-in" });
  }

  /**
   * A surveyor walks along the coast.
   * @param {Extract<Happened, { event: "surveyor" }>} event
   * @param {Step} step
   * @param {number} mine
   */
  async function strides(event, step, mine) {
    show(step.after);
    await frame();
    if (stale(mine)) return;
    const node = board.element.querySelector(`.layer-coast [data-spot="surveyor ${event.to}"]`);
    await air.stir(node, [{ translate: `${100 * (event.to - event.from)}px 0` }, { translate: "0 0" }], { duration: 320, easing: BOTH });
  }

  /** From the board or a card to a card. @param {Element} what @param {Point | null} from @param {number} seat */
  async function carried(what, from, seat) {
    const to = home(seat);
    if (from && to) await air.fly(what, { from, to, ms: 440, easing: BOTH, lift: 30, scale: [1.1, 0.75], fade: [1, 0.7] });
  }

  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /**
   * @param {Step} step
   * @param {{ from: DOMRect | null, parts: Promise<Spot[][]>, keep?: boolean }} more `keep`: what is scored stays lit
   * @param {number} mine
   */
  async function tell(step, { from, parts, keep = false }, mine) {
    const [event] = step.events;
    switch (event.event) {
      case "placed":
        await laid(event, from);
        if (stale(mine)) return;
        show(step.after);
        await frame();
        if (!stale(mine)) settle(event);
        await air.rest(120);
        break;
      case "put":
        if (event.spot) await fetched(event.player, { figure: event.figure, ...event.spot }, step.after);
        if (!stale(mine)) sound("figure");
        break;
      case "scored":
        await scored(step, parts, mine, keep);
        break;
      case "returned":
        await sentHome(event, step);
        break;
      case "dragon":
      case "fairy":
        await travels(step, event.event);
        break;
      case "tower":
        await grows(event, step, mine);
        break;
      case "surveyor":
        await strides(event, step, mine);
        break;
      case "captured": {
        const spot = event.from;
        // The captor has them when they have arrived.
        show({ ...step.after, captives: step.before.captives });
        await carried(captive(event), spot ? onScreen(standing(step.before, spot)) : null, event.by);
        break;
      }
      case "freed":
        show({ ...step.after, supply: step.before.supply });
        await carried(captive(event), home(event.by), event.player);
        break;
      case "goods":
        for (let count = 0; count < event.count; count += 1) {
          await carried(thing(event.kind, 10), lastScored ? onScreen(lastScored) : null, event.player);
          if (stale(mine)) return;
        }
        break;
      default:
    }
    if (event.event === "scored" && event.spot) lastScored = standing(step.before, event.spot);
    if (!stale(mine)) show(step.after);
  }
  /** Where points were scored last: goods come from there. @type {[number, number] | null} */
  let lastScored = null;

  return { tell, fetched, onScreen, middle };
}
