// Small icons for buttons; each one has a label next to it or carries one.

import { s } from "./dom.js";

const PATHS = {
  back: "M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13",
  bag: "M8 4h12v12M4 8h12v12H4z",
  bulb: "M9 18h6M10 21h4M8.500 14.500A6 6 0 1 1 15.500 14.500c-.6.6-.9 1.200-.9 2h-5.200c0-.8-.3-1.400-.9-2z",
  chat: "M5 5h14a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500h-7l-4.500 4v-4H5a1.500 1.500 0 0 1-1.500-1.500v-8A1.500 1.500 0 0 1 5 5z",
  check: "M5 13l4.500 4.500L19 7",
  close: "M6 6l12 12M18 6L6 18",
  computer: "M4 5h16v11H4zM9 20h6M12 16v4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  dead: "M4 4h16v16H4zM9 9l6 6M15 9l-6 6",
  device: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  down: "M12 5v14M6 13l6 6 6-6",
  eye: "M2.500 12c2.500-4.500 6-6.500 9.500-6.500s7 2 9.500 6.500c-2.500 4.500-6 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  fields: "M3 19c4-8 14-8 18 0zM12 9V3l4.500 1.800L12 6.600",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  gear: "M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.4",
  last: "M12 7.500v5l3.500 2M4.500 9A8 8 0 1 1 4 13M4 4.500V9h4.500",
  left: "M19 12H5M11 6l-6 6 6 6",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  log: "M5 6h14M5 12h14M5 18h9",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  more: "M12 4.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400zM12 11.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400zM12 18.300a.7.7 0 1 0 0 1.400.7.7 0 0 0 0-1.400z",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z",
  owners: "M12 3.500a3.200 3.200 0 0 1 2.200 5.500c2.600.7 3.800 3.500 4.800 10.500H5c1-7 2.200-9.800 4.800-10.500A3.200 3.200 0 0 1 12 3.500z",
  pause: "M8 5v14M16 5v14",
  people: "M9 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 5.500a3.200 3.200 0 0 1 0 6.300M18 14.500c2 .8 3.200 2.800 3.500 5.500",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.5-4.5 4-6.5 8-6.5s7.500 2 8 6.500",
  play: "M7 4.500v15l12-7.500z",
  plus: "M12 5v14M5 12h14",
  right: "M5 12h14M13 6l6 6-6 6",
  send: "M4 12h14M13 6l6 6-6 6",
  silent: "M4 10v4h3l5 4V6L7 10zM16 9.5l5 5M21 9.5l-5 5",
  sound: "M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  sums: "M6 20v-8M12 20V5M18 20v-5",
  sun: "M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  turn: "M18 8a7 7 0 1 0 1 6M18.500 3.500V8.500h-5",
  up: "M12 19V5M6 11l6-6 6 6",
};

/**
 * @param {keyof typeof PATHS} name
 * @returns {SVGElement}
 */
export function sign(name) {
  return s("svg", { viewBox: "0 0 24 24", class: "sign", "aria-hidden": "true" },
    s("path", { d: PATHS[name], fill: "none", stroke: "currentColor", "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round" }));
}
