// What happened at the current position: who moved, and what it scored.

import { h, put } from "../app/dom.js";
import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { linesOf } from "../table/entries.js";
import { tilePicture } from "../table/board/tiles.js";
import { icon } from "../table/panels/players.js";
import { line } from "../words/events.js";
import { tileWords } from "../words/tiles.js";
import { position } from "./controls.js";
import { moment } from "./state.js";
import { worth } from "./timeline.js";

/** @param {number} points */
function signed(points) {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

/**
 * The events of the position in words.
 * @param {import("./state.js").ReplayState} state
 * @returns {string[]}
 */
export function lines(state) {
  const now = moment(state);
  if (!now || !state.info) return [];
  if (now.kind === "back") return [t("replay-back", { number: Number(now.moves[0]) })];
  const names = state.info.seats.map((seat) => seat.name);
  return linesOf(now).map(({ event }) => line(event, now.state.game, names)).filter(Boolean);
}

/**
 * Points of the move by seat, and its total effect on the projected scores.
 * @param {import("./state.js").ReplayState} state
 */
function brought(state) {
  const now = moment(state);
  if (!now || !state.info) return [];
  const changed = worth(state.summary?.chart ?? [], now);
  return state.info.seats.map(({ name }, seat) => {
    const gain = now.gains[seat];
    const whole = changed?.[seat] ?? gain;
    if (!gain && !whole) return null;
    const label = t("replay-worth", { player: name, points: signed(gain), worth: signed(whole) });
    return h("li", { class: "chip brought", title: label },
      icon(`seat${state.liveries[seat]}`, 13),
      h("span", { class: "unseen" }, label),
      gain ? h("strong", { "aria-hidden": "true" }, signed(gain)) : null,
      whole === gain ? null : h("span", { class: "soft", "aria-hidden": "true" }, `(${signed(whole)})`));
  });
}

/** The move in words with its points, and the tile drawn by the next player. */
export function moveSummary() {
  const where = h("p", { class: "replay-where" });
  const what = h("ul", { class: "replay-what" });
  const points = h("ul", { class: "replay-brought" });
  const hand = h("div", { class: "replay-next" });
  const element = h("div", { class: "replay-told" }, h("div", { class: "replay-words" }, h("div", { class: "row" }, where, points), what), hand);
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    /** @param {import("./state.js").ReplayState} state */
    show(state) {
      const now = moment(state);
      const parts = [now, state.info, state.atlas, state.summary, state.moments.length];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      if (!now || !state.info) return;
      const name = state.info.seats[now.seat ?? -1]?.name;
      put(where, h("strong", null, position(state)), name && now.kind !== "back" ? h("span", null, ` · ${name}`) : null);
      const happened = lines(state);
      put(what, (happened.length ? happened : [t("replay-begins")]).map((text) => h("li", null, text)));
      what.title = happened.join("\n");
      put(points, brought(state));
      const { drawn, actor } = now.state;
      const next = typeof actor === "number" ? state.info.seats[actor].name : "";
      hand.hidden = !drawn || !next;
      if (state.atlas && drawn && next) {
        const label = settings().coordinates
          ? t("replay-next-tile", { player: next, tile: drawn })
          : t("replay-next-tile-words", { player: next, tile: tileWords(state.atlas, now.state.game, { id: drawn, rotation: 0 }) });
        put(hand, h("span", { class: "hand-tile", role: "img", "aria-label": label, title: label }, tilePicture(state.atlas, drawn, 0, true)),
          icon(`seat${state.liveries[/** @type {number} */ (actor)]}`, 13));
      }
    },
  };
}
