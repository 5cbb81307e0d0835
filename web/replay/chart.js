// The scores over a game as lines. Each player has a colour and an emblem shape, and a name at the end of the
// line.

import { h, s } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { labelPlaces, steps, ticks } from "./plot.js";

/**
 * @typedef {object} ChartData
 * @property {string[]} names by seat
 * @property {number[]} liveries by seat
 * @property {{ colour: string }[]} colours of the liveries
 * @property {import("wire/protocol").ChartPoint[]} points from the first log entry on
 * @property {boolean} projected whether to draw the projected scores too
 *
 * @typedef {object} Plot
 * @property {number} width
 * @property {number} height
 * @property {number} right room for the labels
 * @property {number} last the last version
 * @property {number} top the highest score
 * @property {(version: number) => number} x
 * @property {(score: number) => number} y
 */

const LEFT = 34;
const TOP = 10;
const BOTTOM = 24;
/** A chart narrower than this has no names at its lines. */
const NARROW = 380;
/** Emblems along a line. */
const EMBLEMS = 5;

/**
 * @param {number} width
 * @param {number} height
 * @param {ChartData} data
 * @returns {Plot}
 */
function plot(width, height, { points, projected }) {
  const last = Math.max(1, points.at(-1)?.version ?? 1);
  const highest = points.flatMap((point) => [...point.scores, ...(projected ? point.projected ?? [] : [])]);
  const top = Math.max(10, ...highest);
  const right = width < NARROW ? 56 : 142;
  const scale = { x: (width - LEFT - right) / last, y: (height - TOP - BOTTOM) / top };
  return { width, height, right, last, top, x: (version) => LEFT + version * scale.x, y: (score) => height - BOTTOM - score * scale.y };
}

/**
 * Grid lines for the scores, and the current position.
 * @param {Plot} plot
 */
function grid(plot) {
  const end = plot.width - plot.right;
  return [
    ...ticks(plot.top, plot.height / 40).map((score) => s("g", { class: "grid" },
      s("path", { d: `M${LEFT} ${plot.y(score)}H${end}` }),
      s("text", { x: LEFT - 6, y: plot.y(score), class: "tick score-tick" }, score))),
    ...ticks(plot.last, plot.width / 90).map((version) => s("text", {
      x: plot.x(version), y: plot.height - 7, class: "tick move-tick",
    }, version)),
  ];
}

/**
 * @param {Plot} plot
 * @param {ChartData} data
 * @param {number} seat
 */
function line(plot, data, seat) {
  const { points, liveries, colours, projected } = data;
  const colour = colours[liveries[seat]]?.colour;
  const early = (plot.width < NARROW ? 2 : 4) * (liveries.length - seat);
  const scores = steps(plot, points.map((point) => [point.version, point.scores[seat]]), early);
  const ended = projected
    ? steps(plot, points.flatMap((point) => (point.projected ? [[point.version, point.projected[seat]]] : [])), early)
    : null;
  const at = Array.from({ length: EMBLEMS }, (_, index) => {
    // Side by side where lines overlap.
    const share = (index + 0.35 + 0.5 * seat / liveries.length) / EMBLEMS;
    return points[Math.min(points.length - 1, Math.floor(share * points.length))];
  });
  return s("g", { class: "line" },
    ended ? s("path", { class: "ended-rim", d: ended }) : null,
    ended ? s("path", { class: "ended", d: ended, stroke: colour }) : null,
    s("path", { class: "rim", d: scores }),
    s("path", { class: "scores", d: scores, stroke: colour }),
    ...at.map((point) => emblem(liveries[seat], plot.x(point.version), plot.y(point.scores[seat]), 0.42)));
}

/** @type {(livery: number, x: number, y: number, scale: number) => SVGElement} */
function emblem(livery, x, y, scale) {
  return s("use", { href: `#seat${livery}`, transform: `translate(${x} ${y}) scale(${scale})` });
}

/**
 * The players' names, at the ends of the lines.
 * @param {Plot} plot
 * @param {ChartData} data
 */
function labels(plot, data) {
  const final = data.points.at(-1);
  if (!final) return [];
  const ends = final.scores.map((score) => plot.y(score));
  const places = labelPlaces(ends, 19, TOP + 6, plot.height - BOTTOM);
  const x = plot.width - plot.right;
  return final.scores.map((score, seat) => s("g", { class: "end-label" },
    s("path", { d: `M${x} ${ends[seat]}L${x + 8} ${places[seat]}` }),
    emblem(data.liveries[seat], x + 16, places[seat], 0.6),
    s("text", { x: x + 27, y: places[seat] }, s("tspan", { class: "label-score" }, score),
      plot.width < NARROW ? null : s("tspan", { dx: 6 }, short(data.names[seat])))));
}

/** @param {string} name */
function short(name) {
  const letters = [...name];
  return letters.length > 11 ? `${letters.slice(0, 10).join("")}…` : name;
}

/**
 * @param {{ pick?: (version: number) => void }} [actions] choosing a position on the chart
 */
export function chart(actions = {}) {
  // There is nothing to announce before it is drawn.
  const picture = s("svg", { class: "chart-picture", role: "img", "aria-hidden": "true" });
  const cursor = s("g", { class: "cursor" });
  const element = h("div", { class: `chart${actions.pick ? " pickable" : ""}` }, picture);
  /** @type {Plot | null} */
  let now = null;
  /** @type {ChartData | null} */
  let known = null;
  /** @type {number | null} */
  let at = null;

  function draw() {
    const width = element.clientWidth;
    const height = element.clientHeight;
    if (!known?.points.length || !width || !height) return;
    now = plot(width, height, known);
    const data = known;
    picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    picture.removeAttribute("aria-hidden");
    picture.setAttribute("aria-label", t("end-chart-label", {
      scores: data.names.map((name, seat) => `${name} ${data.points.at(-1)?.scores[seat] ?? 0}`).join(", "),
    }));
    const shape = now;
    picture.replaceChildren(...grid(shape), ...data.names.map((_, seat) => line(shape, data, seat)), cursor, ...labels(shape, data));
    point();
  }

  /** The current position, as a vertical line with every player's score on it. */
  function point() {
    if (!now || !known || at === null) {
      cursor.replaceChildren();
      return;
    }
    const { x, y, height } = now;
    const version = Math.min(at, now.last);
    const found = known.points.findLast((one) => one.version <= version);
    const { liveries } = known;
    cursor.replaceChildren(
      s("path", { d: `M${x(version)} ${TOP}V${height - BOTTOM}` }),
      ...liveries.map((livery, seat) => emblem(livery, x(version), y(found?.scores[seat] ?? 0), 0.55)));
  }

  if (actions.pick) {
    const { pick } = actions;
    const choose = (/** @type {PointerEvent} */ event) => {
      if (!now) return;
      const box = picture.getBoundingClientRect();
      const along = ((event.clientX - box.left) * now.width / box.width - LEFT) / (now.x(1) - now.x(0));
      pick(Math.min(now.last, Math.max(0, Math.round(along))));
    };
    picture.addEventListener("pointerdown", (event) => {
      picture.setPointerCapture(event.pointerId);
      choose(event);
    });
    picture.addEventListener("pointermove", (event) => picture.hasPointerCapture(event.pointerId) && choose(event));
  }
  new ResizeObserver(draw).observe(element);

  return {
    element,
    /**
     * @param {ChartData} data
     * @param {number | null} [shown] the version to point at
     */
    show(data, shown = null) {
      const same = known && data.points === known.points && data.projected === known.projected && data.liveries === known.liveries;
      at = shown;
      known = data;
      if (same) point();
      else draw();
    },
  };
}
