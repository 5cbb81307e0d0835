// What a player must be able to see of a board: every tile, the near half of every open neighbour, and
// whole the cells where the tile can go.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box in tiles, or in pixels */
/** @typedef {{ x: number, y: number }} Cell */

/** The part of a legal cell that is enough to see and choose it. */
const ENOUGH = 0.6;

/** @type {[number, number][]} */
const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/**
 * The shape to keep in sight, as few boxes, in tiles.
 * @param {Cell[]} tiles
 * @param {Cell[]} [cells] that are wanted whole
 * @returns {Box[]}
 */
export function visibleShape(tiles, cells = []) {
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  /** Halves of cells, by rows. @type {Map<number, Set<number>>} */
  const halves = new Map();
  /** @type {(x: number, y: number) => void} */
  const half = (x, y) => {
    const row = halves.get(y) ?? new Set();
    row.add(x);
    halves.set(y, row);
  };
  /** @param {Cell} cell */
  const whole = ({ x, y }) => {
    for (const dy of [0, 1]) for (const dx of [0, 1]) half(2 * x + dx, 2 * y + dy);
  };
  for (const tile of tiles) {
    whole(tile);
    for (const [dx, dy] of SIDES) {
      if (taken.has(`${tile.x + dx},${tile.y + dy}`)) continue;
      for (const along of [0, 1]) half(2 * tile.x + (dx ? (dx > 0 ? 2 : -1) : along), 2 * tile.y + (dy ? (dy > 0 ? 2 : -1) : along));
    }
  }
  for (const cell of cells) whole(cell);
  return boxes(halves);
}

/**
 * The same with less of the cells: as much as it takes to see and choose them.
 * @param {Cell[]} tiles
 * @param {Cell[]} cells
 * @returns {Box[]}
 */
export function leastShape(tiles, cells) {
  const taken = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  return [...visibleShape(tiles), ...cells.flatMap(({ x, y }) => SIDES.filter(([dx, dy]) => taken.has(`${x + dx},${y + dy}`)).map(([dx, dy]) => ({
    left: x + (dx > 0 ? 1 - ENOUGH : 0), top: y + (dy > 0 ? 1 - ENOUGH : 0),
    right: x + (dx < 0 ? ENOUGH : 1), bottom: y + (dy < 0 ? ENOUGH : 1),
  })))];
}

/**
 * Runs of halves in a row; runs that repeat in the next row are one box.
 * @param {Map<number, Set<number>>} halves
 * @returns {Box[]}
 */
function boxes(halves) {
  /** @type {Box[]} */
  const done = [];
  /** @type {Map<string, Box>} */
  let open = new Map();
  for (const y of [...halves.keys()].sort((a, b) => a - b)) {
    const xs = [.../** @type {Set<number>} */ (halves.get(y))].sort((a, b) => a - b);
    /** @type {Map<string, Box>} */
    const next = new Map();
    for (let at = 0; at < xs.length;) {
      let end = at + 1;
      while (end < xs.length && xs[end] === xs[end - 1] + 1) end += 1;
      const [left, right] = [xs[at] / 2, (xs[end - 1] + 1) / 2];
      const key = `${left} ${right}`;
      const above = open.get(key);
      const box = above && above.bottom === y / 2 ? above : { left, top: y / 2, right, bottom: y / 2 };
      if (box !== above) done.push(box);
      box.bottom = (y + 1) / 2;
      next.set(key, box);
      at = end;
    }
    open = next;
  }
  return done;
}

/**
 * The box around boxes.
 * @param {Box[]} all
 * @returns {Box}
 */
export function boundingBox(all) {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
