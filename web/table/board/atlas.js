// The art of a game: fetched once, its definitions put into the page.

import { drawn, s } from "../../app/dom.js";
import { settings } from "../../app/settings.js";
import { api } from "../../net/api.js";

/**
 * @typedef {import("wire/protocol").Atlas} Atlas
 * @typedef {import("./points.js").Spot} Spot
 * @typedef {import("./points.js").Tile} Tile
 */

/** @type {Map<string, Promise<Atlas>>} */
const known = new Map();

/**
 * The art for a game with these sets, in the chosen look.
 * @param {string} game
 * @param {string[]} sets by name, or by name and fingerprint
 * @returns {Promise<Atlas>}
 */
export function atlasOf(game, sets) {
  const path = `art/${game}?sets=${[...sets].sort().join(",")}&look=${settings().look}`;
  const coming = known.get(path) ?? api(path);
  coming.catch(() => known.delete(path));
  known.set(path, coming);
  return coming.then((/** @type {Atlas} */ atlas) => {
    define(path, atlas);
    return atlas;
  });
}

/**
 * Shows the art for a game, and again when another look is chosen.
 * @param {string} game
 * @param {string[]} sets
 * @param {(atlas: Atlas) => void} show
 * @param {(error: unknown) => void} failed
 * @returns {() => void} stops it
 */
export function followLook(game, sets, show, failed) {
  /** @type {string | null} */
  let look = null;
  const fetch = () => {
    const wanted = settings().look;
    if (wanted === look) return;
    look = wanted;
    // Whoever chooses quickly sees the last choice.
    atlasOf(game, sets).then((atlas) => wanted === look && show(atlas), failed);
  };
  fetch();
  window.addEventListener("aude:settings", fetch);
  return () => {
    look = null;
    window.removeEventListener("aude:settings", fetch);
  };
}

/**
 * Puts a game's definitions into the page. Two games may use the same names, so there is only one of each
 * scenery at a time.
 * @param {string} name
 * @param {Atlas} atlas
 */
function define(name, atlas) {
  const home = document.getElementById("art");
  const there = home?.querySelector(`[data-scenery="${atlas.scenery}"]`);
  if (there?.getAttribute("data-name") === name) return;
  there?.remove();
  const defs = s("defs", null, drawn(atlas.defs));
  home?.append(s("svg", { "data-scenery": atlas.scenery, "data-name": name, width: 0, height: 0 }, defs));
}
