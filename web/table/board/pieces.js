// The layer of pieces: figures, towers, the fairy, the dragon, the surveyors.

import { s } from "../../app/dom.js";
import { pointOf, turned } from "./atlas.js";

/**
 * The name a figure is defined by.
 * @param {string} figure
 * @param {string} on
 * @param {number} livery
 */
export function figureId(figure, on, livery) {
  const lies = on === "field" && (figure === "small" || figure === "big");
  return `${figure}${lies ? "-lying" : ""}${livery}`;
}

/**
 * @param {string} id
 * @param {[number, number]} at
 * @param {Record<string, any>} [more]
 */
export function use(id, [x, y], more = {}) {
  return s("use", { href: `#${id}`, transform: `translate(${x} ${y})`, ...more });
}

/**
 * A small number that rises from where points were scored.
 * @param {[number, number]} at
 * @param {string} text
 * @param {string} colour
 */
export function rising([x, y], text, colour) {
  return s("g", { transform: `translate(${x} ${y})` },
    s("g", { class: "rise" }, s("circle", { r: 17, fill: colour }), s("text", null, text)));
}

/**
 * All pieces of a position, those further north first.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("wire/wire").StateJson} state
 * @param {number[]} liveries by seat
 * @returns {SVGElement[]}
 */
export function pieces(atlas, state, liveries) {
  const tiles = new Map(state.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const tileAt = (/** @type {[number, number]} */ at) => tiles.get(at.join(","));
  const heights = new Map(state.towers.map((tower) => [`${tower.x},${tower.y}`, tower.height]));
  /** @type {[number, SVGElement][]} */
  const all = [];
  for (const { x, y, height } of state.towers) {
    const tile = tileAt([x, y]);
    if (!height || !tile) continue;
    const [dx, dy] = turned(atlas.tiles[tile.id].tower ?? [50, 50], tile.rotation);
    all.push([100 * y + dy, use(`tower-${height}`, [100 * x + dx, 100 * y + dy])]);
  }
  /** @type {(figure: import("wire/wire").FigureOnBoard) => [number, number]} */
  const stand = (figure) => pointOf(atlas, tileAt(figure.at), figure, heights.get(figure.at.join(",")));
  for (const figure of state.figures) {
    const at = stand(figure);
    const id = figureId(figure.figure, figure.on, liveries[figure.player]);
    all.push([at[1] + (figure.on === "tower" ? 40 : 0), use(id, at, { class: "figure" })]);
  }
  if (state.fairy) {
    const [x, y] = state.fairy_with
      ? stand(state.fairy_with).map((value, index) => value + [14, 3][index])
      : [100 * state.fairy[0] + 50, 100 * state.fairy[1] + 50];
    all.push([y, use("fairy", [x, y], { class: "figure" })]);
  }
  if (state.dragon) {
    const [x, y] = state.dragon;
    all.push([100 * y + 54, use("dragon", [100 * x + 50, 100 * y + 54], { class: "figure" })]);
  }
  return all.sort((a, b) => a[0] - b[0]).map(([, node]) => node);
}
