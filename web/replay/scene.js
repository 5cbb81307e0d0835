// What the board and the panels of a table show of a position.

import { coloured } from "../table/features.js";
import { initial as tableState } from "../table/state.js";
import { moment, tellsAids } from "./state.js";
import { lastPlaced } from "./timeline.js";

/** @type {never[]} */
const NONE = [];
/** The board is framed for so many moves at once: larger than for all of the game, still for as long as that. */
const STAGE = 40;

/**
 * The position as the panels of a table expect it: the player to move is marked, nobody is away.
 * @param {import("./state.js").ReplayState} state
 * @returns {import("../table/state.js").TableState}
 */
export function asTable(state) {
  const now = moment(state);
  const base = { ...tableState(state.id), atlas: state.atlas, liveries: state.liveries, log: state.log, you: NONE };
  const { overlay, hovered, staged, glow } = state;
  return { ...base, overlays: overlay ? [overlay] : [], hovered, staged, glow, info: timed(seen(state.info), now?.clocks ?? NONE), state: now?.state ?? null, version: now?.version ?? 0 };
}

/** @type {WeakMap<import("wire/protocol").TableInfo, import("wire/protocol").TableInfo>} */
const kept = new WeakMap();

/**
 * @param {import("wire/protocol").TableInfo | null} info
 * @returns {import("wire/protocol").TableInfo | null}
 */
function seen(info) {
  if (!info) return null;
  const known = kept.get(info);
  if (known) return known;
  const seats = info.seats.map((seat) => ({ ...seat, connected: true, stand_in: false, resigned: false }));
  /** @type {import("wire/protocol").TableInfo} */
  const made = { ...info, aids: tellsAids(info), phase: "playing", seats, clocks: { left: [], running: null } };
  kept.set(info, made);
  return made;
}

/**
 * The table with what its clocks said then. Where every decision has its own time, they say nothing.
 * @param {import("wire/protocol").TableInfo | null} info
 * @param {number[]} left
 * @returns {import("wire/protocol").TableInfo | null}
 */
function timed(info, left) {
  return info && info.clock.kind === "bank" && left.length ? { ...info, clocks: { left, running: null } } : info;
}

/** @type {{ overlay: string | null, features: import("wire/protocol").FeatureInfo[], tinted: import("wire/protocol").FeatureInfo[] }} */
let last = { overlay: null, features: NONE, tinted: NONE };

/**
 * The coloured features; the same list as long as nothing changes, so that they are drawn once.
 * @param {import("./state.js").ReplayState} state
 */
function tinted({ overlay, features }) {
  if (overlay !== last.overlay || features !== last.features) last = { overlay, features, tinted: coloured(overlay ? [overlay] : [], features) };
  return last.tinted;
}

/**
 * @param {import("./state.js").ReplayState} state
 * @returns {import("../table/board/board.js").Shown | null}
 */
export function scene(state) {
  const now = moment(state);
  const { atlas, moments, liveries, lit, pointed, at, staged, glow } = state;
  if (!now || !atlas) return null;
  return {
    atlas,
    state: staged ?? now.state,
    liveries,
    own: NONE,
    cells: NONE,
    cellLabel: () => "",
    hover: null,
    pending: null,
    marks: NONE,
    markOver: null,
    barred: NONE,
    tinted: tinted(state),
    lit,
    pointed,
    dead: NONE,
    glow,
    told: staged !== null,
    last: staged ? NONE : lastPlaced(moments, at),
    numbers: false,
    room: moments[Math.min(moments.length - 1, STAGE * Math.ceil((at + 1) / STAGE))].state.tiles,
  };
}
