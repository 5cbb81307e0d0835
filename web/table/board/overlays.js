// Overlays on the landscape: owners, highlights, cells that no tile fits.

import { s } from "../../app/dom.js";
import { plate } from "../../words/liveries.js";
import { laid, pointOf, segmentOf } from "./points.js";

/**
 * The outline of the segment that a spot names, as it lies on the table.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {Map<string, import("./atlas.js").Tile>} tiles
 * @param {import("./atlas.js").Spot} spot
 * @param {Record<string, any>} props
 */
export function outline(atlas, tiles, spot, props) {
  const tile = tiles.get(spot.at.join(","));
  const index = tile ? segmentOf(atlas, tile, spot) : -1;
  if (!tile || index < 0) return null;
  const { path } = atlas.tiles[tile.id].segments[index];
  return s("path", { d: path, "fill-rule": "evenodd", transform: laid(tile), ...props });
}

/**
 * Stripes for features with several owners.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {number[]} owners liveries
 */
function stripes(atlas, owners) {
  const width = 12;
  const id = `stripes-${owners.join("-")}`;
  const bars = owners.map((livery, index) => s("rect", {
    x: width * index, y: 0, width, height: width * owners.length, fill: atlas.liveries[livery].colour,
  }));
  const side = width * owners.length;
  return s("pattern", {
    id, width: side, height: side, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)",
  }, bars);
}

/**
 * Features in the colours of their owners.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {Map<string, import("./atlas.js").Tile>} tiles
 * @param {import("wire/protocol").FeatureInfo[]} features
 * @param {number[]} liveries by seat
 * @returns {SVGElement[]}
 */
export function tints(atlas, tiles, features, liveries) {
  /** @type {Map<string, SVGElement>} */
  const patterns = new Map();
  const shapes = [];
  for (const feature of features) {
    if (!feature.owners.length) continue;
    const owners = feature.owners.map((seat) => liveries[seat]);
    let fill = atlas.liveries[owners[0]].colour;
    if (owners.length > 1) {
      patterns.set(owners.join("-"), stripes(atlas, owners));
      fill = `url(#stripes-${owners.join("-")})`;
    }
    for (const spot of feature.parts) {
      shapes.push(outline(atlas, tiles, spot, { fill, class: "tint" }));
    }
  }
  const drawn = shapes.filter((shape) => shape !== null);
  return [s("defs", null, [...patterns.values()]), ...drawn];
}

/**
 * A feature highlighted as one.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {Map<string, import("./atlas.js").Tile>} tiles
 * @param {import("./atlas.js").Spot[]} spots
 * @returns {SVGElement[]}
 */
export function lit(atlas, tiles, spots) {
  if (!spots.length) return [];
  /** @param {string} name */
  const shapes = (name) => spots.map((spot) => outline(atlas, tiles, spot, { class: name })).filter((shape) => shape !== null);
  // The line is below the light, so that it goes round the feature and not between its tiles.
  return [s("g", { class: "light" }, shapes("lit-rim"), shapes("lit"))];
}

/** Room around the board for the outline of what is scored at its edge. */
const RIM = 10;

/**
 * A feature that is being scored; a cloister with the tiles around it. Under a veil it alone is bright.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {Map<string, import("./atlas.js").Tile>} tiles
 * @param {import("./atlas.js").Spot[]} spots
 * @param {boolean} veiled
 * @returns {SVGElement[]}
 */
export function glow(atlas, tiles, spots, veiled) {
  /** @param {Record<string, any>} props */
  const shapes = (props) => spots.flatMap((spot) => (spot.on === "cloister"
    ? [s("rect", { x: 100 * spot.at[0] - 98, y: 100 * spot.at[1] - 98, width: 296, height: 296, rx: 10, ...props })]
    : [outline(atlas, tiles, spot, props)])).filter((shape) => shape !== null);
  if (!veiled) return shapes({ class: "glow" });
  const cells = [...tiles.values()];
  // No larger than the board: a mask is drawn as a picture of its own.
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...cells.map(({ x }) => x)) + 1, Math.max(...cells.map(({ y }) => y)) + 1];
  const board = { x: 100 * left - RIM, y: 100 * top - RIM, width: 100 * (right - left) + 2 * RIM, height: 100 * (bottom - top) + 2 * RIM };
  const side = 100 + 2 * atlas.bleed;
  return [
    s("mask", { id: "spotlight", maskUnits: "userSpaceOnUse", ...board }, s("rect", { ...board, fill: "#fff" }), shapes({ fill: "#000", stroke: "#000", "stroke-width": 3 })),
    // Drawings of tiles reach over their edges, and so does the veil.
    s("path", { class: "veil", d: cells.map(({ x, y }) => `M${100 * x - atlas.bleed} ${100 * y - atlas.bleed}h${side}v${side}h${-side}z`).join(""), mask: spots.length ? "url(#spotlight)" : null }),
    // Outside the feature only: between its tiles there is no line.
    s("g", { mask: "url(#spotlight)" }, shapes({ class: "glow rim" })),
  ];
}

/**
 * Cells that are referred to.
 * @param {[number, number][]} cells
 * @returns {SVGElement[]}
 */
export function pointed(cells) {
  return cells.map(([x, y]) => s("rect", { class: "pointed", x: 100 * x + 2, y: 100 * y + 2, width: 96, height: 96, rx: 8 }));
}

/**
 * Cells that no remaining tile fits.
 * @param {[number, number][]} cells
 * @returns {SVGElement[]}
 */
export function dead(cells) {
  return cells.map(([x, y]) => s("g", { class: "dead", transform: `translate(${100 * x} ${100 * y})` },
    s("rect", { x: 6, y: 6, width: 88, height: 88, rx: 8 }),
    s("path", { d: "M30 30l40 40M70 30l-40 40" })));
}

/** Several players', or nobody's. */
const NOBODYS = { ground: "#5c4a38", ink: "#ffffff" };
/** How high a number's plate is, and the room from it to the middle of a figure or of another number, in units of the board. */
const [HIGH, BESIDE] = [19, 13];
/** How far above or below its place a number goes where a figure has that place, with room for figures that have grown. */
const ASIDE = 28;

/**
 * What features are worth, written on them: now, and if all cities beside them were finished.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {Map<string, import("./atlas.js").Tile>} tiles
 * @param {import("wire/protocol").FeatureInfo[]} features
 * @param {number[]} liveries by seat
 * @param {import("./atlas.js").Spot[]} figures all that stand on the board
 * @returns {SVGElement[]}
 */
export function worths(atlas, tiles, features, liveries, figures) {
  const taken = figures.map((one) => pointOf(atlas, tiles.get(one.at.join()), one));
  // Small ones have little choice.
  const order = [...features].sort((a, b) => a.parts.length - b.parts.length);
  return order.map((feature) => {
    const points = feature.parts.map((part) => pointOf(atlas, tiles.get(part.at.join()), part));
    const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
    const more = feature.points_possible ?? feature.points;
    const text = more > feature.points ? `${feature.points} → ${more}` : String(feature.points);
    const wide = 14 + 7.6 * text.length;
    /** The place of the field nearest to its middle, off what stands there. @param {[number, number]} point */
    const cost = ([x, y]) => Math.hypot(x - middle[0], y - middle[1])
      + (taken.some((other) => Math.abs(x - other[0]) < wide / 2 + BESIDE && Math.abs(y - other[1]) < HIGH / 2 + BESIDE) ? 10_000 : 0);
    // In a field of few tiles figures may stand at every place.
    const shifted = points.flatMap(([x, y]) => /** @type {[number, number][]} */ ([[x, y - ASIDE], [x, y + ASIDE]]));
    const free = (/** @type {[number, number]} */ point) => cost(point) < 10_000;
    const open = points.some(free) ? points : [...points, ...shifted];
    const place = open.reduce((best, point) => (cost(point) < cost(best) ? point : best));
    taken.push(place);
    // In the colour of its owner; of several none is more than the others.
    const { ground, ink } = feature.owners.length === 1 ? plate(atlas.liveries[liveries[feature.owners[0]]]) : NOBODYS;
    return s("g", { class: "worth", transform: `translate(${place[0]} ${place[1]})` }, s("g", { class: "grows" },
      s("rect", { x: -wide / 2, y: -HIGH / 2, width: wide, height: HIGH, rx: HIGH / 2, fill: ground }), s("text", { y: 0.5, fill: ink }, text)));
  });
}
