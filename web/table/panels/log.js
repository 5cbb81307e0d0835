// The log: every event in words. A line highlights its feature; clicking it shows the board at that point.

import { h, put } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { line, place, tileOf } from "../../words/events.js";
import { readerOf } from "../../words/reader.js";
import { ruleLink } from "./rule.js";

/**
 * @typedef {object} LogActions
 * @property {(version: number) => void} lookAt
 * @property {(spot: import("../board/atlas.js").Spot | null, tile: [number, number] | null) => void} light a place or a tile
 */

/**
 * @param {LogActions} actions
 * @param {{ live?: boolean }} [how] a game in progress is followed and announced; a replay announces its own
 * position
 */
export function log(actions, { live = true } = {}) {
  const list = h("ol", { class: "log", tabindex: 0 });
  const speaker = h("div", { class: "unseen", "aria-live": "polite", role: "log" });
  const element = h("div", { class: "log-panel" }, list, speaker);
  // A reader at the newest lines stays there, even after opening another panel or rotating the phone.
  let following = live;
  const follow = () => following && (list.scrollTop = list.scrollHeight);
  list.addEventListener("scroll", () => {
    if (live && list.clientHeight) following = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  });
  new ResizeObserver(follow).observe(list);
  let written = 0;
  /** @type {unknown} */
  let first = null;
  let known = "";

  /** @type {(state: import("../state.js").TableState, entry: import("../state.js").LogLine) => HTMLElement | null} */
  function item(state, { version, event }) {
    const names = state.info?.seats.map((seat) => seat.name) ?? [];
    const text = line(event, state.state?.game ?? "classic", names, readerOf(state.you));
    if (!text) return null;
    const light = () => actions.light(place(event), tileOf(event));
    const dark = () => actions.light(null, null);
    const rule = "rule" in event ? event.rule : null;
    const seat = "player" in event && typeof event.player === "number" ? event.player : null;
    const livery = seat === null ? null : state.atlas?.liveries[state.liveries[seat]];
    const row = h("li", { class: `entry ${event.event}`, "data-version": version },
      h("button", {
        class: "quiet",
        title: t("log-look"),
        onclick: () => actions.lookAt(version),
        onpointerenter: light,
        onpointerleave: dark,
        onfocus: light,
        onblur: dark,
      }, text),
      rule ? ruleLink(rule) : null);
    if (livery) row.style.setProperty("--seat", livery.colour);
    return row;
  }

  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      list.setAttribute("aria-label", t("log-title"));
      const names = JSON.stringify([state.info?.seats.map((seat) => seat.name), state.you]);
      if (state.log[0] !== first || state.log.length < written || names !== known || !state.atlas) {
        written = 0;
        put(list);
        first = state.log[0] ?? null;
        known = names;
      }
      if (!state.atlas || written === state.log.length) return;
      const fresh = state.log.slice(written).map((entry) => item(state, entry)).filter((row) => row !== null);
      if (fresh.length > 20) following = live;
      list.append(...fresh);
      if (written && live) put(speaker, fresh.map((row) => h("p", null, row.querySelector("button")?.textContent)));
      written = state.log.length;
      follow();
    },
  };
}
