// All players: points, supply, time, whose turn it is.

import { h, put, s } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { opponentText } from "../../app/levels.js";
import { t } from "../../i18n/language.js";
import { figureId } from "../board/pieces.js";
import { tilePicture } from "../board/tiles.js";
import { acting } from "../state.js";
import { pointing, signed } from "./brings.js";
import { clockText, isShort, timeLeft } from "./clock.js";

/**
 * An icon from the atlas.
 * @param {string} id
 * @param {number} half its extent from the centre
 */
export function icon(id, half = 16) {
  return s("svg", { viewBox: `${-half} ${-half} ${2 * half} ${2 * half}`, class: "icon", "aria-hidden": "true" },
    s("use", { href: `#${id}` }));
}

/**
 * An icon with a number.
 * @param {string} id
 * @param {number} count
 * @param {string} label
 * @param {{ half?: number, always?: boolean }} [how] `always`: even if there are none
 */
function things(id, count, label, { half, always = false } = {}) {
  if (!count && !always) return null;
  return h("span", { class: count ? "things" : "things none", title: label, role: "img", "aria-label": label },
    icon(id, half), h("span", { class: "count", "aria-hidden": "true" }, count));
}

/**
 * Followers one by one, those on the board faint, where a player has no other figures.
 * @param {string} id
 * @param {number} count at home
 * @param {number} all
 * @param {string} label
 */
function row(id, count, all, label) {
  return h("span", { class: "row-of", role: "img", title: label, "aria-label": label },
    Array.from({ length: all }, (_, index) => {
      const one = icon(id);
      if (index >= count) one.classList.add("gone");
      return one;
    }));
}

/** More followers than that are not shown one by one. */
const ROW = 8;
/** More players than that have one line each. */
const FEW = 4;

/**
 * @param {import("../state.js").TableState} state
 * @param {number} seat
 */
function hand(state, seat) {
  const position = state.looking?.state ?? state.staged ?? state.state;
  const supply = position?.supply[seat];
  if (!position || !supply) return null;
  const livery = state.liveries[seat];
  const game = position.game;
  const goods = position.goods[seat];
  const captives = position.captives.filter((captive) => captive.captor === seat);
  const out = position.figures.filter(({ player, figure }) => player === seat && figure === "small").length
    + position.captives.filter(({ owner, figure }) => owner === seat && figure === "small").length;
  const others = supply.big || supply.builder || supply.pig || supply.tower_pieces || captives.length || position.figures.some(({ figure }) => figure !== "small");
  const small = figureId("small", "city", livery);
  const label = t(`supply-${game}-small`, { count: supply.small });
  return h("div", { class: "hand" },
    !others && supply.small + out <= ROW && position.supply.length <= FEW
      ? row(small, supply.small, supply.small + out, label)
      : things(small, supply.small, label, { always: true }),
    things(figureId("big", "city", livery), supply.big, t("supply-big", { count: supply.big }), { half: 19 }),
    things(figureId("builder", "city", livery), supply.builder, t("supply-builder", { count: supply.builder })),
    things(figureId("pig", "city", livery), supply.pig, t("supply-pig", { count: supply.pig })),
    things("tower-1", supply.tower_pieces, t("supply-tower", { count: supply.tower_pieces }), { half: 13 }),
    goods && things("wine", goods.wine, t("supply-wine", { count: goods.wine }), { half: 10 }),
    goods && things("grain", goods.grain, t("supply-grain", { count: goods.grain }), { half: 10 }),
    goods && things("cloth", goods.cloth, t("supply-cloth", { count: goods.cloth }), { half: 10 }),
    captives.map(({ owner, figure }) => h("span", {
      class: "things captive",
      role: "img",
      "aria-label": t("supply-captive", { player: state.info?.seats[owner].name ?? "" }),
      title: t("supply-captive", { player: state.info?.seats[owner].name ?? "" }),
    }, icon(figureId(figure, "city", state.liveries[owner]), figure === "big" ? 20 : 16))),
    laps(position.scores[seat] ?? 0));
}

/**
 * What the current turn part would score, or the one shown has scored.
 * @param {import("../state.js").TableState} state
 * @param {number} seat
 * @param {number[] | undefined} gains by seat
 * @param {import("./brings.js").ScoreActions} actions
 */
function preview({ turn }, seat, gains, actions) {
  const result = turn?.picks.at(-1)?.result;
  const points = (gains ?? result?.points)?.[seat] ?? 0;
  if (!points) return null;
  const scores = gains ? [] : (result?.events ?? []).filter((event) => event.event === "scored");
  const props = pointing(scores.filter(({ player }) => player === seat), actions);
  return h("span", { ...props, class: `preview ${points < 0 ? "loss" : ""} ${props.class}` }, signed(points));
}

/** Points for one lap of the score track. */
const LAP = 50;

/**
 * How many laps of the score track a player has completed.
 * @param {number} score
 */
function laps(score) {
  const count = Math.floor(score / LAP);
  if (count < 1) return null;
  const label = t("laps", { count });
  return h("span", { class: "laps", role: "img", title: label, "aria-label": label }, count * LAP);
}

/**
 * @param {import("wire/protocol").ClockNow} clocks
 * @param {number} seat
 */
function clock(clocks, seat) {
  if (!clocks.left.length) return null;
  return h("div", { class: isShort(clocks, seat) ? "clock short" : "clock", "data-clock": seat }, clockText(timeLeft(clocks, seat)));
}

/** A name longer than this is written smaller, so that it fits beside the score. */
const LONG = 8;

/**
 * A player's name. Where there is little room, a computer is a sign and its number.
 * @param {import("wire/protocol").SeatInfo} who
 */
function named(who) {
  const number = who.kind === "computer" ? / (\d+)$/.exec(who.name)?.[1] : undefined;
  return h("span", { class: who.name.length > LONG ? "name long" : "name", dir: "auto", title: who.name },
    number === undefined ? who.name || t("player-open") : [
      h("span", { class: "whole-name" }, who.name),
      h("span", { class: "brief-name", "aria-hidden": "true" }, sign("computer"), number),
    ]);
}

/**
 * One player's card. keys: supply-*
 * @param {import("../state.js").TableState} state
 * @param {number} seat
 * @param {number[] | undefined} gains by seat
 * @param {import("./brings.js").ScoreActions} actions
 */
function card(state, seat, gains, actions) {
  const info = /** @type {import("wire/protocol").TableInfo} */ (state.info);
  const who = info.seats[seat];
  const position = state.looking?.state ?? state.staged ?? state.state;
  const active = info.phase === "playing" && (state.looking?.state ?? state.state)?.actor === seat;
  const score = position?.scores[seat] ?? 0;
  const away = who.kind === "person" && !who.connected && info.phase === "playing";
  // Whoever decides here has the tile before them, in the tray.
  const drawn = state.state?.drawn;
  const thinks = active && !state.looking && gains === undefined && acting(state) !== seat && drawn;
  const about = [
    who.kind === "computer" && who.level ? opponentText(who.level, who.style) : "",
    who.stand_in ? t("player-stand-in") : "",
    who.resigned ? t("player-resigned") : "",
    away ? t("player-away") : "",
    state.you.includes(seat) && state.you.length < info.seats.length ? t("player-you") : "",
  ].filter(Boolean);
  const livery = state.atlas?.liveries[state.liveries[seat]];
  const element = h("li", { class: `player${active ? " active" : ""}${away ? " away" : ""}`, "data-seat": seat, "data-key": `seat ${seat}` },
    icon(`seat${state.liveries[seat]}`, 13),
    h("div", { class: "who" },
      named(who),
      about.length ? h("span", { class: "about" }, about.join(" · ")) : null,
      active ? h("span", { class: "unseen" }, t("player-to-play")) : null),
    h("strong", { class: "score" }, score),
    hand(state, seat),
    clock(info.clocks, seat),
    thinks && state.atlas ? h("div", { class: "thinks" },
      h("span", { class: "hand-tile" }, tilePicture(state.atlas, drawn, 0, true)),
      h("span", { class: "soft" }, t("player-thinking"))) : null,
    preview(state, seat, gains, actions));
  if (livery) element.style.setProperty("--seat", livery.colour);
  return element;
}

/**
 * A replay also shows what the current move has scored.
 * @param {import("./brings.js").ScoreActions} [actions]
 * @returns {{ element: HTMLElement, show: (state: import("../state.js").TableState, gains?: number[]) => void }}
 */
export function players(actions = {}) {
  const element = h("ol", { class: "players", "aria-label": "" });
  /** @type {unknown[]} */
  let last = [];
  /** Whose card is open where only one has room for everything. @type {string | null} */
  let open = null;
  const mark = () => {
    element.classList.toggle("opened", open !== null);
    for (const one of element.children) one.classList.toggle("open", one.getAttribute("data-seat") === open);
  };
  element.addEventListener("click", ({ target }) => {
    const seat = target instanceof Element ? target.closest(".player")?.getAttribute("data-seat") ?? null : null;
    open = seat === open ? null : seat;
    mark();
  });
  return {
    element,
    show(state, gains) {
      const parts = [state.info, state.state, state.staged, state.looking, state.turn?.picks, state.liveries, state.atlas, state.you, gains];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      element.setAttribute("aria-label", t("players"));
      element.classList.toggle("many", (state.info?.seats.length ?? 0) > FEW);
      put(element, (state.info?.seats ?? []).map((_, seat) => card(state, seat, gains, actions)));
      mark();
    },
  };
}
