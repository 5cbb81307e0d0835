// What a player does in a turn, sent to the server: choosing, rotating, confirming.

import { cellsOf, nextWay, wayRound } from "./board/cells.js";
import { drafted, mayChoose, picked, sending, unpicked } from "./changes.js";
import { passing } from "./prompts/all.js";
import { acting, chosen, handOver, legalActions, level, setDown, shown, whole } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("wire/wire").LegalActionJson} LegalActionJson
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
    const actions = turn.picks.map(({ action }) => action);
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

  /** The last choice, until the server has answered. @type {Promise<void>} */
  let latest = Promise.resolve();

  /**
   * @param {LegalActionJson} action
   * @param {number} [at]
   */
  function choose(action, at) {
    // What is open after the last choice is known when the server has answered: quick fingers wait for it.
    latest = at === undefined ? latest.then(() => chooseNow(action)) : chooseNow(action, at);
    return latest;
  }

  /**
   * Chooses at the open level. A tile that was placed can immediately be followed by passing: that is what
   * confirming means unless a figure is chosen.
   * @param {LegalActionJson} action
   * @param {number} [at]
   */
  async function chooseNow(action, at) {
    const { turn } = get();
    if (!turn || turn.sent) return;
    if (at === undefined && !legalActions(turn).some(({ text }) => text === action.text)) return;
    change((state) => picked(state, at ?? level(turn), action));
    if (!(await draft())) return;
    if ("place" in action) {
      look(action.place.x, action.place.y);
      await pass();
    }
  }

  /**
   * Passes at the open level if that completes the part. If something else is still to be decided then (the dragon
   * moves, a captive can be bought back), the choice stays open.
   */
  async function pass() {
    const { turn } = get();
    const rest = turn && !whole(turn) ? passing(legalActions(turn)) : null;
    if (!turn || !rest) return;
    const at = turn.picks.length;
    change((state) => picked(state, at, rest));
    if ((await draft()) && !whole(get().turn)) change((state) => unpicked(state, at));
  }

  /**
   * Asks for the features of the tile just placed.
   * @param {number} x
   * @param {number} y
   */
  async function look(x, y) {
    const { turn } = get();
    if (!turn || !get().info?.aids) return;
    const after = turn.picks.slice(0, placeLevel() + 1).map(({ action }) => action.text);
    try {
      const found = await ask({ type: "features", at: [x, y], after });
      change((state) => (setDown(state)?.x === x && setDown(state)?.y === y
        ? { ...state, tileFeatures: found.features } : state));
    } catch {
      // Points are a convenience; the game continues without them.
    }
  }

  /**
   * Places the tile on a cell, or rotates it if it is already there.
   * @param {number} x
   * @param {number} y
   * @param {number} [by] quarter turns through what is legal there
   */
  function place(x, y, by = 1) {
    const { turn, turned } = get();
    if (!turn) return;
    const cell = cellsOf(turn.legal).find((there) => there.x === x && there.y === y);
    if (!cell) return;
    const down = setDown(get());
    const here = down?.x === x && down?.y === y;
    if (!here) lay(x, y, wayRound(cell, turned));
    else if (cell.rotations.length > 1) lay(x, y, nextWay(cell, down.rotation, by));
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} rotation
   */
  function lay(x, y, rotation) {
    const action = get().turn?.legal.find((one) =>
      "place" in one && one.place.x === x && one.place.y === y && one.place.rotation === rotation);
    return action ? choose(action, placeLevel()) : Promise.resolve();
  }

  /** How the tile lay before the last click on it, and whether that click set it down. */
  let before = { rotation: -1, fresh: false };

  /**
   * A click on a cell or on the tile that lies there. A double click on the tile confirms it as it lay;
   * one that has only just set it down confirms it if there is nothing else to choose.
   * @param {number} x
   * @param {number} y
   * @param {boolean} twice whether it is the second click of a double one
   */
  async function tap(x, y, twice) {
    const down = setDown(get());
    const here = down?.x === x && down?.y === y;
    if (!twice || !here) {
      before = { rotation: here ? down.rotation : -1, fresh: !here };
      place(x, y);
      return;
    }
    await latest;
    if (before.fresh) {
      const { turn } = get();
      if (turn && whole(turn) && legalActions(turn).every((action) => "pass" in action)) await confirm();
      return;
    }
    if (before.rotation !== down.rotation) await lay(x, y, before.rotation);
    await confirm();
  }

  /**
   * A click on a choice; a double click confirms it.
   * @param {LegalActionJson} action
   * @param {boolean} twice
   */
  async function pick(action, twice) {
    if (!twice) {
      await choose(action);
      return;
    }
    await latest;
    if (!get().turn?.picks.some((pick) => pick.action.text === action.text)) await choose(action);
    if (get().turn && whole(get().turn)) await confirm();
  }

  /** A ransom may come before the tile: the level at which the tile is placed. */
  function placeLevel() {
    const { turn } = get();
    const at = turn?.picks.findIndex(({ action }) => "place" in action) ?? -1;
    return at >= 0 ? at : level(/** @type {any} */ (turn));
  }

  /**
   * Turns the tile: on its cell through what is legal there, in the hand for the next cell.
   * @param {number} [by]
   */
  function turnTile(by = 1) {
    const down = setDown(get());
    if (down) place(down.x, down.y, by);
    else change((state) => ({ ...state, turned: turnedBy(state, by) }));
  }

  /**
   * How the tile in hand lies after a turn: above a cell it goes through what is legal there.
   * @param {TableState} state
   * @param {number} by
   */
  function turnedBy({ over, turn, turned }, by) {
    const cell = over && turn ? cellsOf(turn.legal).find(({ x, y }) => x === over.x && y === over.y) : undefined;
    return cell ? nextWay(cell, wayRound(cell, turned), by) : (turned + by + 4) % 4;
  }

  /**
   * Turns the tile that lies on a cell, or would if it were set down there.
   * @param {number} x
   * @param {number} y
   * @param {number} [by]
   * @returns {boolean} whether there is one
   */
  function turnAt(x, y, by = 1) {
    const { turn, looking } = get();
    if (!turn || turn.sent || looking) return false;
    const down = setDown(get());
    const meant = down ? down.x === x && down.y === y : shown(get())?.step === "place" && cellsOf(turn.legal).some((cell) => cell.x === x && cell.y === y);
    if (meant) turnTile(by);
    return meant;
  }

  /**
   * Takes the tile up again from where it was set down; it stays turned as it lay.
   * @returns {{ x: number, y: number, rotation: number } | null} where that was
   */
  function lift() {
    const down = setDown(get());
    if (!down || get().turn?.sent) return null;
    const at = placeLevel();
    change((state) => ({ ...unpicked(state, at), turned: down.rotation, over: null }));
    return down;
  }

  /** Undoes the last choice; nothing was final. */
  function back() {
    const { turn } = get();
    if (!turn?.picks.length || turn.sent) return;
    const last = turn.picks.at(-1);
    const isRest = last && "pass" in last.action && turn.picks.length > 1;
    const at = turn.picks.length - (isRest ? 2 : 1);
    change((state) => unpicked(state, at));
    // With the tile still placed, the part is complete again without a figure.
    if (get().turn?.picks.length && setDown(get())) pass();
  }

  /** Sends the turn part: from here on it is final. */
  async function confirm() {
    const { turn } = get();
    if (!turn || !whole(turn)) return;
    change((state) => sending(state, true));
    try {
      await ask({
        type: "commit", seat: turn.seat, version: turn.version, actions: turn.picks.map(({ action }) => action.text),
      });
    } catch (error) {
      change((state) => sending(state, false));
      failed(error);
    }
  }

  return { begin, choose, pick, place, tap, turnTile, turnAt, lift, back, confirm };
}
