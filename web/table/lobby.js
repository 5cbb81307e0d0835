// A table that is waiting for players.

import { COLORS, colorPicker, follower } from "../app/colors.js";
import { h, put } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { LEVELS, USUAL_LEVEL, opponentText } from "../app/levels.js";
import { remember, settings } from "../app/settings.js";
import { inviteLink, linkBox, shareSeat, tableCode } from "../app/share.js";
import { gameText } from "../home/words.js";
import { t } from "../i18n/language.js";
import { kept } from "../net/secrets.js";
import { liveriesOf } from "../words/liveries.js";
import { tableTerms } from "../words/table-terms.js";

/**
 * @typedef {object} LobbyState
 * @property {string} id
 * @property {import("wire/protocol").TableInfo} info
 * @property {number[]} you
 * @property {boolean} host
 *
 * @typedef {object} LobbyActions
 * @property {(seat: number, name: string, color: string) => void} join
 * @property {(seat: number, level: string) => void} computer
 * @property {(seat: number) => void} leave
 * @property {() => void} close
 * @property {(seat: number, name: string, color: string) => void} rename
 */

const LIVERIES = COLORS.map((name) => ({ name }));

/** What is being typed survives the next rendering of the page. */
const wish = { name: "", color: "" };

/**
 * Those of the seats that are already taken.
 * @param {LobbyState} state
 * @param {number[]} worn
 */
function takenColors({ info }, worn) {
  return info.seats.flatMap(({ kind, color }, seat) => (kind === "person" && color ? [COLORS[worn[seat]]] : []));
}

/**
 * @param {LobbyState} state
 * @param {LobbyActions} actions
 * @param {number[]} worn
 * @param {() => void} again
 */
function myself(state, actions, worn, again) {
  const taken = takenColors(state, worn);
  const free = COLORS.find((name) => !taken.includes(name)) ?? COLORS[0];
  const wished = wish.color || settings().color;
  const color = wished && !taken.includes(wished) ? wished : free;
  const open = state.info.seats.findIndex(({ kind }) => kind === "open");
  /** @param {Event} event */
  const sit = (event) => {
    event.preventDefault();
    const name = (wish.name || settings().name).trim() || t("seat-name-placeholder", { number: open + 1 });
    remember({ name, color });
    wish.name = "";
    actions.join(open, name, color);
  };
  return h("form", { class: "sit", onsubmit: sit },
    colorPicker({
      value: color, taken, label: t("settings-color"), key: "lobby-color",
      onchange: (name) => {
        wish.color = name;
        again();
      },
    }),
    h("input", {
      type: "text", maxlength: 30, value: wish.name || settings().name, placeholder: t("your-name"), "aria-label": t("your-name"),
      autocomplete: "nickname", "data-key": "lobby-name", oninput: (/** @type {any} */ event) => { wish.name = event.target.value; },
    }),
    h("button", { class: "main", "data-key": "lobby-sit" }, t(state.you.length ? "lobby-sit-too" : "lobby-sit")));
}

/**
 * Once all seats are taken, they cannot change hands any more: the game is about to start.
 * @param {LobbyState} state
 */
function isStarting({ info }) {
  return info.seats.every(({ kind }) => kind !== "open");
}

/**
 * A seat held on this device: it can be renamed, left or moved.
 * @param {LobbyState} state
 * @param {LobbyActions} actions
 * @param {number} seat
 * @param {string[]} taken
 * @param {string} color
 */
function held(state, actions, seat, taken, color) {
  const { name } = state.info.seats[seat];
  const secret = kept()[state.id]?.seats[seat];
  const number = seat + 1;
  return [
    colorPicker({
      value: color, taken: taken.filter((other) => other !== color), label: t("seat-color", { number }), key: `color-${seat}`,
      onchange: (chosen) => {
        if (state.you.length === 1) remember({ color: chosen });
        actions.rename(seat, name, chosen);
      },
    }),
    h("input", {
      type: "text", maxlength: 30, value: name, "aria-label": t("seat-name", { number }), "data-key": `name-${seat}`, autocomplete: "off",
      onchange: (/** @type {any} */ event) => {
        const next = event.target.value.trim();
        if (next && next !== name) actions.rename(seat, next, color);
      },
    }),
    h("span", { class: "seat-tools" },
      secret ? h("button", { type: "button", class: "quiet tight", "aria-label": t("share-seat-title"), title: t("share-seat-title"), "data-key": `share-${seat}`, onclick: () => shareSeat(state.id, seat, secret) }, sign("device")) : null,
      isStarting(state) ? null : h("button", { type: "button", class: "quiet tight", "aria-label": t("lobby-leave"), title: t("lobby-leave"), "data-key": `leave-${seat}`, onclick: () => actions.leave(seat) }, sign("close"))),
  ];
}

/**
 * @param {LobbyState} state
 * @param {LobbyActions} actions
 * @param {number} seat
 * @param {number[]} worn
 */
function row(state, actions, seat, worn) {
  const who = state.info.seats[seat];
  const color = COLORS[worn[seat]];
  if (who.kind === "person" && state.you.includes(seat)) {
    return h("li", { class: "seat mine" }, held(state, actions, seat, takenColors(state, worn), color));
  }
  const free = state.host && !isStarting(state) ? h("button", {
    type: "button", class: "quiet tight", "aria-label": t("lobby-free", { name: who.name }), title: t("lobby-free", { name: who.name }), "data-key": `free-${seat}`,
    onclick: () => actions.leave(seat),
  }, sign("close")) : null;
  if (who.kind === "open") {
    return h("li", { class: "seat free" },
      h("span", { class: "color-shown empty", "aria-hidden": "true" }),
      h("span", { class: "waiting" }, t("lobby-waiting-seat")),
      state.host ? h("select", {
        "aria-label": t("lobby-computer"), "data-key": `computer-${seat}`, value: "",
        onchange: (/** @type {any} */ event) => event.target.value && actions.computer(seat, event.target.value),
      }, h("option", { value: "" }, t("lobby-computer")), LEVELS.map((level) => h("option", { value: level }, t(`level-${level}`)))) : null);
  }
  return h("li", { class: "seat" },
    h("span", { class: "color-shown" }, follower(worn[seat])),
    h("span", { class: "who-name" }, who.name,
      h("span", { class: "soft small block" }, who.kind === "computer" ? opponentText(who.level ?? USUAL_LEVEL, who.style) : who.connected ? t("lobby-here") : t("lobby-away"))),
    free);
}

/**
 * The lobby; rendered again with every change.
 * @param {LobbyState} state
 * @param {LobbyActions} actions
 * @returns {HTMLElement}
 */
export function lobby(state, actions) {
  const { info, id } = state;
  const worn = liveriesOf(info.seats, LIVERIES);
  const open = info.seats.filter(({ kind }) => kind === "open").length;
  const form = () => (open ? myself(state, actions, worn, again) : null);
  const again = () => {
    const place = document.querySelector(".lobby .sit-place");
    if (place) put(place, form());
  };
  const sit = h("div", { class: "sit-place" }, form());
  const close = () => confirm(t("lobby-close-sure")) && actions.close();
  return h("div", { class: "lobby" },
    h("section", { class: "card lobby-seats", "aria-labelledby": "lobby-title" },
      h("h1", { id: "lobby-title" }, t(state.you.length ? "lobby-waiting" : "lobby-welcome")),
      h("p", { class: "soft" }, gameText(info.game, info.sets)),
      h("ul", { class: "terms soft small" }, tableTerms(info).map((line) => h("li", null, line))),
      h("p", { class: "lobby-missing", role: "status" }, h("span", { class: "pulse", "aria-hidden": "true" }), t("lobby-missing", { count: open })),
      state.you.length ? null : sit,
      h("ol", { class: "seats" }, info.seats.map((_, seat) => row(state, actions, seat, worn))),
      state.you.length && open ? h("details", { class: "more", "data-key": "lobby-more-seats" }, h("summary", { "data-key": "lobby-more" }, t("lobby-somebody-here")), sit) : null,
      state.host ? h("button", { type: "button", class: "quiet danger", "data-key": "lobby-close", onclick: close }, t("lobby-close")) : null),
    h("section", { class: "card lobby-invite", "aria-labelledby": "lobby-invite-title" },
      h("h2", { id: "lobby-invite-title" }, t("invite-title")),
      h("p", { class: "soft" }, t("invite-about")),
      linkBox(inviteLink(id), t("invite-title"), "invite", tableCode(id))));
}
