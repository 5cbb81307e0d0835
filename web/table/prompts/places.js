// Where the places of actions are on the board, and what they would be worth.

import { t } from "../../i18n/language.js";
import { role } from "../../words/terms.js";
import { pointOf, towerPoint } from "../board/points.js";

/**
 * @typedef {import("./all.js").PromptContext} PromptContext
 * @typedef {import("wire/wire").SpotJson} SpotJson
 */

/**
 * @param {PromptContext} here
 * @param {[number, number]} at
 */
function tileAt({ state }, [x, y]) {
  return state.tiles.find((tile) => tile.x === x && tile.y === y);
}

/**
 * @param {PromptContext} here
 * @param {[number, number]} at
 */
function heightAt({ state }, [x, y]) {
  return state.towers.find((tower) => tower.x === x && tower.y === y)?.height ?? 0;
}

/**
 * Where a figure on a spot is drawn.
 * @param {SpotJson} spot
 * @param {PromptContext} here
 */
export function standing(spot, here) {
  return pointOf(here.atlas, tileAt(here, spot.at), spot, heightAt(here, spot.at));
}

/**
 * The top of a tower, or its site.
 * @param {[number, number]} at
 * @param {PromptContext} here
 * @returns {[number, number]}
 */
export function towerTop(at, here) {
  return towerPoint(here.atlas, tileAt(here, at), at, heightAt(here, at));
}

/**
 * Whether two spots are the same.
 * @param {{ at: [number, number], on: string, via: string, cities?: string[] }} a
 * @param {{ at: [number, number], on: string, via: string, cities?: string[] }} b
 */
export function same(a, b) {
  return a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.on === b.on && (a.via ?? "") === (b.via ?? "")
    && (a.cities ?? []).join("+") === (b.cities ?? []).join("+");
}

/**
 * The figure on a spot.
 * @param {SpotJson} spot
 * @param {PromptContext} here
 */
export function figureAt(spot, { state }) {
  return state.figures.find((figure) => same(figure, spot));
}

/**
 * The feature of a place that can be chosen, from the server.
 * @param {SpotJson} spot
 * @param {{ tileFeatures: import("wire/protocol").FeatureInfo[], outlook: import("wire/protocol").Outlook | null }} known
 */
export function featureOf(spot, { tileFeatures, outlook }) {
  return [...tileFeatures, ...outlook?.places ?? []].find((feature) => feature.parts.some((part) => same(part, spot)));
}

/**
 * Its value in words: once finished, what it scores, before that what it is worth now and could be.
 * @param {SpotJson} spot
 * @param {PromptContext} here
 */
export function worth(spot, here) {
  const found = featureOf(spot, here);
  if (!found) return "";
  if (found.points_possible !== null && found.points_possible !== undefined) {
    return found.points_possible ? t("worth-field", { now: found.points, possible: found.points_possible }) : t("worth-field-none");
  }
  const finished = found.points_if_finished;
  if (found.complete) return t("place-points", { points: finished ?? found.points });
  return finished !== null && finished !== found.points
    ? t("worth-later", { now: found.points, later: finished })
    : t("worth-now", { now: found.points });
}

/**
 * The size and value of what a place is part of, in words; nothing where it is not known.
 * @param {SpotJson} spot
 * @param {PromptContext} here
 */
export function about(spot, here) {
  const found = featureOf(spot, here);
  if (!found) return "";
  const tiles = t("feature-tiles", { count: found.tiles });
  return `${tiles}, ${worth(spot, here)}`;
}

/**
 * Whose a feature is, in words.
 * @param {SpotJson} spot
 * @param {PromptContext} here
 */
export function ownersOf(spot, here) {
  const owners = featureOf(spot, here)?.owners ?? [];
  return new Intl.ListFormat(document.documentElement.lang).format(owners.map((seat) => here.names[seat]));
}

/**
 * The most it is worth as it is.
 * @param {SpotJson} spot
 * @param {PromptContext} here
 */
export function value(spot, here) {
  const found = featureOf(spot, here);
  if (!found) return null;
  // A field without a city may still become worth something: nothing would be misleading.
  const most = Math.max(found.points, found.points_if_finished ?? 0, found.points_possible ?? 0);
  return most || found.kind !== "field" ? most : null;
}

/**
 * Figures with their owners, in words.
 * @param {import("wire/wire").FigureOnBoard[]} figures
 * @param {PromptContext} here
 */
export function figureList(figures, here) {
  const names = figures.map(({ player, figure, on }) => t("whose", { player: here.names[player], what: role(here.game, figure, on) }));
  return new Intl.ListFormat(document.documentElement.lang).format(names);
}
