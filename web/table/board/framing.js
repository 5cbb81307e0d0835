// Where a board lies in its window: as large as it can be with nothing that matters under an island.

import { boundingBox } from "./shape.js";

/** @typedef {import("./shape.js").Box} Box */
/** @typedef {{ x: number, y: number, scale: number }} Stance where the board's origin is, and pixels for a unit of it */

/**
 * @typedef {object} Room the window and what lies over it, in pixels
 * @property {number} width
 * @property {number} height
 * @property {Box[]} islands
 *
 * @typedef {object} Sizes of a tile, in pixels
 * @property {number} largest without being asked for
 * @property {number} least below that the board is not shown whole
 */

/** Units of the board along a tile. */
const TILE = 100;
/** Pixels between the board and the window's edge. */
const EDGE = 6;
/** Pixels between the board and an island. */
const CLEAR = 6;
/** An island as long as this share of the window is a border of it. */
const BORDER = 0.6;

/**
 * The window without the islands that go along a whole side of it, and the other islands.
 * @param {Room} room
 * @returns {{ free: Box, islands: Box[] }}
 */
export function freeArea({ width, height, islands }) {
  const wide = (/** @type {Box} */ { left, right }) => right - left > BORDER * width;
  const high = (/** @type {Box} */ { top, bottom, right }) => bottom - top > BORDER * height && right > width / 2;
  // Bars may stand above each other, as a tip over a tray over an open panel: the board has the largest gap they leave.
  const bars = islands.filter(wide).sort((one, other) => one.top - other.top);
  let [top, bottom, reached] = [0, 0, 0];
  for (const bar of [...bars, { top: height, bottom: height }]) {
    if (bar.top - reached > bottom - top) [top, bottom] = [reached, bar.top];
    reached = Math.max(reached, bar.bottom);
  }
  const rest = islands.filter((island) => !wide(island));
  const right = Math.min(width, ...rest.filter(high).map(({ left }) => left));
  return { free: { left: 0, top, right, bottom }, islands: rest.filter((island) => !high(island)) };
}

/**
 * The stance that shows all of a shape in a room with the largest tiles. A shape that would become too
 * small is shown in part, around a point that matters.
 * @param {Box[]} shape in tiles
 * @param {Room} room
 * @param {Sizes} sizes
 * @param {{ x: number, y: number }} [focus] what is looked at if not all can be, in tiles
 * @returns {Stance}
 */
export function fitted(shape, room, { largest, least }, focus) {
  const { free, islands } = freeArea(room);
  const whole = boundingBox(shape);
  const most = Math.floor(Math.min(largest,
    (free.right - free.left - 2 * EDGE) / (whole.right - whole.left),
    (free.bottom - free.top - 2 * EDGE) / (whole.bottom - whole.top)));
  for (let size = most; size >= least; size -= 1) {
    const at = placed(shape, whole, free, islands, size);
    if (at) return { ...at, scale: size / TILE };
  }
  return followed(whole, free, least, focus ?? { x: (whole.left + whole.right) / 2, y: (whole.top + whole.bottom) / 2 });
}

/**
 * Where the board's origin can be at a size so that no part of the shape is under an island: nearest to
 * where the shape is in the middle.
 * @param {Box[]} shape
 * @param {Box} whole
 * @param {Box} free
 * @param {Box[]} islands
 * @param {number} size
 * @returns {{ x: number, y: number } | null}
 */
function placed(shape, whole, free, islands, size) {
  const range = {
    left: free.left + EDGE - whole.left * size, right: free.right - EDGE - whole.right * size,
    top: free.top + EDGE - whole.top * size, bottom: free.bottom - EDGE - whole.bottom * size,
  };
  if (range.left > range.right || range.top > range.bottom) return null;
  const middle = { x: (range.left + range.right) / 2, y: (range.top + range.bottom) / 2 };
  // Where the origin must not be, for each island and each box.
  const barred = islands.flatMap((island) => shape.map((box) => ({
    left: island.left - CLEAR - box.right * size, right: island.right + CLEAR - box.left * size,
    top: island.top - CLEAR - box.bottom * size, bottom: island.bottom + CLEAR - box.top * size,
  }))).filter((one) => one.right > range.left && one.left < range.right && one.bottom > range.top && one.top < range.bottom);
  // The best place is in the middle or at the border of a barred one.
  const rows = [middle.y, ...barred.flatMap(({ top, bottom }) => [top, bottom])]
    .filter((y) => y >= range.top && y <= range.bottom)
    .sort((a, b) => Math.abs(a - middle.y) - Math.abs(b - middle.y));
  /** @type {{ x: number, y: number } | null} */
  let best = null;
  let far = Infinity;
  for (const y of rows) {
    if (Math.abs(y - middle.y) >= far) break;
    const x = nearest(barred.filter(({ top, bottom }) => top < y && bottom > y), range, middle.x);
    if (x === null) continue;
    const distance = Math.hypot(x - middle.x, y - middle.y);
    if (distance < far) [best, far] = [{ x, y }, distance];
  }
  return best;
}

/**
 * The free place of a row that is nearest to its middle.
 * @param {Box[]} barred
 * @param {Box} range
 * @param {number} middle
 * @returns {number | null}
 */
function nearest(barred, range, middle) {
  const free = (/** @type {number} */ x) => barred.every(({ left, right }) => x <= left || x >= right);
  const places = [middle, ...barred.flatMap(({ left, right }) => [left, right])].filter((x) => x >= range.left && x <= range.right);
  places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return places.find(free) ?? null;
}

/**
 * A part of the board around a point, without more empty room at one side than the board has.
 * @param {Box} whole
 * @param {Box} free
 * @param {number} size
 * @param {{ x: number, y: number }} focus
 * @returns {Stance}
 */
function followed(whole, free, size, focus) {
  /** @type {(low: number, high: number, from: number, to: number, at: number) => number} */
  const along = (low, high, from, to, at) => {
    const [first, last] = [to - EDGE - high * size, from + EDGE - low * size];
    // All of it has room this way.
    if (first >= last) return (first + last) / 2;
    return Math.min(last, Math.max(first, (from + to) / 2 - at * size));
  };
  return {
    x: along(whole.left, whole.right, free.left, free.right, focus.x),
    y: along(whole.top, whole.bottom, free.top, free.bottom, focus.y),
    scale: size / TILE,
  };
}

/**
 * Whether a stance shows all of a shape, clear of the islands.
 * @param {Box[]} shape in tiles
 * @param {Room} room
 * @param {Stance} stance
 */
export function allVisible(shape, { width, height, islands }, { x, y, scale }) {
  const size = TILE * scale;
  return shape.every((box) => {
    const [left, top, right, bottom] = [x + box.left * size, y + box.top * size, x + box.right * size, y + box.bottom * size];
    return left >= 0 && top >= 0 && right <= width && bottom <= height
      && islands.every((island) => right <= island.left || left >= island.right || bottom <= island.top || top >= island.bottom);
  });
}

/**
 * The cell around which most others are in sight of a window too small for all; of equal ones the
 * nearest to a place.
 * @param {{ x: number, y: number }[]} cells
 * @param {{ width: number, height: number }} window in tiles
 * @param {{ x: number, y: number }} near
 * @returns {{ x: number, y: number } | null} its middle, in tiles
 */
export function busiest(cells, { width, height }, near) {
  /** @type {{ x: number, y: number } | null} */
  let best = null;
  let most = -Infinity;
  for (const at of cells) {
    const seen = cells.filter(({ x, y }) => Math.abs(x - at.x) <= (width - 1) / 2 && Math.abs(y - at.y) <= (height - 1) / 2).length;
    const value = seen - Math.hypot(at.x - near.x, at.y - near.y) / 1000;
    if (value > most) [best, most] = [{ x: at.x + 0.5, y: at.y + 0.5 }, value];
  }
  return best;
}

/**
 * The shortest way to move something so that it is in the window and under no island.
 * @param {Box} box in pixels
 * @param {Room} room
 * @returns {{ dx: number, dy: number }}
 */
export function shiftIntoView(box, room) {
  const { free, islands } = freeArea(room);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const inside = {
    x: Math.max(free.left, Math.min(free.right - width, box.left)),
    y: Math.max(free.top, Math.min(free.bottom - height, box.top)),
  };
  /** @type {(x: number, y: number) => boolean} */
  const clear = (x, y) => x >= free.left && y >= free.top && x + width <= free.right && y + height <= free.bottom
    && islands.every((island) => x + width <= island.left || x >= island.right || y + height <= island.top || y >= island.bottom);
  const places = [inside, ...islands.flatMap(({ left, top, right, bottom }) => [
    { x: left - width, y: inside.y }, { x: right, y: inside.y }, { x: inside.x, y: top - height }, { x: inside.x, y: bottom },
  ])].filter(({ x, y }) => clear(x, y));
  const far = (/** @type {{ x: number, y: number }} */ { x, y }) => Math.hypot(x - box.left, y - box.top);
  const best = places.reduce((near, one) => (far(one) < far(near) ? one : near), places[0] ?? {
    x: (free.left + free.right - width) / 2, y: (free.top + free.bottom - height) / 2,
  });
  return { dx: best.x - box.left, dy: best.y - box.top };
}
