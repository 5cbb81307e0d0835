// A tile in words: its features with the sides they reach, as it lies.

import { t } from "../i18n/language.js";
import { feature } from "./terms.js";

/**
 * "city: North and West; road: South". Fields are named where there is nothing else.
 * keys: side-*
 * @param {import("wire/protocol").Atlas} atlas
 * @param {string} game
 * @param {{ id: string, rotation: number }} tile
 * @returns {string}
 */
export function tileWords(atlas, game, { id, rotation }) {
  const { segments } = atlas.tiles[id];
  const built = segments.filter(({ on }) => on !== "field");
  const list = new Intl.ListFormat(document.documentElement.lang);
  return (built.length ? built : segments).map(({ on, via }) => {
    const sides = on === "field" ? [] : [...via[rotation % 4]].filter((side) => "NESW".includes(side)).map((side) => t(`side-${side.toLowerCase()}`));
    return sides.length ? `${feature(game, on)}: ${list.format(sides)}` : feature(game, on);
  }).join("; ");
}
