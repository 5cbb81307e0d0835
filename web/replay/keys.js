// The keyboard shortcuts of a replay.

import { lastAt } from "./state.js";

/** Moves that a page key skips. */
const PAGE = 10;

/**
 * @param {() => import("./state.js").ReplayState} get
 * @param {{ go: (at: number) => void, toggle: () => void, fit: () => void, zoom: (factor: number) => void, view: (name: "fields" | "owners") => void, moment: (by: 1 | -1 | 0) => void }} actions key moments: the next, the previous, the first of all
 * @returns {() => void} stops listening
 */
export function keys(get, actions) {
  /** @type {Record<string, () => void>} */
  const meant = {
    ArrowLeft: () => actions.go(get().at - 1),
    ArrowRight: () => actions.go(get().at + 1),
    PageUp: () => actions.go(get().at - PAGE),
    PageDown: () => actions.go(get().at + PAGE),
    Home: () => actions.go(0),
    End: () => actions.go(lastAt(get())),
    " ": actions.toggle,
    c: actions.fit,
    f: () => actions.view("fields"),
    o: () => actions.view("owners"),
    "[": () => actions.moment(-1),
    "]": () => actions.moment(1),
    k: () => actions.moment(0),
    "+": () => actions.zoom(1.25),
    "-": () => actions.zoom(1 / 1.25),
  };
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input:not([type=range]), textarea, select, [role=menu]")) return;
    // A focused button is pressed by the space bar, as everywhere.
    if (event.key === " " && target?.closest("button, a, summary")) return;
    const act = meant[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}
