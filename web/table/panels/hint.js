// A hint: the reasons for it, line by line, and a button to place it.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";

/**
 * @typedef {object} HintActions
 * @property {() => void} showHint places it
 * @property {() => void} quiet closes it
 * @property {(cell: [number, number] | null) => void} point highlights a cell of the board
 */

/**
 * A line of a hint; one that is about a place highlights it.
 * @param {import("../../words/reasons.js").HintLine} line
 * @param {HintActions} actions
 */
function line({ text, cell }, actions) {
  if (!cell) return h("li", null, text);
  const light = () => actions.point(cell);
  const dark = () => actions.point(null);
  return h("li", null, h("button", {
    class: "quiet fact", onclick: light, onpointerenter: light, onpointerleave: dark, onfocus: light, onblur: dark,
  }, text));
}

/**
 * @param {NonNullable<import("../state.js").TableState["hint"]>} hint
 * @param {HintActions} actions
 */
export function hintNotice({ lines, lead }, actions) {
  return h("div", { class: "notice hint", role: "status", "data-key": "hint" },
    h("div", { class: "reasons" },
      h("ul", null, lines.map((one) => line(one, actions))),
      lead ? h("p", { class: "soft" }, lead) : null,
      h("button", { class: "soft-button", "data-key": "show-hint", onclick: actions.showHint }, t("hint-show"))),
    h("button", { class: "quiet tool", "aria-label": t("close"), onclick: actions.quiet }, sign("close")));
}
