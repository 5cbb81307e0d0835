// The tray: everything about the decision that is open, and nothing else.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { capital, role } from "../../words/terms.js";
import { promptContext } from "../prompt-context.js";
import { groups, open } from "../prompts/all.js";
import { lines as choices } from "../prompts/lines.js";
import { figureList } from "../prompts/places.js";
import { hover, marks } from "../scene.js";
import { chosen, legalActions, level, setDown, shown, whole } from "../state.js";
import { brings } from "./brings.js";
import { loupe } from "./loupe.js";
import { declined, groupTabs, nothing, options, stepper } from "./options.js";
import { icon } from "./players.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 *
 * @typedef {object} OwnTrayActions
 * @property {() => void} back
 * @property {() => void} confirm
 * @property {() => void} hint
 *
 * @typedef {OwnTrayActions & import("./options.js").OptionActions & import("./brings.js").ScoreActions & import("./loupe.js").LoupeActions} TrayActions
 */

/** Parts of a game in which it is said how a tile is placed and a figure put. */
const FIRST_PARTS = 8;

/**
 * What the confirmation does, in words. keys: confirm-*
 * @param {TableState} state
 */
function confirmText(state) {
  const last = state.turn?.picks.at(-1)?.action;
  const game = state.state?.game ?? "classic";
  if (!last || !whole(state.turn)) return t("confirm");
  if ("put" in last) return t("confirm-put", { role: role(game, last.put.figure, last.put.on) });
  if ("pass" in last && state.turn && level(state.turn) > 0) {
    const declines = legalActions(state.turn).some((action) => "capture" in action || "put" in action || "ransom" in action);
    if (declines) return t(`confirm-${declined(state.turn, game)}`);
  }
  return t("confirm");
}

/**
 * Why nothing is asked: most often, because no figure can be put.
 * @param {import("../state.js").Turn} turn
 * @param {import("wire/wire").StateJson} position
 */
function done(turn, position) {
  if (!("place" in (turn.picks.at(-1)?.action ?? {}))) return t("prompt-nothing-more");
  const { small, big, builder, pig } = position.supply[turn.seat];
  return t(small || big || builder || pig ? "prompt-none-fits" : "prompt-none-left");
}

/**
 * What is asked. keys: prompt-*
 * @param {TableState} state
 * @param {import("../prompts/all.js").Group | null} group
 */
function question(state, group) {
  const { turn, state: position } = state;
  if (!turn || !position) return "";
  const now = shown(state);
  // A ransom may come before the tile: once it is opened, that is asked.
  if (now?.step === "place" && !setDown(state) && !(group && state.group === group.prompt.name)) {
    return t(position.second_part ? "prompt-place-again" : "prompt-place");
  }
  if (!group) return whole(turn) ? done(turn, position) : "";
  return t(`prompt-${group.prompt.name.replace(/-.*/, "")}`);
}

/**
 * What is pointed at or chosen, and what the part would bring.
 * @param {TableState} state
 * @param {import("../prompts/all.js").Group | null} group
 * @param {import("./brings.js").ScoreActions} actions
 */
function words(state, group, actions) {
  const here = promptContext(state);
  const { turn } = state;
  if (!here || !turn) return [];
  const wanted = state.markOver ?? chosen(turn)?.text;
  const at = group?.actions.findIndex(({ text }) => text === wanted) ?? -1;
  const lines = [];
  if (group && at >= 0) {
    const { label, detail } = choices(group, here)[at];
    lines.push(h("p", { "data-key": "chosen" }, h("b", null, capital(label)), detail ? ` · ${detail}` : ""));
  }
  if (group?.prompt.name === "fairy") lines.push(h("p", { "data-key": "guards" }, capital(t("fairy-guards"))));
  if (group?.prompt.name === "flight") {
    const { outlook, state: position } = here;
    const guarded = position.fairy_with;
    if (outlook?.dragon_steps) lines.unshift(h("p", { "data-key": "steps" }, t("flight-steps", { count: outlook.dragon_steps })));
    if (guarded) lines.push(h("p", { "data-key": "guarded" }, t("fairy-protects", { figures: figureList([guarded], here) })));
  }
  lines.push(...brings(turn.picks.at(-1)?.result?.events ?? [], turn.seat, here, actions));
  return lines;
}

/**
 * How it is done, as long as that may be new.
 * @param {TableState} state
 * @param {boolean} placing
 * @param {import("../prompts/all.js").Group | null} group
 */
function how({ version, info, tileFeatures }, placing, group) {
  if (version >= FIRST_PARTS) return null;
  if (placing) return h("p", { class: "how" }, t("prompt-place-how"));
  // The numbers come with the aids.
  return group?.prompt.name === "figure-small" && info?.aids && tileFeatures.length ? h("p", { class: "how" }, t("prompt-figure-how")) : null;
}

/**
 * Who is asked, where several people share the screen.
 * @param {TableState} state
 * @param {number} seat
 */
function whose({ you, info, liveries }, seat) {
  return you.length > 1 ? h("span", { class: "whose" }, icon(`seat${liveries[seat]}`, 13), `${info?.seats[seat].name}: `) : null;
}

/**
 * @param {TableState} state
 * @param {TrayActions} actions
 * @returns {(Node | null)[]}
 */
export function tray(state, actions) {
  const turn = /** @type {import("../state.js").Turn} */ (state.turn);
  const here = promptContext(state);
  const down = setDown(state);
  const placing = shown(state)?.step === "place" && !down;
  const all = here ? groups(legalActions(turn), here) : [];
  const group = open(all, state.group);
  const opened = group && (!placing || state.group === group.prompt.name) ? group : null;
  const drawn = state.state?.drawn;
  const told = words(state, opened, actions);
  const ready = whole(turn);
  const elsewhere = opened && marks(state).some(({ look, at: [x, y] }) => look !== "stand" || Math.floor(x / 100) !== down?.x || Math.floor(y / 100) !== down.y);
  return [
    h("p", { class: "question", id: "question", "aria-live": "polite", "data-key": "question" }, whose(state, turn.seat), question(state, group)),
    all.length > 1 || (placing && all.length) ? groupTabs(state, all, opened?.prompt.name, actions) : null,
    drawn ? loupe(state, { id: drawn, x: down?.x ?? 0, y: down?.y ?? 0, rotation: down?.rotation ?? hover(state)?.rotation ?? state.turned % 4 }, down ? marks(state) : [], actions) : null,
    h("div", { class: "told", "data-key": "told" },
      told.length ? told : how(state, placing && !all.length, opened)),
    opened && elsewhere ? stepper(state, opened, actions) : null,
    opened ? options(state, opened, actions) : null,
    h("div", { class: "decide", "data-key": "decide" },
      h("button", { class: "main confirm", "data-key": "confirm", disabled: !ready, onclick: actions.confirm },
        turn.sent ? t("sending") : confirmText(state)),
      h("button", {
        class: "soft-button", "data-key": "back", "aria-label": t("undo"), title: t("undo"), disabled: !turn.picks.length || turn.sent, onclick: actions.back,
      }, sign("back")),
      state.info?.aids
        ? h("button", {
          class: "soft-button", "data-key": "hint", "aria-label": t(state.thinking ? "hint-thinking" : "hint"), title: t("hint"), disabled: state.thinking, onclick: actions.hint,
        }, sign("bulb"))
        : null,
      opened ? nothing(state, actions) : null),
  ];
}
