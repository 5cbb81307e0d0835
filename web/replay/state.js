// The state of the replay page as plain data, and every change of it.

import { linesOf } from "../table/entries.js";

/**
 * @typedef {import("./timeline.js").Moment} Moment
 *
 * @typedef {object} ReplayState
 * @property {string} id
 * @property {import("wire/protocol").TableInfo | null} info
 * @property {import("../table/board/atlas.js").Atlas | null} atlas
 * @property {number[]} liveries by seat
 * @property {Moment[]} moments those known so far
 * @property {import("../table/state.js").LogLine[]} log of all those moments
 * @property {import("wire/protocol").Summary | null} summary
 * @property {number} at the moment shown
 * @property {import("wire/wire").StateJson | null} staged what the board shows while a move is told with motion
 * @property {import("../table/board/atlas.js").Spot[]} glow the feature that is being scored
 * @property {boolean} playing
 * @property {number} speed a multiple of normal speed
 * @property {boolean} projected whether the chart includes final scoring
 * @property {import("../table/board/atlas.js").Spot[]} lit
 * @property {[number, number][]} pointed tiles that a log line is about
 * @property {"fields" | "owners" | null} overlay
 * @property {import("wire/protocol").FeatureInfo[]} features all occupied features of the moment, for the overlay
 * @property {import("wire/protocol").FeatureInfo | null} hovered the feature being described
 * @property {"log" | "chart" | "tools" | "review" | null} panel what the side shows on a phone; on larger screens whether the review is open
 * @property {string} problem
 */

/** The speeds of a replay. */
export const SPEEDS = [0.5, 1, 2, 4, 8];

/**
 * @param {string} id
 * @returns {ReplayState}
 */
export function initial(id) {
  return {
    id, info: null, atlas: null, liveries: [], moments: [], log: [], summary: null, at: 0, staged: null, glow: [], playing: false, speed: 1,
    projected: false, lit: [], pointed: [], overlay: null, features: [], hovered: null, panel: null, problem: "",
  };
}

/**
 * Whether ownership may be shown: during a game, its table may play without player aids.
 * @param {import("wire/protocol").TableInfo | null} info
 */
export function tellsAids(info) {
  return info !== null && (info.aids || info.phase !== "playing");
}

/** @param {ReplayState} state */
export function lastAt({ moments }) {
  return Math.max(0, moments.length - 1);
}

/**
 * The current position, or null while nothing has been loaded.
 * @param {ReplayState} state
 * @returns {Moment | null}
 */
export function moment({ moments, at }) {
  return moments[at] ?? null;
}

/**
 * Goes to a position. At the end there is nothing to play.
 * @param {ReplayState} state
 * @param {number} at
 * @returns {ReplayState}
 */
export function wentTo(state, at) {
  const to = Math.min(lastAt(state), Math.max(0, Math.round(at)));
  const playing = state.playing && to < lastAt(state);
  return to === state.at ? { ...state, playing } : { ...state, at: to, playing, staged: null, glow: [], lit: [], pointed: [], hovered: null };
}

/**
 * Plays or pauses. Playing at the end starts over.
 * @param {ReplayState} state
 * @returns {ReplayState}
 */
export function toggled(state) {
  if (state.playing) return { ...state, playing: false };
  const at = state.at >= lastAt(state) ? 0 : state.at;
  return { ...wentTo(state, at), playing: lastAt(state) > 0 };
}

/**
 * More positions are known.
 * @param {ReplayState} state
 * @param {Moment[]} moments
 * @returns {ReplayState}
 */
export function withMoments(state, moments) {
  const known = state.log.at(-1)?.version ?? 0;
  const later = moments.filter((one) => one.version > known);
  const lines = later.flatMap((one) => linesOf(one));
  return { ...state, moments, log: [...state.log, ...lines] };
}
