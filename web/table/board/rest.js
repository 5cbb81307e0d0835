// A pointer that rests on the land asks about it; once it moves on, what was told goes.

/** How long it rests before it asks, in milliseconds. */
const REST = 140;

/**
 * @param {{ tell: (x: number, y: number, point: [number, number]) => void, forget: () => void }} actions
 */
export function rest({ tell, forget }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return {
    /** @type {import("./board.js").Touch["over"]} */
    over(cell, point) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        forget();
        if (cell && point) tell(cell.x, cell.y, point);
      }, REST);
    },
    stop: () => clearTimeout(timer),
  };
}
