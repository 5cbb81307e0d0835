// The analysis board: any position, any tile, variations as a tree, and what the judge says of it. Everything
// legal comes from the server, which gets the whole line with every request and stores nothing.

import { openDialog } from "../app/dialog.js";
import { h } from "../app/dom.js";
import { address, go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { bringGames } from "../home/import.js";
import { slim } from "../home/slim.js";
import { language, t } from "../i18n/language.js";
import { api, Refused } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";
import { percent } from "../replay/review-words.js";
import { aids } from "../table/aids.js";
import { followLook } from "../table/board/atlas.js";
import { board } from "../table/board/board.js";
import { rest } from "../table/board/rest.js";
import { drawnWith, mayChoose, pushed } from "../table/changes.js";
import { choosing } from "../table/choosing.js";
import { keyboard } from "../table/keyboard.js";
import { featureCard } from "../table/panels/feature.js";
import { players } from "../table/panels/players.js";
import { prompt } from "../table/panels/prompt.js";
import { play } from "../table/play.js";
import { scene } from "../table/scene.js";
import { screen } from "../table/screen.js";
import { initial, setDown } from "../table/state.js";
import { errorText } from "../words/errors.js";
import { pack, unpack } from "./link.js";
import { looking } from "./look.js";
import { openForm } from "./open.js";
import { analysisPanel } from "./panel.js";
import { kept, realBar, startForm, undone } from "./real.js";
import { settingUp } from "./setup.js";
import { back, end, foundAt, line, played, promoted, reached, removed, whereabouts } from "./tree.js";

/** @typedef {import("../table/state.js").TableState} TableState */

/**
 * @param {HTMLElement} root
 * @param {{ table: string, version: number | null, real: boolean }} from a table and its version, if the position comes from there; or a game at a
 * real table
 * @returns {() => void}
 */
export function showAnalysis(root, from) {
  document.title = `${t("analysis-title")} · aude`;
  /** @type {TableState} */
  let state = { ...initial("analysis"), connected: true, numbers: settings().numbers };
  /** @type {import("./tree.js").Tree} */
  let tree = { head: "", nodes: [], at: null, hand: [] };
  /** @type {Parameters<ReturnType<typeof analysisPanel>["show"]>[1]} */
  let judged = { candidates: null, draws: null, legal: [], over: false, note: "" };
  /** What the side panel is for. @type {"analysis" | "real" | "setup"} */
  let mode = from.real ? "real" : "analysis";
  let wanted = false;
  let left = false;
  let stopLook = () => {};
  /** What is asked about the tile that is pointed at. @type {{ cell: string, stop: AbortController } | null} */
  let counting = null;

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
  /** @param {Partial<typeof judged>} more */
  function judge(more) {
    judged = { ...judged, ...more };
    redraw();
  }
  /** @param {unknown} error */
  function failed(error) {
    const note = { kind: /** @type {const} */ ("error"), ...errorText(error, state.info) };
    change((now) => ({ ...now, note }));
  }
  const here = () => ({ record: tree.head, moves: line(tree) });

  /** What the table's modules ask is answered about the line. @param {any} request */
  async function ask(request) {
    if (mode === "setup") return setup.ask(request);
    if (request.type === "commit") {
      tree = played(tree, request.actions);
      await enter();
      return null;
    }
    return api("analysis/query", { body: { line: here(), query: request } });
  }

  const look = looking({
    candidates: (candidates) => judge({ candidates, note: "" }),
    draws: (draws) => judge({ draws, note: "" }),
    failed: (error) => judge({ note: errorText(error).text }),
  });

  /** Only a game at a real table is kept, and it is replaced by no other. */
  function keep() {
    const { hand } = tree;
    record().then((text) => kept.save(text, hand), () => {});
  }

  let visit = 0;
  /** Shows the position of the tree. */
  async function enter() {
    visit += 1;
    const mine = visit;
    look.stop();
    counting?.stop.abort();
    redraw();
    try {
      /** @type {import("wire/protocol").AnalysisPosition} */
      const found = await api("analysis/position", { body: { line: here() } });
      if (mine !== visit || left || !state.info) return;
      const { version, state: position, legal } = found;
      const table = { ...state.info, version };
      const decides = typeof position.actor === "number";
      change((now) => {
        const next = pushed({ ...now, features: [] }, { push: "welcome", table, state: position, you: table.seats.map((_, seat) => seat), host: false, chat: [] });
        return decides ? mayChoose(next, { version, next: /** @type {any} */ ({}), actions: legal }) : next;
      });
      judge({ candidates: null, draws: null, legal, over: position.over, note: "" });
      telling.refresh();
      if (mode === "analysis") void look.at(here(), position.over ? null : decides ? "candidates" : "draws");
      if (mode === "real") keep();
    } catch (error) {
      failed(error);
    }
  }

  /**
   * Opens another game, or an empty table.
   * @param {Partial<import("wire/protocol").AnalysisOpen>} wish
   * @param {(tree: import("./tree.js").Tree) => import("./tree.js").Tree} [place]
   * @param {"analysis" | "real"} [next] what for
   */
  async function open(wish, place = (all) => ({ ...all, at: end(all.nodes, null) }), next = "analysis") {
    /** @type {import("wire/protocol").AnalysisTree} */
    const found = await api("analysis/open", { body: wish });
    if (left) return;
    turnPanel(next);
    tree = place({ head: found.head, nodes: found.nodes, at: null, hand: [] });
    const { table } = found;
    change((now) => ({ ...initial("analysis"), connected: true, numbers: now.numbers, info: table }));
    stopLook();
    stopLook = followLook(table.game, table.art, (atlas) => change((now) => drawnWith(now, atlas)), failed);
    await enter();
    land.fit();
  }

  async function begin() {
    try {
      const linked = new URLSearchParams(location.hash.slice(1));
      const packed = linked.get("record");
      const record = packed ? await unpack(packed) : "";
      const at = linked.get("at");
      if (record) await open({ record }, at === null ? undefined : (all) => ({ ...foundAt(all, at), hand: linked.getAll("hand") }));
      else if (from.real) await toReal();
      else if (from.table) {
        const path = `tables/${encodeURIComponent(from.table)}/record`;
        const whole = await api(path);
        const until = from.version === null ? null : await api("analysis/open", { body: { record: await api(`${path}?version=${from.version}`) } });
        const count = until?.nodes.reduce((/** @type {number} */ sum, /** @type {any} */ node) => sum + node.moves.length, 0) ?? null;
        await open({ record: whole }, count === null ? undefined : (all) => reached(all, count));
      } else await open({ players: [settings().name || t("seat-name-placeholder", { number: 1 }), t("seat-name-placeholder", { number: 2 })] });
    } catch (error) {
      failed(error);
    }
  }

  const doing = play(get, change, ask, failed);
  const telling = aids(get, change, ask, failed);
  /** The chances of completion of what is pointed at; those of what was pointed at before are given up. @param {number} x @param {number} y */
  async function complete(x, y) {
    const cell = `${x},${y}`;
    if (counting?.cell === cell && !counting.stop.signal.aborted) return;
    counting?.stop.abort();
    const mine = counting = { cell, stop: new AbortController() };
    const { signal } = mine.stop;
    try {
      /** @type {import("wire/protocol").Completions} */
      const found = await api("analysis/completions", { body: { line: here(), at: [x, y] }, signal });
      const same = found.features.find(({ spot }) => state.hovered?.parts.some((part) => part.at.join() === spot.at.join() && part.on === spot.on && part.via === spot.via));
      if (!signal.aborted && same) judge({ note: t("analysis-completes", { closing: same.closing, left: found.left, chance: percent(same.chance) }) });
    } catch {
      // The board is as good without.
    } finally {
      if (counting === mine) counting = null;
    }
  }
  const resting = rest({
    async tell(x, y, point) {
      await telling.tell(x, y, point);
      if (state.hovered) void complete(x, y);
    },
    forget() {
      counting?.stop.abort();
      change((now) => (now.hovered ? { ...now, hovered: null, lit: [] } : now));
      if (judged.note) judge({ note: "" });
    },
  });
  const still = /** @type {any} */ ({ putDown() {}, setDown() {} });
  const choice = choosing({ get, change, ask, failed, doing, table: () => land, motion: () => still });
  /** @param {{ x: number, y: number } | null} cell */
  const over = (cell) => change((now) => (now.over?.x === cell?.x && now.over?.y === cell?.y ? now : { ...now, over: cell }));
  const land = board({
    cell: (x, y) => choice.tap(x, y, false),
    mark: choice.mark,
    barred: telling.whyNoFigure,
    land(x, y, at, twice) {
      const down = setDown(state);
      if (down && down.x === x && down.y === y) choice.tap(x, y, twice);
      else if (mode === "setup") setup.tap(x, y);
      else if (state.state?.tiles.some((tile) => tile.x === x && tile.y === y)) resting.over({ x, y }, at);
      else telling.whyNot(x, y);
    },
    over(cell, at) {
      if (mode !== "setup") resting.over(cell, at);
      over(cell);
    },
    overMark: choice.overMark,
    turn: doing.turnAt,
    grab: () => false,
  }, { room: () => place.room(), seen: () => place.seen() });

  /** @param {import("./tree.js").Tree} next */
  function goTo(next) {
    tree = next;
    void enter();
  }
  const takeBack = () => (state.turn?.picks.length ? doing.back() : mode === "analysis" ? goTo(back(tree)) : mode === "real" ? goTo(undone(tree)) : undefined);

  /** The side panel becomes that of another mode. @param {typeof mode} next */
  function turnPanel(next) {
    mode = next;
    for (const [name, { element }] of Object.entries(sides)) element.hidden = name !== mode;
    undo.hidden = mode !== "analysis";
    page.dataset.mode = mode;
    place.measure();
  }
  /** The same position for another purpose. @param {"analysis" | "setup"} next */
  function turnTo(next) {
    turnPanel(next);
    look.stop();
    if (mode === "setup") void setup.begin();
    else void enter();
  }
  const setup = settingUp({
    get, change, failed, line: here, fit: () => land.fit(),
    use: (head) => void open({ record: head }).catch(failed),
    leave: () => turnTo("analysis"),
  });
  const startReal = () => startForm((wish) => open(wish, undefined, "real"), settings().name);
  /** Goes on with the game at a real table that is kept here, or begins one. */
  async function toReal() {
    const { record: game, hand } = kept.load();
    if (!game) return startReal();
    try {
      await open({ record: game }, (all) => ({ ...reached(all, Infinity), hand }), "real");
    } catch (error) {
      // It may be in order, and only the server cannot be reached.
      if (!(error instanceof Refused && error.code.startsWith("request/"))) throw error;
      startReal();
    }
  }
  /** The game goes to the server as a replay, and its review begins. */
  async function review() {
    try {
      const made = await api("records", { body: { record: await record(), mode: "replay" } });
      keepSeats(made.table.id, { host: made.host, seats: {} });
      go(`replay/${made.table.id}?review`);
    } catch (error) {
      failed(error);
    }
  }
  const real = realBar({
    draw: (tile) => goTo({ ...tree, hand: [...tree.hand, tile] }),
    undo: takeBack, start: startReal, review: () => void review(), analyse: () => turnTo("analysis"),
    save: () => void record().then((text) => download(new Blob([text], { type: "text/plain" }), "aude-game.txt"), failed),
  });

  /** @param {string[]} moves */
  async function show(moves) {
    change((now) => (now.turn ? { ...now, turn: { ...now.turn, picks: [] }, group: null } : now));
    for (const [at, text] of moves.entries()) {
      const { turn } = state;
      const legal = turn ? [...turn.legal, ...turn.picks.flatMap((pick) => pick.result?.legal ?? [])] : [];
      const action = legal.find((one) => one.text === text);
      if (action) await doing.choose(action, at);
    }
  }

  /** The tree as a record with variations and comments. @returns {Promise<string>} */
  const record = async () => (await api("analysis/record", { body: { head: tree.head, nodes: tree.nodes } })).record;
  /** @param {Blob} data @param {string} name */
  function download(data, name) {
    const url = URL.createObjectURL(data);
    h("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  const panel = analysisPanel({
    go: (at) => goTo({ ...tree, at, hand: [] }),
    comment(comment) {
      const { at } = tree;
      if (at === null) return;
      tree = { ...tree, nodes: tree.nodes.map((node, index) => (index === at ? { ...node, comment } : node)) };
      redraw();
    },
    remove: (index) => goTo(removed(tree, index)),
    promote: (index) => goTo(promoted(tree, index)),
    draw: (tile) => goTo({ ...tree, hand: [...tree.hand, tile] }),
    show,
    point: (cell) => change((now) => ({ ...now, pointed: cell ? [cell] : [] })),
    open: () => openForm(open),
    save: () => void record().then((text) => download(new Blob([text], { type: "text/plain" }), "aude-analysis.txt"), failed),
    picture: () => void api("analysis/picture", { body: { line: here() } }).then((svg) => download(new Blob([svg], { type: "image/svg+xml" }), "aude-analysis.svg"), failed),
    setup: () => turnTo("setup"),
    real: () => void toReal().catch(failed),
    html: () => void api("analysis/page", { body: { head: tree.head, nodes: tree.nodes, at: tree.at, hand: tree.hand, lang: language() } }).then(({ html }) => download(new Blob([html], { type: "text/html" }), "aude-analysis.html"), failed),
    share: () => void record().then(pack).then((packed) => {
      // With the position that is looked at, and a tile that is drawn.
      const hand = tree.hand.map((move) => `&hand=${encodeURIComponent(move)}`).join("");
      const link = address(`analysis#record=${packed}&at=${whereabouts(tree)}${hand}`);
      history.replaceState(null, "", link);
      const box = h("input", { type: "text", readonly: true, value: link, "aria-label": t("analysis-link"), class: "analysis-share", onfocus: () => box.select() });
      openDialog(t("analysis-link"), h("p", { class: "soft" }, t("analysis-link-about")), box);
    }, failed),
  });

  const nothing = () => {};
  const asked = prompt({
    choose: choice.listed, mark: choice.mark, overMark: choice.overMark,
    group: (name) => change((now) => ({ ...now, group: now.group === name ? null : name })),
    turnTile: () => doing.turnTile(), back: takeBack, confirm: doing.confirm, hint: nothing, quiet: choice.quiet,
    point: (cell) => change((now) => ({ ...now, pointed: cell ? [cell] : [] })),
    takeScreen: nothing, step: nothing, showHint: nothing, now: nothing, agree: nothing, end: nothing, reclaim: nothing, rematch: nothing,
  });
  const cards = players();
  const feature = featureCard();
  const undo = h("button", { class: "soft-button analysis-back", "data-key": "take-back", onclick: takeBack }, t("analysis-back"));
  const playersArea = h("div", { class: "players-area" }, cards.element, undo);
  const dock = h("div", { class: "dock" }, feature.element, asked.element);
  const sides = { analysis: panel, real, setup };
  for (const [name, { element }] of Object.entries(sides)) element.hidden = name !== mode;
  undo.hidden = mode !== "analysis";
  const page = h("main", { id: "main", class: "table-page analysis-page", "data-mode": mode }, land.element, land.arrows, playersArea, panel.element, real.element, setup.element, dock);
  root.replaceChildren(page);
  const place = screen({ window: () => land.element, islands: [cards.element, undo, panel.element, real.element, setup.element], dock, tray: asked.tray });

  function render() {
    wanted = false;
    if (left) return;
    cards.show(state);
    asked.show(state);
    feature.show(state);
    if (mode === "analysis") panel.show(tree, judged, state.atlas);
    if (mode === "real") real.show(state, tree);
    undo.disabled = tree.at === null && !tree.hand.length;
    page.style.setProperty("--players-height", `${cards.element.offsetHeight + 4}px`);
    place.measure(state.turn !== null);
    const shown = scene(state);
    if (shown) land.show(shown);
    if (mode !== "setup") void telling.foresee();
    page.dataset.version = String(state.version);
    page.dataset.ready = String(Boolean(state.atlas && state.state));
  }

  const stopKeys = keyboard(get, {
    place: (x, y) => choice.tap(x, y, false),
    over(cell) {
      change((now) => ({ ...now, over: cell, numbers: true }));
      land.camera.reveal(100 * cell.x + 50, 100 * cell.y + 50);
    },
    choose: choice.listed,
    group: (name) => change((now) => ({ ...now, group: name })),
    turnTile: () => doing.turnTile(), back: takeBack, confirm: doing.confirm,
    takeScreen: nothing, now: nothing, panel: nothing, help: nothing, hint: nothing,
    step(by) {
      if (mode !== "analysis") return;
      if (by < 0) goTo(back(tree));
      else {
        const next = tree.nodes.findIndex((node) => node.parent === tree.at);
        if (next >= 0) goTo({ ...tree, at: next, hand: [] });
      }
    },
    fit: () => land.fit(),
    zoom: (factor) => land.camera.zoom(factor),
    pan: (dx, dy) => land.camera.pan(dx, dy),
    overlay: telling.toggle,
    numbers: (on) => change((now) => ({ ...now, numbers: on || settings().numbers })),
    quiet: choice.quiet,
  });
  const stopBringing = bringGames((text) => void open({ record: slim(text) }).catch((error) => openForm(open, text, error)));
  const grown = new ResizeObserver(() => {
    place.measure();
    land.refit();
    const down = setDown(state);
    if (down) land.keepInView([100 * down.x + 50, 100 * down.y + 50]);
    land.measured();
  });
  for (const part of [land.element, playersArea, panel.element, real.element, setup.element, asked.tray]) grown.observe(part);
  render();
  void begin();

  return () => {
    left = true;
    look.stop();
    counting?.stop.abort();
    resting.stop();
    stopLook();
    stopKeys();
    stopBringing();
    grown.disconnect();
    land.close();
  };
}
