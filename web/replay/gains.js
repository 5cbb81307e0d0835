// The points of a move, shown on the board where they were scored.

import { s } from "../app/dom.js";
import { pointOf } from "../table/board/points.js";

/** Badges at the same place are stacked. */
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
    badges.push(badge(x, y, above, event.points, liveries[event.player]));
  }
  return badges;
}

/** @type {(x: number, y: number, above: number, points: number, livery: number) => SVGElement} */
function badge(x, y, above, points, livery) {
  const text = points > 0 ? `+${points}` : String(points).replace("-", "−");
  const width = 34 + 10 * text.length;
  const middle = -12 - APART * above;
  return s("g", { transform: `translate(${x} ${y})` }, s("g", { class: "gain" },
    s("rect", { x: -width / 2, y: middle - 13, width, height: 26, rx: 13 }),
    s("use", { href: `#seat${livery}`, transform: `translate(${14 - width / 2} ${middle}) scale(.72)` }),
    s("text", { x: 11, y: middle + 1 }, text)));
}
