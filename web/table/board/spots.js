// Places that can be chosen on the board: for figures, captures, the fairy, the dragon's steps.

import { s } from "../../app/dom.js";
import { use } from "./pieces.js";

/**
 * @typedef {object} Mark a place on the board that can be chosen
 * @property {string} key the move's text
 * @property {[number, number]} at in units of the board
 * @property {string} label
 * @property {string} [figure] the drawing's id
 * @property {string} [points] shown next to it
 * @property {number} number from 1
 * @property {boolean} chosen
 * @property {"stand" | "ring" | "step" | "pin"} look
 * @property {string} [sign] what a pin says
 */

/**
 * What a mark looks like around its middle, on the board and in the tray alike.
 * @param {Mark} mark
 * @returns {(SVGElement | null)[]}
 */
export function markDrawing(mark) {
  if (mark.look === "pin") {
    return [
      s("path", { class: "disc", d: "M0 0L-5-9A11.500 11.500 0 1 1 5-9Z" }),
      s("text", { class: "sign", y: -18.500 }, mark.sign),
    ];
  }
  return [
    s("circle", { r: mark.look === "ring" ? 15 : 12, class: "disc" }),
    mark.figure ? use(mark.figure, [0, 0]) : null,
  ];
}

/**
 * The points of a mark. They are drawn after all marks, so that no neighbour hides them.
 * @param {Mark} mark
 */
export function pointsDrawing(mark) {
  return mark.points
    ? s("g", { class: "points", transform: "translate(11 -11)" }, s("circle", { r: 7.5 }), s("text", { y: 0.4 }, mark.points))
    : null;
}

/**
 * @param {Mark} mark
 * @returns {SVGElement}
 */
export function spot(mark) {
  const [x, y] = mark.at;
  return s("g", {
    class: `spot ${mark.look}${mark.chosen ? " chosen" : ""}`,
    role: "button",
    tabindex: -1,
    "aria-label": mark.label,
    "aria-pressed": String(mark.chosen),
    "data-key": `spot ${mark.key}`,
    "data-move": mark.key,
    transform: `translate(${x} ${y})`,
  },
    s("g", { class: "grows" },
      s("circle", { r: mark.look === "step" ? 40 : mark.look === "pin" ? 16 : 13, cy: mark.look === "pin" ? -16 : 0, class: "reach" }),
      markDrawing(mark)));
}

/**
 * What is written on a mark, drawn after all marks. A click there is one on the mark.
 * @param {Mark} mark
 * @returns {SVGElement}
 */
export function markTop(mark) {
  const [x, y] = mark.at;
  return s("g", { class: "mark-top", "aria-hidden": "true", "data-key": `top ${mark.key}`, "data-move": mark.key, transform: `translate(${x} ${y})` },
    s("g", { class: "grows" }, pointsDrawing(mark), s("text", { class: "number", x: -12, y: -11 }, mark.number)));
}
