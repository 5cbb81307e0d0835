// The owners of features, from the server; the same query about a position is sent only once.

import { segmentAt } from "./board/hit.js";
import { same } from "./prompts/places.js";

/**
 * @typedef {import("wire/protocol").Features} Features
 * @typedef {import("wire/protocol").FeatureInfo} FeatureInfo
 */

/**
 * @param {(about: { at?: [number, number] }) => Promise<Features>} ask about the current position
 */
export function featureBook(ask) {
  /** @type {Map<string, Promise<Features>>} */
  let asked = new Map();
  let askedAt = -1;

  /**
   * Those of a cell, or all that are occupied.
   * @param {number} version of the position
   * @param {[number, number]} [at]
   * @returns {Promise<Features>}
   */
  function features(version, at) {
    if (askedAt !== version) asked = new Map();
    askedAt = version;
    const key = at?.join() ?? "";
    const known = asked.get(key) ?? ask(at ? { at } : {});
    asked.set(key, known);
    known.catch(() => asked.delete(key));
    return known;
  }

  /**
   * The feature at a point of a tile.
   * @param {import("./board/atlas.js").Atlas} atlas
   * @param {{ version: number, tiles: import("./board/atlas.js").Tile[] }} position
   * @param {[number, number]} at
   * @param {[number, number]} point
   * @returns {Promise<FeatureInfo | null>}
   */
  async function under(atlas, { version, tiles }, at, point) {
    const tile = tiles.find(({ x, y }) => x === at[0] && y === at[1]);
    const segment = tile && segmentAt(atlas, tile, point);
    if (!segment) return null;
    const { features: found } = await features(version, at);
    return found.find((feature) => feature.parts.some((part) => same(part, segment))) ?? null;
  }

  return { features, under };
}

/**
 * The features that views colour.
 * @param {string[]} overlays
 * @param {FeatureInfo[]} features
 * @returns {FeatureInfo[]}
 */
export function coloured(overlays, features) {
  if (overlays.includes("owners")) return features;
  return overlays.includes("fields") ? features.filter((feature) => feature.kind === "field") : [];
}

/**
 * The features whose points a view writes on the board.
 * @param {string[]} overlays
 * @param {FeatureInfo[]} features
 * @returns {FeatureInfo[]}
 */
export function priced(overlays, features) {
  return overlays.includes("fields") ? features.filter((feature) => feature.kind === "field") : [];
}
