// What a part brings: the points of the move one by one, final scoring as one sum for each player.

import { h } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { sum, telling } from "../../words/events.js";

/**
 * @typedef {Extract<import("wire/wire").EventJson, { event: "scored" }>} Scored
 */

/**
 * @typedef {object} ScoreActions
 * @property {(scores: Scored[]) => void} [lightScores] highlights what points are for
 * @property {(tile: [number, number]) => void} [visit] goes to a tile
 */

/**
 * Pointing at points highlights what they are for; a click goes there.
 * @param {Scored[]} scores
 * @param {ScoreActions} actions
 */
export function pointing(scores, { lightScores, visit }) {
  const first = scores.find(({ spot }) => spot)?.spot;
  if (!first || !lightScores) return { class: "" };
  return {
    class: "points-at",
    onpointerenter: () => lightScores(scores),
    onpointerleave: () => lightScores([]),
    onclick: () => visit?.(first.at),
  };
}

/** Scores that are listed one by one; further ones are only counted. */
const MOST = 3;

/** @param {number} points */
export const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/** Points with their sign, in the colour of a gain or a loss. @param {number} points */
const pointsText = (points) => h("b", points < 0 ? { class: "loss" } : null, signed(points));

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
    .flatMap(([player, points], index) => [index ? " · " : "", h("span", { class: "brings-sum" }, pointsText(points), player === seat ? "" : ` ${names[player]}`)]);
}

/**
 * @param {Scored} event
 * @param {number} seat
 * @param {import("../prompts/all.js").PromptContext} here
 * @param {ScoreActions} actions
 */
function one(event, seat, { game, names }, actions) {
  const category = t(`category-${game}-${event.category}`);
  const what = telling(event) ? `${category}: ${sum(event.items, game)}` : category;
  const props = pointing([event], actions);
  return h("p", { ...props, class: `brings ${props.class}` }, pointsText(event.points), ` ${event.player === seat ? "" : `${names[event.player]} · `}${what}`);
}

/**
 * A few lines, however much is scored. keys: category-*
 * @param {import("wire/wire").EventJson[]} events
 * @param {number} seat the reader's own
 * @param {import("../prompts/all.js").PromptContext} here
 * @param {ScoreActions} [actions]
 */
export function brings(events, seat, here, actions = {}) {
  const lines = events.some(({ event }) => event === "double-turn") ? [h("p", { class: "brings", "data-key": "second" }, h("b", null, t("builder-second")))] : [];
  const scores = events.filter((event) => event.event === "scored");
  const now = scores.filter(({ end }) => !end);
  const final = scores.filter(({ end }) => end);
  // One line more takes no more room than the line that counts it.
  const listed = now.length > MOST + 1 ? now.slice(0, MOST) : now;
  for (const event of listed) lines.push(one(event, seat, here, actions));
  const rest = now.slice(listed.length);
  if (rest.length) lines.push(h("p", { class: "brings", "data-key": "more" }, `${t("brings-more", { count: rest.length })} `, sums(rest, seat, here.names)));
  if (final.length) lines.push(h("p", { class: "brings", "data-key": "final" }, `${t("brings-final")} `, sums(final, seat, here.names)));
  return lines;
}
