// The island of tools: log, chat, looking around, and the table's menu.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { address, go } from "../../app/router.js";
import { settings } from "../../app/settings.js";
import { openSettings, switchSound } from "../../app/settings-dialog.js";
import { t } from "../../i18n/language.js";
import { api } from "../../net/api.js";
import { kept, keepSeats } from "../../net/secrets.js";

/** Links and their codes are created on demand. */
const sharing = () => import("../../app/share.js");

/**
 * @typedef {object} MenuActions
 * @property {(request: any) => Promise<any>} order
 * @property {(change: (state: import("../state.js").TableState) => import("../state.js").TableState) => void} change
 * @property {() => void} fit
 * @property {(factor: number) => void} zoom
 * @property {(panel: "log" | "chat" | "tools") => void} panel opens or closes it
 * @property {() => void} help
 * @property {() => void} sit
 * @property {(error: unknown) => void} failed
 */

/**
 * Asks before something that cannot be undone.
 * @param {string} question
 * @param {string} yes
 * @returns {Promise<boolean>}
 */
export function sure(question, yes) {
  return new Promise((answer) => {
    const dialog = h("dialog", { class: "sure", "aria-label": question },
      h("p", null, question),
      h("div", { class: "row" },
        h("button", { class: "main", onclick: () => { answer(true); dialog.close(); } }, yes),
        h("button", { onclick: () => dialog.close() }, t("cancel"))));
    dialog.addEventListener("close", () => { answer(false); dialog.remove(); });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * @param {() => import("../state.js").TableState} get
 * @param {MenuActions} actions
 */
export function menu(get, actions) {
  const list = h("div", { class: "menu-list card", hidden: true, role: "menu" });
  const button = h("button", { class: "quiet tool menu-button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: toggle });
  const log = tool("log", "log", () => actions.panel("log"));
  const chat = tool("chat", "chat", () => actions.panel("chat"));
  const views = tool("eye", "views", () => actions.panel("tools"));
  const hush = h("button", { class: "quiet tool", "data-tool": "sound", onclick: switchSound });
  const showHush = () => {
    const on = settings().volume > 0;
    const label = t(on ? "sound-off" : "sound-on");
    hush.setAttribute("aria-label", label);
    hush.title = label;
    hush.replaceChildren(sign(on ? "sound" : "silent"));
  };
  showHush();
  window.addEventListener("aude:settings", function again() {
    if (hush.isConnected) showHush();
    else window.removeEventListener("aude:settings", again);
  });
  const element = h("nav", { class: "top island" }, log, chat, views,
    tool("plus", "zoom-in", () => actions.zoom(1.25)), tool("minus", "zoom-out", () => actions.zoom(1 / 1.25)),
    tool("fit", "zoom-fit", actions.fit), hush, h("div", { class: "menu" }, button, list));

  /** @type {(picture: Parameters<typeof sign>[0], key: string, act: () => void) => HTMLElement} */
  function tool(picture, key, act) {
    // keys: tool-*
    return h("button", { class: "quiet tool", "data-tool": key, "aria-label": t(`tool-${key}`), title: t(`tool-${key}`), onclick: act }, sign(picture));
  }

  /** @param {boolean} [on] */
  function toggle(on) {
    const opens = typeof on === "boolean" ? on : list.hidden;
    list.hidden = !opens;
    button.setAttribute("aria-expanded", String(opens));
    if (opens) {
      fill();
      const first = list.querySelector("button, a");
      if (first instanceof HTMLElement) first.focus();
    }
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
    else if (event.target instanceof Node && !element.querySelector(".menu")?.contains(event.target)) toggle(false);
  }

  /** @type {(text: string, act: () => void, more?: Record<string, any>) => HTMLElement} */
  const item = (text, act, more = {}) => h("button", { class: "quiet", role: "menuitem", onclick: () => { toggle(false); act(); }, ...more }, text);

  function fill() {
    const { info, you, id, handed } = get();
    if (!info) return;
    const playing = info.phase === "playing";
    const seat = handed ?? you[0];
    const own = you.map((one) => info.seats[one]);
    const stoodIn = you.find((one) => info.seats[one].stand_in);
    const away = info.seats.findIndex((one, index) => one.kind === "person" && !one.connected && !one.stand_in && !you.includes(index));
    put(list,
      item(t("menu-invite"), async () => (await sharing()).invite(id)),
      you.map((one) => item(t("menu-share", { player: info.seats[one].name }), async () =>
        (await sharing()).shareSeat(id, one, kept()[id]?.seats[one] ?? ""))),
      playing && you.length ? item(t("menu-takeback"), () => actions.order({ type: "takeback", seat })) : null,
      stoodIn !== undefined ? item(t("menu-reclaim"), () => actions.order({ type: "reclaim", seat: stoodIn })) : null,
      playing && you.length && stoodIn === undefined ? item(t("menu-stand-in"), () => actions.order({ type: "stand-in", seat })) : null,
      playing && you.length && away >= 0 ? item(t("menu-stand-in-for", { player: info.seats[away].name }), () => actions.order({ type: "stand-in", seat: away })) : null,
      playing && own.some((one) => !one.resigned)
        ? item(t("menu-resign"), async () => {
          if (await sure(t("resign-sure"), t("menu-resign"))) actions.order({ type: "resign", seat });
        }, { class: "quiet danger" })
        : null,
      h("a", { class: "button quiet", role: "menuitem", href: `replay/${id}` }, t("menu-replay")),
      h("a", { class: "button quiet", role: "menuitem", href: address(`api/tables/${id}/record`), download: `aude-${id}.txt` }, t("menu-record")),
      item(t("menu-renew"), async () => {
        // Not over the socket: if the answer is lost, the request can be sent again.
        const body = { type: "reset-secret", seat };
        const tokens = [kept()[id]?.seats[seat] ?? ""];
        try {
          const renewed = await api(`tables/${encodeURIComponent(id)}/requests`, { body, tokens });
          keepSeats(id, { seats: { [seat]: renewed.token } });
          actions.sit();
        } catch (error) {
          actions.failed(error);
        }
      }, { hidden: !you.length }),
      item(t("menu-settings"), () => openSettings()),
      item(t("tool-help"), actions.help, { "data-tool": "help" }),
      h("a", { class: "button quiet", role: "menuitem", href: "rules" }, t("menu-rules")),
      item(t("menu-home"), () => go("")));
  }

  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    /**
     * @param {import("../state.js").TableState} state
     * @param {number} unread lines of chat
     */
    show(state, unread) {
      const parts = [state.panel, unread];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      element.setAttribute("aria-label", t("tools-title"));
      button.setAttribute("aria-label", t("menu"));
      button.title = t("menu");
      put(button, sign("more"));
      log.setAttribute("aria-pressed", String(state.panel === "log"));
      chat.setAttribute("aria-pressed", String(state.panel === "chat"));
      views.setAttribute("aria-pressed", String(state.panel === "tools"));
      put(chat, sign("chat"), unread > 0 ? h("span", { class: "badge" }, unread) : null);
    },
  };
}
