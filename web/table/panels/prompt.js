// The bar at the bottom: the drawn tile, the choices, what they would score, and the confirm button.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { sign as arrow } from "../../replay/icons.js";
import { capital, figure as figureName, role } from "../../words/terms.js";
import { tilePicture } from "../board/tiles.js";
import { figureId } from "../board/pieces.js";
import { hereOf } from "../here.js";
import { groups, open, passing } from "../prompts/all.js";
import { acting, chosen, handOver, level, offers, setDown, shown, whole } from "../state.js";
import { hintNotice } from "./hint.js";
import { icon } from "./players.js";
import { ruleLink } from "./rule.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 *
 * @typedef {object} PromptActions
 * @property {(offer: import("wire/wire").OfferJson) => void} choose
 * @property {(group: string) => void} group
 * @property {() => void} turnTile
 * @property {() => void} back
 * @property {() => void} confirm
 * @property {() => void} takeScreen
 * @property {() => void} hint
 * @property {(by: number) => void} step shows the previous or next position
 * @property {() => void} showHint
 * @property {() => void} now
 * @property {() => void} quiet closes the note
 * @property {(cell: [number, number] | null) => void} point highlights a cell of the board
 * @property {(yes: boolean) => void} agree
 * @property {() => void} end shows the final scores
 * @property {(seat: number) => void} reclaim takes the seat back from the computer
 */

/** How many choices are listed as buttons; further ones are chosen on the board or by number. */
const LISTED = 12;

/** During this many turn parts the player is told how a tile is placed. */
const FIRST_PARTS = 8;

/**
 * What confirming does, in words. keys: confirm-*
 * @param {TableState} state
 */
function confirmText(state) {
  const last = state.turn?.picks.at(-1)?.offer;
  const game = state.state?.game ?? "classic";
  if (!last) return t("confirm");
  if ("put" in last) return t("confirm-put", { role: role(game, last.put.figure, last.put.on) });
  if ("pass" in last && state.turn && level(state.turn) > 0) {
    return t(offers(state.turn).some((offer) => "capture" in offer) ? "confirm-no-capture" : `confirm-no-figure-${game}`);
  }
  return t("confirm");
}

/**
 * The buttons of a group's choices.
 * @param {TableState} state
 * @param {import("../prompts/all.js").Group} group
 * @param {PromptActions} actions
 */
function options(state, group, actions) {
  const here = hereOf(state);
  if (!here || !state.turn) return null;
  const taken = chosen(state.turn)?.text;
  const listed = group.offers.slice(0, LISTED).map((offer, index) => {
    const figure = group.prompt.figure?.(offer, here);
    const detail = group.prompt.detail?.(offer, here);
    return h("button", {
      class: "option",
      "data-key": `option ${offer.text}`,
      "data-move": offer.text,
      "aria-pressed": String(offer.text === taken),
      onclick: () => actions.choose(offer),
    },
      h("span", { class: "digit", "aria-hidden": "true" }, index + 1),
      figure ? icon(figureId(figure.figure, figure.on, state.liveries[figure.seat]), 17) : null,
      !figure && group.prompt.icon ? icon(group.prompt.icon, group.prompt.icon === "dragon" ? 34 : 17) : null,
      h("span", { class: "words" }, h("span", null, capital(group.prompt.label(offer, here))), detail ? h("small", null, detail) : null));
  });
  const more = group.offers.length - listed.length;
  return [listed, more > 0 ? h("span", { class: "soft" }, t("prompt-more", { count: more })) : null];
}

/**
 * The choice to do nothing.
 * @param {TableState} state
 * @param {PromptActions} actions
 */
function nothing(state, actions) {
  const rest = state.turn && passing(offers(state.turn));
  if (!rest || !state.turn) return null;
  const isCapture = offers(state.turn).some((offer) => "capture" in offer);
  const game = state.state?.game ?? "classic";
  return h("button", {
    class: "option none",
    "data-key": "option -",
    "data-move": rest.text,
    "aria-pressed": String(chosen(state.turn)?.text === rest.text),
    onclick: () => actions.choose(rest),
  }, h("span", { class: "digit", "aria-hidden": "true" }, "0"), isCapture ? t("no-capture") : t(`no-figure-${game}`));
}

/**
 * The name of a kind of action: the figure's name, with where it goes if that is elsewhere.
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

/**
 * The question. keys: prompt-*
 * @param {TableState} state
 * @param {import("../prompts/all.js").Group | null} group
 */
function question(state, group) {
  const { turn, state: position } = state;
  if (!turn || !position) return "";
  const now = shown(state);
  // A ransom may come before the tile: once it has been opened, that is the question.
  if (now?.step === "place" && !setDown(state) && !(group && state.group === group.prompt.name)) {
    return t(position.second_part ? "prompt-place-again" : "prompt-place");
  }
  if (!group) return whole(turn) ? t("prompt-nothing-more") : "";
  return t(`prompt-${group.prompt.name.replace(/-.*/, "")}`);
}

/**
 * @param {TableState} state
 * @param {PromptActions} actions
 * @returns {(Node | null)[]}
 */
function mine(state, actions) {
  const turn = /** @type {import("../state.js").Turn} */ (state.turn);
  const here = hereOf(state);
  const now = shown(state);
  const down = setDown(state);
  const placing = now?.step === "place" && !down;
  const all = here ? groups(offers(turn), here) : [];
  const group = open(all, state.group);
  const drawn = state.state?.drawn;
  return [
    drawn && state.atlas
      ? h("button", {
        class: "hand-tile", "data-key": "turn", title: t("turn-tile"), "aria-label": t("hand-tile", { tile: drawn }),
        onclick: actions.turnTile,
      }, tilePicture(state.atlas, drawn, down ? down.rotation : state.turned % 4), h("span", { class: "turn-sign" }, sign("turn")))
      : null,
    h("div", { class: "asked" },
      h("p", { class: "question", id: "question", "aria-live": "polite" }, question(state, group)),
      placing && !all.length && state.version < FIRST_PARTS ? h("p", { class: "how soft" }, t("prompt-place-how")) : null,
      all.length > 1 || (placing && all.length)
        ? h("div", { class: "groups", role: "group", "aria-label": t("prompt-kinds") }, all.map(({ prompt }) => h("button", {
          class: "tab",
          "data-key": `group ${prompt.name}`,
          "aria-pressed": String(prompt.name === group?.prompt.name && (!placing || state.group === prompt.name)),
          onclick: () => actions.group(prompt.name),
        }, groupName(prompt.name, now?.game ?? "classic"))))
        : null,
      group && (!placing || state.group === group.prompt.name)
        ? h("div", { class: "options" }, nothing(state, actions), options(state, group, actions))
        : null),
    h("div", { class: "decide" },
      h("button", {
        class: "main confirm", "data-key": "confirm", disabled: !whole(turn), onclick: actions.confirm,
      }, sign("check"), turn.sent ? t("sending") : confirmText(state)),
      h("button", { class: "quiet", "data-key": "back", disabled: !turn.picks.length || turn.sent, onclick: actions.back }, sign("back"), h("span", { class: "label" }, t("undo"))),
      state.info?.aids
        ? h("button", { class: "quiet", "data-key": "hint", disabled: state.thinking, onclick: actions.hint }, sign("bulb"), h("span", { class: "label" }, state.thinking ? t("hint-thinking") : t("hint")))
        : null),
  ];
}

/**
 * Another player decides, or nobody any more. keys: waiting-*
 * @param {TableState} state
 * @param {PromptActions} actions
 */
function others(state, actions) {
  const { info, state: position } = state;
  if (!info) return [];
  if (info.phase === "over" || info.phase === "abandoned") {
    return [
      h("p", { class: "question" }, t(info.phase === "over" ? "waiting-over" : "waiting-abandoned")),
      h("button", { class: "main", "data-key": "end", onclick: actions.end }, t("show-end")),
    ];
  }
  const actor = position?.actor;
  const name = typeof actor === "number" ? info.seats[actor].name : "";
  const drawn = position?.drawn;
  const back = state.you.find((seat) => info.seats[seat].stand_in && !info.seats[seat].resigned);
  return [
    drawn && state.atlas ? h("div", { class: "hand-tile" }, tilePicture(state.atlas, drawn)) : null,
    h("div", { class: "asked" },
      h("p", { class: "question", "aria-live": "polite" }, name ? t("waiting-for", { player: name }) : ""),
      state.you.length ? null : h("p", { class: "how soft" }, t("watching")),
      back === undefined ? null : h("p", { class: "how soft" }, t("standing-in", { player: info.seats[back].name }))),
    back === undefined ? null : h("button", { class: "main", "data-key": "reclaim", onclick: () => actions.reclaim(back) }, t("menu-reclaim")),
  ];
}

/**
 * Another player asks us for a takeback.
 * @param {TableState} state
 * @param {PromptActions} actions
 */
function asked(state, actions) {
  const wish = state.info?.takeback;
  if (!wish || !state.info) return null;
  const open = state.you.filter((seat) => !wish.agreed.includes(seat));
  const text = t("takeback-asked", { player: state.info.seats[wish.by].name });
  return h("div", { class: "notice", role: "status" }, h("span", null, text),
    open.length
      ? [h("button", { class: "main", onclick: () => actions.agree(true) }, t("agree")),
        h("button", { onclick: () => actions.agree(false) }, t("decline"))]
      : h("span", { class: "soft" }, t("takeback-waiting")));
}

/**
 * The note: why not, an error, a hint.
 * @param {TableState} state
 * @param {PromptActions} actions
 */
function note(state, actions) {
  const { note: said, hint } = state;
  return [
    said ? h("div", { class: `notice ${said.kind}`, role: "status" },
      h("span", null, said.text), said.rule ? ruleLink(said.rule) : null,
      h("button", { class: "quiet", "aria-label": t("close"), onclick: actions.quiet }, sign("close"))) : null,
    hint ? hintNotice(hint, state.info, actions) : null,
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
    class: "quiet", "data-key": name, title: t(`replay-${name}`), "aria-label": t(`replay-${name}`), onclick: () => actions.step(by),
  }, arrow(name));
  return [
    h("p", { class: "question" }, t("looking-at", { version })), step("previous", -1), step("next", 1),
    h("button", { class: "main", "data-key": "now", onclick: actions.now }, t("back-to-now")),
  ];
}

/**
 * @param {PromptActions} actions
 */
export function prompt(actions) {
  const notes = h("div", { class: "notes" });
  const bar = h("div", { class: "turn-bar card" });
  const element = h("section", { class: "prompt", "aria-labelledby": "question" }, notes, bar);
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    /** @param {TableState} state */
    show(state) {
      const parts = [
        state.info, state.state, state.turn, state.looking, state.note, state.hint, state.thinking,
        state.group, state.beside, state.atlas, state.liveries, state.turned, state.handed, state.you,
      ];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      put(notes, asked(state, actions), note(state, actions));
      const seat = acting(state);
      if (state.looking) {
        put(bar, looking(state.looking.version, actions));
      } else if (handOver(state) && seat !== null) {
        const name = state.info?.seats[seat].name ?? "";
        put(bar, icon(`seat${state.liveries[seat]}`, 13), h("p", { class: "question", id: "question" }, t("hand-over", { player: name })),
          h("button", { class: "main confirm", "data-key": "take", onclick: actions.takeScreen }, t("take-screen", { player: name })));
      } else if (state.turn) put(bar, mine(state, actions));
      else put(bar, others(state, actions));
      bar.classList.toggle("mine", seat !== null && !state.looking);
    },
  };
}
