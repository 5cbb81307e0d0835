// The replay page: a whole game, move by move. It wires the server, the state and the view together.

import { h, put, s } from "../app/dom.js";
import { showNotFound } from "../app/not-found.js";
import { address } from "../app/router.js";
import { t } from "../i18n/language.js";
import { Refused, api } from "../net/api.js";
import { followLook } from "../table/board/atlas.js";
import { board } from "../table/board/board.js";
import { rest } from "../table/board/rest.js";
import { featureCard } from "../table/panels/feature.js";
import { log } from "../table/panels/log.js";
import { players } from "../table/panels/players.js";
import { tools } from "../table/panels/tools.js";
import { screen } from "../table/screen.js";
import { errorText } from "../words/errors.js";
import { liveriesOf } from "../words/liveries.js";
import { withNames } from "../words/names.js";
import { attempt } from "./attempt.js";
import { chart } from "./chart.js";
import { controls } from "./controls.js";
import { gains } from "./gains.js";
import { keys } from "./keys.js";
import { loadMoments } from "./load.js";
import { menu } from "./menu.js";
import { replayMotion } from "./motion.js";
import { lines, moveSummary } from "./move-summary.js";
import { canReview, reviewPanel } from "./review.js";
import { momentMarks } from "./review-board.js";
import { triedFrom } from "./review-moments.js";
import { asTable, scene } from "./scene.js";
import { initial, lastAt, moment, toggled, wentTo, withMoments } from "./state.js";
import { lastPlaced } from "./timeline.js";
import { VIEWS, views } from "./views.js";

/** Milliseconds per move at normal speed. */
const PACE = 1200;
/** How often it is asked whether a move has been told, in milliseconds. */
const AFTER = 120;
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
  // The end screen leads straight to the review, or to one of its key moments.
  const wantedReview = new URLSearchParams(location.search).get("review");
  let wanted = false;
  let left = false;
  /** A turn that is being tried again. @type {ReturnType<typeof attempt> | null} */
  let trying = null;
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
    if (state.at !== before.at) stopTrying();
    if (state.at !== before.at) moved(before);
    if (state.playing !== before.playing || state.at !== before.at || state.speed !== before.speed) tick();
    redraw();
  }
  function redraw() {
    if (wanted) return;
    wanted = true;
    requestAnimationFrame(render);
  }
  let stopLook = () => {};
  /** @param {unknown} error */
  const failed = (error) => change((now) => ({ ...now, problem: errorText(error).text }));

  /** The next move is shown once the last one has been told. */
  function next() {
    if (motion.busy()) clock = setTimeout(next, AFTER);
    else change((now) => wentTo(now, now.at + 1));
  }
  function tick() {
    clearTimeout(clock);
    if (state.playing && !left) clock = setTimeout(next, PACE / state.speed);
  }
  /** @param {import("./state.js").ReplayState} before */
  function moved(before) {
    told.moved();
    // What the pointer has rested on was there before.
    pointer.stop();
    motion.moved(before, state);
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
    cell: (x, y) => trying?.touch.cell(x, y),
    mark: (move, twice) => trying?.touch.mark(move, twice),
    barred() {},
    land(x, y, point, twice) {
      if (trying) {
        trying.touch.land(x, y, twice);
        return;
      }
      told.forget();
      told.tell(x, y, point);
    },
    over(cell, point) {
      if (trying) trying.touch.over(cell);
      else pointer.over(cell, point);
    },
    overMark: (move) => trying?.touch.overMark(move),
    turn: (x, y) => trying?.touch.turn(x, y) ?? false,
    grab: () => false,
  }, { room: () => place.room(), seen: () => place.seen() });
  const motion = replayMotion({ get, change, board: table, place: () => place });
  const badges = s("g", { class: "layer-gains keeps-size", "aria-hidden": "true" });
  const reviewed = s("g", { class: "layer-review", "aria-hidden": "true" });
  table.element.querySelector("svg")?.append(reviewed, badges);
  const words = moveSummary();
  const bar = controls(get, { go, toggle, speed: (speed) => change((now) => ({ ...now, speed })) });
  const entries = log({
    lookAt: go,
    light: (lit, tile) => change((now) => ({ ...now, lit, pointed: tile ? [tile] : [] })),
  }, { live: false });
  const scores = chart({ pick: go });
  const shows = tools({ toggle: told.toggle }, VIEWS);
  const feature = featureCard();
  const ended = h("button", { class: "quiet ended-toggle", hidden: true, onclick: () => change((now) => ({ ...now, projected: !now.projected })) }, t("end-projected"));
  const top = menu(get, { fit: () => table.fit(), zoom: (factor) => table.camera.zoom(factor), failed });
  const speaker = h("div", { class: "unseen", "aria-live": "polite" });
  const problem = h("div", { class: "lost", role: "alert", hidden: true });
  const tabs = h("div", { class: "tabs replay-tabs" });
  const review = reviewPanel(get, {
    go,
    changed: redraw,
    open: () => change((now) => ({ ...now, panel: "review" })),
    close() {
      stopTrying();
      change((now) => ({ ...now, panel: null }));
    },
    attempt: tryTurn,
  });
  const chartPanel = h("section", { class: "chart-panel", "aria-label": t("end-chart") }, h("div", { class: "chart-head" }, h("h2", null, t("replay-tab-chart")), review.button, ended), scores.element);
  const side = h("aside", { class: "side island" }, tabs, review.element, chartPanel, shows.element, entries.element);
  const dock = h("section", { class: "prompt", "aria-label": t("replay-title") }, h("div", { class: "card replay-dock" }, words.element, bar.element));
  /**
   * Lets the reader try a turn again, from the moment its tile was drawn; or what somebody decided later in it.
   * @param {import("wire/wire").KeyMoment} moment
   */
  function tryTurn(moment) {
    const found = review.turn(moment.turn);
    if (!found || found.before !== state.at) return;
    stopTrying();
    stopKeys();
    trying = attempt({
      id, version: found.before, turn: found.turn, seat: moment.seat, from: triedFrom(found.turn, moment), table: asTable(state), board: () => table, changed: redraw,
      done() {
        stopTrying();
        redraw();
      },
    });
    dock.append(trying.element);
    dock.classList.add("trying");
    // The board and the tray are what counts now.
    if (matchMedia("(max-width: 760px)").matches) change((now) => ({ ...now, panel: null }));
  }
  function stopTrying() {
    if (!trying) return;
    trying.close();
    trying.element.remove();
    dock.classList.remove("trying");
    trying = null;
    stopKeys = listen();
  }

  const playersArea = h("div", { class: "players-area" }, seats.element, top.status);
  const corner = h("div", { class: "dock" }, feature.element);
  const view = h("main", { id: "main", class: "table-page replay-page" },
    table.element, table.arrows, playersArea, shows.views, top.element, corner, side, dock, problem, speaker);
  view.append(motion.element);
  root.replaceChildren(view);
  const place = screen({ window: () => table.element, islands: [seats.element, top.status, shows.views, top.element, side, dock], dock: corner, tray: feature.element });
  document.title = `${t("replay-title")} · aude`;

  /** @type {unknown} */
  let tabbed;
  function renderTabs() {
    const now = `${state.panel} ${canReview(state)}`;
    if (tabbed === now) return;
    tabbed = now;
    // keys: replay-tab-* tab-tools
    put(tabs, /** @type {const} */ (["chart", "review", "log", "tools"]).map((name) => h("button", {
      "data-key": name, "aria-pressed": String(state.panel === name),
      hidden: name === "review" && !canReview(state),
      onclick: () => (name === "review" && state.panel !== name ? void review.begin() : change((now) => ({ ...now, panel: now.panel === name ? null : name }))),
    }, t(name === "tools" ? "tab-tools" : name === "review" ? "replay-review" : `replay-tab-${name}`))));
    side.dataset.panel = state.panel ?? "";
    side.classList.toggle("open", state.panel !== null);
    view.classList.toggle("panel-open", state.panel !== null);
    view.dataset.panel = state.panel ?? "";
    if (state.panel === "log") markLog(true);
  }

  let marked = -1;
  let many = 0;
  /**
   * The turn of the current move and its lines are emphasised, later ones are dimmed.
   * @param {boolean} [anew]
   */
  function markLog(anew = false) {
    if (marked === state.at && many === state.log.length && !anew) return;
    marked = state.at;
    many = state.log.length;
    /** @type {HTMLElement | null} */
    let last = null;
    for (const row of entries.element.querySelectorAll("[data-version], [data-from]")) {
      if (!(row instanceof HTMLElement)) continue;
      const { version, from = version, to = version } = row.dataset;
      const now = Number(from) <= state.at && state.at <= Number(to);
      row.classList.toggle("now", now);
      row.classList.toggle("later", Number(from) > state.at);
      if (now) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
      if (Number(from) <= state.at && row.offsetParent) last = row.closest(".turn") ?? row;
    }
    const list = entries.element.querySelector(".log");
    if (!list) return;
    const below = last ? last.getBoundingClientRect().bottom - list.getBoundingClientRect().top : 0;
    list.scrollTop += last ? below - list.clientHeight * 0.6 : -list.scrollTop;
  }

  /** @type {import("./timeline.js").Moment | null} */
  let shown = null;
  function renderMoment() {
    view.style.setProperty("--players-height", `${seats.element.offsetHeight + 4}px`);
    place.measure(false);
    const now = moment(state);
    const { atlas } = state;
    if (!now || !atlas) return;
    const picture = trying ? trying.scene() : scene(state);
    if (picture) table.show(picture);
    seats.show(asTable(state), now.gains);
    if (now !== shown) {
      badges.replaceChildren(...gains(atlas, now, state.liveries));
      const [placed] = lastPlaced(state.moments, state.at);
      if (placed) table.keepInView([100 * placed.x + 50, 100 * placed.y + 50]);
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

  /** What the review shows on the board and on the slider. */
  let marks = "";
  let losses = "";
  function renderReview() {
    review.show(state);
    const { atlas, liveries } = state;
    if (!atlas) return;
    const shown = trying ? null : review.moment();
    const key = shown ? `${shown.moment.turn} ${liveries.join()}` : "";
    if (key !== marks) {
      marks = key;
      const position = moment(state)?.state;
      const drawn = shown?.turn.draws.at(-1)?.tile ?? "";
      reviewed.replaceChildren(...(shown && position
        ? momentMarks(atlas, { state: position, drawn, livery: liveries[shown.moment.seat] }, shown.turn.played, shown.moment.better) : []));
      for (const mark of reviewed.querySelectorAll(".frame, .ring")) {
        const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (mark).getBBox();
        table.keepInView([x + width / 2, y + height / 2]);
      }
    }
    const all = review.losses();
    const lost = `${all.length} ${lastAt(state)}`;
    if (lost !== losses) {
      losses = lost;
      bar.mark(all.map(({ version, loss, seat }) => ({ version, loss, colour: atlas.liveries[liveries[seat]]?.colour ?? "currentColor" })));
    }
  }

  function render() {
    wanted = false;
    if (left) return;
    trying?.show();
    renderMoment();
    words.show(state);
    bar.show(state);
    renderReview();
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
      const { table } = /** @type {import("wire/protocol").View} */ (await api(path));
      const info = withNames(table);
      if (waiting === null && info.phase === "playing") waiting = info.version;
      change((now) => ({ ...now, info }));
      await new Promise((shown, refused) => {
        stopLook = followLook(info.game, info.art, (atlas) => {
          change((now) => ({ ...now, atlas, liveries: liveriesOf(info.seats, atlas.liveries) }));
          shown(undefined);
        }, refused);
      });
      await loadMoments(id, [], known);
      waiting = null;
      if (wantedReview !== null && canReview(state) && !left) void review.begin(wantedReview === "" ? undefined : Number(wantedReview));
      await fetchSummary();
    } catch (error) {
      if (error instanceof Refused && error.code === "table/unknown" && !left) showNotFound(root, errorText(error).text);
      else failed(error);
    }
  }
  const again = setInterval(async () => {
    if (left || document.hidden || state.info?.phase !== "playing" || !state.moments.length) return;
    try {
      const info = withNames((await api(path)).table);
      if (info.version === lastAt(state) && info.phase === "playing") return;
      await loadMoments(id, state.moments, known);
      change((now) => ({ ...now, info, problem: "" }));
      await fetchSummary();
    } catch (error) {
      failed(error);
    }
  }, AGAIN);

  const listen = () => keys(get, { go, toggle, fit: () => table.fit(), zoom: (factor) => table.camera.zoom(factor), view: told.toggle, moment: (by) => { if (by) review.step(by); else if (canReview(state)) review.first(); } });
  let stopKeys = listen();
  const room = new ResizeObserver(() => {
    place.measure(false);
    table.refit();
    table.measured();
  });
  for (const part of [table.element, playersArea, side, dock]) room.observe(part);
  render();
  load();

  return () => {
    left = true;
    review.stop();
    trying?.close();
    clearTimeout(clock);
    clearTimeout(resting);
    told.stop();
    motion.close();
    pointer.stop();
    stopLook();
    clearInterval(again);
    stopKeys();
    room.disconnect();
    table.close();
  };
}
