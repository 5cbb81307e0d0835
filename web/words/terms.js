// The game's own terms, in the reader's language.

import { settings } from "../app/settings.js";
import { language, t } from "../i18n/language.js";

/**
 * A kind of feature: road, city, cloister, field; in Mayflower trail, town, farm, plain.
 * keys: feature-*
 * @param {string} game
 * @param {string} on
 */
export function feature(game, on) {
  return t(`feature-${game}-${on}`);
}

/**
 * The role of a figure on a feature.
 * keys: role-*
 * @param {string} game
 * @param {string} figure
 * @param {string} on
 */
export function role(game, figure, on) {
  if (figure === "builder" || figure === "pig") return t(`role-${figure}`);
  return t(`role-${game}-${on}`);
}

/**
 * A figure in supply.
 * keys: figure-*
 * @param {string} game
 * @param {string} figure
 */
export function figure(game, figure) {
  return t(figure === "small" ? `figure-${game}-small` : `figure-${figure}`);
}

/**
 * The same with a capital letter, to stand alone.
 * @param {string} text
 */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/**
 * A cell.
 * @param {[number, number]} at
 */
export function cell([x, y]) {
  return `${String(x).replace("-", "−")}, ${String(y).replace("-", "−")}`;
}

/**
 * Something at a cell; the cell is named if people want coordinates.
 * @param {string} what
 * @param {[number, number]} where
 */
export function placed(what, where) {
  return settings().coordinates ? t("place-at", { what, cell: cell(where) }) : what;
}

/**
 * Somebody's figure at a cell.
 * @param {string} player
 * @param {string} what
 * @param {[number, number]} where
 */
export function whose(player, what, where) {
  return settings().coordinates ? t("whose-at", { player, what, cell: cell(where) }) : t("whose", { player, what });
}
