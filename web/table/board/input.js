// What a person does on the board, by pointer and by key, said in the board's own terms.

/**
 * @typedef {object} Touch
 * @property {(x: number, y: number) => void} cell a cell was chosen
 * @property {(x: number, y: number, point: [number, number], twice: boolean) => void} land a tile or an empty place was clicked; `twice` for the second click of a double one
 * @property {(move: string, twice: boolean) => void} mark
 * @property {(place: import("./barred.js").Barred) => void} barred a place that cannot be taken was clicked
 * @property {(cell: { x: number, y: number } | null, point: [number, number] | null) => void} over the pointer is above a cell, at a point of its land
 * @property {(move: string | null) => void} overMark the pointer is above a mark, or above none any more
 * @property {(x: number, y: number, by: number) => boolean} turn the tile that is at a cell or could be is to be turned, clockwise or back; false if there is none
 * @property {(x: number, y: number, event: PointerEvent) => boolean} grab whether a pointer takes the tile of a cell up
 */

/** @type {(event: Event) => Element | null} */
const target = (event) => (event.target instanceof Element ? event.target : null);

/** @type {(element: Element) => [number, number]} */
function cellOf(element) {
  const [x, y] = (element.getAttribute("data-cell") ?? "0,0").split(",").map(Number);
  return [x, y];
}

/** A step of the wheel shorter than this turns nothing: touchpads send many. */
const NOTCH = 40;
/** Milliseconds in which a notch is one turn, however many events it comes as; and in which what is left of it does nothing else. */
const [ONE_TURN, SPENT] = [120, 400];

/**
 * A wheel that turns tiles: down is clockwise, up is back.
 * @returns {(event: WheelEvent, turn: (by: number) => boolean) => boolean} whether the event was meant for a tile
 */
export function turningWheel() {
  let turned = -SPENT;
  return (event, turn) => {
    // When the wheel was turned counts: a busy page hears of it later.
    const now = event.timeStamp;
    const step = event.deltaMode ? 100 * event.deltaY : event.deltaY;
    if (now - turned < ONE_TURN || Math.abs(step) < NOTCH) return now - turned < SPENT;
    const turns = turn(Math.sign(step));
    if (turns) turned = now;
    return turns;
  };
}

/**
 * @param {HTMLElement} view
 * @param {Touch} touch
 * @param {object} board
 * @param {(event: { clientX: number, clientY: number }) => [number, number]} board.point where on the board an event is
 * @param {(x: number, y: number) => void} board.reveal brings a point of the board into sight
 * @param {(index: number) => import("./barred.js").Barred | undefined} board.barred
 */
export function pointerInput(view, touch, board) {
  /** @type {(event: { clientX: number, clientY: number }) => { x: number, y: number, point: [number, number] }} */
  const cellAt = (event) => {
    const [px, py] = board.point(event);
    const [x, y] = [Math.floor(px / 100), Math.floor(py / 100)];
    return { x, y, point: [px - 100 * x, py - 100 * y] };
  };

  /** @param {Event & { clientX: number, clientY: number }} event */
  function choose(event) {
    // Fingers that tap quickly turn a tile; only a mouse clicks twice.
    const twice = event instanceof PointerEvent && event.pointerType === "mouse" && event.detail === 2;
    const mark = target(event)?.closest("[data-move]");
    if (mark) {
      touch.mark(mark.getAttribute("data-move") ?? "", twice);
      return;
    }
    const barred = board.barred(Number(target(event)?.closest("[data-barred]")?.getAttribute("data-barred") ?? -1));
    if (barred) {
      touch.barred(barred);
      return;
    }
    const cell = target(event)?.closest("[data-cell]");
    if (cell) {
      touch.cell(...cellOf(cell));
      return;
    }
    const { x, y, point } = cellAt(event);
    touch.land(x, y, point, twice);
  }
  view.addEventListener("click", choose);
  view.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!target(event)?.closest("[data-move], [data-cell]")) return;
    // What is chosen already has nothing more to do: Enter confirms it.
    if (event.key === "Enter" && target(event)?.closest("[data-move][aria-pressed=true]")) return;
    event.preventDefault();
    event.stopPropagation();
    choose(/** @type {any} */ (event));
  });
  view.addEventListener("contextmenu", (event) => {
    const { x, y } = cellAt(event);
    // Over the board the menu of the browser has nothing to offer; fingers that rest get none either.
    event.preventDefault();
    if (/** @type {PointerEvent} */ (event).pointerType !== "touch") touch.turn(x, y, 1);
  });

  let over = false;
  /** @type {string | null} */
  let onMark = null;
  /** @param {string | null} move */
  const overMark = (move) => {
    if (move === onMark) return;
    onMark = move;
    touch.overMark(move);
  };
  view.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || view.classList.contains("moving")) return;
    const { x, y, point } = cellAt(event);
    over = true;
    const move = target(event)?.closest("[data-move]")?.getAttribute("data-move") ?? null;
    // What a mark does is told in the tray; the land below it is not meant.
    touch.over({ x, y }, move === null ? point : null);
    overMark(move);
  });
  view.addEventListener("pointerleave", () => {
    if (over) touch.over(null, null);
    over = false;
    overMark(null);
  });
  view.addEventListener("focusin", (event) => {
    // A pointer meets what it sees: under it the board holds still.
    const cell = target(event)?.closest("[data-cell]:focus-visible");
    if (!cell) return;
    const [x, y] = cellOf(cell);
    board.reveal(100 * x + 50, 100 * y + 50);
    touch.over({ x, y }, null);
  });

  const wheel = turningWheel();
  return {
    /**
     * The wheel turns a tile it is above.
     * @param {WheelEvent} event
     */
    wheel(event) {
      const { x, y } = cellAt(event);
      return wheel(event, (by) => touch.turn(x, y, by));
    },
    /** @param {PointerEvent} event */
    grab(event) {
      if (event.button !== 0 || target(event)?.closest("[data-move], [data-barred]")) return false;
      const { x, y } = cellAt(event);
      return touch.grab(x, y, event);
    },
  };
}
