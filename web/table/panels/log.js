// The log: one entry for each turn, with a line for every event. A line highlights its place; clicking it goes there. In
// a replay, clicking an entry or a line shows the board at that point.

import { h, put } from "../../app/dom.js";
import { settings } from "../../app/settings.js";
import { t } from "../../i18n/language.js";
import { line, place, tileOf } from "../../words/events.js";
import { readerOf } from "../../words/reader.js";
import { standing } from "../entries.js";
import { ruleLink } from "./rule.js";
import { turnEntry } from "./turns.js";

/**
 * @typedef {object} LogActions
 * @property {(version: number) => void} lookAt
 * @property {(tile: [number, number]) => void} [visit] goes to a tile
 * @property {(spots: import("../board/atlas.js").Spot[], tile: [number, number] | null) => void} light places or a tile
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
  /** The rows with their lines, to strike out what is taken back. @type {[import("../state.js").LogLine, HTMLElement][]} */
  let rows = [];

  /** @param {import("../state.js").LogLine[]} lines */
  function strike(lines) {
    const left = new Set(standing(lines));
    for (const [entry, row] of rows) {
      const undone = !left.has(entry);
      if (undone === row.classList.contains("undone")) continue;
      row.classList.toggle("undone", undone);
      row.querySelector(".undone-note")?.remove();
      if (undone) row.append(h("span", { class: "undone-note small" }, t("log-undone")));
    }
  }

  /** @type {(state: import("../state.js").TableState, entry: import("../state.js").LogLine) => HTMLElement | null} */
  function item(state, entry) {
    const { version, event } = entry;
    const names = state.info?.seats.map((seat) => seat.name) ?? [];
    const text = line(event, state.state?.game ?? "classic", names, readerOf(state.you));
    if (!text) return null;
    const spot = place(event);
    const light = () => actions.light(spot ? [spot] : [], tileOf(event));
    const dark = () => actions.light([], null);
    const where = spot?.at ?? tileOf(event);
    const rule = "rule" in event ? event.rule : null;
    const seat = "player" in event && typeof event.player === "number" ? event.player : null;
    const livery = seat === null ? null : state.atlas?.liveries[state.liveries[seat]];
    /** @type {HTMLElement} */
    const row = h("li", { class: `entry ${event.event}`, "data-version": version },
      h("button", {
        class: "quiet",
        title: actions.visit ? null : t("log-look"),
        onclick: () => (actions.visit && where ? actions.visit(where) : actions.lookAt(version)),
        onpointerenter: light,
        onpointerleave: dark,
        onfocus: light,
        onblur: dark,
      }, text),
      rule ? ruleLink(rule) : null);
    if (livery) row.style.setProperty("--seat", livery.colour);
    rows.push([entry, row]);
    return row;
  }

  /** The turn that is being written. @type {ReturnType<typeof turnEntry> | null} */
  let turn = null;

  /**
   * Writes lines, each to its turn.
   * @param {import("../state.js").TableState} state
   * @param {import("../state.js").LogLine[]} lines
   * @returns {HTMLElement[]} their rows
   */
  function write(state, lines) {
    /** @type {HTMLElement[]} */
    const fresh = [];
    /** @type {Set<NonNullable<typeof turn>>} */
    const touched = new Set();
    for (const entry of lines) {
      const row = item(state, entry);
      if (row) fresh.push(row);
      // A turn ends where the next one begins, or final scoring does, or it is taken back.
      if (entry.event.event === "ending" || entry.event.event === "back") turn = null;
      if (row && entry.event.event === "back") {
        list.append(row);
        continue;
      }
      if (row || entry.event.event === "placed") {
        turn ??= turnEntry(actions);
        turn.add(entry, row);
        touched.add(turn);
        if (!turn.element.isConnected) list.append(turn.element);
      }
      if (entry.event.event === "turn" && !entry.event.second_part) turn = null;
    }
    for (const one of touched) one.draw(state);
    return fresh;
  }

  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      list.setAttribute("aria-label", t("log-title"));
      const names = JSON.stringify([state.info?.seats.map((seat) => seat.name), state.you, settings().coordinates]);
      if (state.log[0] !== first || state.log.length < written || names !== known || !state.atlas) {
        written = 0;
        rows = [];
        turn = null;
        list.replaceChildren();
        first = state.log[0] ?? null;
        known = names;
      }
      if (!state.atlas || written === state.log.length) return;
      const fresh = write(state, state.log.slice(written));
      if (fresh.length > 20) following = live;
      if (state.log.some(({ event }) => event.event === "back")) strike(state.log);
      if (written && live) put(speaker, fresh.map((row) => h("p", null, row.querySelector("button")?.textContent)));
      written = state.log.length;
      follow();
    },
  };
}
