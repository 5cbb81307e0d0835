// A key moment on the board: what was played and what was better, as ghosts with a frame each. What happens away from
// the tile (a figure through a portal, a tower, the fairy, the dragon's way, a capture) is shown where it happens.

import { s } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { ghost } from "../table/board/cells.js";
import { figureId, use } from "../table/board/pieces.js";
import { dragonPoint, fairyPoint, pointOf, towerPoint } from "../table/board/points.js";

/**
 * @typedef {import("../table/board/atlas.js").Atlas} Atlas
 * @typedef {import("../table/board/atlas.js").Tile} Tile
 * @typedef {import("wire/wire").ReviewMove} Move
 * @typedef {import("wire/wire").StateJson} State
 * @typedef {[number, number]} Point
 *
 * @typedef {object} Moment
 * @property {State} state the position before the turn part
 * @property {string} drawn the tile
 * @property {number} livery of the player who decided
 */

/** @type {Record<string, Point>} */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** The radius of a ring around what is meant. */
const RING = 17;

/**
 * Where a turn part places its tile.
 * @param {Move[]} moves
 * @param {string} drawn the tile
 * @returns {Tile | null}
 */
export function placedBy(moves, drawn) {
  for (const { action } of moves) {
    if (action && "place" in action) return { id: drawn, x: action.place.x, y: action.place.y, rotation: action.place.rotation };
  }
  return null;
}

/** @param {Point} at */
const ring = ([cx, cy]) => s("circle", { class: "ring", cx, cy, r: RING });

/**
 * A cross through what leaves the board.
 * @param {Point} at
 */
const crossed = ([x, y]) => s("path", { class: "cross", d: `M${x - 11} ${y - 11}l22 22m0-22l-22 22` });

/** Where the dragon is after moves. @param {State} state @param {Move[]} moves @returns {Point[]} none without a dragon */
function dragonAfter({ dragon }, moves) {
  if (!dragon) return [];
  const steps = moves.flatMap(({ action }) => (action && "dragon" in action ? [STEPS[action.dragon]] : []));
  return [steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], dragon)];
}

/**
 * What a turn part does besides placing its tile.
 * @param {Atlas} atlas
 * @param {Moment} moment
 * @param {Tile | null} placed the tile of this turn part
 * @param {Move[]} moves
 * @param {boolean} own whether figures on the tile itself are ringed too
 * @param {number} [from] moves before it are not shown
 * @returns {(SVGElement | null)[]}
 */
function deeds(atlas, { state, livery }, placed, moves, own, from = 0) {
  /** @param {Point} at */
  const tileAt = ([x, y]) => (placed?.x === x && placed.y === y ? placed : state.tiles.find((tile) => tile.x === x && tile.y === y));
  /** @param {Point} at */
  const height = ([x, y]) => state.towers.find((tower) => tower.x === x && tower.y === y)?.height ?? 0;
  /** @param {import("wire/wire").SpotJson} spot */
  const standing = (spot) => pointOf(atlas, tileAt(spot.at), spot, height(spot.at));
  /** The cells on the dragon's way. @type {Point[]} */
  const way = dragonAfter(state, moves.slice(0, from));
  const drawn = moves.slice(from).flatMap(({ action }) => {
    if (!action) return [];
    if ("put" in action) {
      const at = standing(action.put);
      const here = placed && action.put.at.join() === `${placed.x},${placed.y}`;
      return [s("g", { class: "ghost" }, use(figureId(action.put.figure, action.put.on, livery), at)), own || !here ? ring(at) : null];
    }
    if ("fairy" in action) {
      const at = fairyPoint(atlas, action.fairy.at, standing(action.fairy));
      return [s("g", { class: "ghost" }, use("fairy", at)), ring(at)];
    }
    if ("tower" in action) {
      const high = height(action.tower);
      const [foot, top] = [0, high].map((floors) => towerPoint(atlas, tileAt(action.tower), action.tower, floors));
      return [s("g", { class: "ghost" }, use(`tower-${Math.min(high + 1, atlas.offsets.floors)}`, foot)), ring(top)];
    }
    if ("capture" in action || "princess" in action) {
      const at = standing("capture" in action ? action.capture : action.princess);
      return [ring(at), crossed(at)];
    }
    if ("score" in action) return [ring(standing(action.score))];
    const last = way.at(-1);
    if ("dragon" in action && last) {
      const [dx, dy] = STEPS[action.dragon];
      way.push([last[0] + dx, last[1] + dy]);
    }
    return [];
  });
  if (way.length < 2) return drawn;
  const line = way.map(([x, y], index) => `${index ? "L" : "M"}${100 * x + 50} ${100 * y + 50}`).join("");
  const end = /** @type {Point} */ (way.at(-1));
  return [...drawn, s("path", { class: "way", d: line }), s("g", { class: "ghost" }, use("dragon", dragonPoint(atlas, end))), ring([100 * end[0] + 50, 100 * end[1] + 50])];
}

/**
 * keys: review-mark-*
 * @param {Atlas} atlas
 * @param {Moment} moment
 * @param {Tile} tile
 * @param {Move[]} moves
 * @param {"played" | "better"} name
 */
function shownMove(atlas, moment, tile, moves, name) {
  const text = t(`review-mark-${name}`);
  const width = 22 + 8.5 * [...text].length;
  return s("g", { class: `review-move ${name}` },
    s("g", { class: "ghost" }, ghost(atlas, tile, "land")),
    s("rect", { class: "frame", x: 100 * tile.x + 2, y: 100 * tile.y + 2, width: 96, height: 96, rx: 5 }),
    deeds(atlas, moment, tile, moves, false),
    s("g", { class: "grows", transform: `translate(${100 * tile.x + 50} ${100 * tile.y + (name === "better" ? 106 : -6)})` },
      s("rect", { class: "flag", x: -width / 2, y: -12, width, height: 24, rx: 12 }), s("text", { y: 1 }, text)));
}

/**
 * What a turn part was, and what would have been better; nothing without a placement to show. On the same placement
 * the tile is drawn once.
 * @param {Atlas} atlas
 * @param {Moment} moment
 * @param {Move[]} played
 * @param {Move[]} better
 * @returns {SVGElement[]}
 */
export function momentMarks(atlas, moment, played, better) {
  const [was, could] = [placedBy(played, moment.drawn), placedBy(better, moment.drawn)];
  const same = was && could && was.x === could.x && was.y === could.y && was.rotation === could.rotation;
  const mine = played.map(({ text }) => text);
  const instead = same ? better.findIndex(({ text }, index) => text !== mine[index]) : -1;
  return [
    was && !same ? shownMove(atlas, moment, was, played, "played") : null,
    could ? shownMove(atlas, moment, could, better, "better") : null,
    same && instead >= 0 ? s("g", { class: "review-move played" }, deeds(atlas, moment, was, played, true, instead)) : null,
  ].filter((mark) => mark !== null);
}
