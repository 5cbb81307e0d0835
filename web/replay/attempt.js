// A turn of a game that is over, tried again, or what one player decided in the middle of it: it is chosen as at a
// table, and the judge says what it is worth.

import { h, put } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { mayChoose } from "../table/changes.js";
import { choosing } from "../table/choosing.js";
import { keyboard } from "../table/keyboard.js";
import { tray } from "../table/panels/tray.js";
import { play } from "../table/play.js";
import { scene } from "../table/scene.js";
import { initial, setDown } from "../table/state.js";
import { errorText } from "../words/errors.js";
import { signed, why } from "./review-words.js";

/**
 * @typedef {import("../table/state.js").TableState} TableState
 * @typedef {import("wire/protocol").Judged} Judged
 *
 * @typedef {object} Given
 * @property {string} id of the table
 * @property {number} version the table's before the turn
 * @property {import("wire/wire").ReviewTurn} turn what was played
 * @property {number} seat who decides
 * @property {number} from the number of moves of the turn before that
 * @property {TableState} table the position then, as the panels of a table expect it
 * @property {() => import("../table/board/board.js").Board} board
 * @property {() => void} changed
 * @property {() => void} done
 */

/** Losses below this are none for people. */
const SMALL = 0.5;

/**
 * @param {Given} given
 */
export function attempt({ id, version, turn, seat, from, table, board, changed, done }) {
  /** @type {TableState} */
  let state = {
    ...initial(id), atlas: table.atlas, liveries: table.liveries, state: table.state, you: [seat],
    info: table.info && { ...table.info, aids: true, seats: table.info.seats.map((one) => ({ ...one, kind: "person" })) },
  };
  /** Up to the draw. @type {import("wire/protocol").AnalysisLine} */
  const line = { record: "", moves: [] };
  const played = turn.played.map(({ text }) => text);
  const before = played.slice(0, from);
  /** The moves after the record that lead to the decision. @type {string[]} */
  let here = [];
  /** @type {Judged | null} */
  let judged = null;
  let busy = false;
  let left = false;

  const name = state.info?.seats[seat]?.name ?? "";
  const get = () => state;
  /** @param {(state: TableState) => TableState} make */
  function change(make) {
    const before = state;
    state = make(state);
    if (state !== before && !left) changed();
  }
  /** @param {unknown} error */
  const failed = (error) => change((now) => ({ ...now, note: { kind: "error", ...errorText(error, now.info, seat) } }));

  /** @param {any} request */
  async function ask(request) {
    if (request.type === "commit") return judge(request.actions);
    return api("analysis/query", { body: { line: { ...line, moves: here }, query: request } });
  }

  /** @param {string[]} actions */
  async function judge(actions) {
    busy = true;
    changed();
    try {
      judged = await api("analysis/judge", { body: { line, before, actions, played } });
    } finally {
      busy = false;
      changed();
    }
  }

  const doing = play(get, change, ask, failed);
  const still = /** @type {any} */ ({ putDown() {}, setDown() {} });
  const choice = choosing({ get, change, ask, failed, doing, table: board, motion: () => still });
  const element = h("div", { class: "turn-bar card attempt", role: "group", "aria-labelledby": "question" });

  async function begin() {
    judged = null;
    try {
      line.record ||= await api(`tables/${encodeURIComponent(id)}/record?version=${version}`);
      here = line.moves;
      let legal = await ask({ type: "legal" });
      if (legal.next.actor === "chance") line.moves = turn.draws.map(({ tile }) => tile);
      here = [...line.moves, ...before];
      if (here.length) legal = await ask({ type: "legal" });
      /** @type {import("wire/protocol").Draft} */
      const { state: position } = await ask({ type: "draft", seat, version: legal.version, actions: [] });
      change((now) => mayChoose({ ...now, state: position, turn: null, version: legal.version, tileFeatures: [], note: null }, legal));
    } catch (error) {
      failed(error);
    }
  }

  /** @param {Judged} found */
  function verdict(found) {
    const game = state.state?.game ?? "classic";
    const names = state.info?.seats.map(({ name }) => name) ?? [];
    const best = found.loss < Math.max(SMALL, 2 * found.error);
    const gain = found.gain ?? 0;
    return [
      h("p", { class: "question", id: "question", role: "status" }, best ? t("try-best") : t("try-loses", { points: signed(-found.loss), error: signed(found.error).replace("+", "") })),
      h("p", { class: "told" }, Math.abs(gain) < SMALL / 5 ? t("try-same") : gain > 0 ? t("try-better", { points: signed(gain) }) : t("try-worse", { points: signed(gain) })),
      found.facts.length ? h("p", { class: "told" }, why(found.facts, seat, game, names)) : null,
      h("div", { class: "decide" },
        h("button", { class: "main confirm", "data-key": "again", onclick: begin }, t("try-again")),
        h("button", { class: "soft-button", "data-key": "done", onclick: done }, t("try-done"))),
    ];
  }

  const actions = {
    choose: choice.listed, mark: choice.mark, overMark: choice.overMark,
    group: (/** @type {string} */ name) => change((now) => ({ ...now, group: now.group === name ? null : name })),
    turnTile: () => doing.turnTile(), back: doing.back, confirm: doing.confirm, hint() {},
  };
  const stopKeys = keyboard(get, {
    place: (x, y) => choice.tap(x, y, false),
    over(cell) {
      change((now) => ({ ...now, over: cell, numbers: true }));
      board().camera.reveal(100 * cell.x + 50, 100 * cell.y + 50);
    },
    choose: choice.listed,
    group: (name) => change((now) => ({ ...now, group: name })),
    turnTile: () => doing.turnTile(),
    back: () => (state.turn?.picks.length && !judged ? doing.back() : done()),
    confirm: doing.confirm,
    takeScreen() {}, now() {}, help() {}, hint() {}, step() {}, overlay() {}, panel() {}, quiet: choice.quiet,
    fit: () => board().fit(),
    zoom: (factor) => board().camera.zoom(factor),
    pan: (dx, dy) => board().camera.pan(dx, dy),
    numbers: (on) => change((now) => ({ ...now, numbers: on })),
  });

  /** @type {unknown} */
  let shown = null;
  void begin();
  return {
    element,
    scene: () => scene(state),
    /** Draws the tray. */
    show() {
      if (shown === state && !busy && !judged) return;
      shown = state;
      put(element, judged
        ? verdict(judged)
        : [
          h("p", { class: "attempt-title", "data-key": "title" }, h("span", null, h("b", null, t("try-title")), ` · ${name}`), h("button", { class: "quiet tool", "aria-label": t("try-done"), title: t("try-done"), onclick: done }, "×")),
          state.note ? h("p", { class: "error", role: "alert", "data-key": "note" }, state.note.text) : null,
          ...(busy ? [h("p", { class: "question", role: "status", "data-key": "busy" }, t("try-judging"))] : state.turn ? tray(state, actions) : []),
        ]);
    },
    touch: {
      /** @type {(x: number, y: number) => unknown} */
      cell: (x, y) => choice.tap(x, y, false),
      mark: choice.mark,
      /** @type {(x: number, y: number, twice: boolean) => void} */
      land(x, y, twice) {
        const down = setDown(state);
        if (down && down.x === x && down.y === y) choice.tap(x, y, twice);
      },
      /** @param {{ x: number, y: number } | null} cell */
      over: (cell) => change((now) => (now.over?.x === cell?.x && now.over?.y === cell?.y ? now : { ...now, over: cell })),
      overMark: choice.overMark,
      turn: doing.turnAt,
    },
    close() {
      left = true;
      stopKeys();
    },
  };
}
