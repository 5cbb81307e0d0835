// Overlays on the landscape: owners, highlights, cells that no tile fits.

import { s } from "../../app/dom.js";
import { laid, segmentOf } from "./atlas.js";

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
  return spots.map((spot) => outline(atlas, tiles, spot, { class: "lit" })).filter((shape) => shape !== null);
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
