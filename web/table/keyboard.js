// Keyboard control: a whole game can be played with the keyboard alone.

import { cellsOf } from "./board/cells.js";
import { OVERLAYS } from "./panels/tools.js";
import { groups, open, passing } from "./prompts/all.js";
import { promptContext } from "./prompt-context.js";
import { handOver, legalActions, setDown, shown, whole } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {object} Keys
 * @property {(x: number, y: number) => void} place
 * @property {(cell: { x: number, y: number }) => void} over
 * @property {(action: import("wire/wire").LegalActionJson) => void} choose
 * @property {(name: string) => void} group
 * @property {() => void} turnTile
 * @property {() => void} back
 * @property {() => void} confirm
 * @property {() => void} takeScreen
 * @property {() => void} now
 * @property {() => void} fit
 * @property {(factor: number) => void} zoom
 * @property {(dx: number, dy: number) => void} pan
 * @property {(overlay: import("./state.js").Overlay) => void} overlay
 * @property {(panel: "log") => void} panel
 * @property {() => void} help
 * @property {() => void} hint
 * @property {(by: number) => void} step shows the previous or next position
 * @property {(on: boolean) => void} numbers
 * @property {() => void} quiet
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
/** Digits typed within this time form one number. */
const TOGETHER = 700;

/**
 * @param {() => TableState} get
 * @param {Keys} keys
 * @returns {() => void} stops listening
 */
export function keyboard(get, keys) {
  let typed = "";
  let typedAt = 0;

  /** The cells that can be chosen now. */
  function cells() {
    const { turn } = get();
    return turn && shown(get())?.step === "place" || setDown(get()) ? cellsOf(get().turn?.legal ?? []) : [];
  }

  /** @param {[number, number]} step */
  function arrow([dx, dy]) {
    const all = setDown(get()) ? [] : cells();
    const { over } = get();
    if (!all.length) {
      keys.pan(-80 * dx, -80 * dy);
      return;
    }
    const from = over ?? all[0];
    // The nearest cell in that direction; sideways distance counts double.
    const ahead = all
      .map((cell) => ({ cell, along: (cell.x - from.x) * dx + (cell.y - from.y) * dy, aside: Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx) }))
      .filter(({ along }) => along > 0)
      .sort((a, b) => a.along + 2 * a.aside - b.along - 2 * b.aside);
    const next = over ? ahead[0]?.cell : all[0];
    if (next) keys.over({ x: next.x, y: next.y });
  }

  /** @param {KeyboardEvent} event */
  function number({ key: digit, timeStamp }) {
    // When it was typed counts: a busy page hears of it later.
    typed = timeStamp - typedAt < TOGETHER ? typed + digit : digit;
    typedAt = timeStamp;
    const wanted = Number(typed);
    const { turn } = get();
    if (!turn) return;
    if (!setDown(get()) && shown(get())?.step === "place" && !get().group) {
      const cell = cells()[wanted - 1];
      if (cell) keys.over({ x: cell.x, y: cell.y });
      return;
    }
    const here = promptContext(get());
    const group = here && open(groups(legalActions(turn), here), get().group);
    const action = wanted === 0 ? passing(legalActions(turn)) : group?.actions[wanted - 1];
    if (action) keys.choose(action);
  }

  function enter() {
    const state = get();
    if (state.looking) keys.now();
    else if (handOver(state)) keys.takeScreen();
    else if (state.turn && whole(state.turn)) keys.confirm();
    else if (state.over && state.turn && !setDown(state)) keys.place(state.over.x, state.over.y);
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest("input, textarea, select, [contenteditable]") || document.querySelector("dialog[open]")) return;
    if (event.key === "Alt") {
      keys.numbers(true);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const { key } = event;
    // Another key ends a number.
    if (!/^[0-9]$/.test(key)) typed = "";
    const arrowed = ARROWS[key];
    if (arrowed) {
      if (event.shiftKey) keys.pan(-80 * arrowed[0], -80 * arrowed[1]);
      else arrow(arrowed);
    } else if (/^[0-9]$/.test(key)) number(event);
    else if (key === "Enter") {
      // A focused control does its own work, unless that is already done.
      const done = at?.closest(".option[aria-pressed=true], .spot[aria-pressed=true], .hand-tile");
      if (!done && at?.closest("button, a, summary, [role=button]")) return;
      enter();
    } else if (key === "Escape") {
      if (get().note || get().hint) keys.quiet();
      else keys.back();
    } else if (key === "+" || key === "=") keys.zoom(1.2);
    else if (key === "-") keys.zoom(1 / 1.2);
    else if (key === "?") keys.help();
    else if (key === ",") keys.step(-1);
    else if (key === ".") keys.step(1);
    else if (event.altKey) return;
    else {
      const letter = key.toLowerCase();
      const overlay = OVERLAYS.find(([, own]) => own.toLowerCase() === letter);
      if (letter === "r") keys.turnTile();
      else if (letter === "c" || letter === "z") keys.fit();
      else if (letter === "l") keys.panel("log");
      else if (letter === "h") keys.hint();
      else if (letter === "n") keys.numbers(!get().numbers);
      else if (letter === "g") nextGroup();
      else if (overlay) keys.overlay(overlay[0]);
      else return;
    }
    event.preventDefault();
  }

  function nextGroup() {
    const { turn, group } = get();
    const here = promptContext(get());
    if (!turn || !here) return;
    const all = groups(legalActions(turn), here);
    const now = all.findIndex(({ prompt }) => prompt.name === (group ?? all[0]?.prompt.name));
    const next = all[(now + 1) % all.length];
    if (next) keys.group(next.prompt.name);
  }

  /** @param {KeyboardEvent} event */
  function release(event) {
    if (event.key === "Alt") keys.numbers(false);
  }
  window.addEventListener("keydown", press);
  window.addEventListener("keyup", release);
  return () => {
    window.removeEventListener("keydown", press);
    window.removeEventListener("keyup", release);
  };
}
