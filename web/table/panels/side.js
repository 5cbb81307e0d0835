// The side panel: log, chat and what views tell, under three tabs. It can be closed.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";

/** @typedef {"log" | "chat" | "tools"} Name */

/** @type {Name[]} */
const NAMES = ["log", "chat", "tools"];

/**
 * @param {Record<Name, { element: HTMLElement }>} panels
 * @param {HTMLElement[]} foot what stands below every panel
 * @param {(name: Name | null) => void} open
 */
export function side(panels, foot, open) {
  const tabs = h("div", { class: "tabs", role: "tablist" });
  const close = h("button", { class: "quiet tool close-side", "aria-label": t("close"), title: t("close"), onclick: () => open(null) }, sign("close"));
  const element = h("aside", { class: "side island", "aria-label": t("side-title") },
    h("div", { class: "side-head" }, tabs, close), NAMES.map((name) => panels[name].element), foot);
  for (const name of NAMES) {
    const panel = panels[name].element;
    panel.id = `panel-${name}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `tab-${name}`);
  }
  let drawn = "";
  return {
    element,
    /**
     * @param {import("../state.js").TableState} state
     * @param {number} unread lines of chat
     */
    show(state, unread) {
      const now = `${state.panel} ${unread}`;
      if (now === drawn) return;
      drawn = now;
      // keys: tab-*
      put(tabs, NAMES.map((name) => h("button", {
        role: "tab", id: `tab-${name}`, "data-key": name, "aria-selected": String(state.panel === name),
        "aria-controls": `panel-${name}`, onclick: () => open(name),
      }, t(`tab-${name}`), name === "chat" && unread > 0 ? h("span", { class: "badge" }, unread) : null)));
      for (const name of NAMES) panels[name].element.hidden = state.panel !== name;
      element.classList.toggle("open", state.panel !== null);
    },
  };
}

/**
 * How much of the chat was not seen yet; what was said before the page was opened is old.
 * @returns {(state: import("../state.js").TableState) => number}
 */
export function unreadChat() {
  let read = -1;
  return (state) => {
    if (state.panel === "chat" || (read < 0 && state.info)) read = state.chat.length;
    return read < 0 ? 0 : state.chat.length - read;
  };
}
