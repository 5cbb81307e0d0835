// The table's menu: board, invitation, takeback, resigning.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { address, go } from "../../app/router.js";
import { openSettings } from "../../app/settings-dialog.js";
import { t } from "../../i18n/language.js";
import { kept, keepSeats } from "../../net/secrets.js";

/** Links and their codes are created on demand. */
const sharing = () => import("../../app/share.js");

/**
 * @typedef {object} MenuActions
 * @property {(request: any) => Promise<any>} order
 * @property {(change: (state: import("../state.js").TableState) => import("../state.js").TableState) => void} change
 * @property {() => void} fit
 * @property {(factor: number) => void} zoom
 * @property {() => void} help
 * @property {() => void} sit
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
  const button = h("button", { class: "menu-button", "aria-haspopup": "menu", "aria-expanded": "false", onclick: toggle });
  const count = h("span", { class: "tiles-left" });
  const element = h("header", { class: "top" },
    h("a", { class: "home", href: "." }, "aude"), count,
    h("span", { class: "space" }),
    tool("minus", "zoom-out", () => actions.zoom(1 / 1.25)), tool("plus", "zoom-in", () => actions.zoom(1.25)),
    tool("fit", "zoom-fit", actions.fit), tool("help", "help", actions.help), h("div", { class: "menu" }, button, list));

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
        const renewed = await actions.order({ type: "reset-secret", seat });
        if (renewed?.token) {
          keepSeats(id, { seats: { [seat]: renewed.token } });
          actions.sit();
        }
      }, { hidden: !you.length }),
      item(t("menu-settings"), () => openSettings()),
      h("a", { class: "button quiet", role: "menuitem", href: "rules" }, t("menu-rules")),
      item(t("menu-home"), () => go("")));
  }

  let told = "";
  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      if (!button.textContent) put(button, sign("menu"), h("span", { class: "label" }, t("menu")));
      const now = (state.looking?.state ?? state.state)?.bag_left ?? -1;
      const spectators = state.info?.spectators ?? 0;
      const text = [now < 0 ? "" : t("tiles-left", { count: now }), spectators ? t("spectators", { count: spectators }) : ""].filter(Boolean).join(" · ");
      if (text === told) return;
      told = text;
      count.textContent = text;
    },
  };
}
