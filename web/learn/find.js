// Features to point at: pins on the board, which is all that is to be chosen.

import { pointOf } from "../table/board/points.js";
import { t } from "../i18n/language.js";

/** Before the number of a candidate, as a move. */
const CANDIDATE = "candidate ";

/**
 * The pins of a step.
 * @param {import("wire/protocol").LessonStep} step
 * @param {import("../table/board/atlas.js").Atlas} atlas
 * @param {number[]} found
 * @returns {import("../table/board/spots.js").Mark[]}
 */
function pins(step, atlas, found) {
  return step.candidates.map((spot, index) => {
    const tile = step.state.tiles.find(({ x, y }) => x === spot.at[0] && y === spot.at[1]);
    const right = found.includes(index);
    return {
      key: `${CANDIDATE}${index}`,
      at: pointOf(atlas, tile, spot),
      look: "pin",
      sign: right ? "✓" : "?",
      label: t(right ? "lesson-pin-found" : "lesson-pin", { number: index + 1 }),
      number: index + 1,
      chosen: right,
    };
  });
}

/**
 * The pins, made again only when they change: the board keeps what is the same.
 * @returns {typeof pins}
 */
export function pinBoard() {
  /** @type {unknown[]} */
  let from = [];
  /** @type {ReturnType<typeof pins>} */
  let made = [];
  return (...now) => {
    if (now.some((value, index) => value !== from[index])) made = pins(...now);
    from = now;
    return made;
  };
}

/**
 * The candidate that a mark stands for.
 * @param {string} move
 * @returns {number | null}
 */
export function candidate(move) {
  return move.startsWith(CANDIDATE) ? Number(move.slice(CANDIDATE.length)) : null;
}
