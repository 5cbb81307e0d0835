// The art of a game: fetched once, its definitions put into the page.

import { drawn, s } from "../../app/dom.js";
import { api } from "../../net/api.js";

/**
 * @typedef {import("wire/protocol").Atlas} Atlas
 * @typedef {{ at: [number, number], on: string, via: string, cities?: string[] }} Spot
 * @typedef {{ id: string, x: number, y: number, rotation: number }} Tile
 */

/** @type {Map<string, Promise<Atlas>>} */
const known = new Map();

/**
 * The art for a game with these sets.
 * @param {string} game
 * @param {string[]} sets by name, or by name and fingerprint
 * @returns {Promise<Atlas>}
 */
export function atlasOf(game, sets) {
  const path = `art/${game}?sets=${[...sets].sort().join(",")}`;
  const coming = known.get(path) ?? api(path);
  coming.catch(() => known.delete(path));
  known.set(path, coming);
  return coming.then((/** @type {Atlas} */ atlas) => {
    define(path, atlas);
    return atlas;
  });
}

/**
 * Puts a game's definitions into the page. Two games may use the same names, so there is only one of each look
 * at a time.
 * @param {string} name
 * @param {Atlas} atlas
 */
function define(name, atlas) {
  const home = document.getElementById("art");
  const there = home?.querySelector(`[data-look="${atlas.look}"]`);
  if (there?.getAttribute("data-name") === name) return;
  there?.remove();
  const defs = s("defs", null, drawn(atlas.defs));
  home?.append(s("svg", { "data-look": atlas.look, "data-name": name, width: 0, height: 0 }, defs));
}

/**
 * Rotates a point of a printed tile.
 * @param {[number, number]} point
 * @param {number} rotation
 * @returns {[number, number]}
 */
export function turned([x, y], rotation) {
  switch (rotation % 4) {
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
    default:
      return [x, y];
  }
}

/**
 * What distinguishes a spot from others of its kind, as the atlas writes it.
 * @param {{ via: string, cities?: string[] }} spot
 */
function via(spot) {
  return spot.cities ? `[${spot.cities.join("+")}]` : spot.via;
}

/**
 * The index of the segment a spot names on a tile, or -1.
 * @param {Atlas} atlas
 * @param {Tile} tile
 * @param {{ on: string, via: string, cities?: string[] }} spot
 */
export function segmentOf(atlas, tile, spot) {
  const wanted = via(spot);
  return atlas.tiles[tile.id].segments.findIndex(
    (segment) => segment.on === spot.on && segment.via[tile.rotation] === wanted,
  );
}

/**
 * Where a figure on a spot is drawn, in units of the board.
 * @param {Atlas} atlas
 * @param {Tile | undefined} tile the tile of the spot's cell
 * @param {Spot} spot
 * @param {number} [height] of the tower there
 * @returns {[number, number]}
 */
export function pointOf(atlas, tile, spot, height = 0) {
  const [x, y] = spot.at;
  if (!tile) return [100 * x + 50, 100 * y + 50];
  const art = atlas.tiles[tile.id];
  if (spot.on === "tower") {
    const [dx, dy] = turned(art.tower ?? [50, 50], tile.rotation);
    return [100 * x + dx, 100 * y + dy - 9 - 4.6 * Math.min(height, 6)];
  }
  const segment = art.segments[segmentOf(atlas, tile, spot)];
  const [dx, dy] = turned(segment?.spot ?? [50, 50], tile.rotation);
  // The monk stands in front of his church.
  const lift = spot.on === "cloister" ? [7, 5] : [0, 0];
  return [100 * x + dx + lift[0], 100 * y + dy + lift[1]];
}

/**
 * The transform that places something drawn on a printed tile onto the board.
 * @param {{ x: number, y: number, rotation: number }} tile
 */
export function laid(tile) {
  const turn = tile.rotation ? ` rotate(${90 * tile.rotation} 50 50)` : "";
  return `translate(${100 * tile.x} ${100 * tile.y})${turn}`;
}
