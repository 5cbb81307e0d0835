// The review of a game that is over: asked for once, then charts, the key moments and the sums.

import { h, put } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { errorText } from "../words/errors.js";
import { sign as stepSign } from "./icons.js";
import { reviewChart } from "./review-chart.js";
import { fetchReview } from "./review-fetch.js";
import { losers, markedMoments, momentsOf } from "./review-moments.js";
import { lossOf } from "./review-plot.js";
import { details, grades, totals } from "./review-tables.js";
import { percent, signed, why } from "./review-words.js";

/**
 * @typedef {import("wire/protocol").ReviewState} ReviewState
 * @typedef {import("wire/wire").Review} Review
 * @typedef {import("./state.js").ReplayState} ReplayState
 *
 * @typedef {object} ReviewActions
 * @property {(at: number) => void} go
 * @property {() => void} changed
 * @property {() => void} open shows this panel
 * @property {() => void} close
 * @property {(moment: import("wire/wire").KeyMoment) => void} attempt tries a turn again
 */

/**
 * Whether the game of a replay can be reviewed.
 * @param {ReplayState} state
 */
export function canReview({ info, moments }) {
  return Boolean(info) && info?.phase !== "playing" && info?.phase !== "gathering" && moments.length > 1;
}

/**
 * @param {() => ReplayState} get
 * @param {ReviewActions} actions
 */
export function reviewPanel(get, actions) {
  const note = h("p", { class: "soft review-note", role: "status", hidden: true });
  const progress = h("progress", { hidden: true, "aria-label": t("replay-review") });
  const body = h("div", { class: "review-body" });
  const element = h("section", { class: "review-panel", "aria-label": t("replay-review") },
    h("div", { class: "review-title" }, h("h2", null, t("replay-review")),
      h("button", { class: "quiet tool review-close", "aria-label": t("review-close"), title: t("review-close"), onclick: actions.close }, sign("close"))),
    note, progress, body);
  const button = h("button", { class: "quiet review-button", hidden: true, onclick: () => void begin() }, sign("sums"), t("replay-review"));
  /** @type {ReviewState | null} */
  let found = null;
  let left = false;
  let asked = false;
  /** @type {ReturnType<typeof reviewChart> | null} */
  let chart = null;
  /** The moments that can be chosen: those of the lists, and after them every other marked turn. @type {import("wire/wire").KeyMoment[]} */
  let moments = [];
  /** @type {number | null} */
  let chosen = null;
  /** Which of those that are in no list is shown above the lists. @type {number | null} */
  let here = null;
  const hereList = h("ol", { class: "review-moments review-here", "aria-label": t("review-here"), hidden: true });

  /**
   * Shows the review, once it is there, and one of its key moments, unless the reader has gone elsewhere meanwhile.
   * @param {number} [moment]
   */
  async function begin(moment = 0) {
    actions.open();
    if (asked) return;
    asked = true;
    const { at } = get();
    try {
      found = await fetchReview(get().id, ({ done, total }) => {
        progress.hidden = note.hidden = false;
        progress.max = total;
        progress.value = done;
        note.textContent = t("review-progress", { done, total });
        return !left;
      });
    } catch (error) {
      asked = false;
      note.hidden = false;
      note.textContent = errorText(error).text;
    }
    progress.hidden = true;
    if (!found || left) return;
    note.hidden = true;
    moments = found.review ? markedMoments(found.review) : [];
    draw();
    actions.changed();
    if (get().at === at) choose(moment);
  }

  /** A moment by its index. @param {number | null} index */
  const momentAt = (index) => (index === null ? undefined : moments[index]);

  /** @param {number} index of a moment */
  function choose(index) {
    const moment = momentAt(index);
    if (!moment) return;
    actions.go(found?.before[moment.turn] ?? 0);
    chosen = index;
    mark();
    actions.changed();
  }

  /** To the key moment before or after what the board shows. @param {1 | -1} by */
  function step(by) {
    const { at } = get();
    const many = found?.review?.moments.length ?? 0;
    const all = moments.slice(0, many).map(({ turn }, index) => ({ index, version: found?.before[turn] ?? 0 })).sort((one, other) => one.version - other.version);
    const next = by > 0 ? all.find(({ version }) => version > at) : all.findLast(({ version }) => version < at);
    if (next) choose(next.index);
  }
  /** keys: review-previous review-next @param {"previous" | "next"} name @param {1 | -1} by @param {string} key */
  function stepButton(name, by, key) {
    const label = t(`review-${name}`);
    return h("button", { class: "quiet tool", "data-key": `review-${name}`, "aria-label": label, title: `${label} (${key})`, "aria-keyshortcuts": key, onclick: () => step(by) }, stepSign(name));
  }

  /** Shows which key moment is chosen. */
  function mark() {
    for (const item of body.querySelectorAll(".review-moment")) {
      const own = item.getAttribute("data-moment") === String(chosen);
      item.classList.toggle("now", own);
      item.querySelector("button")?.setAttribute("aria-pressed", String(own));
    }
  }

  /**
   * @param {Review} review
   * @param {import("wire/wire").KeyMoment} moment
   * @param {number} index
   */
  function keyMoment(review, moment, index) {
    const turn = review.turns[moment.turn];
    const game = get().info?.game ?? "classic";
    // The chance of winning only where it changes.
    const chance = moment.win >= 0.01 ? t("review-chance", { chance: percent(moment.win) }) : "";
    return h("li", { class: "review-moment", "data-moment": index },
      h("button", { class: "quiet review-choose", "aria-pressed": "false", onclick: () => choose(index) },
        h("b", { class: "review-letter" }, index < review.moments.length ? "ABC"[index] : ""),
        h("b", { class: "review-head" }, t("review-turn", { number: turn.number, player: review.players[moment.seat] ?? "" })),
        h("b", { class: "review-loss" }, signed(-moment.loss)),
        h("span", { class: "review-why" }, t("review-played", { what: why(moment.played, moment.seat, game, review.players, turn.played, moment.better, false) })),
        h("span", { class: "review-why" }, h("b", null, t("review-better")), ` ${why(moment.facts, moment.seat, game, review.players, moment.better, turn.played)} · `,
          h("b", { class: "review-gain" }, t("review-worth", { points: signed(moment.loss).replace("+", "") })), chance ? ` · ${chance}` : "")),
      h("div", { class: "review-try" },
        h("button", { class: "soft-button", "data-key": "try", onclick: () => { choose(index); actions.attempt(moment); } }, t("try-title")),
        h("a", { class: "button soft-button", href: `analysis?table=${encodeURIComponent(get().id)}&version=${found?.before[moment.turn] ?? 0}` }, t("analysis-here"))));
  }

  /** Each player's own moments that are not among those of the game. @param {Review} review */
  function ownMoments(review) {
    const first = review.moments.length;
    const own = momentsOf(review).slice(first).map((moment, index) => ({ moment, index: first + index }));
    return review.players.flatMap((player, seat) => {
      const theirs = own.filter(({ moment }) => moment.seat === seat);
      return theirs.length ? [h("h3", { class: "review-own" }, t("review-own", { player })), h("ol", { class: "review-moments" }, theirs.map(({ moment, index }) => keyMoment(review, moment, index)))] : [];
    });
  }

  /** The turn that the board shows, if it lost points and is in no list. @param {Review} review @param {number} at the index of the last turn played */
  function showHere(review, at) {
    const last = found?.played[at] === get().at ? moments.findIndex(({ turn }) => turn === at) : -1;
    const index = chosen ?? last;
    const next = index >= momentsOf(review).length ? index : null;
    if (next === here) return;
    here = next;
    hereList.hidden = next === null;
    hereList.replaceChildren(...(next === null ? [] : [keyMoment(review, moments[next], next)]));
    mark();
  }

  function draw() {
    const review = found?.review;
    if (!review) return;
    const { liveries, atlas, info } = get();
    const colours = liveries.map((livery) => atlas?.liveries[livery]?.colour ?? "currentColor");
    chart = reviewChart(review, colours, (turn) => {
      chosen = null;
      mark();
      actions.go(turn < 0 ? 0 : found?.played[turn] ?? 0);
    });
    put(body,
      ...chart.elements,
      hereList,
      h("div", { class: "review-steps" }, h("h3", null, t("review-moments")), review.moments.length ? [stepButton("previous", -1, "["), stepButton("next", 1, "]")] : null),
      review.moments.length ? h("ol", { class: "review-moments" }, review.moments.map((moment, index) => keyMoment(review, moment, index))) : h("p", { class: "soft" }, t("review-none")),
      ...ownMoments(review),
      h("h3", null, t("review-sums")),
      totals(review, liveries), ...grades(review),
      h("details", null, h("summary", null, t("review-details")), ...details(review, info?.game ?? "classic", liveries)),
      h("p", { class: "soft review-judge" }, t("review-judge", { judge: review.judge, simulations: review.simulations })));
    body.querySelector(".review-chart.margin")?.addEventListener("click", (event) => {
      const at = event.target instanceof Element ? event.target.closest("[data-moment]") : null;
      if (at) choose(Number(at.getAttribute("data-moment")));
    });
  }

  return {
    element,
    button,
    /** @param {ReplayState} state */
    show(state) {
      button.hidden = !canReview(state);
      if (!found) return;
      const at = found.played.findLastIndex((version) => version <= state.at);
      chart?.show(at);
      if (chosen !== null && found.before[momentAt(chosen)?.turn ?? -1] !== state.at) {
        chosen = null;
        mark();
      }
      if (found.review) showHere(found.review, at);
    },
    /** The key moment that is shown on the board. */
    moment() {
      const review = found?.review;
      const moment = momentAt(chosen);
      return review && moment ? { moment, turn: review.turns[moment.turn] } : null;
    },
    /** @param {number} turn the index of a turn */
    turn: (turn) => (found?.review ? { turn: found.review.turns[turn], before: found.before[turn] } : null),
    /** Versions with a loss that is worth a mark on the slider, and its size. */
    losses: () => (found?.review?.turns ?? []).flatMap((turn, index) => losers(turn).map((seat) => ({ version: found?.played[index] ?? 0, loss: lossOf(turn, seat), seat }))),
    begin,
    step,
    /** The most important key moment. */
    first: () => (found ? choose(0) : void begin()),
    stop() { left = true; },
  };
}
