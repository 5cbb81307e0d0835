// The tools of a replay: looking around, and what can be made of the moment shown.

import { openDialog } from "../app/dialog.js";
import { h, put } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { address } from "../app/router.js";
import { openSettings } from "../app/settings-dialog.js";
import { linkBox, tableCode } from "../app/share.js";
import { t } from "../i18n/language.js";
import { continueFrom } from "./continue.js";
import { canShare, savePicture, sharePicture } from "./share.js";
import { moment } from "./state.js";

/**
 * @typedef {object} MenuActions
 * @property {() => void} fit
 * @property {(factor: number) => void} zoom
 * @property {(error: unknown) => void} failed
 */

/**
 * What a picture of the current position shows.
 * @param {import("./state.js").ReplayState} state
 * @returns {import("./share.js").Card | null}
 */
function card(state) {
  const now = moment(state);
  if (!now || !state.info) return null;
  return {
    id: state.id, version: now.version, names: state.info.seats.map((seat) => seat.name), scores: now.state.scores,
    liveries: state.liveries, winners: now.state.winners,
  };
}

/**
 * @param {() => import("./state.js").ReplayState} get
 * @param {MenuActions} actions
 */
export function menu(get, actions) {
  const list = h("div", { class: "menu-list card", hidden: true, role: "menu" });
  const button = h("button", { class: "quiet tool menu-button", "aria-label": t("menu"), title: t("menu"), "aria-haspopup": "menu", "aria-expanded": "false", onclick: () => toggle(Boolean(list.hidden)) }, sign("more"));
  const play = h("button", { class: "quiet tool continue-button", hidden: true, "aria-label": t("replay-continue"), title: t("replay-continue"), onclick: () => continueFrom(get()) }, sign("play"));
  const title = h("span", { class: "tiles-left" });
  const status = h("div", { class: "replay-status" }, h("h1", { class: "unseen" }, t("replay-title")), title);
  const element = h("nav", { class: "top island", "aria-label": t("tools-title") }, play,
    tool("plus", "zoom-in", () => actions.zoom(1.25)), tool("minus", "zoom-out", () => actions.zoom(1 / 1.25)), tool("fit", "zoom-fit", actions.fit),
    h("div", { class: "menu" }, button, list));

  /** @type {(picture: "minus" | "plus" | "fit", key: string, act: () => void) => HTMLElement} */
  function tool(picture, key, act) {
    // keys: tool-*
    return h("button", { class: "quiet tool", "data-tool": key, "aria-label": t(`tool-${key}`), title: t(`tool-${key}`), onclick: act }, sign(picture));
  }

  /** @param {boolean} opens */
  function toggle(opens) {
    list.hidden = !opens;
    button.setAttribute("aria-expanded", String(opens));
    if (!opens) return;
    fill();
    const first = list.querySelector("button, a");
    if (first instanceof HTMLElement) first.focus();
  }
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    event.stopPropagation();
    toggle(false);
    button.focus();
  });
  document.addEventListener("click", outside);
  /** @param {MouseEvent} event */
  function outside(event) {
    if (!element.isConnected) document.removeEventListener("click", outside);
    else if (event.target instanceof Node && !button.parentElement?.contains(event.target)) toggle(false);
  }

  /** @type {(text: string, act: () => unknown) => HTMLElement} */
  const item = (text, act) => h("button", { class: "quiet", role: "menuitem", onclick: () => { toggle(false); act(); } }, text);
  /** @type {(text: string, href: string, more?: Record<string, any>) => HTMLElement} */
  const link = (text, href, more = {}) => h("a", { class: "button quiet", role: "menuitem", href, ...more }, text);

  function fill() {
    const state = get();
    const { info, id, at } = state;
    const shown = card(state);
    if (!info || !shown) return;
    const record = address(`api/tables/${encodeURIComponent(id)}/record`);
    const now = moment(state);
    put(list,
      info.phase === "replay" ? null : link(t("replay-to-table"), `table/${id}`),
      now?.state.over ? null : item(t("replay-continue"), () => continueFrom(get())),
      link(t("analysis-here"), `analysis?table=${encodeURIComponent(id)}&version=${at}`),
      item(t("replay-link"), () => openDialog(t("replay-link"), h("p", { class: "soft" }, t("replay-link-about", { number: at })),
        linkBox(address(`replay/${id}?turn=${at}`), t("replay-link"), "replay", tableCode(id, at)))),
      item(t("end-picture"), () => savePicture(shown).catch(actions.failed)),
      canShare() ? item(t("end-share"), () => sharePicture(shown).catch(actions.failed)) : null,
      link(t("end-record"), record, { download: `aude-${id}.txt` }),
      now?.state.over ? null : link(t("replay-record-here"), `${record}?version=${at}`, { download: `aude-${id}-${at}.txt` }),
      item(t("menu-settings"), () => openSettings()),
      link(t("menu-rules"), "rules"),
      link(t("menu-home"), "."));
  }

  return {
    element,
    status,
    /** @param {import("./state.js").ReplayState} state */
    show(state) {
      const now = moment(state);
      play.hidden = !now || now.state.over;
      const count = now?.state.bag_left;
      const text = count === undefined ? "" : t("tiles-left", { count });
      if (title.textContent !== text) title.textContent = text;
    },
  };
}
