// What a part brings: the points of the move one by one, final scoring as one sum for each player.

import { h } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { sum, telling } from "../../words/events.js";

/**
 * @typedef {Extract<import("wire/wire").EventJson, { event: "scored" }>} Scored
 */

/** Scores that are told one by one; more are counted. */
const MOST = 3;

/** @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/**
 * The sum of some scores for each player who has any, the reader first.
 * @param {Scored[]} scores
 * @param {number} seat the reader's own
 * @param {string[]} names
 */
function sums(scores, seat, names) {
  /** @type {Map<number, number>} */
  const all = new Map();
  for (const { player, points } of scores) all.set(player, (all.get(player) ?? 0) + points);
  return [...all].sort(([a], [b]) => Number(b === seat) - Number(a === seat) || a - b)
    .flatMap(([player, points], index) => [index ? " · " : "", h("span", { class: "brings-sum" }, h("b", null, signed(points)), player === seat ? "" : ` ${names[player]}`)]);
}

/**
 * @param {Scored} event
 * @param {number} seat
 * @param {import("../prompts/all.js").Here} here
 */
function one(event, seat, { game, names }) {
  const category = t(`category-${game}-${event.category}`);
  const what = telling(event) ? `${category}: ${sum(event.items, game)}` : category;
  return h("p", { class: "brings" }, h("b", null, signed(event.points)), ` ${event.player === seat ? "" : `${names[event.player]} · `}${what}`);
}

/**
 * A few lines, however much is scored. keys: category-*
 * @param {import("wire/wire").EventJson[]} events
 * @param {number} seat the reader's own
 * @param {import("../prompts/all.js").Here} here
 */
export function brings(events, seat, here) {
  const lines = events.some(({ event }) => event === "double-turn") ? [h("p", { class: "brings", "data-key": "second" }, h("b", null, t("builder-second")))] : [];
  const scores = events.filter((event) => event.event === "scored");
  const now = scores.filter(({ end }) => !end);
  const final = scores.filter(({ end }) => end);
  // One line more takes no more room than the line that counts it.
  const told = now.length > MOST + 1 ? now.slice(0, MOST) : now;
  for (const event of told) lines.push(one(event, seat, here));
  const rest = now.slice(told.length);
  if (rest.length) lines.push(h("p", { class: "brings", "data-key": "more" }, `${t("brings-more", { count: rest.length })} `, sums(rest, seat, here.names)));
  if (final.length) lines.push(h("p", { class: "brings", "data-key": "final" }, `${t("brings-final")} `, sums(final, seat, here.names)));
  return lines;
}
