// What hands do to a board that can be moved: wheel, drag, pinch.

/** A pointer that moved less than this has clicked. */
export const STILL = 6;
/** Pixels of a line, where wheels count lines. */
const LINE = 30;

/**
 * @param {HTMLElement} view
 * @param {object} actions
 * @param {(event: WheelEvent) => boolean} actions.wheel whether the wheel means something else here
 * @param {(event: PointerEvent) => boolean} actions.grab whether the pointer takes something else than the board
 * @param {(factor: number, event: { clientX: number, clientY: number }) => void} actions.zoom around a point
 * @param {(dx: number, dy: number) => void} actions.pan
 * @returns {{ busy: () => boolean, close: () => void }}
 */
export function gestures(view, actions) {
  /** @type {Map<number, { x: number, y: number }>} */
  const fingers = new Map();
  let travelled = 0;

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    // A pinch on a touchpad comes as a wheel with Ctrl: it always zooms.
    if (!event.ctrlKey && actions.wheel(event)) return;
    const step = event.deltaMode ? event.deltaY * LINE : event.deltaY;
    actions.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0015)), event);
  }
  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button > 1) return;
    if (!fingers.size) travelled = 0;
    if (!fingers.size && actions.grab(event)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }
  /** @param {PointerEvent} event */
  function move(event) {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const middle = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
      actions.pan(dx / 2, dy / 2);
      if (before > 8) actions.zoom(after / before, middle);
      travelled = STILL + 1;
    } else {
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled > STILL) {
        if (!view.hasPointerCapture(event.pointerId)) view.setPointerCapture(event.pointerId);
        actions.pan(dx, dy);
      }
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (travelled <= STILL) return;
    view.classList.add("moving");
    view.classList.toggle("panning", !other);
  }
  /** @param {PointerEvent} event */
  function up(event) {
    fingers.delete(event.pointerId);
    if (!fingers.size) view.classList.remove("moving", "panning");
  }
  /** A drag is no click. @param {MouseEvent} event */
  function click(event) {
    if (travelled <= STILL || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  }
  view.addEventListener("wheel", wheel, { passive: false });
  view.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  view.addEventListener("click", click, { capture: true });
  return {
    busy: () => fingers.size > 0,
    close() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
