// The drawn tile carried by hand: from the tray, or from the cell where it lies, to another cell.

import { h } from "../app/dom.js";
import { cellsOf } from "./board/cells.js";
import { STILL } from "./board/gestures.js";
import { turningWheel } from "./board/input.js";
import { tilePicture } from "./board/tiles.js";
import { hover } from "./scene.js";
import { setDown, shown } from "./state.js";

/** A finger covers what is under it: a tile is carried this many of its heights above. */
const ABOVE_FINGER = 0.75;

/**
 * @typedef {object} DragActions
 * @property {() => { x: number, y: number, rotation: number } | null} lift takes the tile up again from where it was set down
 * @property {(x: number, y: number) => void} place
 * @property {(cell: { x: number, y: number } | null) => void} over
 * @property {(by: number) => void} turn
 */

/**
 * @param {() => import("./state.js").TableState} get
 * @param {() => import("./board/board.js").Board} board
 * @param {DragActions} actions
 */
export function dragging(get, board, actions) {
  const element = h("div", { class: "carried", hidden: true, "aria-hidden": "true" });
  const notch = turningWheel();
  /** @type {{ id: number, x: number, y: number, touch: boolean, carried: boolean, back: { x: number, y: number } | null } | null} */
  let drag = null;
  let drawn = "";

  function mayCarry() {
    const { turn, looking, state } = get();
    return Boolean(turn && !turn.sent && !looking && state?.drawn && (shown(get())?.step === "place" || setDown(get())));
  }

  /**
   * A pointer is put on the tile.
   * @param {PointerEvent} event
   * @returns {boolean} whether it can be carried away
   */
  function take(event) {
    if (event.button !== 0 || drag || !mayCarry()) return false;
    drag = { id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType === "touch", carried: false, back: null };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", key, { capture: true });
    return true;
  }

  /** The middle of the tile. @param {PointerEvent} event */
  function middle(event) {
    const size = 100 * board().camera.position().scale;
    return { x: event.clientX, y: event.clientY - (drag?.touch ? ABOVE_FINGER * size : 0) };
  }

  /** @param {PointerEvent} event */
  function cellUnder(event) {
    const at = middle(event);
    if (!document.elementFromPoint(at.x, at.y)?.closest(".window")) return null;
    const [px, py] = board().camera.point({ clientX: at.x, clientY: at.y });
    const [x, y] = [Math.floor(px / 100), Math.floor(py / 100)];
    return cellsOf(get().turn?.legal ?? []).some((cell) => cell.x === x && cell.y === y) ? { x, y } : null;
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.carried) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) <= STILL) return;
      drag.carried = true;
      const lifted = actions.lift();
      drag.back = lifted && { x: lifted.x, y: lifted.y };
      window.addEventListener("wheel", wheel, { capture: true, passive: false });
      window.addEventListener("contextmenu", turnRight, { capture: true });
      document.documentElement.classList.add("carrying");
    }
    const at = middle(event);
    element.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
    actions.over(cellUnder(event));
    show();
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    event.stopPropagation();
    notch(event, (by) => {
      actions.turn(by);
      return true;
    });
  }
  /** @param {Event} event */
  function turnRight(event) {
    event.preventDefault();
    event.stopPropagation();
    actions.turn(1);
  }

  /** @param {PointerEvent} event */
  function drop(event) {
    if (!drag || event.pointerId !== drag.id || event.button > 0) return;
    const { carried, back } = drag;
    const cell = carried ? cellUnder(event) ?? back : null;
    end();
    if (!carried) return;
    noClick();
    if (cell) actions.place(cell.x, cell.y);
  }

  /** The click that follows is not meant for what is under the pointer. */
  function noClick() {
    const swallow = (/** @type {Event} */ click) => {
      click.stopPropagation();
      click.preventDefault();
    };
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
  }

  /** @param {PointerEvent} event */
  function cancel(event) {
    if (event.pointerId === drag?.id) letGo();
  }

  /** The tile goes back to where it was taken from. */
  function letGo() {
    const back = drag?.back;
    end();
    if (back) actions.place(back.x, back.y);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.key !== "Escape" || !drag?.carried) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
    // The pointer is still down.
    window.addEventListener("pointerup", noClick, { capture: true, once: true });
  }

  function end() {
    drag = null;
    element.hidden = true;
    drawn = "";
    document.documentElement.classList.remove("carrying");
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", drop);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("keydown", key, { capture: true });
    window.removeEventListener("wheel", wheel, { capture: true });
    window.removeEventListener("contextmenu", turnRight, { capture: true });
  }

  /** Draws the tile as it is held. */
  function show() {
    const { atlas, state, turned } = get();
    if (!drag?.carried) return;
    if (!mayCarry() || !atlas || !state?.drawn) {
      end();
      return;
    }
    const size = Math.round(100 * board().camera.position().scale);
    const rotation = hover(get())?.rotation ?? turned % 4;
    const now = `${state.drawn} ${rotation} ${size}`;
    element.hidden = false;
    if (now === drawn) return;
    drawn = now;
    element.style.width = `${size}px`;
    element.style.height = `${size}px`;
    element.replaceChildren(tilePicture(atlas, state.drawn, rotation));
  }

  return { element, take, show, close: end };
}
