// Where the board is in its window, and how it gets there. What a person does with it wins: after that
// it moves by itself only when asked to.

import { moves } from "../../app/settings.js";
import { shiftIntoView, freeArea } from "./framing.js";
import { gestures } from "./gestures.js";

const SMALLEST = 0.12;
const LARGEST = 3;
/** Milliseconds of a move of its own. */
const EASE = 320;
/** Pixels around a tile that is brought into sight. */
const MARGIN = 4;

/** @typedef {import("./framing.js").Stance} Stance */

/**
 * @typedef {object} Camera
 * @property {(stance: Stance, how?: { ease?: boolean }) => void} moveTo moves by itself; from then on it is not the user's position
 * @property {(factor: number) => void} zoom
 * @property {(dx: number, dy: number) => void} pan
 * @property {(x: number, y: number, place?: import("./framing.js").Room) => void} reveal brings the tile around a point of the board into sight
 * @property {(x: number, y: number) => void} centerOn brings a point of the board into the middle
 * @property {(event: { clientX: number, clientY: number }) => [number, number]} point where on the board an event is
 * @property {(x: number, y: number) => [number, number]} screen where in the page a point of the board is
 * @property {() => Stance} destination where it is, or is moving to
 * @property {() => Stance} position where it is drawn
 * @property {() => boolean} movedByUser whether a person has moved it since
 * @property {() => boolean} isDragging whether a person is moving it right now
 * @property {() => void} close
 */

/**
 * @param {HTMLElement} view the viewport of the board
 * @param {HTMLElement} stage what is moved
 * @param {object} how
 * @param {() => import("./framing.js").Room} how.room the window and what lies over it
 * @param {(stance: Stance) => void} how.moved the board was drawn somewhere else
 * @param {(event: WheelEvent) => boolean} how.wheel whether the wheel means something else here
 * @param {(event: PointerEvent) => boolean} how.grab whether a pointer takes something else than the board
 * @returns {Camera}
 */
export function camera(view, stage, { room, moved, wheel, grab }) {
  /** @type {Stance} */
  let now = { x: 0, y: 0, scale: 1 };
  /** @type {{ from: Stance, to: Stance, since: number, lasts: number } | null} */
  let under = null;
  let byUser = false;
  let wanted = false;
  let zoomed = 0;
  /** When a pointer was put down while the board was on its way. @type {number | null} */
  let held = null;

  /** Tiles of whole pixels at whole pixels have no seams. @type {(stance: Stance) => Stance} */
  function snapped({ x, y, scale }) {
    const ratio = window.devicePixelRatio || 1;
    const size = Math.max(1, Math.round(100 * scale * ratio)) / (100 * ratio);
    return { x: Math.round(x * ratio) / ratio, y: Math.round(y * ratio) / ratio, scale: size };
  }

  /** Says in the page whether the board is on its way somewhere. */
  const say = () => stage.toggleAttribute("data-on-its-way", under !== null);

  function draw() {
    wanted = false;
    if (under) goOn();
    say();
    const { x, y, scale } = snapped(now);
    stage.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    // Set on few elements only: otherwise everything on the board would be restyled.
    if (scale !== zoomed) for (const one of stage.querySelectorAll(".keeps-size")) /** @type {SVGElement} */ (one).style.setProperty("--zoom", String(scale));
    zoomed = scale;
    moved({ x, y, scale });
  }
  function redraw() {
    if (!wanted) requestAnimationFrame(draw);
    wanted = true;
  }

  /** Further on its way; under a pointer that is down it waits, so that what was pressed is what is let go. */
  function goOn() {
    if (hands.busy()) {
      held ??= performance.now();
      redraw();
      return;
    }
    if (under && held !== null) under.since += performance.now() - held;
    held = null;
    advance();
  }

  /** A step on the way, the scale by ratios so that it grows evenly. */
  function advance() {
    if (!under) return;
    const part = under.lasts ? Math.min(1, (performance.now() - under.since) / under.lasts) : 1;
    const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
    const { from, to } = under;
    const scale = from.scale * (to.scale / from.scale) ** eased;
    // The point that stays where it is keeps still; without one the board is shifted.
    const along = to.scale === from.scale ? eased : (scale - from.scale) / (to.scale - from.scale);
    now = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along, scale };
    if (part < 1) redraw();
    else [now, under] = [to, null];
  }

  /**
   * @param {Stance} to
   * @param {boolean} [ease]
   */
  function go(to, ease = true) {
    const from = now;
    const same = Math.abs(to.x - from.x) < 1 && Math.abs(to.y - from.y) < 1 && Math.abs(to.scale - from.scale) < 0.005;
    // Without motion it is there in the next frame, unless a pointer is put down before.
    under = ease && !same ? { from, to, since: performance.now(), lasts: moves() ? EASE : 0 } : null;
    held = null;
    if (!under) now = to;
    say();
    redraw();
  }

  /** A person has it in hand: whatever it was doing by itself ends. */
  function take() {
    if (under) advance();
    under = held = null;
    byUser = true;
  }

  /** @type {(factor: number, cx: number, cy: number) => void} */
  function zoomAt(factor, cx, cy) {
    const scale = Math.min(LARGEST, Math.max(SMALLEST, now.scale * factor));
    const ratio = scale / now.scale;
    now = { x: cx - (cx - now.x) * ratio, y: cy - (cy - now.y) * ratio, scale };
    redraw();
  }

  /** @type {(event: { clientX: number, clientY: number }) => [number, number]} */
  function inView(event) {
    const box = view.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  const hands = gestures(view, {
    wheel,
    grab,
    zoom(factor, event) {
      take();
      zoomAt(factor, ...inView(event));
    },
    pan(dx, dy) {
      take();
      now = { ...now, x: now.x + dx, y: now.y + dy };
      redraw();
    },
  });

  const going = () => under?.to ?? now;
  /** @type {(px: number, py: number, free: import("./shape.js").Box) => Stance} */
  const middle = (px, py, free) => {
    const { scale } = going();
    return { x: (free.left + free.right) / 2 - px * scale, y: (free.top + free.bottom) / 2 - py * scale, scale };
  };
  return {
    moveTo(stance, { ease = true } = {}) {
      byUser = false;
      go({ ...stance, scale: Math.max(SMALLEST, stance.scale) }, ease && zoomed > 0);
    },
    zoom(factor) {
      take();
      const { free } = freeArea(room());
      zoomAt(factor, (free.left + free.right) / 2, (free.top + free.bottom) / 2);
    },
    pan(dx, dy) {
      take();
      now = { ...now, x: now.x + dx, y: now.y + dy };
      redraw();
    },
    reveal(px, py, place = room()) {
      const { x, y, scale } = going();
      const [sx, sy, half] = [x + px * scale, y + py * scale, 50 * scale + MARGIN];
      const { dx, dy } = shiftIntoView({ left: sx - half, top: sy - half, right: sx + half, bottom: sy + half }, place);
      if (dx || dy) go({ x: x + dx, y: y + dy, scale });
    },
    centerOn(px, py) {
      go(middle(px, py, freeArea(room()).free));
    },
    point(event) {
      const [px, py] = inView(event);
      return [(px - now.x) / now.scale, (py - now.y) / now.scale];
    },
    screen(px, py) {
      const box = view.getBoundingClientRect();
      return [box.left + now.x + px * now.scale, box.top + now.y + py * now.scale];
    },
    destination: going,
    position: () => snapped(now),
    movedByUser: () => byUser,
    isDragging: hands.busy,
    close: hands.close,
  };
}
