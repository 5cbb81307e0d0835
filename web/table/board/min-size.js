// Figures and marks that stay readable however far off the board is.

/** Pixels a figure is high at least. */
const FIGURE = 26;
/** Units it is high on the board. */
const HIGH = 27;
/** How much larger than the tile's scale figures are at any distance. */
const USUAL = 1.12;
/** Pixels from the middle of a mark to its border at least. */
const MARK = 13;
/** Units of the same. */
const RADIUS = 12;
/** Growing goes in steps, so that zooming does not restyle every figure each frame. */
const STEP = 0.08;

/**
 * How many times as large figures are drawn.
 * @param {number} scale of the board
 */
export function figureScale(scale) {
  return STEP * Math.ceil(Math.max(USUAL, FIGURE / (HIGH * scale)) / STEP - 1e-9);
}

/**
 * How many times as large marks are drawn: not so large that they cover each other.
 * @param {number} scale of the board
 * @param {[number, number][]} points where they are
 */
export function markScale(scale, points) {
  const wanted = Math.max(1, MARK / (RADIUS * scale));
  let apart = Infinity;
  for (const [index, a] of points.entries()) {
    for (const b of points.slice(index + 1)) apart = Math.min(apart, Math.hypot(a[0] - b[0], a[1] - b[1]));
  }
  return Math.max(1, STEP * Math.floor(Math.min(wanted, apart / (2 * RADIUS)) / STEP));
}

/**
 * How many times as large shields, goods and the like are drawn.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {number} scale of the board
 */
export function emblemScale({ marks }, scale) {
  const wanted = Math.min(marks.most, marks.pixels / (marks.units * scale));
  return Math.max(1, STEP * Math.floor(wanted / STEP));
}

/**
 * Whether tiles are small enough for their plain drawings. Between the two sizes they stay as they are.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {number} scale of the board
 * @param {boolean} before whether they were
 */
export function isSmall({ plain_below, full_above }, scale, before) {
  return 100 * scale < (before ? full_above : plain_below);
}
