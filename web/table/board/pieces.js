// The layer of pieces: figures, towers, the fairy, the dragon, the surveyors.

import { s } from "../../app/dom.js";
import { dragonPoint, fairyPoint, pointOf, towerPoint } from "./points.js";

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
 * A piece that grows where it stands when the board is far off.
 * @param {string} id
 * @param {[number, number]} at
 * @param {Record<string, any>} [more]
 * @param {SVGElement | null} [below] what it stands on
 */
function piece(id, [x, y], more = {}, below = null) {
  return s("g", { transform: `translate(${x} ${y})`, ...more }, below, s("use", { href: `#${id}`, class: "piece" }));
}

/**
 * The plate on which a figure of one's own stands or lies.
 * @param {string} id of the figure
 */
function plate(id) {
  const wide = id.startsWith("big") ? 1.25 : 1;
  return s("ellipse", { class: "plate piece", ...(id.includes("lying") ? { rx: 20 * wide, ry: 15 * wide, cy: 1 } : { rx: 15.5 * wide, ry: 7 * wide, cy: 11 * wide }) });
}

/**
 * What tells the place of a figure from all others on the board.
 * @param {{ at: [number, number], on: string, via: string, cities?: string[] }} spot
 */
export function spotKey({ at, on, via, cities }) {
  return `${at.join()} ${on} ${cities ? cities.join("+") : via}`;
}

/**
 * All pieces of a position, those further north first.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("wire/wire").StateJson} state
 * @param {number[]} liveries by seat
 * @param {number[]} own seats whose figures stand out
 * @returns {SVGElement[]}
 */
export function pieces(atlas, state, liveries, own) {
  const tiles = new Map(state.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const tileAt = (/** @type {[number, number]} */ at) => tiles.get(at.join(","));
  const heights = new Map(state.towers.map((tower) => [`${tower.x},${tower.y}`, tower.height]));
  /** @type {[number, SVGElement][]} */
  const all = [];
  for (const { x, y, height } of state.towers) {
    const tile = tileAt([x, y]);
    if (!height || !tile) continue;
    const foot = towerPoint(atlas, tile, [x, y]);
    all.push([foot[1], piece(`tower-${height}`, foot, { class: "tower", "data-spot": `tower ${x},${y}` })]);
  }
  /** @type {(figure: import("wire/wire").FigureOnBoard) => [number, number]} */
  const stand = (figure) => pointOf(atlas, tileAt(figure.at), figure, heights.get(figure.at.join(",")));
  for (const figure of state.figures) {
    const at = stand(figure);
    const id = figureId(figure.figure, figure.on, liveries[figure.player]);
    const mine = own.includes(figure.player);
    all.push([at[1] + (figure.on === "tower" ? atlas.offsets.roof_order : 0), piece(id, at, {
      class: `figure${mine ? " own" : ""}`, "data-seat": figure.player, "data-spot": spotKey(figure),
    }, mine ? plate(id) : null)]);
  }
  if (state.fairy) {
    const figure = state.fairy_with && stand(state.fairy_with);
    // She stays beside her figure, however large both are drawn.
    const [at, beside] = figure ? [figure, atlas.offsets.fairy] : [fairyPoint(atlas, state.fairy, null), [0, 0]];
    all.push([at[1] + beside[1], s("g", { transform: `translate(${at[0]} ${at[1]})`, class: "figure", "data-spot": "fairy" },
      s("use", { href: "#fairy", class: "piece", transform: `translate(${beside[0]} ${beside[1]})` }))]);
  }
  if (state.dragon) {
    const at = dragonPoint(atlas, state.dragon);
    all.push([at[1], piece("dragon", at, { class: "figure", "data-spot": "dragon" })]);
  }
  return all.sort((a, b) => a[0] - b[0]).map(([, node]) => node);
}
