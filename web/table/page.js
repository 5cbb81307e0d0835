// The table page: it wires the server, the state, the board and the panels together.

import { h } from "../app/dom.js";
import { showNotFound } from "../app/not-found.js";
import { remember, settings } from "../app/settings.js";
import { guide } from "../guide/card.js";
import { t } from "../i18n/language.js";
import { Refused } from "../net/api.js";
import { connect } from "../net/live.js";
import { takeFromAddress, tokens } from "../net/secrets.js";
import { errorText } from "../words/errors.js";
import { heard } from "../words/names.js";
import { aids } from "./aids.js";
import { arrivals } from "./arrivals.js";
import { badge } from "./badge.js";
import { board } from "./board/board.js";
import { rest } from "./board/rest.js";
import { pushed } from "./changes.js";
import { choosing } from "./choosing.js";
import { dragging } from "./drag.js";
import { ending } from "./ending.js";
import { keyboard } from "./keyboard.js";
import { lobbyLayer } from "./lobby-layer.js";
import { moments } from "./moments.js";
import { moving } from "./moving.js";
import { ticking } from "./panels/clock.js";
import { menu } from "./panels/menu.js";
import { side, unreadChat } from "./panels/side.js";
import { play } from "./play.js";
import { rematch } from "./rematch.js";
import { rows as panelRows } from "./rows.js";
import { marks, scene } from "./scene.js";
import { screen } from "./screen.js";
import { sound } from "./sound.js";
import { acting, initial, setDown } from "./state.js";

/** How long a refusal is shown, in milliseconds. */
const FAULT_SHOWN = 12_000;

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {() => void}
 */
export function showTable(root, id) {
  takeFromAddress(id);
  const narrow = matchMedia("(max-width: 760px)");
  let state = { ...initial(id), numbers: settings().numbers, passing: settings().handOver };
  let wanted = false;
  let left = false;

  const get = () => state;
  /** @param {(state: import("./state.js").TableState) => import("./state.js").TableState} make */
  function change(make) {
    const before = state;
    state = make(state);
    if (state !== before && !wanted) {
      wanted = true;
      requestAnimationFrame(render);
    }
  }
  /** @param {unknown} error */
  function failed(error) {
    // A lost connection is told on top of the page, for as long as it is lost.
    if (!state.connected && error instanceof Refused && error.code === "connection/lost") return;
    const note = { kind: /** @type {const} */ ("error"), ...errorText(error, state.info, state.turn?.seat) };
    change((now) => ({ ...now, note }));
    // A refusal is soon outdated; it must not cover the board for the rest of the game.
    setTimeout(() => state.note === note && change((now) => ({ ...now, note: null })), FAULT_SHOWN);
  }

  const live = connect(id, tokens(id), {
    push(said) {
      const push = heard(said);
      const before = state;
      change((now) => pushed(now, push));
      if (push.push === "moved") motion.moved(before, push);
      else if (push.push === "welcome") motion.finish();
      void news.arrived(before, push.push === "welcome");
    },
    connected(connected) {
      change((now) => ({ ...now, connected }));
      if (!connected && !state.info) void news.missing(notFound);
    },
    seen: () => (state.info && state.state ? { last: state.version, chat: state.chat.at(-1)?.number ?? 0 } : null),
    refused: failed,
  });
  let asking = 0;
  /** Asks the server; the page says how many answers it awaits. @param {any} request */
  async function ask(request) {
    asking += 1;
    view.dataset.asking = String(asking);
    try {
      return await live.ask(request);
    } finally {
      asking -= 1;
      view.dataset.asking = String(asking);
    }
  }
  const again = rematch(get, ask);
  const doing = play(get, change, ask, failed);
  const telling = aids(get, change, ask, failed);
  /** @param {any} request */
  const order = (request) => ask(request).catch(failed);

  const choice = choosing({ get, change, ask, failed, doing, table: () => table, motion: () => motion });
  const news = arrivals({ id, get, change, ask, failed, narrow, again, doing, telling, motion: () => motion });
  /** @param {string} why */
  function notFound(why) {
    if (left) return;
    live.close();
    showNotFound(root, why);
  }

  const resting = rest({
    tell: telling.tell,
    forget: () => change((now) => (now.hovered ? { ...now, hovered: null, lit: [] } : now)),
  });
  const table = board({
    cell: (x, y) => choice.tap(x, y, false),
    mark: choice.mark,
    barred: telling.whyNoFigure,
    land(x, y, point, twice) {
      const down = setDown(state);
      if (down && down.x === x && down.y === y) {
        choice.tap(x, y, twice);
        return;
      }
      const lies = state.state?.tiles.some((tile) => tile.x === x && tile.y === y);
      if (lies) telling.tell(x, y, point);
      else telling.whyNot(x, y);
    },
    over(cell, point) {
      resting.over(cell, point);
      const same = cell?.x === state.over?.x && cell?.y === state.over?.y;
      if (!same) change((now) => ({ ...now, over: cell }));
    },
    overMark: choice.overMark,
    turn: doing.turnAt,
    grab(x, y, event) {
      const down = setDown(state);
      return down !== null && down.x === x && down.y === y && carry.take(event);
    },
  }, { room: () => place.room(), seen: () => place.seen() });

  const motion = moving({ get, change, ask, board: table, place: () => place });
  const carry = dragging(get, () => table, {
    lift: doing.lift,
    place(x, y) {
      sound("place");
      doing.place(x, y);
    },
    over: (cell) => change((now) => (now.over?.x === cell?.x && now.over?.y === cell?.y ? now : { ...now, over: cell })),
    turn: doing.turnTile,
  });

  const past = moments(get, change, ask, failed);
  /** Help is asked for now and then: its code comes then. */
  const help = () => import("./panels/help.js").then((panel) => panel.help(state.info), failed);
  const rows = panelRows({ get, change, order, failed, table, doing, choice, telling, past, again, motion });

  /** @param {import("./state.js").TableState["panel"]} panel */
  function open(panel) {
    if (!narrow.matches && state.info?.phase !== "gathering") remember({ panel: panel ?? "" });
    change((state) => ({ ...state, panel }));
  }
  /** @param {NonNullable<import("./state.js").TableState["panel"]>} name */
  const toggle = (name) => open(state.panel === name ? null : name);

  const tips = guide(id, { get, ask, light: (spot) => telling.light([spot], null), redraw: () => change((now) => ({ ...now })) });
  const unread = unreadChat();
  const panels = side(rows, [rows.moveBox.element], open);
  const before = lobbyLayer(id, { order, failed, sit: () => live.sit(tokens(id)) });
  const lost = h("div", { class: "lost", role: "alert", hidden: true });
  const waiting = h("p", { class: "loading", role: "status" });
  const bar = menu(get, {
    order,
    change,
    fit: () => table.fit(),
    zoom: (factor) => table.camera.zoom(factor),
    panel: toggle,
    help,
    sit: () => live.sit(tokens(id)),
    failed,
  });
  const playersArea = h("div", { class: "players-area" }, rows.players.element, rows.status.element);
  const dock = h("div", { class: "dock" }, rows.feature.element, rows.prompt.element);
  const view = h("main", { id: "main", class: "table-page" },
    table.element, table.arrows, playersArea, tips.element, rows.tools.views, bar.element, dock, rows.scoring.element, panels.element, lost, waiting, before.element, motion.element, carry.element);
  dock.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest(".loupe .hand-tile")) carry.take(event);
  });
  root.replaceChildren(view);
  const place = screen({
    window: () => table.element, islands: [playersArea, rows.status.element, rows.tools.views, bar.element, panels.element, rows.scoring.element, tips.element], dock, tray: rows.prompt.tray,
  });
  const final = ending(get, {
    order, ask, failed, rematch: again,
    close: () => change((state) => ({ ...state, endSeen: true })),
    scoring: async () => motion.director()?.finale.again(),
  });

  function title() {
    const mine = acting(state) !== null;
    document.title = mine ? t("title-your-turn") : t("title-table");
    badge(mine);
  }

  function render() {
    wanted = false;
    if (left) return;
    const many = unread(state);
    for (const row of Object.values(rows)) row.show(state);
    bar.show(state, many);
    panels.show(state, many);
    before.show(state);
    tips.show(state);
    view.dataset.panel = state.panel ?? "";
    view.classList.toggle("gathering", state.info?.phase === "gathering");
    view.style.setProperty("--players-height", `${rows.players.element.offsetHeight + 4}px`);
    place.measure(state.you.length > 0 && state.info?.phase === "playing");
    const shown = scene(state);
    if (shown) table.show(shown);
    carry.show();
    void telling.foresee();
    final.show(state);
    title();
    waiting.hidden = state.atlas !== null;
    if (!waiting.hidden && !waiting.textContent) waiting.textContent = t("loading");
    lost.hidden = state.connected || !state.info;
    if (!lost.hidden && !lost.textContent) lost.textContent = t("connection-lost");
    view.classList.toggle("my-turn", acting(state) !== null);
    view.classList.toggle("finale", state.finale !== null);
    view.dataset.version = String(state.version);
  }

  const stopKeys = keyboard(get, {
    place: (x, y) => choice.tap(x, y, false),
    over: (cell) => {
      change((state) => ({ ...state, over: cell, numbers: true }));
      table.camera.reveal(100 * cell.x + 50, 100 * cell.y + 50);
    },
    choose: choice.listed,
    group: (name) => change((state) => ({ ...state, group: name })),
    turnTile: () => doing.turnTile(),
    back: doing.back,
    confirm: doing.confirm,
    takeScreen: choice.takeScreen,
    now: past.now,
    fit: () => table.fit(),
    zoom: (factor) => table.camera.zoom(factor),
    pan: (dx, dy) => table.camera.pan(dx, dy),
    overlay: telling.toggle,
    panel: toggle,
    help,
    hint: telling.hint,
    step: past.step,
    numbers: (on) => change((state) => ({ ...state, numbers: on || settings().numbers })),
    quiet: choice.quiet,
  });
  const stopClock = ticking(view, () => state.info?.clocks);
  // Windows are resized, panels opened; the tray and the cards grow with what is asked and held.
  const grown = new ResizeObserver((entries) => {
    place.measure();
    const down = setDown(state);
    const taken = marks(state).find(({ chosen }) => chosen);
    if (entries.some(({ target }) => target === table.element || target === panels.element || target === rows.scoring.element || target === tips.element)) table.refit();
    else if (taken) table.keepInView(taken.at, true);
    else if (down) table.keepInView([100 * down.x + 50, 100 * down.y + 50], true);
    else table.follow();
    table.measured();
  });
  for (const part of [table.element, playersArea, rows.prompt.tray, panels.element, rows.scoring.element, tips.element]) grown.observe(part);
  render();

  return () => {
    left = true;
    badge(false);
    final.stop();
    resting.stop();
    motion.close();
    carry.close();
    rows.scoring.close();
    news.stop();
    stopKeys();
    stopClock();
    grown.disconnect();
    table.close();
    live.close();
  };
}
