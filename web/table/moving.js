// Motion comes when the board is there: until its code is loaded, and where people want calm, everything is just shown.

import { h } from "../app/dom.js";
import { sound } from "./sound.js";

/** When the code for it is fetched, in milliseconds. */
const SOON = 400;

/**
 * @param {Omit<Parameters<typeof import("./motion/director.js").director>[0], "place"> & { place: () => Parameters<typeof import("./motion/director.js").director>[0]["place"] }} page
 */
export function moving(page) {
  /** @type {ReturnType<typeof import("./motion/director.js").director> | null} */
  let director = null;
  let closed = false;
  const element = h("div", { class: "motion" });
  const soon = setTimeout(async () => {
    const { director: make } = await import("./motion/director.js").catch(() => ({ director: null }));
    if (closed || !make) return;
    director = make({ ...page, place: page.place() });
    element.append(director.element);
  }, SOON);

  /** What one does oneself ends what runs. @param {Event} event */
  function input(event) {
    if (event instanceof KeyboardEvent && ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
    director?.finish();
  }
  const inputs = ["pointerdown", "keydown", "wheel"];
  for (const name of inputs) window.addEventListener(name, input, { capture: true, passive: true });
  const hidden = () => document.hidden && director?.finish();
  document.addEventListener("visibilitychange", hidden);

  return {
    element,
    director: () => director,
    /** @type {(before: import("./state.js").TableState, push: Extract<import("wire/protocol").Push, { push: "moved" }>) => void} */
    moved: (before, push) => director?.moved(before, push),
    /** @param {import("./board/atlas.js").Tile} tile */
    setDown(tile) {
      if (director) void director.setDown(tile);
      else sound("place");
    },
    /** @param {number} seat @param {import("wire/wire").PutJson} put */
    putDown(seat, put) {
      if (director) void director.putDown(seat, put);
      else sound("figure");
    },
    turnUp: () => director?.turnUp(),
    finish: () => director?.finish(),
    close() {
      closed = true;
      clearTimeout(soon);
      for (const name of inputs) window.removeEventListener(name, input, { capture: true });
      document.removeEventListener("visibilitychange", hidden);
      director?.close();
    },
  };
}
