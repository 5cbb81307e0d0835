// The points of a move, shown on the board where they were made.

import { s } from "../app/dom.js";
import { pointOf } from "../table/board/atlas.js";

/** Badges at one place stand above each other. */
const APART = 26;

/**
 * @param {import("../table/board/atlas.js").Atlas} atlas
 * @param {import("./timeline.js").Moment} moment
 * @param {number[]} liveries by seat
 * @returns {SVGElement[]}
 */
export function gains(atlas, moment, liveries) {
  const tiles = new Map(moment.state.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  /** @type {Map<string, number>} */
  const standing = new Map();
  /** @type {SVGElement[]} */
  const badges = [];
  for (const event of moment.events) {
    if (event.event !== "scored" || !event.spot) continue;
    const [x, y] = pointOf(atlas, tiles.get(event.spot.at.join()), event.spot);
    const place = `${Math.round(x / 10)},${Math.round(y / 10)}`;
    const above = standing.get(place) ?? 0;
    standing.set(place, above + 1);
    badges.push(badge(x, y - 12 - APART * above, event.points, liveries[event.player]));
  }
  return badges;
}

/** @type {(x: number, y: number, points: number, livery: number) => SVGElement} */
function badge(x, y, points, livery) {
  const text = points > 0 ? `+${points}` : String(points).replace("-", "−");
  const width = 34 + 10 * text.length;
  return s("g", { class: "gain", transform: `translate(${x} ${y})` },
    s("rect", { x: -width / 2, y: -13, width, height: 26, rx: 13 }),
    s("use", { href: `#seat${livery}`, transform: `translate(${14 - width / 2} 0) scale(.72)` }),
    s("text", { x: 11, y: 1 }, text));
}
