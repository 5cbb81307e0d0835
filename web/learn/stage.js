// A position to play that is stored nowhere: the board, the tray and the keys of the table, and a card beside them.
// Everything that is legal comes from the server; lessons and puzzles say what is asked and what follows.

import { h } from "../app/dom.js";
import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { aids } from "../table/aids.js";
import { followLook } from "../table/board/atlas.js";
import { board } from "../table/board/board.js";
import { rest } from "../table/board/rest.js";
import { drawnWith, pushed } from "../table/changes.js";
import { dragging } from "../table/drag.js";
import { keyboard } from "../table/keyboard.js";
import { moving } from "../table/moving.js";
import { featureCard } from "../table/panels/feature.js";
import { players } from "../table/panels/players.js";
import { prompt } from "../table/panels/prompt.js";
import { play } from "../table/play.js";
import { marks, scene } from "../table/scene.js";
import { screen } from "../table/screen.js";
import { sound } from "../table/sound.js";
import { acting, initial, setDown } from "../table/state.js";
import { errorText } from "../words/errors.js";

/**
 * @typedef {import("../table/state.js").TableState} TableState
 * @typedef {import("wire/wire").SpotJson} SpotJson
 * @typedef {import("../table/board/spots.js").Mark} Mark
 *
 * @typedef {object} Play what is played on a stage
 * @property {import("wire/protocol").TableInfo} info the table it seems to be at
 * @property {number} seat of the reader
 * @property {string} name the class of the page
 * @property {HTMLElement} card
 * @property {HTMLElement} tools
 * @property {(request: any) => Promise<any>} ask answers a request of the table's modules
 * @property {() => void} tried something is chosen or played
 * @property {() => void} hint what the key for hints does
 * @property {() => SpotJson[]} lit what is highlighted
 * @property {() => boolean} plays whether a part of a turn is to be played
 * @property {(state: TableState) => void} show draws the card
 * @property {(atlas: import("../table/board/atlas.js").Atlas) => Mark[] | null} [marks] marks in place of the table's
 * @property {(move: string) => boolean} [mark] uses one of them
 * @property {(event: KeyboardEvent) => void} press keys where there is no tray
 */

/** The table of a stage, with the reader at a seat. @param {import("wire/protocol").TableInfo} info @param {number} me */
export function seated(info, me) {
  const own = { name: settings().name || t("seat-name-placeholder", { number: me + 1 }), color: settings().color || null };
  return { ...info, seats: info.seats.map((seat, index) => (index === me ? { ...seat, ...own } : seat)) };
}

/**
 * @param {HTMLElement} root
 * @param {Play} given
 */
export function stage(root, given) {
  const { info, seat: me } = given;
  /** @type {TableState} */
  let state = { ...initial(info.id), connected: true, numbers: settings().numbers };
  let wanted = false;
  let left = false;

  const get = () => state;
  function redraw() {
    if (wanted) return;
    wanted = true;
    requestAnimationFrame(render);
  }
  /** @param {(state: TableState) => TableState} make */
  function change(make) {
    const before = state;
    state = make(state);
    if (state !== before) redraw();
  }
  /** @param {unknown} error */
  function failed(error) {
    change((now) => ({ ...now, note: { kind: "error", ...errorText(error, now.info, me) } }));
  }

  const doing = play(get, change, given.ask, failed);
  const telling = aids(get, change, given.ask, failed);
  const resting = rest({
    tell: telling.tell,
    forget: () => change((now) => (now.hovered ? { ...now, hovered: null, lit: given.lit() } : now)),
  });

  const offered = () => (state.turn ? [...state.turn.legal, ...state.turn.picks.flatMap((pick) => pick.result?.legal ?? [])] : []);
  /** @param {string} move @param {boolean} twice */
  function mark(move, twice) {
    if (given.mark?.(move)) return;
    const action = offered().find((one) => one.text === move);
    if (!action) return;
    given.tried();
    putDown(action);
    doing.pick(action, twice);
  }
  /** @param {string | null} markOver */
  const overMark = (markOver) => change((now) => (now.markOver === markOver ? now : { ...now, markOver }));
  /** @param {{ x: number, y: number } | null} cell */
  const over = (cell) => change((now) => (now.over?.x === cell?.x && now.over?.y === cell?.y ? now : { ...now, over: cell }));

  const land = board({
    cell: (x, y) => tap(x, y, false),
    mark,
    barred: telling.whyNoFigure,
    land(x, y, at, twice) {
      const down = setDown(state);
      if (down && down.x === x && down.y === y) tap(x, y, twice);
      else if (state.state?.tiles.some((tile) => tile.x === x && tile.y === y)) telling.tell(x, y, at);
      else telling.whyNot(x, y);
    },
    over(cell, at) {
      resting.over(cell, at);
      over(cell);
    },
    overMark,
    turn: doing.turnAt,
    grab(x, y, event) {
      const down = setDown(state);
      return down !== null && down.x === x && down.y === y && carry.take(event);
    },
  }, { room: () => place.room(), seen: () => place.seen() });
  const motion = moving({ get, change, ask: given.ask, board: land, place: () => place });
  const carry = dragging(get, () => land, {
    lift: doing.lift,
    place(x, y) {
      sound("place");
      doing.place(x, y);
    },
    over,
    turn: doing.turnTile,
  });

  /**
   * @param {number} x
   * @param {number} y
   * @param {boolean} twice
   */
  function tap(x, y, twice) {
    given.tried();
    const before = setDown(state);
    const result = doing.tap(x, y, twice);
    const down = setDown(state);
    if (down && state.state?.drawn && (before?.x !== down.x || before?.y !== down.y)) motion.setDown({ id: state.state.drawn, ...down });
    return result;
  }
  /** @param {import("wire/wire").LegalActionJson} action */
  function putDown(action) {
    const { turn } = state;
    if ("put" in action && turn && !turn.picks.some((pick) => pick.action.text === action.text)) motion.putDown(turn.seat, action.put);
  }
  /** @param {import("wire/wire").LegalActionJson} action */
  function chooseListed(action) {
    given.tried();
    putDown(action);
    doing.choose(action);
    const found = marks(state).find(({ key }) => key === action.text);
    if (found) land.camera.reveal(...found.at);
  }

  const nothing = () => {};
  const quiet = () => change((now) => ({ ...now, note: null, pointed: [] }));
  const asked = prompt({
    choose: chooseListed, mark, overMark,
    group: (name) => change((now) => ({ ...now, group: now.group === name ? null : name })),
    turnTile: () => doing.turnTile(), back: doing.back, confirm: doing.confirm, hint: given.hint, quiet,
    point: (cell) => change((now) => ({ ...now, pointed: cell ? [cell] : [] })),
    takeScreen: nothing, step: nothing, showHint: nothing, now: nothing, agree: nothing, end: nothing, reclaim: nothing, rematch: nothing,
  });
  const cards = players();
  const feature = featureCard();
  const playersArea = h("div", { class: "players-area" }, cards.element);
  const dock = h("div", { class: "dock" }, feature.element, asked.element);
  const loading = h("p", { class: "loading", role: "status" }, t("loading"));
  const page = h("main", { id: "main", class: `table-page lesson-page ${given.name}` },
    land.element, land.arrows, playersArea, given.card, given.tools, dock, loading, motion.element, carry.element);
  dock.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest(".loupe .hand-tile")) carry.take(event);
  });
  root.replaceChildren(page);
  const place = screen({
    window: () => land.element, islands: [cards.element, given.card, given.tools], dock, tray: asked.tray,
  });
  const stopLook = followLook(info.game, info.art, (atlas) => change((now) => drawnWith(now, atlas)), failed);

  function render() {
    wanted = false;
    if (left) return;
    given.show(state);
    cards.show(state);
    asked.show(state);
    feature.show(state);
    page.style.setProperty("--players-height", `${cards.element.offsetHeight + 4}px`);
    place.measure(given.plays());
    const shown = scene(state);
    if (shown && state.atlas) {
      const own = given.marks?.(state.atlas) ?? null;
      land.show(own ? { ...shown, marks: own } : shown);
    }
    carry.show();
    void telling.foresee();
    loading.hidden = state.atlas !== null;
    page.classList.toggle("my-turn", acting(state) !== null);
    page.dataset.version = String(state.version);
    page.dataset.draft = state.turn?.picks.map(({ action }) => action.text).join(" ") ?? "";
    page.dataset.ready = String(Boolean(state.atlas && (state.turn || !given.plays())));
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (!(event.ctrlKey || event.metaKey || event.altKey || event.repeat)) given.press(event);
  }
  window.addEventListener("keydown", press);
  const stopKeys = keyboard(get, {
    place: (x, y) => tap(x, y, false),
    over: (cell) => {
      change((now) => ({ ...now, over: cell, numbers: true }));
      land.camera.reveal(100 * cell.x + 50, 100 * cell.y + 50);
    },
    choose: chooseListed,
    group: (name) => change((now) => ({ ...now, group: name })),
    turnTile: () => doing.turnTile(), back: doing.back, confirm: doing.confirm,
    takeScreen: nothing, now: nothing, step: nothing, panel: nothing, help: nothing,
    fit: () => land.fit(),
    zoom: (factor) => land.camera.zoom(factor),
    pan: (dx, dy) => land.camera.pan(dx, dy),
    overlay: telling.toggle,
    hint: given.hint,
    numbers: (on) => change((now) => ({ ...now, numbers: on || settings().numbers })),
    quiet,
  });
  const grown = new ResizeObserver((entries) => {
    place.measure();
    if (entries.some(({ target }) => target === land.element || target === given.card)) land.refit();
    else land.follow();
    land.measured();
  });
  for (const part of [land.element, playersArea, given.card, asked.tray]) grown.observe(part);

  return {
    get, change, redraw, failed, render,
    /** Whether the page was left. */
    isLeft: () => left,
    /**
     * Shows a position, in which the reader may decide.
     * @param {number} version
     * @param {import("wire/wire").StateJson} position
     * @param {string[]} [views]
     */
    async enter(version, position, views = []) {
      const { atlas, numbers, version: before } = state;
      motion.finish();
      change((now) => ({
        ...pushed({ ...now, log: [], features: [], overlays: [] }, { push: "welcome", table: { ...info, version }, state: position, you: [me], host: false, chat: [] }),
        atlas, numbers, handed: me, lit: given.lit(), overlays: /** @type {import("../table/state.js").Overlay[]} */ (views),
      }));
      // The position is another one: the view is fitted to it again.
      if (before) land.fit();
      await doing.begin();
      telling.refresh();
    },
    /**
     * A part of a turn was played.
     * @param {import("wire/protocol").Moved} moved
     * @param {import("wire/wire").StateJson} position after it
     * @param {import("../table/state.js").Overlay[]} [overlays]
     */
    moved(moved, position, overlays) {
      const before = state;
      const push = /** @type {const} */ ({ push: "moved", ...moved, state: position });
      change((now) => ({ ...pushed(now, push), overlays: overlays ?? now.overlays }));
      motion.moved(before, push);
      telling.refresh();
    },
    /** Chooses moves, to be confirmed. @param {string[]} moves */
    async choose(moves) {
      change((now) => (now.turn ? { ...now, turn: { ...now.turn, picks: [] }, group: null } : now));
      for (const [at, text] of moves.entries()) {
        const action = offered().find((one) => one.text === text);
        if (action) await doing.choose(action, at);
      }
    },
    close() {
      left = true;
      resting.stop();
      motion.close();
      carry.close();
      stopLook();
      stopKeys();
      window.removeEventListener("keydown", press);
      grown.disconnect();
      land.close();
    },
  };
}
