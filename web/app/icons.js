// Small line pictures for buttons; every one stands beside a label or carries one.

import { s } from "./dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.4",
  menu: "M4 7h16M4 12h16M4 17h16",
  turn: "M18 8a7 7 0 1 0 1 6M18.500 3.500V8.500h-5",
  check: "M5 13l4.500 4.500L19 7",
  back: "M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",
  bulb: "M9 18h6M10 21h4M8.500 14.500A6 6 0 1 1 15.500 14.500c-.6.6-.9 1.200-.9 2h-5.200c0-.8-.3-1.400-.9-2z",
  close: "M6 6l12 12M18 6L6 18",
  send: "M4 12h14M13 6l6 6-6 6",
};

/**
 * @param {keyof typeof PATHS} name
 */
export function sign(name) {
  return s("svg", { viewBox: "0 0 24 24", class: "sign", "aria-hidden": "true" },
    s("path", { d: PATHS[name], fill: "none", stroke: "currentColor", "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round" }));
}
