// The corner of decisions: notices, and below them the tray if something is asked.

import { h, put } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { sign as arrow } from "../../replay/icons.js";
import { rematchState } from "../rematch.js";
import { acting, handOver } from "../state.js";
import { notes } from "./notes.js";
import { icon } from "./players.js";
import { tray } from "./tray.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 *
 * @typedef {object} OwnPromptActions
 * @property {() => void} takeScreen
 * @property {(by: number) => void} step shows the previous or next position
 * @property {() => void} now
 * @property {() => void} end shows the final scores
 * @property {(seat: number) => void} reclaim takes the seat back from the computer
 * @property {(yes: boolean) => void} rematch accepts or declines one
 *
 * @typedef {OwnPromptActions & import("./tray.js").TrayActions & import("./notes.js").NoteActions} PromptActions
 */

/**
 * Nothing is to be decided here: the game is over, or a computer plays for us. keys: waiting-*
 * @param {TableState} state
 * @param {PromptActions} actions
 */
function others(state, actions) {
  const { info } = state;
  if (info?.rematch_offer && state.you.length && rematchState(state) === "asked") {
    return [
      h("p", { class: "question", id: "question" }, t("rematch-offered", { player: info.seats[info.rematch_offer.by].name })),
      h("div", { class: "decide", "data-key": "decide" },
        h("button", { class: "main confirm", "data-key": "rematch", onclick: () => actions.rematch(true) }, t("rematch-accept")),
        h("button", { class: "soft-button", "data-key": "rematch-decline", onclick: () => actions.rematch(false) }, t("rematch-decline"))),
    ];
  }
  if (info?.phase === "over" || info?.phase === "abandoned") {
    return [
      h("p", { class: "question", id: "question" }, t(info.phase === "over" ? "waiting-over" : "waiting-abandoned")),
      h("button", { class: "main", "data-key": "end", onclick: actions.end }, t("show-end")),
    ];
  }
  const back = state.you.find((seat) => info?.seats[seat].stand_in && !info.seats[seat].resigned);
  if (!info || back === undefined) return [];
  return [
    h("p", { class: "question", id: "question" }, t("standing-in", { player: info.seats[back].name })),
    h("button", { class: "main", "data-key": "reclaim", onclick: () => actions.reclaim(back) }, t("menu-reclaim")),
  ];
}

/**
 * An earlier position, and the actions available there.
 * @param {number} version
 * @param {PromptActions} actions
 */
function looking(version, actions) {
  /** @type {(name: "previous" | "next", by: number) => HTMLElement} */
  const step = (name, by) => h("button", {
    class: "soft-button", "data-key": name, title: t(`replay-${name}`), "aria-label": t(`replay-${name}`), onclick: () => actions.step(by),
  }, arrow(name));
  return [
    h("p", { class: "question", id: "question" }, t("looking-at", { version })),
    h("div", { class: "decide", "data-key": "decide" },
      h("button", { class: "main confirm", "data-key": "now", onclick: actions.now }, t("back-to-now")), step("previous", -1), step("next", 1)),
  ];
}

/**
 * @param {PromptActions} actions
 */
export function prompt(actions) {
  const above = h("div", { class: "notes" });
  const bar = h("div", { class: "turn-bar card", hidden: true });
  const element = h("section", { class: "prompt", "aria-labelledby": "question" }, above, bar);
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    tray: bar,
    /** @param {TableState} state */
    show(state) {
      const parts = [
        state.info, state.state, state.turn, state.looking, state.note, state.hint, state.thinking, state.markOver,
        state.group, state.tileFeatures, state.atlas, state.liveries, state.turned, state.handed, state.you, state.numbers, state.over, state.outlook,
      ];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      put(above, notes(state, actions));
      const seat = acting(state);
      if (state.looking) {
        put(bar, looking(state.looking.version, actions));
      } else if (handOver(state) && seat !== null) {
        const name = state.info?.seats[seat].name ?? "";
        put(bar, h("p", { class: "question", id: "question" }, icon(`seat${state.liveries[seat]}`, 13), t("hand-over", { player: name })),
          h("button", { class: "main confirm", "data-key": "take", onclick: actions.takeScreen }, t("take-screen", { player: name })));
      } else if (state.turn) put(bar, tray(state, actions));
      else put(bar, others(state, actions));
      const mine = seat !== null && !state.looking;
      // A choice has been made, and the server has not answered yet.
      bar.setAttribute("aria-busy", String(state.turn?.picks.at(-1)?.result === null));
      bar.hidden = !bar.childElementCount;
      bar.classList.toggle("mine", mine);
      bar.classList.toggle("deciding", mine && state.turn !== null && !handOver(state));
    },
  };
}
