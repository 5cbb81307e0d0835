// The sums of a review: by player, by phase of the game, by kind of decision.

import { h } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { icon } from "../table/panels/players.js";
import { kindName, signed } from "./review-words.js";

/** @typedef {import("wire/wire").Review} Review */

/**
 * Losses, luck and the error rate of every player.
 * keys: level-*
 * @param {Review} review
 * @param {number[]} liveries
 */
export function totals(review, liveries) {
  /** @type {(text: string, about: string) => HTMLElement} */
  const head = (text, about) => h("th", { scope: "col", title: about }, text);
  return h("table", { class: "review-totals" },
    h("thead", null, h("tr", null, h("td", null),
      head(t("review-lost"), t("review-lost-about")), head(t("review-rate"), t("review-rate-about")),
      head(t("review-luck-sum"), t("review-luck-about")), head(t("review-without-luck"), t("review-without-luck-about")))),
    h("tbody", null, review.totals.map((total, seat) => h("tr", { "data-seat": seat },
      h("th", { scope: "row", title: review.players[seat] }, icon(`seat${liveries[seat]}`, 13), h("span", null, review.players[seat])),
      h("td", null, signed(-total.loss)), h("td", null, signed(-total.rate)), h("td", null, signed(total.luck)), h("td", null, signed(total.adjusted))))));
}

/**
 * Whose play each player's resembles.
 * @param {Review} review
 */
export function grades(review) {
  return review.totals.map((total, seat) => (total.grade
    ? h("p", { class: "review-grade" }, t("review-like", { player: review.players[seat], level: t(`level-${total.grade}`) }))
    : null));
}

/**
 * One line for each name that any player has.
 * @param {Review} review
 * @param {"phases" | "kinds"} part
 */
function names(review, part) {
  return [...new Set(review.totals.flatMap((total) => total[part].filter(({ many, loss, luck }) => many || loss || luck).map(({ name }) => name)))];
}

/**
 * How every player's margin at the end comes about: the identity of docs/review.md, with what the judge cannot explain.
 * @param {Review} review
 * @param {number[]} liveries
 */
function identity(review, liveries) {
  const { start, end, totals: all } = review;
  /** @type {[string, (seat: number) => number][]} */
  const rows = [
    [t("review-sum-start"), (seat) => start[seat]],
    [t("review-sum-luck"), (seat) => all[seat].luck],
    [t("review-sum-others-luck"), (seat) => all[seat].luck_of_others],
    [t("review-sum-lost"), (seat) => -all[seat].loss],
    [t("review-sum-others-lost"), (seat) => all[seat].gifts],
    [t("review-sum-rest"), (seat) => all[seat].remainder],
    [t("review-sum-end"), (seat) => end[seat]],
  ];
  return h("table", { class: "review-details review-identity" },
    heads(review, liveries, t("review-sum-title")),
    h("tbody", null, rows.map(([label, value]) => h("tr", null, h("th", { scope: "row" }, label),
      review.players.map((_, seat) => h("td", null, signed(value(seat))))))));
}

/**
 * The title of a table, and the players.
 * @param {Review} review
 * @param {number[]} liveries
 * @param {string} title
 */
function heads(review, liveries, title) {
  return h("thead", null, h("tr", null, h("th", { scope: "col" }, title),
    review.players.map((name, seat) => h("th", { scope: "col", title: name }, icon(`seat${liveries[seat]}`, 13), h("span", { class: "unseen" }, name)))));
}

/**
 * keys: review-phase-*
 * @param {Review} review
 * @param {string} game
 * @param {number[]} liveries
 */
export function details(review, game, liveries) {
  /** @type {(part: "phases" | "kinds", name: string, seat: number) => import("wire/wire").ReviewSum | undefined} */
  const sum = (part, name, seat) => review.totals[seat][part].find((one) => one.name === name);
  /** @type {(part: "phases" | "kinds", title: string, label: (name: string) => string, cell: (found: import("wire/wire").ReviewSum) => string) => HTMLElement} */
  const table = (part, title, label, cell) => h("table", { class: "review-details" },
    heads(review, liveries, title),
    h("tbody", null, names(review, part).map((name) => h("tr", null, h("th", { scope: "row" }, label(name)),
      review.players.map((_, seat) => {
        const found = sum(part, name, seat);
        return h("td", null, found && (found.many || found.loss || found.luck) ? cell(found) : "–");
      })))));
  return [
    identity(review, liveries),
    table("phases", t("review-lost-by-phase"), (name) => t(`review-phase-${name}`), ({ loss }) => signed(-loss)),
    table("phases", t("review-luck-by-phase"), (name) => t(`review-phase-${name}`), ({ luck }) => signed(luck)),
    table("kinds", t("review-lost-by-kind"), (name) => kindName(name, game), ({ loss, many }) => t("review-of", { loss: signed(-loss), count: many })),
  ];
}
