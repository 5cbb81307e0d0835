// Every change of the table page's state: from one state to the next, without side effects.

import { liveriesOf } from "../words/liveries.js";
import { linesOf } from "./entries.js";
import { acting } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("wire/protocol").Push} Push
 */

const CHAT_KEPT = 200;

/**
 * What belongs to one position and is discarded when the next comes.
 * @type {Partial<TableState>}
 */
const PASSING = {
  turn: null, group: null, hovered: null, tileFeatures: [], fits: null, hint: null, thinking: false, lit: [], pointed: [], turned: 0, over: null,
  markOver: null,
};

/**
 * @param {TableState} state
 * @param {Push} push
 * @returns {TableState}
 */
export function pushed(state, push) {
  switch (push.push) {
    case "welcome": {
      const { table, state: position, you, host, chat } = push;
      const next = { ...state, ...PASSING, you, host, state: position, version: table.version, chat: merged(state.chat, chat) };
      const known = seated({ ...next, note: null }, table);
      // Whoever opens the page is assumed to be the player to move.
      return { ...known, handed: state.handed ?? acting(known) ?? you[0] ?? null };
    }
    case "moved": {
      const next = push.state ?? state.state;
      const lines = linesOf(push);
      const seen = state.log.some((line) => line.version === push.version);
      const info = state.info && { ...state.info, clocks: clocksOf(push, state.info) };
      return {
        ...state, ...PASSING, info, state: next, version: push.version,
        log: seen ? state.log : [...state.log, ...lines],
        note: state.note?.kind === "news" ? null : state.note,
      };
    }
    case "table":
      return seated(state, push);
    case "chat":
      return { ...state, chat: merged(state.chat, [push]) };
    case "heartbeat":
      return state;
  }
}

/**
 * The clocks after a move. They run for people, not for computers.
 * @param {Extract<Push, { push: "moved" }>} push
 * @param {import("wire/protocol").TableInfo} info
 * @returns {import("wire/protocol").ClockNow}
 */
function clocksOf(push, info) {
  const { actor } = push.next;
  const seat = typeof actor === "number" ? info.seats[actor] : null;
  const runs = seat?.kind === "person" && !seat.stand_in;
  return push.clocks.length ? { left: push.clocks, running: runs ? /** @type {number} */ (actor) : null } : info.clocks;
}

/**
 * @param {import("wire/protocol").ChatLine[]} old
 * @param {import("wire/protocol").ChatLine[]} more
 */
function merged(old, more) {
  const known = new Set(old.map((line) => line.number));
  return [...old, ...more.filter((line) => !known.has(line.number))].slice(-CHAT_KEPT);
}

/**
 * @param {TableState} state
 * @param {import("wire/protocol").TableInfo} info
 * @returns {TableState}
 */
function seated(state, info) {
  const next = { ...state, info };
  const liveries = state.atlas ? liveriesOf(info.seats, state.atlas.liveries) : state.liveries;
  const same = liveries.join() === state.liveries.join();
  const turn = acting(next) === null ? null : next.turn;
  return { ...next, turn, liveries: same ? state.liveries : liveries };
}

/**
 * The art has arrived.
 * @param {TableState} state
 * @param {import("./board/atlas.js").Atlas} atlas
 * @returns {TableState}
 */
export function drawnWith(state, atlas) {
  return { ...state, atlas, liveries: state.info ? liveriesOf(state.info.seats, atlas.liveries) : [] };
}

/**
 * The legal actions for a seat of this browser have arrived.
 * @param {TableState} state
 * @param {import("wire/protocol").Legal} legal
 * @returns {TableState}
 */
export function mayChoose(state, legal) {
  const seat = acting(state);
  if (seat === null || legal.version !== state.version) return state;
  return { ...state, turn: { seat, version: legal.version, legal: legal.actions, picks: [], sent: false } };
}

/**
 * A choice at a level replaces what was chosen there and after it.
 * @param {TableState} state
 * @param {number} at
 * @param {import("wire/wire").LegalActionJson} action
 * @returns {TableState}
 */
export function picked(state, at, action) {
  if (!state.turn) return state;
  const picks = [...state.turn.picks.slice(0, at), { action, result: null }];
  // Before the tile lies, its place is asked for next; any other choice can still be changed where it was made.
  const group = at === 0 && ("place" in action || "ransom" in action) ? null : state.group;
  return { ...state, turn: { ...state.turn, picks }, group, note: null, hint: null, pointed: [], markOver: null };
}

/**
 * The server has answered what the choices lead to.
 * @param {TableState} state
 * @param {import("wire/wire").LegalActionJson[]} actions
 * @param {import("wire/protocol").Draft} result
 * @returns {TableState}
 */
export function drafted(state, actions, result) {
  if (!state.turn || result.version !== state.turn.version) return state;
  const picks = state.turn.picks;
  if (picks.length !== actions.length || picks.some((pick, index) => pick.action !== actions[index])) return state;
  const last = { ...picks[picks.length - 1], result };
  return { ...state, turn: { ...state.turn, picks: [...picks.slice(0, -1), last] } };
}

/**
 * The last choices are undone, down to a level.
 * @param {TableState} state
 * @param {number} at
 * @returns {TableState}
 */
export function unpicked(state, at) {
  if (!state.turn) return state;
  const turn = { ...state.turn, picks: state.turn.picks.slice(0, at) };
  return { ...state, turn, group: null, note: null, markOver: null, tileFeatures: at === 0 ? [] : state.tileFeatures };
}

/**
 * The commit is on its way, or has returned.
 * @param {TableState} state
 * @param {boolean} sent
 * @returns {TableState}
 */
export function sending(state, sent) {
  return state.turn ? { ...state, turn: { ...state.turn, sent } } : state;
}

/**
 * Earlier log entries have arrived.
 * @param {TableState} state
 * @param {import("./state.js").LogLine[]} lines
 * @returns {TableState}
 */
export function remembered(state, lines) {
  const later = state.log.filter((line) => line.version > (lines.at(-1)?.version ?? 0));
  return { ...state, log: [...lines, ...later] };
}
