// A hint: the reasons for it, line by line, and a button to place it.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { hintLines, leadText } from "../../words/reasons.js";

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
 * @param {import("wire/protocol").Hint} hint
 * @param {import("wire/protocol").TableInfo | null} info
 * @param {HintActions} actions
 */
export function hintNotice(hint, info, actions) {
  const names = info?.seats.map((seat) => seat.name) ?? [];
  const lead = leadText(hint);
  return h("div", { class: "notice hint", role: "status" },
    h("div", { class: "reasons" },
      h("ul", null, hintLines(hint, info?.game ?? "classic", names).map((one) => line(one, actions))),
      lead ? h("p", { class: "soft" }, lead) : null),
    h("button", { "data-key": "show-hint", onclick: actions.showHint }, t("hint-show")),
    h("button", { class: "quiet", "aria-label": t("close"), onclick: actions.quiet }, sign("close")));
}
