// Events in words, with their sums.

import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { formOf } from "./reader.js";
import { cell, feature, figure, role } from "./terms.js";

/**
 * @typedef {import("wire/wire").HappenedJson} Happened
 * @typedef {import("wire/wire").ItemJson} Item
 */

/**
 * The sum of a score: "3 tiles × 2 + 1 shield × 2". Mayflower's towns have flags instead of shields.
 * keys: item-*
 * @param {Item[]} items
 * @param {string} game
 */
export function sum(items, game) {
  return items.map(({ what, count, each }) => {
    const things = t(`item-${what === "shield" && game === "mayflower" ? "flag" : what}`, { count });
    return each === 1 ? things : `${things} × ${each}`;
  }).join(" + ");
}

/** Items whose points speak for themselves: the sum would only repeat them. */
const PLAIN = ["fairy", "surveyor", "captive"];

/**
 * Whether the sum says more than the points.
 * @param {{ items: Item[] }} event
 */
export function telling({ items }) {
  return items.length > 1 || items.some(({ what }) => !PLAIN.includes(what));
}

/**
 * Points with their sign: a ransom is negative.
 * @param {number} points
 */
function signed(points) {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/**
 * An event as a log line; empty for events that need no line.
 * keys: log-* category-* goods-*
 * @param {import("../table/state.js").LogEvent} event
 * @param {string} game
 * @param {string[]} names by seat
 * @param {number | null} [reader] the reader's own seat, which is addressed as "you"
 * @returns {string}
 */
export function line(event, game, names, reader = null) {
  const name = (/** @type {number} */ seat) => (seat === reader ? t("you") : names[seat]);
  const form = (/** @type {number} */ seat) => formOf(seat, reader);
  // Cells and tiles are named for those who want coordinates.
  const plain = settings().coordinates ? "" : "-plain";
  switch (event.event) {
    case "turn":
      return event.second_part ? t("log-turn-again", { player: name(event.player) }) : "";
    case "drawn":
      return "";
    case "back":
    case "expired":
      return t(`log-${event.event}`, { player: name(event.player) });
    case "discarded":
    case "put-aside":
      return t(`log-${event.event}${plain}`, { tile: event.tile });
    case "back-in-bag":
      return t("log-back-in-bag", { count: event.count });
    case "placed":
      return t(`log-placed${plain}`, { player: name(event.player ?? 0), tile: event.tile, cell: cell([event.x, event.y]) });
    case "put":
      return t(`log-put${plain}`, {
        player: name(event.player),
        role: event.spot ? role(game, event.figure, event.spot.on) : figure(game, event.figure),
        cell: event.spot ? cell(event.spot.at) : "",
      });
    case "returned":
      return event.reason === "scored" ? "" : t(`log-returned-${event.reason}`, {
        player: name(event.player),
        who: form(event.player),
        role: event.from ? role(game, event.figure, event.from.on) : figure(game, event.figure),
      });
    case "scored":
      return t(`log-scored${event.end ? "-end" : ""}${telling(event) ? "" : "-plain"}`, {
        player: name(event.player),
        points: event.points,
        gain: signed(event.points),
        category: t(`category-${game}-${event.category}`),
        sum: sum(event.items, game),
      });
    case "dragon":
      return t(`${event.by === null ? "log-dragon-called" : "log-dragon"}${plain}`, {
        player: event.by === null ? "" : name(event.by),
        who: event.by === null ? "other" : form(event.by),
        cell: cell(event.at),
      });
    case "fairy":
      return t(`log-fairy${plain}`, { cell: event.spot ? cell(event.spot.at) : "" });
    case "tower":
      return t(`log-tower${plain}`, { player: name(event.player), height: event.height, cell: cell(event.at) });
    case "captured":
      return t("log-captured", {
        player: name(event.by), who: form(event.by),
        owner: name(event.player), whose: form(event.player),
        figure: figure(game, event.figure),
      });
    case "freed":
      return t(event.ransom ? "log-ransomed" : "log-freed", {
        player: name(event.player), who: form(event.player),
        captor: name(event.by), whose: form(event.by),
        figure: figure(game, event.figure),
      });
    case "goods":
      return t("log-goods", { player: name(event.player), count: event.count, goods: t(`goods-${event.kind}`) });
    case "double-turn":
      return t("log-double-turn", { player: name(event.player) });
    case "surveyor":
      return t("log-surveyor", { column: event.to });
    case "ending":
      return t("log-ending");
    case "over":
      return t("log-over");
  }
}

/**
 * The place an event is about, to be highlighted.
 * @param {import("../table/state.js").LogEvent} event
 * @returns {import("../table/board/atlas.js").Spot | null}
 */
export function place(event) {
  if ("spot" in event && event.spot) return event.spot;
  if ("from" in event && event.from && typeof event.from === "object") return event.from;
  return null;
}

/**
 * The tile an event is about, if it is not about a place on it.
 * @param {import("../table/state.js").LogEvent} event
 * @returns {[number, number] | null}
 */
export function tileOf(event) {
  if (event.event === "placed") return [event.x, event.y];
  return "at" in event ? event.at : null;
}
