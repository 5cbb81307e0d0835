// The log's entries: one for each turn, with what it brought; opened, it has a line for each thing that happened.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { place } from "../../words/events.js";
import { readerOf } from "../../words/reader.js";
import { role } from "../../words/terms.js";
import { tilePicture } from "../board/tiles.js";
import { icon } from "./players.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 * @typedef {import("../state.js").LogLine} LogLine
 *
 * @typedef {object} TurnActions
 * @property {(version: number) => void} lookAt shows the board at that time
 * @property {(tile: [number, number]) => void} [visit] goes to a tile; in a replay the board goes to the turn instead
 * @property {(spots: import("../board/atlas.js").Spot[], tile: [number, number] | null) => void} light
 */

/**
 * What happened in a turn, in a few words: the figure, what was scored. keys: category-* item-* log-did-nothing-*
 * @param {LogLine["event"][]} events
 * @param {string} game
 */
function summary(events, game) {
  const words = [];
  for (const event of events) {
    if (event.event === "put" && event.spot) words.push(role(game, event.figure, event.spot.on));
    if (event.event === "tower") words.push(t("log-did-tower", { height: event.height }));
    if (event.event === "captured") words.push(t("log-did-capture"));
    if (event.event === "dragon" && event.by !== null) words.push(t("log-did-dragon"));
    if (event.event === "fairy") words.push(t("log-did-fairy"));
    if (event.event === "double-turn") words.push(t("log-second-tile"));
    if (event.event !== "scored") continue;
    const tiles = event.items.find(({ what }) => what === "tile")?.count;
    const category = t(`category-${game}-${event.category}`);
    words.push(tiles ? `${category}, ${t("item-tile", { count: tiles })}` : category);
  }
  const only = !words.length && events.some(({ event }) => event === "placed");
  return only ? t(`log-did-nothing-${game}`) : [...new Set(words)].join(" · ");
}

/**
 * An entry for a turn.
 * @param {TurnActions} actions
 */
export function turnEntry(actions) {
  const head = h("button", { class: "quiet turn-head", "aria-expanded": "false", onclick: toggle });
  const parts = h("ol", { class: "parts", hidden: true });
  const element = h("li", { class: "turn" }, head, parts);
  /** @type {LogLine[]} */
  let lines = [];
  /** @type {[number, number] | null} */
  let tile = null;

  function toggle() {
    const opens = parts.hidden !== false;
    parts.hidden = !opens;
    head.setAttribute("aria-expanded", String(opens));
    if (!opens) return;
    if (!actions.visit) actions.lookAt(lines.at(-1)?.version ?? 0);
    else if (tile) actions.visit(tile);
  }
  /** The tile and what was scored; final scoring is all over the board. */
  function light() {
    const events = lines.map(({ event }) => event);
    const final = events.some(({ event }) => event === "ending");
    actions.light(final ? [] : events.flatMap((event) => (event.event === "scored" ? place(event) ?? [] : [])), tile);
  }
  const dark = () => actions.light([], null);
  Object.assign(head, { onpointerenter: light, onpointerleave: dark, onfocus: light, onblur: dark });
  const look = h("button", { class: "quiet look", onclick: () => actions.lookAt(lines[0]?.version ?? 0) }, sign("last"), t("log-look"));

  return {
    element,
    /** @param {LogLine} line @param {HTMLElement | null} row */
    add(line, row) {
      lines.push(line);
      element.dataset.from ??= String(line.version);
      element.dataset.to = String(line.version);
      if (line.event.event === "placed") tile = [line.event.x, line.event.y];
      if (row) parts.append(row);
    },
    empty: () => !parts.childElementCount,
    /** @param {TableState} state */
    draw(state) {
      const { info, atlas, liveries } = state;
      if (!info || !atlas) return;
      const events = lines.map(({ event }) => event);
      const placed = events.find((event) => event.event === "placed");
      const final = events.some((event) => event.event === "ending");
      const seat = final ? null : placed?.player ?? null;
      const name = final ? t("scoring-title") : seat === null ? "" : seat === readerOf(state.you) ? t("you") : info.seats[seat].name;
      const gains = info.seats.map((_, index) => events.reduce((sum, event) => sum + (event.event === "scored" && event.player === index ? event.points : 0), 0));
      put(head,
        placed ? h("span", { class: "turn-tile" }, tilePicture(atlas, placed.tile, placed.rotation)) : null,
        h("span", { class: "turn-words" }, h("b", null, name), " ", h("span", { class: "soft" }, final ? "" : summary(events, info.game))),
        gains.map((points, index) => (points ? h("span", { class: "gain" },
          icon(`seat${liveries[index]}`, 13), points < 0 ? `−${-points}` : `+${points}`) : null)));
      if (actions.visit && (!parts.contains(look) || parts.lastElementChild !== look.parentElement)) parts.append(h("li", { class: "look-row" }, look));
      const livery = seat === null ? null : atlas.liveries[liveries[seat]];
      if (livery) element.style.setProperty("--seat", livery.colour);
    },
  };
}
