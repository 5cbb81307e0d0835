// The keyboard shortcuts, on one card.

import { openDialog } from "../../app/dialog.js";
import { h } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { tableTerms } from "../../words/table-terms.js";

/** keys: key-* */
const KEYS = [
  ["← ↑ ↓ →", "arrows"], ["1 2 3 …", "digits"], ["R", "turn"], ["Enter", "enter"], ["Esc", "escape"], ["0", "zero"],
  ["G", "group"], ["H", "hint"], ["N, Alt", "numbers"], ["F", "fields"], ["O", "owners"], ["D", "dead"], ["X", "last"],
  ["T", "remaining"], ["P", "projected"], [", .", "step"], ["+ −", "zoom"], ["Z, C", "fit"], ["L", "log"], ["⇧ ← ↑ ↓ →", "pan"], ["?", "help"],
];

/** @param {import("wire/protocol").TableInfo | null} info */
export function help(info) {
  const terms = info ? tableTerms(info) : [];
  openDialog(t("help-title"),
    h("p", null, t("help-placing")),
    terms.length ? h("ul", { class: "terms soft small" }, terms.map((line) => h("li", null, line))) : null,
    info?.game === "mayflower" ? h("p", { class: "soft small", "data-key": "tiles-note" }, t("set-mayflower-note")) : null,
    h("p", null, h("a", { href: "rules" }, t("help-rules"))),
    h("dl", { class: "keys" }, KEYS.map(([key, name]) => h("div", null, h("dt", null, h("kbd", null, key)), h("dd", null, t(`key-${name}`))))));
}
