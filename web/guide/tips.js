// Which tip a position calls for. Everything in a tip is a fact of the position; a feature that the page does not
// know it asks for.

import { same } from "../table/prompts/places.js";
import { acting, setDown } from "../table/state.js";

/**
 * @typedef {import("../table/state.js").TableState} TableState
 * @typedef {import("wire/wire").LegalActionJson} LegalActionJson
 * @typedef {import("wire/wire").PutJson} PutJson
 * @typedef {import("wire/wire").SpotJson} SpotJson
 *
 * @typedef {object} Tip
 * @property {string} key
 * @property {Record<string, string | number>} args numbers of the position
 * @property {string[]} [roles] features on which a follower may be put
 * @property {SpotJson} [about] the place of the feature it is about
 * @property {import("wire/protocol").FeatureInfo} [found] that feature, if the page knows it
 * @property {number} [seat] another player it is about
 */

/** Followers left that are few. */
const FEW = 2;
/** Tiles left when the end is near. */
const NEAR_END = 12;

/**
 * The places where a follower may be put now.
 * @param {TableState} state
 * @returns {PutJson[]}
 */
function puts({ turn }) {
  const legal = turn?.picks.find(({ action }) => "place" in action)?.result?.legal ?? [];
  return legal.flatMap((action) => ("put" in action ? [action.put] : []));
}

/** @type {Record<string, (state: TableState, me: number) => Omit<Tip, "key"> | null>} */
const TIPS = {
  tile({ turn }) {
    const cells = new Set(turn?.legal.flatMap((action) => ("place" in action ? [`${action.place.x},${action.place.y}`] : [])));
    return turn && !turn.picks.length && cells.size ? { args: { places: cells.size } } : null;
  },
  follower(state) {
    const roles = [...new Set(puts(state).map(({ on }) => on))];
    return roles.length ? { args: {}, roles } : null;
  },
  scored({ log, turn }, me) {
    const found = log.findLast(({ event }) => event.event === "scored" && event.player === me && !event.end && event.points > 0)?.event;
    return turn && found?.event === "scored" ? { args: { points: found.points } } : null;
  },
  few({ state, turn }, me) {
    const count = state?.supply[me]?.small ?? FEW + 1;
    const out = state?.figures.filter(({ player }) => player === me).length ?? 0;
    return turn && count <= FEW ? { args: { count, out } } : null;
  },
  farmer(state) {
    const about = puts(state).find(({ on }) => on === "field");
    const found = about && state.tileFeatures.find(({ parts }) => parts.some((part) => same(part, about)));
    return found ? { args: {}, found } : null;
  },
  opponent({ log, turn, state }, me) {
    const found = log.findLast(({ event }) => event.event === "put" && event.player !== me)?.event;
    if (!turn || turn.picks.length || found?.event !== "put" || !found.spot) return null;
    const { spot, player } = found;
    // Only what still stands there, and what can be finished.
    const stands = state?.figures.some((one) => one.player === player && one.on === spot.on && String(one.at) === String(spot.at));
    return stands && spot.on !== "field" ? { args: {}, about: spot, seat: player } : null;
  },
  ending({ state, turn }, me) {
    const left = state?.bag_left ?? NEAR_END + 1;
    const farmers = state?.figures.filter(({ player, role }) => player === me && role === "farmer").length ?? 0;
    return turn && left <= NEAR_END ? { args: { left, farmers } } : null;
  },
};

/** All tips, by name. */
export const NAMES = Object.keys(TIPS);

/**
 * The first tip that was not given yet and that the position calls for.
 * @param {TableState} state
 * @param {string[]} told
 * @returns {Tip | null}
 */
export function tipFor(state, told) {
  const me = acting(state);
  if (me === null || state.looking || state.staged || state.turn?.sent) return null;
  // The tile itself comes first, once it is placed what may stand on it.
  for (const key of NAMES) {
    const tip = told.includes(key) ? null : TIPS[key](state, me);
    if (tip) return { key, ...tip };
    if (!told.includes("tile") || (key === "follower" && !told.includes(key) && setDown(state))) return null;
  }
  return null;
}
