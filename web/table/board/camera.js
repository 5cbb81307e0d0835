// Panning and zooming: wheel, drag, pinch, keys.

const SMALLEST = 0.12;
const LARGEST = 3;
/** Above this size, a tile's places can be touched one by one. */
const NEAR = 1.15;
/** Below this size, a tile's places cannot be distinguished even with a mouse. */
const FAR = 0.5;
/** From there it zooms in to this size. */
const NEARER = 0.8;
/** A pointer that moved less than this has clicked. */
const STILL = 6;

/**
 * @typedef {object} Camera
 * @property {(stance: import("./framing.js").Stance) => void} stand moves it, unless the user has moved it
 * @property {(factor: number) => void} zoom
 * @property {(dx: number, dy: number) => void} pan
 * @property {(x: number, y: number) => void} reveal brings a point of the board into sight
 * @property {(x: number, y: number) => void} approach zooms in on a point, so that a finger can hit what is
 * there
 * @property {(x: number, y: number) => void} magnify zooms in on a point in place, if it is small
 * @property {() => void} retreat goes back to where it was before
 * @property {(event: { clientX: number, clientY: number }) => [number, number]} point where on the board an event is
 * @property {() => boolean} moved whether the user has moved it
 * @property {() => void} close
 */

/**
 * @param {HTMLElement} view the viewport of the board
 * @param {HTMLElement} stage what is moved
 * @returns {Camera}
 */
export function camera(view, stage) {
  let x = 0;
  let y = 0;
  let scale = 1;
  let zoomed = 0;
  let touched = false;
  let wanted = false;
  /** @type {Map<number, { x: number, y: number }>} */
  const fingers = new Map();
  let travelled = 0;
  /** @type {{ x: number, y: number, scale: number, touched: boolean } | null} */
  let before = null;

  function draw() {
    wanted = false;
    stage.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    // Set on few elements only: otherwise everything on the board would be restyled.
    if (scale !== zoomed) for (const one of stage.querySelectorAll(".keeps-size")) /** @type {SVGElement} */ (one).style.setProperty("--zoom", String(scale));
    zoomed = scale;
  }
  function redraw() {
    if (!wanted) requestAnimationFrame(draw);
    wanted = true;
  }

  /** @type {(factor: number, cx: number, cy: number) => void} */
  function zoomAt(factor, cx, cy) {
    const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
    x = cx - (cx - x) * (next / scale);
    y = cy - (cy - y) * (next / scale);
    scale = next;
    redraw();
  }

  /** @type {(event: { clientX: number, clientY: number }) => [number, number]} */
  function inView(event) {
    const box = view.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  const wheel = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    touched = true;
    const step = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    zoomAt(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0015)), ...inView(event));
  };
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.button > 1) return;
    if (!fingers.size) travelled = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (/** @type {PointerEvent} */ event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    const others = [...fingers.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (others.length) {
      const [other] = others;
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const middle = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
      x += dx / 2;
      y += dy / 2;
      if (before > 8) zoomAt(after / before, ...inView(middle));
      travelled = STILL + 1;
    } else {
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled > STILL) {
        if (!view.hasPointerCapture(event.pointerId)) view.setPointerCapture(event.pointerId);
        x += dx;
        y += dy;
      }
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (travelled > STILL) {
      touched = true;
      view.classList.add("moving");
      redraw();
    }
  };
  const up = (/** @type {PointerEvent} */ event) => {
    fingers.delete(event.pointerId);
    if (!fingers.size) view.classList.remove("moving");
  };
  // A drag is not a click.
  const click = (/** @type {MouseEvent} */ event) => {
    if (travelled <= STILL || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  view.addEventListener("wheel", wheel, { passive: false });
  view.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  view.addEventListener("click", click, { capture: true });

  return {
    stand(stance) {
      scale = Math.max(SMALLEST, stance.scale);
      ({ x, y } = stance);
      touched = false;
      redraw();
    },
    zoom(factor) {
      touched = true;
      zoomAt(factor, view.clientWidth / 2, view.clientHeight / 2);
    },
    pan(dx, dy) {
      touched = true;
      x += dx;
      y += dy;
      redraw();
    },
    reveal(px, py) {
      const edge = 60;
      const [sx, sy] = [x + px * scale, y + py * scale];
      x += Math.max(0, edge - sx) - Math.max(0, sx - view.clientWidth + edge);
      y += Math.max(0, edge - sy) - Math.max(0, sy - view.clientHeight + edge);
      redraw();
    },
    approach(px, py) {
      if (scale >= NEAR) {
        this.reveal(px, py);
        return;
      }
      before ??= { x, y, scale, touched };
      scale = NEAR;
      x = view.clientWidth / 2 - scale * px;
      y = view.clientHeight / 2 - scale * py;
      redraw();
    },
    magnify(px, py) {
      if (scale >= FAR) return;
      before ??= { x, y, scale, touched };
      // What is under the pointer stays under it.
      zoomAt(NEARER / scale, x + px * scale, y + py * scale);
      this.reveal(px, py);
    },
    retreat() {
      if (before) ({ x, y, scale, touched } = before);
      before = null;
      redraw();
    },
    point(event) {
      const [px, py] = inView(event);
      return [(px - x) / scale, (py - y) / scale];
    },
    moved: () => touched,
    close() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
}
