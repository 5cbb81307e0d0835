// Icons on the buttons of a replay.

import { s } from "../app/dom.js";

/** @type {Record<string, string>} */
const SHAPES = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  previous: "M17 4v16L6 12z",
  play: "M7 4l13 8-13 8z",
  pause: "M6 4h4v16H6zM14 4h4v16h-4z",
  next: "M7 4l11 8-11 8z",
  last: "M16 4h3v16h-3zM4 4l11 8-11 8z",
  again: "M12 5a7 7 0 1 1-6.7 9h2.2A5 5 0 1 0 12 7v3.5L6.5 6 12 1.5z",
};

/** @param {string} name */
export function sign(name) {
  return s("svg", { viewBox: "0 0 24 24", class: "sign", "aria-hidden": "true" }, s("path", { d: SHAPES[name], "fill-rule": "evenodd" }));
}
