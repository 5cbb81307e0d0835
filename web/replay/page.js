// The replay page: a whole game, move by move. It wires the server, the state and the view together.

import { h, put, s } from "../app/dom.js";
import { showNowhere } from "../app/nowhere.js";
import { address } from "../app/router.js";
import { t } from "../i18n/language.js";
import { Refused, api } from "../net/api.js";
import { atlasOf } from "../table/board/atlas.js";
import { board } from "../table/board/board.js";
import { rest } from "../table/board/rest.js";
import { featureCard } from "../table/panels/feature.js";
import { log } from "../table/panels/log.js";
import { players } from "../table/panels/players.js";
import { tools } from "../table/panels/tools.js";
import { errorText } from "../words/errors.js";
import { liveriesOf } from "../words/liveries.js";
import { chart } from "./chart.js";
import { controls } from "./controls.js";
import { gains } from "./gains.js";
import { keys } from "./keys.js";
import { loadMoments } from "./load.js";
import { menu } from "./menu.js";
import { asTable, scene } from "./scene.js";
import { initial, lastAt, moment, toggled, wentTo, withMoments } from "./state.js";
import { account, lines } from "./told.js";
import { VIEWS, views } from "./views.js";

/** Milliseconds per move at normal speed. */
const PACE = 1200;
/** How often a game in progress is polled for new moves. */
const AGAIN = 5000;
/** The URL follows the slider once it rests. */
const REST = 300;

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @param {number | null} turn the initial position
 * @returns {() => void}
 */
export function showReplay(root, id, turn) {
  let state = initial(id);
  let wanted = false;
  let left = false;
  /** @type {number | null} */
  let waiting = turn;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;

  const get = () => state;
  /** @param {(state: import("./state.js").ReplayState) => import("./state.js").ReplayState} make */
  function change(make) {
    const before = state;
    state = make(state);
    if (state === before) return;
    if (state.at !== before.at) moved();
    if (state.playing !== before.playing || state.at !== before.at || state.speed !== before.speed) tick();
    if (!wanted) {
      wanted = true;
      requestAnimationFrame(render);
    }
  }
  /** @param {unknown} error */
  const failed = (error) => change((now) => ({ ...now, problem: errorText(error).text }));

  function tick() {
    clearTimeout(clock);
    if (state.playing && !left) clock = setTimeout(() => change((now) => wentTo(now, now.at + 1)), PACE / state.speed);
  }
  function moved() {
    told.moved();
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (!left) history.replaceState(null, "", address(`replay/${id}?turn=${state.at}`));
    }, REST);
  }
  /** @param {number} at */
  const go = (at) => {
    waiting = null;
    change((now) => wentTo({ ...now, playing: false }, at));
  };
  const toggle = () => change(toggled);

  const seats = players();
  const told = views(get, change, failed);
  const pointer = rest(told);
  const table = board({
    cell() {},
    mark() {},
    barred() {},
    land(x, y, point) {
      told.forget();
      told.tell(x, y, point);
    },
    over: pointer.over,
  }, seats.element);
  const badges = s("g", { class: "layer-gains keeps-size", "aria-hidden": "true" });
  table.element.querySelector("svg")?.append(badges);
  const words = account();
  const bar = controls(get, { go, toggle, speed: (speed) => change((now) => ({ ...now, speed })) });
  const entries = log({
    lookAt: go,
    light: (spot, tile) => change((now) => ({ ...now, lit: spot ? [spot] : [], pointed: tile ? [tile] : [] })),
  }, { live: false });
  const scores = chart({ pick: go });
  const shows = tools({ toggle: told.toggle }, VIEWS);
  const feature = featureCard();
  const ended = h("button", { class: "quiet ended-toggle", hidden: true, onclick: () => change((now) => ({ ...now, projected: !now.projected })) }, t("end-projected"));
  const top = menu(get, { fit: () => table.fit(), zoom: (factor) => table.camera.zoom(factor), failed });
  const speaker = h("div", { class: "unseen", "aria-live": "polite" });
  const problem = h("div", { class: "lost", role: "alert", hidden: true });
  const tabs = h("div", { class: "tabs replay-tabs" });
  const chartPanel = h("section", { class: "chart-panel", "aria-label": t("end-chart") }, h("div", { class: "chart-head" }, h("h2", null, t("replay-tab-chart")), ended), scores.element);
  const side = h("aside", { class: "side" }, tabs, chartPanel, shows.element, entries.element);
  const dock = h("section", { class: "prompt", "aria-label": t("replay-title") }, h("div", { class: "card replay-dock" }, words.element, bar.element));
  const view = h("main", { id: "main", class: "table-page replay-page" }, top.element, problem, seats.element, table.element, feature.element, side, dock, speaker);
  root.replaceChildren(view);
  document.title = `${t("replay-title")} · aude`;

  /** @type {unknown} */
  let tabbed;
  function renderTabs() {
    if (tabbed === state.panel) return;
    tabbed = state.panel;
    // keys: replay-tab-* tab-tools
    put(tabs, /** @type {const} */ (["chart", "log", "tools"]).map((name) => h("button", {
      "data-key": name, "aria-pressed": String(state.panel === name),
      onclick: () => change((now) => ({ ...now, panel: now.panel === name ? null : name })),
    }, t(name === "tools" ? "tab-tools" : `replay-tab-${name}`))));
    side.dataset.panel = state.panel ?? "";
    side.classList.toggle("open", state.panel !== null);
    view.classList.toggle("panel-open", state.panel !== null);
    if (state.panel === "log") markLog(true);
  }

  let marked = -1;
  let many = 0;
  /**
   * The lines of the current move are emphasised, later ones are dimmed.
   * @param {boolean} [anew]
   */
  function markLog(anew = false) {
    if (marked === state.at && many === state.log.length && !anew) return;
    marked = state.at;
    many = state.log.length;
    /** @type {HTMLElement | null} */
    let last = null;
    for (const row of entries.element.querySelectorAll("[data-version]")) {
      if (!(row instanceof HTMLElement)) continue;
      const version = Number(row.dataset.version);
      row.classList.toggle("now", version === state.at);
      row.classList.toggle("later", version > state.at);
      if (version === state.at) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
      if (version <= state.at) last = row;
    }
    const list = entries.element.querySelector(".log");
    if (!list) return;
    const below = last ? last.getBoundingClientRect().bottom - list.getBoundingClientRect().top : 0;
    list.scrollTop += last ? below - list.clientHeight * 0.6 : -list.scrollTop;
  }

  /** @type {import("./timeline.js").Moment | null} */
  let shown = null;
  function renderMoment() {
    const now = moment(state);
    const { atlas } = state;
    if (!now || !atlas) return;
    const picture = scene(state);
    if (picture) table.show(picture);
    seats.show(asTable(state), now.gains);
    if (now !== shown) {
      badges.replaceChildren(...gains(atlas, now, state.liveries));
      // During playback a screen reader could not keep up.
      if (shown && !state.playing) put(speaker, h("p", null, lines(state).join(". ")));
      shown = now;
    }
  }

  /** @type {import("./chart.js").ChartData | null} */
  let charted = null;
  function renderChart() {
    const { summary, info, atlas, liveries, projected } = state;
    if (!summary || !info || !atlas) return;
    if (charted?.points !== summary.chart || charted.projected !== projected || charted.liveries !== liveries) {
      charted = { names: info.seats.map((seat) => seat.name), liveries, colours: atlas.liveries, points: summary.chart, projected };
    }
    ended.hidden = !summary.chart.some((point) => point.projected);
    ended.setAttribute("aria-pressed", String(projected));
    scores.show(charted, state.at);
  }

  function render() {
    wanted = false;
    if (left) return;
    renderMoment();
    words.show(state);
    bar.show(state);
    top.show(state);
    const now = asTable(state);
    for (const panel of [entries, shows, feature]) panel.show(now);
    markLog();
    renderChart();
    renderTabs();
    problem.hidden = !state.problem;
    problem.textContent = state.problem;
  }

  /** @param {import("./timeline.js").Moment[]} moments */
  function known(moments) {
    change((now) => {
      const atEnd = now.at === lastAt(now) && now.moments.length > 0;
      const next = withMoments(now, moments);
      if (waiting !== null) return wentTo(next, waiting);
      // A viewer at the end of a game in progress stays at the end.
      return atEnd && now.info?.phase === "playing" ? wentTo(next, lastAt(next)) : next;
    });
  }
  const path = `tables/${encodeURIComponent(id)}`;
  const fetchSummary = async () => {
    const summary = await api(`${path}/summary`);
    change((now) => ({ ...now, summary }));
  };
  async function load() {
    try {
      const { table: info } = /** @type {import("wire/protocol").View} */ (await api(path));
      if (waiting === null && info.phase === "playing") waiting = info.version;
      change((now) => ({ ...now, info }));
      const atlas = await atlasOf(info.game, info.art);
      change((now) => ({ ...now, atlas, liveries: liveriesOf(info.seats, atlas.liveries) }));
      await loadMoments(id, [], known);
      waiting = null;
      await fetchSummary();
    } catch (error) {
      if (error instanceof Refused && error.code === "table/unknown" && !left) showNowhere(root, errorText(error).text);
      else failed(error);
    }
  }
  const again = setInterval(async () => {
    if (left || document.hidden || state.info?.phase !== "playing" || !state.moments.length) return;
    try {
      const { table: info } = await api(path);
      if (info.version === lastAt(state) && info.phase === "playing") return;
      await loadMoments(id, state.moments, known);
      change((now) => ({ ...now, info, problem: "" }));
      await fetchSummary();
    } catch (error) {
      failed(error);
    }
  }, AGAIN);

  const stopKeys = keys(get, { go, toggle, fit: () => table.fit(), zoom: (factor) => table.camera.zoom(factor), view: told.toggle });
  const room = new ResizeObserver(() => !table.camera.moved() && table.fit());
  room.observe(table.element);
  render();
  load();

  return () => {
    left = true;
    clearTimeout(clock);
    clearTimeout(resting);
    told.stop();
    pointer.stop();
    clearInterval(again);
    stopKeys();
    room.disconnect();
    table.close();
  };
}
