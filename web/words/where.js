// Where something is, in words: by its part of the board or tile, and counted where several are in the same part.

import { t } from "../i18n/language.js";

/**
 * @typedef {[number, number]} Point in hundredths of a tile
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box
 */

/**
 * What lies around some points: their tile if it is the same, else the whole board.
 * @param {Point[]} points
 * @param {{ x: number, y: number }[]} tiles
 * @returns {Box}
 */
export function around(points, tiles) {
  const cells = new Set(points.map(([x, y]) => `${Math.floor(x / 100)},${Math.floor(y / 100)}`));
  const all = cells.size === 1 ? [...cells].map((cell) => ({ x: Number(cell.split(",")[0]), y: Number(cell.split(",")[1]) })) : tiles;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return { left: 100 * Math.min(...xs), top: 100 * Math.min(...ys), right: 100 * Math.max(...xs) + 100, bottom: 100 * Math.max(...ys) + 100 };
}

/**
 * The part of a box in which a point is: one of nine.
 * @param {Point} point
 * @param {Box} box
 */
function part([x, y], { left, top, right, bottom }) {
  const third = (/** @type {number} */ share) => (share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1);
  const [column, row] = [third((x - left) / (right - left)), third((y - top) / (bottom - top))];
  return `${["n", "", "s"][row]}${["w", "", "e"][column]}` || "c";
}

/**
 * Which of some points each is, counted from the left or from the top if that tells them apart.
 * @param {Point[]} points
 * @returns {string[]}
 */
function counted(points) {
  if (points.length < 2) return points.map(() => "");
  const apart = (/** @type {0 | 1} */ axis) => new Set(points.map((point) => Math.round(point[axis]))).size === points.length;
  const [key, first] = /** @type {[string, 0 | 1]} */ (apart(0) ? ["where-from-left", 0] : apart(1) ? ["where-from-top", 1] : ["where-by-rows", 1]);
  const order = points.map((_, index) => index).sort((a, b) => points[a][first] - points[b][first] || points[a][0] - points[b][0]);
  return points.map((_, index) => t(key, { number: 1 + order.indexOf(index), count: points.length }));
}

/**
 * Words that tell points apart. keys: where-*
 * @param {Point[]} points
 * @param {Box} box what they are in
 * @returns {string[]}
 */
export function whereabouts(points, box) {
  const parts = points.map((point) => part(point, box));
  /** @type {string[]} */
  const found = [];
  for (const name of new Set(parts)) {
    const inside = points.map((_, index) => index).filter((index) => parts[index] === name);
    const numbers = counted(inside.map((index) => points[index]));
    for (const [at, index] of inside.entries()) found[index] = [t(`where-${name}`), numbers[at]].filter(Boolean).join(", ");
  }
  return found;
}
