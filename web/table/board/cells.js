// The cells where the drawn tile may go, and the tile on its way there.

import { s } from "../../app/dom.js";
import { emblems, landscape } from "./tiles.js";

/**
 * @typedef {{ x: number, y: number, rotations: number[] }} Cell
 */

/**
 * The cells that a list of actions places tiles on, by row, with their rotations.
 * @param {import("wire/wire").LegalActionJson[]} actions
 * @returns {Cell[]}
 */
export function cellsOf(actions) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  for (const action of actions) {
    if (!("place" in action)) continue;
    const { x, y, rotation } = action.place;
    const cell = cells.get(`${x},${y}`) ?? { x, y, rotations: [] };
    cell.rotations.push(rotation);
    cells.set(`${x},${y}`, cell);
  }
  return [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * How a tile lies on a cell: as it is held if that is legal, else the next legal way round.
 * @param {Cell} cell
 * @param {number} turned quarter turns it is held in
 */
export function wayRound({ rotations }, turned) {
  const ahead = (/** @type {number} */ rotation) => (rotation - turned + 400) % 4;
  return rotations.reduce((best, one) => (ahead(one) < ahead(best) ? one : best));
}

/**
 * The legal way round after another.
 * @param {Cell} cell
 * @param {number} rotation
 * @param {number} by how many ways on
 */
export function nextWay({ rotations }, rotation, by) {
  const ways = [...rotations].sort((a, b) => a - b);
  return ways[(ways.indexOf(rotation) + by + ways.length) % ways.length];
}

/**
 * A cell where the tile may go.
 * @param {Cell} cell
 * @param {number} number from 1
 * @param {string} label
 */
export function waiting(cell, number, label) {
  return s("g", {
    class: "cell",
    role: "button",
    tabindex: -1,
    "aria-label": label,
    "data-key": `cell ${cell.x},${cell.y}`,
    "data-cell": `${cell.x},${cell.y}`,
    transform: `translate(${100 * cell.x} ${100 * cell.y})`,
  }, s("rect", { x: 5, y: 5, width: 90, height: 90, rx: 10 }), s("text", { x: 50, y: 52, class: "number" }, number));
}

/**
 * The drawn tile on a cell, not placed yet.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 * @param {string} look
 */
export function ghost(atlas, tile, look) {
  return s("g", { class: look }, landscape(atlas, tile, 0), emblems(atlas, tile));
}

/**
 * The frame of a tile that is placed but not confirmed.
 * @param {{ x: number, y: number }} cell
 */
export function pending(cell) {
  const box = { x: 100 * cell.x + 1, y: 100 * cell.y + 1, width: 98, height: 98, rx: 4 };
  return s("g", null, s("rect", { ...box, class: "pending-rim" }), s("rect", { ...box, class: "pending" }));
}

/**
 * The frame around a recently placed tile.
 * @param {{ x: number, y: number }} cell
 * @param {string} [colour]
 */
export function lastMark(cell, colour) {
  const box = { x: 100 * cell.x + 1, y: 100 * cell.y + 1, width: 98, height: 98, rx: 3 };
  return s("g", { class: "last" }, s("rect", { ...box, class: "rim" }), s("rect", { ...box, stroke: colour }));
}
