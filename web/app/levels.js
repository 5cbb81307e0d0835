// The computer players, from the weakest to the strongest.

import { t } from "../i18n/language.js";
import { h } from "./dom.js";

export const LEVELS = ["easy", "casual", "medium", "hard", "expert", "master"];

/** The level a newcomer plays against. */
export const USUAL_LEVEL = "medium";

/**
 * A choice of levels, each with a description. keys: level-*
 * @param {string} value
 * @param {string} label
 * @param {string} key for the focus
 * @param {(level: string) => void} onchange
 */
export function levelChoice(value, label, key, onchange) {
  return h("select", {
    "aria-label": label,
    "data-key": key,
    class: "level",
    onchange: (/** @type {any} */ event) => onchange(event.target.value),
    value,
  }, LEVELS.map((level) => h("option", { value: level, title: t(`level-${level}-about`) }, t(`level-${level}`))));
}
