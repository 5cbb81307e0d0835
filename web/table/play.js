// What a player does in a turn, sent to the server: choosing, rotating, confirming.

import { cellsOf } from "./board/cells.js";
import { drafted, mayChoose, picked, sending, unpicked } from "./changes.js";
import { passing } from "./prompts/all.js";
import { acting, handOver, level, offers, setDown, whole } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("wire/wire").OfferJson} OfferJson
 */

/**
 * @param {() => TableState} get
 * @param {(change: (state: TableState) => TableState) => void} change
 * @param {(request: any) => Promise<any>} ask
 * @param {(error: unknown) => void} failed
 */
export function play(get, change, ask, failed) {
  /** Asks what one of our seats may do, if it is to decide. */
  async function begin() {
    const { turn, version } = get();
    if (acting(get()) === null || handOver(get()) || turn?.version === version) return;
    try {
      const legal = await ask({ type: "legal" });
      change((state) => (state.turn ? state : mayChoose(state, legal)));
    } catch (error) {
      failed(error);
    }
  }

  /**
   * Tries what has been chosen so far.
   * @returns {Promise<boolean>} whether the answer came and is still valid
   */
  async function draft() {
    const { turn } = get();
    if (!turn) return false;
    const actions = turn.picks.map(({ offer }) => offer);
    try {
      const result = await ask({
        type: "draft", seat: turn.seat, version: turn.version, actions: actions.map(({ text }) => text),
      });
      change((state) => drafted(state, actions, result));
      return get().turn?.picks.at(-1)?.result === result;
    } catch (error) {
      change((state) => unpicked(state, actions.length - 1));
      failed(error);
      return false;
    }
  }

  /**
   * Chooses at the open level. A tile that was placed can immediately be followed by passing: that is what
   * confirming means unless a figure is chosen.
   * @param {OfferJson} offer
   * @param {number} [at]
   */
  async function choose(offer, at) {
    const { turn } = get();
    if (!turn || turn.sent) return;
    change((state) => picked(state, at ?? level(turn), offer));
    if (!(await draft())) return;
    const now = get();
    if ("place" in offer) {
      look(offer.place.x, offer.place.y);
      const rest = now.turn && !whole(now.turn) ? passing(offers(now.turn)) : null;
      if (rest) {
        change((state) => picked(state, now.turn?.picks.length ?? 0, rest));
        await draft();
      }
    }
  }

  /**
   * Asks for the features of the tile just placed.
   * @param {number} x
   * @param {number} y
   */
  async function look(x, y) {
    const { turn } = get();
    if (!turn || !get().info?.aids) return;
    const after = turn.picks.slice(0, 1).map(({ offer }) => offer.text);
    try {
      const found = await ask({ type: "features", at: [x, y], after });
      change((state) => (setDown(state)?.x === x && setDown(state)?.y === y
        ? { ...state, beside: found.features } : state));
    } catch {
      // Points are a convenience; the game continues without them.
    }
  }

  /**
   * Places the tile on a cell, or rotates it if it is already there.
   * @param {number} x
   * @param {number} y
   */
  function place(x, y) {
    const { turn, turned } = get();
    if (!turn) return;
    const cell = cellsOf(turn.legal).find((there) => there.x === x && there.y === y);
    if (!cell) return;
    const down = setDown(get());
    const here = down?.x === x && down?.y === y;
    const now = here ? cell.rotations.indexOf(down.rotation) + 1 : turned;
    const rotation = cell.rotations[now % cell.rotations.length];
    const offer = turn.legal.find((one) =>
      "place" in one && one.place.x === x && one.place.y === y && one.place.rotation === rotation);
    if (offer && !(here && cell.rotations.length === 1)) choose(offer, turn.legal.includes(offer) ? placeLevel() : 0);
  }

  /** A ransom may come before the tile: the level at which the tile is placed. */
  function placeLevel() {
    const { turn } = get();
    const at = turn?.picks.findIndex(({ offer }) => "place" in offer) ?? -1;
    return at >= 0 ? at : level(/** @type {any} */ (turn));
  }

  /** Rotates the tile: on its cell through the legal rotations, in the prompt for the next cell. */
  function turnTile() {
    const down = setDown(get());
    if (down) place(down.x, down.y);
    else change((state) => ({ ...state, turned: state.turned + 1 }));
  }

  /** Undoes the last choice; nothing was final. */
  function back() {
    const { turn } = get();
    if (!turn?.picks.length || turn.sent) return;
    const last = turn.picks.at(-1);
    const isRest = last && "pass" in last.offer && turn.picks.length > 1;
    const at = turn.picks.length - (isRest ? 2 : 1);
    change((state) => unpicked(state, at));
    // With the tile still placed, the part is complete again without a figure.
    const left = get().turn;
    const rest = left?.picks.length && setDown(get()) ? passing(offers(left)) : null;
    if (rest) choose(rest);
  }

  /** Sends the turn part: from here on it is final. */
  async function confirm() {
    const { turn } = get();
    if (!turn || !whole(turn)) return;
    change((state) => sending(state, true));
    try {
      await ask({
        type: "commit", seat: turn.seat, version: turn.version, actions: turn.picks.map(({ offer }) => offer.text),
      });
    } catch (error) {
      change((state) => sending(state, false));
      failed(error);
    }
  }

  return { begin, choose, place, turnTile, back, confirm };
}
