// The house rules available for the chosen sets, each with the rule it varies.

import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { settings } from "../app/settings.js";
import { hasText, t } from "../i18n/language.js";

/**
 * @typedef {{ name: string, title: string, game: string, note?: string, tiles: number, elements: string[] }} SetJson
 * @typedef {{ game: string, name: string, rule: string, element?: string, about: string, values: { value: string, means: string }[] }} OptionJson
 */

/**
 * Those that apply to these sets.
 * @param {{ sets: SetJson[], options: OptionJson[] }} known
 * @param {string} game
 * @param {string[]} sets
 */
export function offered(known, game, sets) {
  const elements = known.sets.filter((set) => sets.includes(set.name)).flatMap((set) => set.elements);
  return known.options.filter((option) => option.game === game && (!option.element || elements.includes(option.element)));
}

/**
 * Our own text, or the server's. keys: option-*
 * @param {string} key
 * @param {string} theirs
 */
function ours(key, theirs) {
  return hasText(key) ? t(key) : theirs;
}

/**
 * Shows the rule that a house rule varies; the code is loaded on demand.
 * @param {string} id
 */
async function openRule(id) {
  const panel = await import("../table/panels/rule.js");
  await panel.openRule(id);
}

/**
 * @param {OptionJson} option
 * @param {string | undefined} value
 * @param {(value: string) => void} onchange
 */
export function houseRule(option, value, onchange) {
  const now = value ?? option.values[0].value;
  const id = `option-${option.name}`;
  return h("div", { class: "field" },
    h("div", { class: "house-rule" },
      h("label", { for: id }, ours(id, option.about)),
      h("button", { type: "button", class: "quiet rule-id", title: t("rule-open"), "aria-label": t("rule-name", { id: option.rule }), "data-key": `rule-${option.name}`, onclick: () => openRule(option.rule) },
        settings().coordinates ? option.rule : sign("book"))),
    h("select", { id, "data-key": `option-${option.name}`, onchange: (/** @type {any} */ event) => onchange(event.target.value) },
      option.values.map((choice, index) => h("option", { value: choice.value, selected: choice.value === now },
        ours(`option-${option.name}-${choice.value}`, choice.means) + (index ? "" : ` (${t("option-usual")})`)))));
}
