// All players: points, supply, time, whose turn it is.

import { h, put, s } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { figureId } from "../board/pieces.js";
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
 * @param {import("../state.js").TableState} state
 * @param {number} seat
 */
function hand(state, seat) {
  const position = state.looking?.state ?? state.state;
  const supply = position?.supply[seat];
  if (!position || !supply) return null;
  const livery = state.liveries[seat];
  const game = position.game;
  const goods = position.goods[seat];
  const captives = position.captives.filter((captive) => captive.captor === seat);
  return h("div", { class: "hand" },
    things(figureId("small", "city", livery), supply.small, t(`hand-${game}-small`, { count: supply.small }), { always: true }),
    things(figureId("big", "city", livery), supply.big, t("hand-big", { count: supply.big }), { half: 19 }),
    things(figureId("builder", "city", livery), supply.builder, t("hand-builder", { count: supply.builder })),
    things(figureId("pig", "city", livery), supply.pig, t("hand-pig", { count: supply.pig })),
    things("tower-1", supply.tower_pieces, t("hand-tower", { count: supply.tower_pieces }), { half: 13 }),
    goods && things("wine", goods.wine, t("hand-wine", { count: goods.wine }), { half: 10 }),
    goods && things("grain", goods.grain, t("hand-grain", { count: goods.grain }), { half: 10 }),
    goods && things("cloth", goods.cloth, t("hand-cloth", { count: goods.cloth }), { half: 10 }),
    captives.map(({ owner, figure }) => h("span", {
      class: "things captive",
      role: "img",
      "aria-label": t("hand-captive", { player: state.info?.seats[owner].name ?? "" }),
      title: t("hand-captive", { player: state.info?.seats[owner].name ?? "" }),
    }, icon(figureId(figure, "city", state.liveries[owner])))),
    laps(position.scores[seat] ?? 0));
}

/**
 * What the current turn part would score, or the one shown has scored.
 * @param {import("../state.js").TableState} state
 * @param {number} seat
 * @param {number[]} [gains] by seat
 */
function preview({ turn }, seat, gains = turn?.picks.at(-1)?.result?.points) {
  const points = gains?.[seat] ?? 0;
  return points ? h("span", { class: "preview" }, points > 0 ? `+${points}` : points) : null;
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

/**
 * One player's card. keys: level-* hand-*
 * @param {import("../state.js").TableState} state
 * @param {number} seat
 * @param {number[]} [gains] by seat
 */
function card(state, seat, gains) {
  const info = /** @type {import("wire/protocol").TableInfo} */ (state.info);
  const who = info.seats[seat];
  const position = state.looking?.state ?? state.state;
  const active = info.phase === "playing" && position?.actor === seat;
  const score = position?.scores[seat] ?? 0;
  const away = who.kind === "person" && !who.connected && info.phase === "playing";
  const about = [
    who.kind === "computer" && who.level ? t(`level-${who.level}`) : "",
    who.stand_in ? t("player-stand-in") : "",
    who.resigned ? t("player-resigned") : "",
    away ? t("player-away") : "",
    state.you.includes(seat) && state.you.length < info.seats.length ? t("player-you") : "",
  ].filter(Boolean);
  return h("li", { class: `player card${active ? " active" : ""}${away ? " away" : ""}`, "data-seat": seat },
    h("div", { class: "who" },
      icon(`seat${state.liveries[seat]}`, 13),
      h("span", { class: "name" }, who.name || t("player-open")),
      about.length ? h("span", { class: "about" }, about.join(" · ")) : null,
      active ? h("span", { class: "unseen" }, t("player-to-play")) : null),
    h("div", { class: "points" }, preview(state, seat, gains), h("strong", { class: "score" }, score)),
    hand(state, seat),
    clock(info.clocks, seat));
}

/**
 * A replay also shows what the current move has scored.
 * @returns {{ element: HTMLElement, show: (state: import("../state.js").TableState, gains?: number[]) => void }}
 */
export function players() {
  const element = h("ol", { class: "players", "aria-label": "" });
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    show(state, gains) {
      const parts = [state.info, state.state, state.looking, state.turn?.picks, state.liveries, state.atlas, state.you, gains];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      element.setAttribute("aria-label", t("players"));
      put(element, (state.info?.seats ?? []).map((_, seat) => card(state, seat, gains)));
    },
  };
}
