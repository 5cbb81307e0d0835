// Notices above the tray: why not, what went wrong, a hint, somebody's wish to take moves back.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { hintNotice } from "./hint.js";
import { ruleLink } from "./rule.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 *
 * @typedef {object} OwnNoteActions
 * @property {(yes: boolean) => void} agree
 *
 * @typedef {OwnNoteActions & import("./hint.js").HintActions} NoteActions
 */

/**
 * Somebody wants to take moves back, and asks us.
 * @param {TableState} state
 * @param {NoteActions} actions
 */
function asked(state, actions) {
  const wish = state.info?.takeback;
  if (!wish || !state.info) return null;
  const open = state.you.filter((seat) => !wish.agreed.includes(seat));
  const text = t("takeback-asked", { player: state.info.seats[wish.by].name });
  return h("div", { class: "notice", role: "status", "data-key": "takeback" }, h("span", null, text),
    open.length
      ? h("div", { class: "row" }, h("button", { class: "main", onclick: () => actions.agree(true) }, t("agree")),
        h("button", { onclick: () => actions.agree(false) }, t("decline")))
      : h("span", { class: "soft" }, t("takeback-waiting")));
}

/**
 * @param {TableState} state
 * @param {NoteActions} actions
 */
export function notes(state, actions) {
  const { note: said, hint } = state;
  return [
    asked(state, actions),
    said ? h("div", { class: `notice ${said.kind}`, role: "status", "data-key": "note" },
      h("div", null, h("span", null, said.text), " ", said.rule ? ruleLink(said.rule) : null),
      h("button", { class: "quiet tool", "aria-label": t("close"), onclick: actions.quiet }, sign("close"))) : null,
    hint ? hintNotice(hint, actions) : null,
  ];
}
