// The computer players, from the weakest to the strongest, and their styles.

import { t } from "../i18n/language.js";
import { h } from "./dom.js";

export const LEVELS = ["easy", "casual", "medium", "hard", "expert", "master"];

/** The level a newcomer plays against. */
export const USUAL_LEVEL = "medium";

/** What a computer may like more than it is worth. */
export const STYLES = ["builder", "farmer", "raider"];

/** The levels that have styles: they know what fields and joins are worth, and play by that alone. */
const STYLED = ["medium", "hard", "expert"];

/** In Mayflower there is next to nothing to raid. */
const NOWHERE = { mayflower: ["raider"] };

/**
 * @param {string} level
 * @param {string} game
 */
function stylesAt(level, game) {
  const without = /** @type {Record<string, string[]>} */ (NOWHERE)[game] ?? [];
  return STYLED.includes(level) ? STYLES.filter((style) => !without.includes(style)) : [];
}

/**
 * The style of a computer player, if its level has it in this game; otherwise empty.
 * @param {string} level
 * @param {string | null | undefined} style
 * @param {string} [game]
 */
export function styleOf(level, style, game = "classic") {
  return style && stylesAt(level, game).includes(style) ? style : "";
}

/**
 * A level with its style, as in "Hard, farmer". keys: level-* style-*
 * @param {string} level
 * @param {string | null} [style]
 */
export function opponentText(level, style) {
  const own = styleOf(level, style);
  return own ? t("level-in-style", { level: t(`level-${level}`), style: t(`style-${own}`) }) : t(`level-${level}`);
}

/**
 * A choice of levels, each with a description. keys: level-*
 * @param {string} value
 * @param {string} label
 * @param {string} key for the focus
 * @param {(level: string) => void} onchange
 */
export function levelChoice(value, label, key, onchange) {
  return choice(value, label, key, "level", onchange,
    LEVELS.map((level) => h("option", { value: level, title: t(`level-${level}-about`) }, t(`level-${level}`))));
}

/**
 * A choice of styles, or of none, for a level that has them. keys: style-*
 * @param {string} game
 * @param {string} level
 * @param {string} value
 * @param {string} label
 * @param {string} key for the focus
 * @param {(style: string) => void} onchange
 */
export function styleChoice(game, level, value, label, key, onchange) {
  const styles = stylesAt(level, game);
  if (!styles.length) return null;
  return choice(styleOf(level, value, game), label, key, "style", onchange, [
    h("option", { value: "", title: t("style-none-about") }, t("style-none")),
    styles.map((style) => h("option", { value: style, title: t(`style-${style}-about`) }, t(`style-${style}`))),
  ]);
}

/**
 * @param {string} value
 * @param {string} label
 * @param {string} key
 * @param {string} kind
 * @param {(value: string) => void} onchange
 * @param {import("./dom.js").Child} options
 */
function choice(value, label, key, kind, onchange, options) {
  return h("select", {
    "aria-label": label,
    "data-key": key,
    class: kind,
    onchange: (/** @type {any} */ event) => onchange(event.target.value),
    value,
  }, options);
}
