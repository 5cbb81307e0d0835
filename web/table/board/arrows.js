// Arrows at the edge of the window: how many targets lie that way, out of sight.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { freeArea } from "./framing.js";
import { WAYS, hidden } from "./hidden.js";

/** @typedef {import("./hidden.js").Way} Way */

/** Half of an arrow along its edge and across it, with the room around it, in pixels. */
const [LONG, SHORT] = [44, 30];
/** Steps in which room for an arrow is looked for, in pixels. */
const STEP = 12;

/**
 * @param {(point: [number, number]) => void} visit goes to a point of the board
 */
export function arrows(visit) {
  /** @type {Map<Way, [number, number][]>} */
  let there = new Map();
  const buttons = new Map(WAYS.map((way) => [way, h("button", {
    class: `arrow ${way}`, "data-way": way, hidden: true, onclick: () => go(way),
  })]));
  const element = h("div", { class: "arrows" }, [...buttons.values()]);
  let drawn = "";

  /** @param {Way} way */
  function go(way) {
    const [first] = there.get(way) ?? [];
    if (first) visit(first);
  }

  return {
    element,
    /**
     * @param {[number, number][]} targets points of the board
     * @param {import("./framing.js").Stance} stance
     * @param {import("./framing.js").Room} room
     */
    show(targets, stance, room) {
      const found = targets.length ? hidden(targets, stance, room) : [];
      const middle = { x: (room.width / 2 - stance.x) / stance.scale, y: (room.height / 2 - stance.y) / stance.scale };
      there = new Map(found.map(({ way, points }) => [way, points.sort((a, b) =>
        Math.hypot(a[0] - middle.x, a[1] - middle.y) - Math.hypot(b[0] - middle.x, b[1] - middle.y))]));
      const screened = targets.map(([x, y]) => ({ x: stance.x + x * stance.scale, y: stance.y + y * stance.scale }));
      /** @type {(import("./hidden.js").Hidden & { at: { x: number, y: number } })[]} */
      const places = [];
      for (const one of found) places.push({ ...one, at: spare(one.way, one.along, room, screened, places.map(({ at }) => at)) });
      const now = JSON.stringify(places.map(({ way, points, at }) => [way, points.length, at]));
      if (now === drawn) return;
      drawn = now;
      for (const [way, button] of buttons) {
        const place = places.find((one) => one.way === way);
        button.hidden = !place;
        if (!place) continue;
        const count = place.points.length;
        button.style.left = `${place.at.x}px`;
        button.style.top = `${place.at.y}px`;
        // keys: arrow-left arrow-up arrow-right arrow-down
        button.setAttribute("aria-label", t(`arrow-${way}`, { count }));
        button.title = t(`arrow-${way}`, { count });
        put(button, sign(way), h("span", null, count));
      }
    },
  };
}

/**
 * Where along its edge an arrow has room, near where it would be best, and covers no other arrow and no target if it can.
 * @param {Way} way
 * @param {number} along
 * @param {import("./framing.js").Room} room
 * @param {{ x: number, y: number }[]} targets in pixels
 * @param {{ x: number, y: number }[]} others arrows that have their place
 */
function spare(way, along, room, targets, others) {
  const { free, islands } = freeArea(room);
  const upright = way === "left" || way === "right";
  const [wide, high] = upright ? [SHORT, SHORT] : [LONG, SHORT];
  const [low, most] = upright ? [free.top + high, free.bottom - high] : [free.left + wide, free.right - wide];
  /** @param {number} at */
  const place = (at) => (upright
    ? { x: way === "left" ? free.left + LONG : free.right - LONG, y: at }
    : { x: at, y: way === "up" ? free.top + SHORT : free.bottom - SHORT });
  const begin = Math.max(low, Math.min(most, along));
  /** @type {{ x: number, y: number } | null} */
  let second = null;
  for (let off = 0; off < most - low; off += STEP) {
    for (const at of [begin + off, begin - off]) {
      if (at < low || at > most) continue;
      const { x, y } = place(Math.round(at));
      if (!islands.every(({ left, top, right, bottom }) => x + LONG < left || x - LONG > right || y + SHORT < top || y - SHORT > bottom)) continue;
      if (others.some((other) => Math.abs(other.x - x) < 2 * LONG && Math.abs(other.y - y) < 2 * SHORT)) continue;
      if (targets.every((target) => Math.abs(target.x - x) > LONG || Math.abs(target.y - y) > SHORT)) return { x, y };
      second ??= { x, y };
    }
  }
  return second ?? place(Math.round(begin));
}
