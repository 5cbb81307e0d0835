// The table page: it wires the server, the state, the board and the panels together.

import { h } from "../app/dom.js";
import { showNowhere } from "../app/nowhere.js";
import { go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { Refused, api } from "../net/api.js";
import { connect } from "../net/live.js";
import { keepSeats, kept, takeFromAddress, tokens } from "../net/secrets.js";
import { errorText } from "../words/errors.js";
import { aids } from "./aids.js";
import { atlasOf } from "./board/atlas.js";
import { board } from "./board/board.js";
import { rest } from "./board/rest.js";
import { drawnWith, pushed, remembered } from "./changes.js";
import { gathering } from "./gathering.js";
import { history } from "./history.js";
import { keyboard } from "./keyboard.js";
import { chat } from "./panels/chat.js";
import { ticking } from "./panels/clock.js";
import { featureCard } from "./panels/feature.js";
import { help } from "./panels/help.js";
import { log } from "./panels/log.js";
import { menu } from "./panels/menu.js";
import { players } from "./panels/players.js";
import { prompt } from "./panels/prompt.js";
import { side } from "./panels/side.js";
import { speakBox } from "./panels/speak.js";
import { tools } from "./panels/tools.js";
import { play } from "./play.js";
import { scene } from "./scene.js";
import { chime } from "./sound.js";
import { acting, initial, setDown } from "./state.js";

/** When the code for the end of the game is prefetched, in milliseconds. */
const LATER = 3000;
/** The version a game starts with. */
const FIRST = 1;
/** How long a refusal is shown, in milliseconds. */
const FAULT_SHOWN = 12_000;

/**
 * @param {HTMLElement} root
 * @param {string} id
 * @returns {() => void}
 */
export function showTable(root, id) {
  takeFromAddress(id);
  let state = { ...initial(id), numbers: settings().numbers };
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
    const note = { kind: /** @type {const} */ ("error"), ...errorText(error, state.info, state.turn?.seat) };
    change((now) => ({ ...now, note }));
    // A refusal is soon outdated; it must not cover the board for the rest of the game.
    setTimeout(() => state.note === note && change((now) => ({ ...now, note: null })), FAULT_SHOWN);
  }

  const live = connect(id, tokens(id), {
    push(push) {
      const before = state;
      change((now) => pushed(now, push));
      if (push.push === "moved") celebrate(push.events);
      arrived(before, push.push === "welcome");
    },
    connected(connected) {
      change((now) => ({ ...now, connected }));
      if (!connected && !state.info) missing();
    },
    seen: () => (state.info && state.state ? { last: state.version, chat: state.chat.at(-1)?.number ?? 0 } : null),
    refused: failed,
  });
  const ask = live.ask;
  const doing = play(get, change, ask, failed);
  const telling = aids(get, change, ask, failed);
  /** @param {any} request */
  const order = (request) => ask(request).catch(failed);

  /**
   * What follows a message from the server.
   * @param {import("./state.js").TableState} before
   * @param {boolean} fresh whether it contained the whole position
   */
  async function arrived(before, fresh) {
    const { info } = state;
    if (info?.phase === "replay") {
      // Nobody plays here: the game can only be watched.
      go(`replay/${encodeURIComponent(id)}`, { replace: true });
      return;
    }
    if (info && !before.info) {
      keepTitle();
      atlasOf(info.game, info.art).then((atlas) => change((now) => drawnWith(now, atlas)), failed);
    }
    // People who are waiting chat; people who are playing watch what happens.
    if (info && info.phase !== before.info?.phase && state.panel) {
      change((now) => ({ ...now, panel: info.phase === "gathering" ? "chat" : before.info ? "log" : now.panel }));
    }
    // A welcome contains the position but not its history: a returning player reads that up.
    const jumped = fresh && state.version !== before.version;
    if (state.state && (!before.state || jumped || state.version < before.version || state.log.length === 0)) {
      history(ask).then((lines) => change((now) => remembered(now, lines)), failed);
    }
    const mine = acting(state);
    if (mine !== null && acting(before) !== mine && before.info && settings().sound) chime();
    if (info?.phase === "over" && before.info?.phase === "playing") change((now) => ({ ...now, endSeen: false }));
    await doing.begin();
    telling.refresh();
  }

  /**
   * Scored points rise from the board.
   * @param {import("wire/wire").HappenedJson[]} events
   */
  function celebrate(events) {
    for (const event of events) {
      if (event.event === "scored" && event.spot && event.points > 0) table.rise(event.spot, event.points, event.player);
    }
  }

  /** A table that never answers may not exist at all. */
  async function missing() {
    try {
      await api(`tables/${encodeURIComponent(id)}`);
    } catch (error) {
      if (!(error instanceof Refused) || !error.code.startsWith("table/") || left) return;
      live.close();
      showNowhere(root, errorText(error).text);
    }
  }

  function keepTitle() {
    const { info } = state;
    if (info && kept()[id]) keepSeats(id, { title: info.seats.map((seat) => seat.name).filter(Boolean).join(", ") });
  }

  const seats = players();
  const resting = rest({
    tell: telling.tell,
    forget: () => change((now) => (now.hovered ? { ...now, hovered: null, lit: [] } : now)),
  });
  const table = board({
    cell: doing.place,
    mark(move) {
      const offer = allOffers().find((one) => one.text === move);
      if (offer) doing.choose(offer);
    },
    barred: telling.whyNoFigure,
    land(x, y, point) {
      const down = setDown(state);
      if (down && down.x === x && down.y === y) {
        doing.turnTile();
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
  }, seats.element);

  function allOffers() {
    return state.turn ? [...state.turn.legal, ...state.turn.picks.flatMap((pick) => pick.result?.legal ?? [])] : [];
  }

  /** @param {number} version */
  async function lookAt(version) {
    if (version >= state.version) {
      change((now) => ({ ...now, looking: null }));
      return;
    }
    try {
      const found = await ask({ type: "position", version });
      change((now) => ({ ...now, looking: { version, state: found } }));
    } catch (error) {
      failed(error);
    }
  }

  /** @param {number} by */
  const step = (by) => void lookAt(Math.max(FIRST, (state.looking?.version ?? state.version) + by));
  const quiet = () => change((now) => ({ ...now, note: null, hint: null, pointed: [] }));
  const takeScreen = () => {
    change((now) => ({ ...now, handed: acting(now) }));
    doing.begin();
  };
  const now = () => change((state) => ({ ...state, looking: null }));
  /** Places what the hint suggests; it is not confirmed. */
  async function showHint() {
    const { hint } = state;
    change((now) => ({ ...now, hint: null, pointed: [] }));
    for (const [at, text] of (hint?.moves ?? []).entries()) {
      const offer = allOffers().find((one) => one.text === text);
      if (offer) await doing.choose(offer, at);
    }
  }
  const rows = {
    players: seats,
    prompt: prompt({
      choose: (offer) => doing.choose(offer),
      group: (name) => change((state) => ({ ...state, group: state.group === name ? null : name })),
      turnTile: doing.turnTile,
      back: doing.back,
      confirm: doing.confirm,
      takeScreen,
      hint: telling.hint,
      step,
      showHint,
      now,
      quiet,
      point: (cell) => {
        change((state) => ({ ...state, pointed: cell ? [cell] : [] }));
        if (cell) table.camera.reveal(100 * cell[0] + 50, 100 * cell[1] + 50);
      },
      agree: (yes) => {
        const wish = state.info?.takeback;
        const open = state.you.filter((one) => !wish?.agreed.includes(one));
        // One answer counts for everyone at this screen.
        for (const seat of yes ? open : open.slice(0, 1)) order({ type: "answer-takeback", seat, accept: yes });
      },
      end: () => change((state) => ({ ...state, endSeen: false })),
      reclaim: (seat) => order({ type: "reclaim", seat }),
    }),
    log: log({ lookAt, light: telling.light }),
    chat: chat({
      say: (text) => order({ type: "chat", text, ...(state.you.length ? { seat: state.handed ?? state.you[0] } : { name: settings().name || undefined }) }),
    }),
    tools: tools({ toggle: telling.toggle }),
    feature: featureCard(),
    speak: speakBox({ order: (text) => say(text) }),
  };

  /**
   * Plays moves written as in a record.
   * @param {string} text
   */
  async function say(text) {
    const seat = acting(state);
    const moves = text.trim().split(/\s+/).filter(Boolean);
    if (seat === null) {
      change((state) => ({ ...state, note: { kind: "error", text: t("error-seat-not-your-turn") } }));
      return;
    }
    try {
      await ask({ type: "commit", seat, version: state.version, actions: moves });
    } catch (error) {
      failed(error);
    }
  }

  const narrow = matchMedia("(max-width: 760px)");
  if (narrow.matches) state = { ...state, panel: null };
  const panels = side(rows, rows.speak.element, (name) =>
    change((state) => ({ ...state, panel: state.panel === name && narrow.matches ? null : name })));
  const before = gathering(id, { order, failed, sit: () => live.sit(tokens(id)) });
  const lost = h("div", { class: "lost", role: "alert", hidden: true });
  const waiting = h("p", { class: "loading", role: "status" });
  const bar = menu(get, {
    order,
    change,
    fit: () => table.fit(),
    zoom: (factor) => table.camera.zoom(factor),
    help: () => help(state.info),
    sit: () => live.sit(tokens(id)),
  });
  const view = h("main", { id: "main", class: "table-page" },
    bar.element, lost, waiting, rows.players.element, table.element, rows.feature.element, panels.element, rows.prompt.element, before.element);
  root.replaceChildren(view);
  /** The code for the end is loaded during the game. @type {ReturnType<typeof import("./panels/end.js").end> | null} */
  let final = null;
  let ending = false;
  async function fetchEnd() {
    if (ending) return;
    ending = true;
    try {
      const { end } = await import("./panels/end.js");
      final = end(get, { order, close: () => change((state) => ({ ...state, endSeen: true })), ask });
      final.show(state);
    } catch (error) {
      setTimeout(() => { ending = false; }, LATER);
      failed(error);
    }
  }
  const soon = setTimeout(fetchEnd, LATER);

  function title() {
    const mine = acting(state) !== null;
    document.title = mine ? t("title-your-turn") : t("title-table");
  }

  function render() {
    wanted = false;
    if (left) return;
    const shown = scene(state);
    if (shown) table.show(shown);
    for (const row of Object.values(rows)) row.show(state);
    bar.show(state);
    if (state.info?.phase === "over") void fetchEnd();
    final?.show(state);
    panels.show(state);
    before.show(state);
    title();
    waiting.hidden = state.atlas !== null;
    if (!waiting.hidden && !waiting.textContent) waiting.textContent = t("loading");
    lost.hidden = state.connected || !state.info;
    if (!lost.hidden && !lost.textContent) lost.textContent = t("connection-lost");
    view.classList.toggle("my-turn", acting(state) !== null);
    view.dataset.version = String(state.version);
    view.classList.toggle("gathering", state.info?.phase === "gathering");
  }

  const stopKeys = keyboard(get, {
    place: doing.place,
    over: (cell) => {
      change((state) => ({ ...state, over: cell, numbers: true }));
      table.camera.reveal(100 * cell.x + 50, 100 * cell.y + 50);
    },
    choose: (offer) => doing.choose(offer),
    group: (name) => change((state) => ({ ...state, group: name })),
    turnTile: doing.turnTile,
    back: doing.back,
    confirm: doing.confirm,
    takeScreen,
    now,
    fit: () => table.fit(),
    zoom: (factor) => table.camera.zoom(factor),
    pan: (dx, dy) => table.camera.pan(dx, dy),
    overlay: telling.toggle,
    help: () => help(state.info),
    hint: telling.hint,
    step,
    numbers: (on) => change((state) => ({ ...state, numbers: on || settings().numbers })),
    quiet,
  });
  const stopClock = ticking(view, () => state.info?.clocks);
  // The prompt takes room from the board as it grows: the tile just placed stays visible.
  const room = new ResizeObserver(() => {
    const down = setDown(state);
    if (down) table.camera.reveal(100 * down.x + 50, 100 * down.y + 50);
    else if (!table.camera.moved()) table.fit();
  });
  room.observe(table.element);
  // The cards grow too: with captives, goods, a clock.
  room.observe(seats.element);
  render();

  return () => {
    left = true;
    clearTimeout(soon);
    resting.stop();
    stopKeys();
    stopClock();
    room.disconnect();
    table.close();
    live.close();
  };
}
