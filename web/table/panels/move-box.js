// A text box for moves in the notation of the record, for keyboards and screen readers.

import { h } from "../../app/dom.js";
import { settings } from "../../app/settings.js";
import { t } from "../../i18n/language.js";
import { acting } from "../state.js";

/** @param {{ order: (text: string) => void }} actions */
export function moveBox(actions) {
  const input = h("input", { type: "text", id: "move-text", autocomplete: "off", spellcheck: "false", placeholder: "1,0r2 knight:N" });
  const label = h("label", { for: "move-text" });
  const send = h("button", { type: "submit" });
  const element = h("form", {
    class: "speak",
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (input.value.trim()) actions.order(input.value);
      input.value = "";
    },
  }, label, h("span", { class: "line" }, input, send));
  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      if (!label.textContent) {
        label.textContent = t("move-text");
        send.textContent = t("move-play");
      }
      element.hidden = !state.you.length || !settings().coordinates;
      send.disabled = acting(state) === null;
    },
  };
}
