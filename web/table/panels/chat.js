// Chat: what people write is shown as text only. Quick phrases appear in the reader's language.

import { h, put, s } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { hasText, t } from "../../i18n/language.js";

/** Sent as `/name`, shown in the reader's language. */
const PHRASES = ["hello", "well-played", "thanks", "oops", "think", "good-game"];

/**
 * keys: phrase-*
 * @param {string} text
 */
export function chatText(text) {
  const key = text.startsWith("/") ? `phrase-${text.slice(1)}` : "";
  return key && hasText(key) ? t(key) : text;
}

/**
 * @param {{ say: (text: string) => void }} actions
 */
export function chat(actions) {
  const list = h("ol", { class: "chat", tabindex: 0, "aria-live": "polite" });
  const input = h("input", { type: "text", maxlength: 300, autocomplete: "off" });
  const send = h("button", { class: "main", type: "submit" }, sign("send"));
  const phrases = h("div", { class: "phrases" });
  const form = h("form", {
    class: "say",
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (input.value.trim()) actions.say(input.value.trim());
      input.value = "";
    },
  }, input, send);
  const element = h("div", { class: "chat-panel" }, list, phrases, form);
  let said = false;
  /** @type {unknown} */
  let last = null;

  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      if (!said) {
        said = true;
        list.setAttribute("aria-label", t("chat-title"));
        input.setAttribute("aria-label", t("chat-say"));
        input.setAttribute("placeholder", t("chat-say"));
        send.setAttribute("aria-label", t("chat-send"));
        put(phrases, PHRASES.map((name) => h("button", {
          class: "phrase", type: "button", onclick: () => actions.say(`/${name}`),
        }, t(`phrase-${name}`))));
      }
      if (state.chat === last || !state.atlas) return;
      last = state.chat;
      put(list, state.chat.map((line) => {
        const livery = line.seat === null ? null : state.liveries[line.seat];
        return h("li", { class: line.seat === null ? "watcher" : "" },
          livery === null ? null : s("svg", { viewBox: "-13 -13 26 26", class: "icon", "aria-hidden": "true" },
            s("use", { href: `#seat${livery}` })),
          h("b", null, line.name || t("chat-watcher")), " ", h("span", null, chatText(line.text)));
      }));
      list.scrollTop = list.scrollHeight;
    },
  };
}
