// The tile of the turn, large: it is turned and taken up here, and figures can be put on it as on the board.

import { h, s } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { settings } from "../../app/settings.js";
import { t } from "../../i18n/language.js";
import { tileWords } from "../../words/tiles.js";
import { turningWheel } from "../board/input.js";
import { markDrawing, pointsDrawing } from "../board/spots.js";
import { tilePicture } from "../board/tiles.js";

/**
 * @typedef {object} LoupeActions
 * @property {(by?: number) => void} turnTile
 * @property {(move: string, twice: boolean) => void} mark chooses what a mark stands for
 * @property {(move: string | null) => void} overMark a mark is pointed at
 */

const wheel = turningWheel();

/**
 * The marks of the board that are on a tile, larger.
 * @param {import("../board/spots.js").Mark[]} marks
 * @param {{ x: number, y: number }} tile
 * @param {string | null} over the mark that is pointed at
 * @param {LoupeActions} actions
 */
function marksOn(marks, tile, over, actions) {
  const here = marks.filter(({ at: [x, y], look }) => look === "stand" && Math.floor(x / 100) === tile.x && Math.floor(y / 100) === tile.y);
  if (!here.length) return null;
  // The list below says the same to those who do not see it.
  const props = (/** @type {import("../board/spots.js").Mark} */ mark) => ({
    transform: `translate(${mark.at[0] - 100 * tile.x} ${mark.at[1] - 100 * tile.y})`,
    onclick: (/** @type {PointerEvent} */ event) => actions.mark(mark.key, event.pointerType === "mouse" && event.detail === 2),
    onpointerenter: () => actions.overMark(mark.key),
    onpointerleave: () => actions.overMark(null),
  });
  return s("svg", { class: "loupe-marks", viewBox: "0 0 100 100", "aria-hidden": "true" },
    here.map((mark) => s("g", {
      class: `spot ${mark.look}${mark.chosen ? " chosen" : ""}${mark.key === over ? " over" : ""}`, "data-key": mark.key, "data-loupe": mark.key, ...props(mark),
    }, s("circle", { class: "reach", r: 15 }), markDrawing(mark))),
    here.map((mark) => s("g", { class: "mark-top", "data-key": `top ${mark.key}`, ...props(mark) }, pointsDrawing(mark))));
}

/** Where the sign that turns the tile can be, in hundredths of the tile; the first is best. @type {[string, number, number][]} */
const CORNERS = [["low right", 92, 92], ["high right", 92, 8], ["low left", 8, 92], ["high left", 8, 8], ["middle right", 92, 50], ["middle left", 8, 50]];
/** What the sign takes around its middle where the tile is smallest, and what a mark and the points beside it take. */
const [SIGN, MARK, POINTS] = [16, 15, 8];
/** From the middle of a mark to that of its points. */
const ASIDE = 11;

/**
 * The corner for the sign that turns the tile, or the side if all are taken: no mark lies over it if one of them is free.
 * @param {import("../board/spots.js").Mark[]} marks
 * @param {{ x: number, y: number }} tile
 */
function corner(marks, { x, y }) {
  const room = (/** @type {number} */ cx, /** @type {number} */ cy) => Math.min(SIGN, ...marks.flatMap(({ at, points }) => {
    const [dx, dy] = [at[0] - 100 * x - cx, at[1] - 100 * y - cy];
    return [Math.hypot(dx, dy) - MARK, ...(points ? [Math.hypot(dx + ASIDE, dy - ASIDE) - POINTS] : [])];
  }));
  return CORNERS.reduce((best, one) => (room(one[1], one[2]) > room(best[1], best[2]) ? one : best))[0];
}

/**
 * @param {import("../state.js").TableState} state
 * @param {import("../board/atlas.js").Tile} tile as it lies, or would
 * @param {import("../board/spots.js").Mark[]} marks
 * @param {LoupeActions} actions
 */
export function loupe(state, tile, marks, actions) {
  if (!state.atlas) return null;
  /** @param {WheelEvent} event */
  const turn = (event) => {
    event.preventDefault();
    wheel(event, (by) => {
      actions.turnTile(by);
      return true;
    });
  };
  /** Fingers that rest on the tile get no menu either. @param {PointerEvent} event */
  const turnRight = (event) => {
    event.preventDefault();
    if (event.pointerType !== "touch") actions.turnTile(1);
  };
  return h("div", { class: "loupe", "data-key": "loupe", onwheel: turn, oncontextmenu: turnRight },
    h("button", {
      class: "hand-tile", "data-key": "turn", "data-rotation": tile.rotation, title: t("turn-tile"), "aria-label": settings().coordinates ? t("hand-tile", { tile: tile.id }) : t("hand-tile-words", { tile: tileWords(state.atlas, state.info?.game ?? "classic", tile) }), onclick: () => actions.turnTile(),
    }, tilePicture(state.atlas, tile.id, tile.rotation), h("span", { class: `turn-sign ${corner(marks, tile)}` }, sign("turn"))),
    marksOn(marks, tile, state.markOver, actions));
}
