// Mayflower's sea with its score track, column numbers and surveyors.

import { drawn, s } from "../../app/dom.js";
import { use } from "./pieces.js";

/** Where column numbers and surveyors are, north of all tiles. */
const NUMBERS = -70;
const SURVEYORS = -22;

/**
 * The northern edge of the board: of the coast, or of what was built further north.
 * @param {{ y: number }[]} tiles
 */
export function north(tiles) {
  return Math.min(0, ...tiles.map(({ y }) => y));
}

/**
 * What is drawn under the tiles.
 * @param {import("./atlas.js").Atlas} atlas
 */
export function sea(atlas) {
  return atlas.sea ? [...drawn(atlas.sea.sea).childNodes] : [];
}

/**
 * What is drawn above them.
 * @param {import("./atlas.js").Atlas} atlas
 */
export function names(atlas) {
  return atlas.sea ? [...drawn(atlas.sea.names).childNodes] : [];
}

/**
 * Column numbers, surveyors and all players' markers on the track.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("wire/wire").StateJson} state
 * @param {number[]} liveries by seat
 * @returns {SVGElement[]}
 */
export function coastMarks(atlas, state, liveries) {
  const sea = atlas.sea;
  if (!sea) return [];
  const west = Math.min(...state.tiles.map((tile) => tile.x)) - 2;
  const top = 100 * north(state.tiles);
  const marks = [];
  for (let column = 0; column <= -west; column += 1) {
    const x = 50 - 100 * column;
    marks.push(s("text", { x, y: top + NUMBERS, class: "column-number" }, column));
  }
  for (const [index, column] of (state.surveyors ?? []).entries()) {
    const at = `translate(${34 + 32 * index - 100 * column} ${top + SURVEYORS}) scale(1.25)`;
    marks.push(s("use", { href: "#surveyor", transform: at, "data-spot": `surveyor ${column}` }));
  }
  /** @type {Record<number, number>} */
  const crowd = {};
  for (const [seat, score] of state.scores.entries()) {
    const space = ((score % sea.track.length) + sea.track.length) % sea.track.length;
    const here = crowd[space] ?? 0;
    crowd[space] = here + 1;
    const [x, y] = sea.track[space];
    marks.push(use(`seat${liveries[seat]}`, [x - 9 + 9 * (here % 3), y - 7 + 9 * Math.floor(here / 3)]));
  }
  return marks;
}
