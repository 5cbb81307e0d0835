// A key moment on the board: what was played and what was better, as ghosts with a frame each.

import { s } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { ghost } from "../table/board/cells.js";
import { figureId, use } from "../table/board/pieces.js";
import { pointOf } from "../table/board/points.js";

/**
 * @typedef {import("../table/board/atlas.js").Atlas} Atlas
 * @typedef {import("../table/board/atlas.js").Tile} Tile
 * @typedef {import("wire/wire").ReviewMove} Move
 */

/**
 * Where a turn part places its tile.
 * @param {Move[]} moves
 * @param {string} drawn the tile
 * @returns {Tile | null}
 */
export function placedBy(moves, drawn) {
  for (const { action } of moves) {
    if (action && "place" in action) return { id: drawn, x: action.place.x, y: action.place.y, rotation: action.place.rotation };
  }
  return null;
}

/**
 * The figure that a turn part puts on its tile.
 * @param {Atlas} atlas
 * @param {Tile} tile
 * @param {Move[]} moves
 * @param {number} livery
 */
function figureOn(atlas, tile, moves, livery) {
  for (const { action } of moves) {
    if (!action || !("put" in action)) continue;
    const { put } = action;
    if (put.at[0] !== tile.x || put.at[1] !== tile.y) continue;
    return use(figureId(put.figure, put.on, livery), pointOf(atlas, tile, put));
  }
  return null;
}

/**
 * keys: review-mark-*
 * @param {Atlas} atlas
 * @param {Tile} tile
 * @param {Move[]} moves
 * @param {number} livery
 * @param {"played" | "better"} name
 */
function shownMove(atlas, tile, moves, livery, name) {
  const text = t(`review-mark-${name}`);
  const width = 22 + 8.5 * [...text].length;
  return s("g", { class: `review-move ${name}` },
    s("g", { class: "ghost" }, ghost(atlas, tile, "land"), figureOn(atlas, tile, moves, livery)),
    s("rect", { class: "frame", x: 100 * tile.x + 2, y: 100 * tile.y + 2, width: 96, height: 96, rx: 5 }),
    s("g", { class: "grows", transform: `translate(${100 * tile.x + 50} ${100 * tile.y + (name === "better" ? 106 : -6)})` },
      s("rect", { class: "flag", x: -width / 2, y: -12, width, height: 24, rx: 12 }), s("text", { y: 1 }, text)));
}

/**
 * What a turn part was, and what would have been better; nothing without a placement to show.
 * @param {Atlas} atlas
 * @param {string} drawn
 * @param {Move[]} played
 * @param {Move[]} better
 * @param {number} livery
 * @returns {SVGElement[]}
 */
export function momentMarks(atlas, drawn, played, better, livery) {
  const [was, could] = [placedBy(played, drawn), placedBy(better, drawn)];
  const same = was && could && was.x === could.x && was.y === could.y && was.rotation === could.rotation;
  return [
    was && !same ? shownMove(atlas, was, played, livery, "played") : null,
    could ? shownMove(atlas, could, better, livery, "better") : null,
  ].filter((mark) => mark !== null);
}
