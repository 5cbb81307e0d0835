// The keys, on one card.

import { h } from "../../app/dom.js";
import { t } from "../../i18n/language.js";

/** keys: key-* */
const KEYS = [
  ["← ↑ ↓ →", "arrows"], ["1 2 3 …", "digits"], ["R", "turn"], ["Enter", "enter"], ["Esc", "escape"], ["0", "zero"],
  ["G", "group"], ["H", "hint"], ["N, Alt", "numbers"], ["F", "fields"], ["O", "owners"], ["D", "dead"], ["X", "last"],
  ["T", "remaining"], ["P", "projected"], [", .", "step"], ["+ −", "zoom"], ["C", "fit"], ["⇧ ← ↑ ↓ →", "pan"], ["?", "help"],
];

export function help() {
  const dialog = h("dialog", { class: "help", "aria-labelledby": "help-title" },
    h("h2", { id: "help-title" }, t("help-title")),
    h("p", null, t("help-placing")),
    h("dl", { class: "keys" }, KEYS.flatMap(([key, name]) => [h("dt", null, h("kbd", null, key)), h("dd", null, t(`key-${name}`))])),
    h("p", null, h("a", { href: "rules" }, t("help-rules"))),
    h("button", { class: "main", onclick: () => dialog.close() }, t("close")));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
