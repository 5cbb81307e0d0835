// A pointer that rests on the landscape asks about it; once it moves on, the description is removed.

/** How long it must rest before it asks, in milliseconds. */
const REST = 140;

/**
 * @param {{ tell: (x: number, y: number, point: [number, number]) => void, forget: () => void }} actions
 */
export function rest({ tell, forget }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  return {
    /** @type {import("./input.js").Touch["over"]} */
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
