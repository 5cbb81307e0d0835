// The side panel: log, chat and views in three tabs.

import { h, put } from "../../app/dom.js";
import { t } from "../../i18n/language.js";

/** @typedef {"log" | "chat" | "tools"} Name */

/** @type {Name[]} */
const NAMES = ["log", "chat", "tools"];

/**
 * @param {Record<Name, { element: HTMLElement }>} panels
 * @param {HTMLElement} foot what is below every panel
 * @param {(name: Name) => void} open
 */
export function side(panels, foot, open) {
  const tabs = h("div", { class: "tabs", role: "tablist" });
  const element = h("aside", { class: "side" }, tabs, NAMES.map((name) => panels[name].element), foot);
  for (const name of NAMES) {
    const panel = panels[name].element;
    panel.id = `panel-${name}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `tab-${name}`);
  }
  /** How much of the chat has been seen; messages from before the page was opened count as seen. */
  let read = -1;
  let drawn = "";
  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      if (state.panel === "chat" || (read < 0 && state.info)) read = state.chat.length;
      const unread = read < 0 ? 0 : state.chat.length - read;
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
