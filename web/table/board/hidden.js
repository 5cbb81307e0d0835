// Which targets on the board cannot be seen, and which way they are.

import { freeArea } from "./framing.js";

/** @typedef {"left" | "up" | "right" | "down"} Way */
/** @typedef {{ way: Way, points: [number, number][], along: number }} Hidden points of the board, and where along the edge they are, in pixels */

/** @type {Way[]} */
export const WAYS = ["left", "up", "right", "down"];
/** A point is seen if it is this far from the edge, in pixels. */
const SEEN = 2;

/**
 * @param {[number, number][]} targets points of the board
 * @param {import("./framing.js").Stance} stance
 * @param {import("./framing.js").Room} room
 * @returns {Hidden[]} those that are not seen, by the way to go
 */
export function hidden(targets, { x, y, scale }, room) {
  const { free, islands } = freeArea(room);
  /** @type {Map<Way, { points: [number, number][], sum: number }>} */
  const found = new Map();
  for (const point of targets) {
    const [sx, sy] = [x + point[0] * scale, y + point[1] * scale];
    const way = wayTo(sx, sy, free, islands);
    if (!way) continue;
    const there = found.get(way) ?? { points: [], sum: 0 };
    there.points.push(point);
    there.sum += way === "left" || way === "right" ? sy : sx;
    found.set(way, there);
  }
  return WAYS.flatMap((way) => {
    const there = found.get(way);
    return there ? [{ way, points: there.points, along: there.sum / there.points.length }] : [];
  });
}

/**
 * @param {number} x
 * @param {number} y
 * @param {import("./shape.js").Box} free
 * @param {import("./shape.js").Box[]} islands
 * @returns {Way | null} null if the point is seen
 */
function wayTo(x, y, free, islands) {
  /** How far it is out, each way. @type {[Way, number][]} */
  const out = [
    ["left", free.left + SEEN - x], ["up", free.top + SEEN - y],
    ["right", x - free.right + SEEN], ["down", y - free.bottom + SEEN],
  ];
  const [way, far] = out.reduce((best, one) => (one[1] > best[1] ? one : best));
  if (far > 0) return way;
  const island = islands.find(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
  if (!island) return null;
  // What an island covers is beyond its nearest free side.
  const nearRight = island.left + island.right > free.left + free.right;
  const nearBottom = island.top + island.bottom > free.top + free.bottom;
  const across = nearRight ? x - island.left : island.right - x;
  const upright = nearBottom ? y - island.top : island.bottom - y;
  if (across < upright) return nearRight ? "right" : "left";
  return nearBottom ? "down" : "up";
}
