// What can be chosen, as a list for keys and screen readers; choices without a place on the board are made there.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { capital, figure as figureName } from "../../words/terms.js";
import { figureId } from "../board/pieces.js";
import { promptContext } from "../prompt-context.js";
import { passing } from "../prompts/all.js";
import { lines } from "../prompts/lines.js";
import { chosen, legalActions } from "../state.js";
import { icon } from "./players.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 * @typedef {import("../prompts/all.js").Group} Group
 *
 * @typedef {object} OptionActions
 * @property {(action: import("wire/wire").LegalActionJson) => void} choose
 * @property {(group: string) => void} group
 * @property {(move: string | null) => void} overMark an option is pointed at
 */

/**
 * The buttons of a group's choices.
 * @param {TableState} state
 * @param {Group} group
 * @param {OptionActions} actions
 */
export function options(state, group, actions) {
  const here = promptContext(state);
  if (!here || !state.turn) return null;
  const taken = chosen(state.turn)?.text;
  // Where every choice is on the board, the list is there for those who do not point.
  const placed = group.actions.every((action) => group.prompt.mark?.(action, here));
  const words = lines(group, here);
  return h("div", { class: `options${placed && !state.numbers ? " on-board" : ""}`, role: "group", "aria-labelledby": "question", "data-key": "options" },
    group.actions.map((action, index) => {
      const figure = group.prompt.figure?.(action, here);
      const { label, detail } = words[index];
      const light = () => actions.overMark(action.text);
      const dark = () => actions.overMark(null);
      return h("button", {
        class: "option",
        "data-key": `option ${action.text}`,
        "data-move": action.text,
        "aria-pressed": String(action.text === taken),
        onclick: () => actions.choose(action),
        onpointerenter: light, onpointerleave: dark, onfocus: light, onblur: dark,
      },
        h("span", { class: "digit", "aria-hidden": "true" }, index + 1),
        figure ? icon(figureId(figure.figure, figure.on, state.liveries[figure.seat]), 17) : null,
        !figure && group.prompt.icon ? icon(group.prompt.icon, group.prompt.icon === "dragon" ? 34 : 17) : null,
        h("span", { class: "words" }, h("span", null, capital(label)), detail ? h("small", null, detail) : null));
    }));
}

/**
 * What passing declines. keys: no-*
 * @param {import("../state.js").Turn} turn
 * @param {string} game
 */
export function declined(turn, game) {
  const others = legalActions(turn).filter((action) => !("pass" in action));
  if (others.some((action) => "capture" in action)) return "no-capture";
  if (others.length && others.every((action) => "ransom" in action)) return "no-ransom";
  return `no-figure-${game}`;
}

/**
 * The choice to do nothing.
 * @param {TableState} state
 * @param {OptionActions} actions
 */
export function nothing(state, actions) {
  const rest = state.turn && passing(legalActions(state.turn));
  if (!rest || !state.turn) return null;
  const game = state.state?.game ?? "classic";
  return h("button", {
    class: "option none",
    "data-key": "option -",
    "data-move": rest.text,
    "aria-pressed": String(chosen(state.turn)?.text === rest.text),
    onclick: () => actions.choose(rest),
  }, t(declined(state.turn, game)), h("kbd", { "aria-hidden": "true" }, "0"));
}

/**
 * From one choice on the board to the next, if there are several: for fingers, and where they are far apart.
 * @param {TableState} state
 * @param {Group} group
 * @param {OptionActions} actions
 */
export function stepper(state, group, actions) {
  const here = promptContext(state);
  const count = group.actions.length;
  if (!here || !state.turn || count < 2 || !group.actions.every((action) => group.prompt.mark?.(action, here))) return null;
  const taken = chosen(state.turn)?.text;
  const at = group.actions.findIndex(({ text }) => text === taken);
  /** @param {number} by */
  const step = (by) => () => actions.choose(group.actions[at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count]);
  return h("div", { class: "stepper", "data-key": "stepper", role: "group", "aria-label": t("options-step") },
    h("button", { class: "quiet tool", "data-key": "option-previous", "aria-label": t("option-previous"), title: t("option-previous"), onclick: step(-1) }, sign("left")),
    h("span", null, at < 0 ? t("options-count", { count }) : t("option-of", { number: at + 1, count })),
    h("button", { class: "quiet tool", "data-key": "option-next", "aria-label": t("option-next"), title: t("option-next"), onclick: step(1) }, sign("right")));
}

/**
 * What a kind of use is called: the figure's name, with where it goes if that is elsewhere.
 * keys: group-* figure-*
 * @param {string} name
 * @param {string} game
 */
function groupName(name, game) {
  const [where, kind] = name.split("-");
  if (!kind) return t(`group-${where}`);
  const what = figureName(game, kind);
  return capital(where === "figure" ? what : t(`group-${where}`, { figure: what }));
}

/** With more kinds of use than this, figures are shown and not named: names would fill half of the tray. */
const NAMED = 3;

/**
 * A figure that could be put, and that it goes on a tower.
 * @param {string} name of a kind of use
 * @param {number} livery
 * @returns {(SVGElement | null)[] | null} nothing for a kind that has no such picture
 */
function pictures(name, livery) {
  const [where, kind] = name.split("-");
  if (!kind || where === "portal") return null;
  return [where === "roof" ? icon("tower-1", 13) : null, icon(figureId(/** @type {import("wire/wire").FigureJson} */ (kind), "", livery), 17)];
}

/**
 * The kinds of use there are.
 * @param {TableState} state
 * @param {Group[]} all
 * @param {string | undefined} now the one that is open
 * @param {OptionActions} actions
 */
export function groupTabs(state, all, now, actions) {
  const game = state.state?.game ?? "classic";
  const livery = state.liveries[state.turn?.seat ?? 0];
  const open = all.length > NAMED ? all.find(({ prompt }) => prompt.name === now && pictures(now, livery)) : null;
  return h("div", { class: "groups", role: "group", "aria-label": t("prompt-kinds"), "data-key": "groups" },
    all.map(({ prompt: { name } }) => {
      const shown = all.length > NAMED ? pictures(name, livery) : null;
      return h("button", {
        class: "tab",
        "data-key": `group ${name}`,
        "aria-pressed": String(name === now),
        "aria-label": shown ? groupName(name, game) : null,
        title: shown ? groupName(name, game) : null,
        onclick: () => actions.group(name),
      }, shown ?? groupName(name, game));
    }),
    open ? h("span", { class: "group-name", "aria-hidden": "true" }, groupName(open.prompt.name, game)) : null);
}
