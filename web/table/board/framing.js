// Where a board goes in its viewport so that all of it is visible.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ x: number, y: number, scale: number }} Stance */

/** The largest size of a tile by default. */
const LARGEST = 1.35;
/** The share of the viewport that is used. */
const ROOM = 0.97;
/** Around a tile there is room for the next one. */
const NEXT = 100;

/**
 * The corner of a viewport that something covers, or null.
 * @param {Element} cards what covers it
 * @param {Element} view
 * @returns {{ width: number, height: number } | null}
 */
export function covered(cards, view) {
  const [above, below] = [cards.getBoundingClientRect(), view.getBoundingClientRect()];
  const width = above.right - below.left;
  const height = above.bottom - below.top;
  return above.width && width > 0 && height > 0 && above.top < below.bottom ? { width, height } : null;
}

/**
 * The stance that shows a box in the middle of a part of the viewport.
 * @param {Box} box
 * @param {Box} part
 * @returns {Stance}
 */
function within(box, part) {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const scale = Math.min(ROOM * width / (box.right - box.left), ROOM * height / (box.bottom - box.top), LARGEST);
  return {
    scale,
    x: (part.left + part.right) / 2 - scale * (box.left + box.right) / 2,
    y: (part.top + part.bottom) / 2 - scale * (box.top + box.bottom) / 2,
  };
}

/**
 * The largest stance that shows a box, with no tile and no cell next to one under the covered corner.
 * @param {Box} box
 * @param {{ width: number, height: number }} view
 * @param {{ width: number, height: number } | null} corner at the top left
 * @param {{ x: number, y: number }[]} tiles
 * @returns {Stance}
 */
export function framed(box, { width, height }, corner, tiles) {
  const whole = within(box, { left: 0, top: 0, right: width, bottom: height });
  if (!corner || corner.width >= width || corner.height >= height) return whole;
  const beside = within(box, { left: corner.width, top: 0, right: width, bottom: height });
  const below = within(box, { left: 0, top: corner.height, right: width, bottom: height });
  /** @param {Stance} stance */
  const clear = ({ x, y, scale }) => tiles.every((tile) =>
    x + scale * (100 * tile.x - NEXT) >= corner.width || y + scale * (100 * tile.y - NEXT) >= corner.height);
  if (clear(whole)) return whole;
  return beside.scale >= below.scale ? beside : below;
}
