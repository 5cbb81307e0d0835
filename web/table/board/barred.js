// Places on the tile just placed that no figure may take: each says why when clicked.

import { s } from "../../app/dom.js";

/**
 * @typedef {object} Barred
 * @property {[number, number]} at in units of the board
 * @property {string} label
 * @property {import("wire/wire").ActionJson} action what is not allowed
 */

/**
 * @param {Barred} barred
 * @param {number} index
 */
export function barredMark({ at: [x, y], label }, index) {
  return s("g", {
    class: "barred", role: "button", tabindex: -1, "aria-label": label, "data-barred": index, transform: `translate(${x} ${y})`,
  },
    s("title", null, label),
    s("circle", { r: 14, class: "reach" }),
    s("circle", { r: 6.5, class: "disc" }),
    s("path", { d: "M-3-3 3 3M3-3-3 3" }));
}
