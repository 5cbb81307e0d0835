// The end of a game: who won, where the points came from, how it went, and the fairness check.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { address } from "../../app/router.js";
import { check } from "../../fair/check.js";
import { seen } from "../../fair/kept.js";
import { isGuided } from "../../guide/kept.js";
import { guidedMoments } from "../../guide/moments.js";
import { t } from "../../i18n/language.js";
import { canShare, savePicture, sharePicture } from "../../replay/share.js";
import { chart } from "../../replay/chart.js";
import { errorText } from "../../words/errors.js";
import { readerOf, winnersFor } from "../../words/reader.js";
import { history } from "../history.js";
import { rematchState } from "../rematch.js";
import { fairness } from "./fairness.js";
import { icon } from "./players.js";

/**
 * @typedef {import("../state.js").TableState} TableState
 *
 * @typedef {object} EndActions
 * @property {(request: any) => Promise<any>} order
 * @property {(request: any) => Promise<any>} ask
 * @property {() => void} close
 * @property {Pick<ReturnType<typeof import("../rematch.js").rematch>, "agree" | "decline" | "follow">} rematch
 * @property {() => Promise<void>} scoring shows final scoring step by step
 */

/** A game that has just ended is left visible for a moment first. */
const LOOK = 1400;

/** Points are listed in this order, in every game. */
const CATEGORIES = ["road", "city", "cloister", "field", "goods", "fairy", "ransom", "surveyor"];

/** @param {TableState} state */
function isOver({ info }) {
  return info?.phase === "over" || info?.phase === "abandoned";
}

/**
 * Who won, in words.
 * @param {TableState} state
 */
function verdict({ info, you }) {
  if (!info?.outcome) return t("end-given-up");
  const { winners, by_resignation } = info.outcome;
  const { who, named, count } = winnersFor(winners, readerOf(you));
  const names = new Intl.ListFormat(document.documentElement.lang).format(named.map((seat) => info.seats[seat].name));
  return t(by_resignation ? "end-won-resigned" : "end-won", { who, names, count });
}

/**
 * The final ranking.
 * @param {TableState} state
 */
function places({ info, state, liveries }) {
  const scores = info?.outcome?.scores ?? state?.scores ?? [];
  const winners = info?.outcome?.winners ?? [];
  const order = scores.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a]);
  return h("ol", { class: "end-places" }, order.map((seat) => h("li", { class: `end-place${winners.includes(seat) ? " winner" : ""}` },
    icon(`small${liveries[seat]}`, 16),
    h("span", { class: "end-name" }, info?.seats[seat].name ?? ""),
    h("strong", null, scores[seat]),
    h("span", { class: "unseen" }, t("end-points", { count: scores[seat] })))));
}

/**
 * Points by category; the sums are the scores. keys: category-*
 * @param {TableState} state
 * @param {import("wire/protocol").Summary} summary
 */
function sums({ info, liveries }, { seats }) {
  if (!info) return null;
  const named = (/** @type {string} */ name) => seats.some((seat) => seat.categories[name]);
  const atEnd = seats.map((seat) => Object.values(seat.at_end).reduce((sum, points) => sum + points, 0));
  /** @type {(points: number | undefined) => HTMLElement} */
  const cell = (points) => h("td", null, points ? String(points).replace("-", "−") : h("span", { class: "soft" }, "–"));
  return h("div", { class: `end-sums players-${seats.length}`, tabindex: 0, role: "region", "aria-label": t("end-categories") }, h("table", { class: "sums" },
    h("caption", { class: "unseen" }, t("end-categories")),
    h("thead", null, h("tr", null, h("td", null), info.seats.map((seat, index) => h("th", { scope: "col" },
      icon(`seat${liveries[index]}`, 13), h("span", { class: "end-column" }, seat.name))))),
    h("tbody", null, CATEGORIES.filter(named).map((name) => h("tr", null,
      h("th", { scope: "row" }, t(`category-${info.game}-${name}`)), seats.map((seat) => cell(seat.categories[name]))))),
    h("tfoot", null,
      h("tr", { class: "total" }, h("th", { scope: "row" }, t("end-total")), seats.map((seat) => h("td", null, seat.total))),
      atEnd.some(Boolean)
        ? h("tr", { class: "soft" }, h("th", { scope: "row" }, t("end-of-these-final")), atEnd.map((points) => cell(points)))
        : null)));
}

/**
 * @param {() => TableState} get
 * @param {EndActions} actions
 */
export function end(get, actions) {
  const title = h("h2", { id: "end-title", tabindex: -1 });
  const first = h("div", { class: "end-first" });
  const table = h("div", null, h("p", { class: "soft" }, t("end-adding-up")));
  const fair = h("div");
  const buttons = h("div", { class: "end-buttons row" });
  const problem = h("p", { class: "error", role: "alert" });
  const scores = chart();
  const ended = h("button", { class: "quiet ended-toggle", onclick: () => { projected = !projected; draw(get()); } }, t("end-projected"));
  const over = h("section", { class: "end-chart", hidden: true, "aria-labelledby": "end-chart-title" },
    h("div", { class: "chart-head" }, h("h3", { id: "end-chart-title" }, t("end-chart")), ended), scores.element);
  /** After a first game with tips, what could have been better. */
  const guided = isGuided(get().id) ? guidedMoments(get().id, get) : null;
  const body = h("div", { class: "end-body" }, table, guided?.element, over, fair);
  const dialog = /** @type {HTMLDialogElement} */ (/** @type {unknown} */ (h("dialog", { class: "end", "aria-labelledby": "end-title" },
    h("div", { class: "end-head" }, title, h("button", { class: "quiet", "aria-label": t("close"), onclick: () => dialog.close() }, sign("close"))),
    first, body, problem, buttons)));
  dialog.addEventListener("close", () => actions.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

  let wasOn = false;
  let projected = false;
  /** The version that was asked about. */
  let asked = -1;
  /**
   * @type {{
   *   summary: import("wire/protocol").Summary,
   *   fair: import("wire/protocol").Fairness,
   *   draws: import("../../fair/check.js").Checked | null,
   * } | null}
   */
  let found = null;
  /** @type {unknown} */
  let checked = null;
  /** @type {unknown[]} */
  let last = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let soon;

  /** @param {unknown} error */
  const failed = (error) => put(problem, errorText(error).text);

  async function fetchAll() {
    const { version } = get();
    if (asked === version) return;
    asked = version;
    try {
      const [summary, fair] = await Promise.all([actions.ask({ type: "summary" }), actions.ask({ type: "verify-draws" })]);
      found = { summary, fair, draws: await recomputed(fair) };
      put(problem);
      draw(get());
    } catch (error) {
      asked = -1;
      failed(error);
    }
  }

  /**
   * The draws, checked here in the page; none if there is nothing to check.
   * @param {import("wire/protocol").Fairness} fair
   */
  async function recomputed(fair) {
    if (fair.verdict !== "fair" && fair.verdict !== "unfair") return null;
    const start = await actions.ask({ type: "position", version: 0 });
    const laid = /** @type {import("wire/wire").TileJson[]} */ (get().state?.tiles ?? []);
    const there = new Set(start.tiles.map((/** @type {import("wire/wire").TileJson} */ { x, y }) => `${x},${y}`));
    const board = laid.filter(({ x, y }) => !there.has(`${x},${y}`)).map(({ id }) => id);
    const { id, version, log: watched } = get();
    const isWhole = new Set(watched.map((line) => line.version)).size === version;
    const log = isWhole ? watched : await history(actions.ask);
    return check(fair, seen(id), { id, board, starter: start.turn, log });
  }

  /** @param {TableState} state */
  function card(state) {
    const { info, version, id, liveries } = state;
    return {
      id, version, liveries,
      names: info?.seats.map((seat) => seat.name) ?? [],
      scores: info?.outcome?.scores ?? state.state?.scores ?? [],
      winners: info?.outcome?.winners ?? [],
    };
  }

  /**
   * A button that cannot be pressed again while it works.
   * @type {(key: string, text: string, act: () => Promise<void>, main?: boolean) => HTMLElement}
   */
  const button = (key, text, act, main = false) => h("button", {
    class: main ? "main" : null,
    "data-key": key,
    async onclick(/** @type {any} */ event) {
      const pressed = event.currentTarget;
      pressed.disabled = true;
      put(problem);
      await act().catch(failed);
      pressed.disabled = false;
    },
  }, text);

  /**
   * The rematch: to offer, to wait for, to accept, or to go to.
   * @param {TableState} state
   */
  function again(state) {
    const { info, you } = state;
    const { agree, decline, follow } = actions.rematch;
    if (info?.rematch) return button("rematch", t("end-to-rematch"), async () => follow(), true);
    const offer = info?.rematch_offer;
    if (!you.length) return null;
    if (!info || !offer) return button("rematch", t("end-rematch"), agree, true);
    if (rematchState(state) === "asked") {
      return [
        h("p", { class: "end-offer", role: "status" }, t("rematch-offered", { player: info.seats[offer.by].name })),
        button("rematch", t("rematch-accept"), agree, true),
        button("rematch-decline", t("rematch-decline"), decline),
      ];
    }
    const missing = info.seats.filter(({ kind }, seat) => kind === "person" && !offer.agreed.includes(seat)).map(({ name }) => name);
    const names = new Intl.ListFormat(document.documentElement.lang).format(missing);
    return [
      h("p", { class: "end-offer", role: "status" }, t("rematch-waiting", { names })),
      button("rematch-decline", t("rematch-withdraw"), decline),
    ];
  }

  /** @param {TableState} state */
  function draw(state) {
    const { info, you, id } = state;
    if (!info || !state.atlas) return;
    const parts = [info, state.liveries, state.atlas, found, you, projected, state.log.length];
    if (parts.every((part, index) => part === last[index])) return;
    last = parts;
    title.textContent = verdict(state);
    put(first, places(state));
    const points = found?.summary.chart ?? [];
    if (found) {
      put(table, sums(state, found.summary));
      if (found !== checked) put(fair, fairness(found.fair, found.draws, seen(id), info.seats.map(({ name }) => name)));
      checked = found;
    }
    over.hidden = points.length < 2;
    ended.hidden = !points.some((point) => point.projected);
    ended.setAttribute("aria-pressed", String(projected));
    scores.show({ names: info.seats.map((seat) => seat.name), liveries: state.liveries, colours: state.atlas.liveries, points, projected });
    put(buttons,
      info.phase === "over" ? again(state) : null,
      state.log.some(({ event }) => event.event === "scored" && event.end) ? button("scoring", t("end-scoring"), actions.scoring) : null,
      h("a", { class: "button", "data-key": "replay", href: `replay/${id}?turn=0` }, t("end-replay")),
      h("a", { class: "button", "data-key": "review", href: `replay/${id}?turn=0&review` }, t("replay-review")),
      h("button", { class: you.length || info.rematch ? "quiet" : "main", "data-key": "close", onclick: () => dialog.close() }, t("end-close")),
      h("div", { class: "end-keep", "data-key": "keep" },
        button("picture", t("end-picture"), () => savePicture(card(get()))),
        canShare() ? button("share", t("end-share"), () => sharePicture(card(get()))) : null,
        h("a", { class: "button", "data-key": "record", href: address(`api/tables/${encodeURIComponent(id)}/record`), download: `aude-${id}.txt` }, t("end-record"))));
  }

  function open() {
    soon = undefined;
    const state = get();
    if (dialog.open || state.endSeen || state.finale || !isOver(state)) return;
    if (!dialog.isConnected) document.getElementById("main")?.append(dialog);
    if (!dialog.isConnected) return;
    draw(state);
    dialog.showModal();
    title.focus();
    dialog.scrollTop = 0;
    fetchAll();
    void guided?.begin();
  }

  return {
    /** @param {TableState} state */
    show(state) {
      if (!isOver(state)) {
        wasOn ||= state.info?.phase === "playing";
        if (dialog.open) dialog.close();
        return;
      }
      if (state.endSeen || state.finale || !state.state || !state.atlas) {
        if (dialog.open) dialog.close();
        return;
      }
      if (dialog.open) draw(state);
      else if (soon === undefined) soon = setTimeout(open, wasOn ? LOOK : 0);
      wasOn = false;
    },
  };
}
