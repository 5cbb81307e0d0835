// The expected margin and the luck of a game as charts that lead to the moment clicked.

import { h, s } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { bars, marginLines, turnAt } from "./review-plot.js";
import { percent, signed } from "./review-words.js";

/** @typedef {import("wire/wire").Review} Review */

const SIZE = { width: 320, height: 104, luck: 44 };
/** A mark on the line: its radius. */
const MARK = 8;

/**
 * @param {Review} review
 * @param {string[]} colours by seat
 * @param {(turn: number) => void} pick -1 is the start
 */
export function reviewChart(review, colours, pick) {
  const { width, height, luck } = SIZE;
  const { lines, zero, most, x, y } = marginLines(review, width, height);
  const cursors = [height, luck].map((size) => s("path", { class: "review-cursor", d: `M0 0V${size}` }));
  const two = review.players.length === 2;
  const edge = Math.round(most / 2);
  const area = two ? `${lines[0].path}V${zero}H0Z` : "";
  const margin = s("svg", { class: "review-chart margin", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": t("review-margin") },
    two ? s("clipPath", { id: "review-above" }, s("rect", { width, height: zero })) : null,
    two ? s("clipPath", { id: "review-below" }, s("rect", { y: zero, width, height: zero })) : null,
    two ? s("path", { class: "review-area", d: area, fill: colours[0], "clip-path": "url(#review-above)" }) : null,
    two ? s("path", { class: "review-area", d: area, fill: colours[1], "clip-path": "url(#review-below)" }) : null,
    [edge, -edge].map((points) => s("g", { class: "review-edge" }, s("path", { d: `M0 ${y(points)}H${width}` }), s("text", { x: 2, y: y(points) - 3 }, edge))),
    s("path", { class: "review-zero", d: `M0 ${zero}H${width}` }),
    lines.map(({ seat, path }) => s("path", { class: "review-line", d: path, stroke: two ? "currentColor" : colours[seat] })),
    cursors[0],
    review.moments.map((moment, index) => {
      const line = lines.find(({ seat }) => seat === moment.seat) ?? lines[0];
      const at = y(review.turns[moment.turn].margins[line.seat]);
      return s("g", { class: "review-mark", "data-moment": index, transform: `translate(${Math.min(width - MARK, Math.max(MARK, x(moment.turn)))} ${Math.min(height - MARK, Math.max(MARK, at))})` },
        s("circle", { r: MARK }), s("text", { y: 4 }, "ABC"[index]));
    }));
  const draws = s("svg", { class: "review-chart luck", viewBox: `0 0 ${width} ${luck}`, role: "img", "aria-label": t("review-luck") },
    s("path", { class: "review-zero", d: `M0 ${luck / 2}H${width}` }),
    bars(review, width, luck).map((bar) => s("rect", { x: bar.x, y: bar.y, width: bar.width, height: bar.height, fill: colours[bar.seat] })), cursors[1]);
  for (const picture of [margin, draws]) {
    picture.addEventListener("click", (event) => {
      const box = picture.getBoundingClientRect();
      pick(turnAt(review, (event.clientX - box.left) / box.width));
    });
  }
  const told = h("p", { class: "review-told", role: "status" });
  let shown = -2;
  return {
    elements: [
      h("div", { class: "review-head-row" }, h("h3", null, t("review-margin")), two ? h("span", { class: "soft" }, t("review-sides", { above: review.players[0], below: review.players[1] })) : null),
      margin, told, h("h3", null, t("review-luck")), draws,
    ],
    /** @param {number} turn the last turn played; -1 at the start */
    show(turn) {
      if (turn === shown) return;
      shown = turn;
      for (const cursor of cursors) cursor.setAttribute("transform", `translate(${x(turn)} 0)`);
      const { margins, win } = turn < 0 ? { margins: review.start, win: review.start_win } : review.turns[turn];
      told.textContent = review.players.map((player, seat) => t("review-expects", { player, margin: signed(margins[seat]), chance: percent(win[seat]) })).join(" · ");
    },
  };
}
