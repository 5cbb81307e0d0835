// Which part of the board is seen: the best view of what is asked, and what brings something else into it.

import { busiest, fitted, freeArea, allVisible } from "./framing.js";
import { hidden } from "./hidden.js";
import { leastShape, visibleShape } from "./shape.js";
import { north } from "./coast.js";

/** Sizes of a tile in pixels for a mouse, for fingers, and where nothing is chosen. */
const LARGEST = 140;
const SIZES = { mouse: { largest: LARGEST, least: 40 }, fingers: { largest: LARGEST, least: 48 }, watched: { largest: LARGEST, least: 30 } };
/** In a large window a few tiles are larger: this share of its shorter side. */
const SHARE = 0.17;
/** Tiles smaller than this may be worth more than seeing the legal cells whole, */
const COMFORTABLE = 64;
/** if they become so much larger by it. */
const LARGER = 1.1;
/** A board that can be this much larger comes nearer when a turn begins. */
const WORTH = 1.12;
/** In final scoring a feature is seen whole, down to this size of a tile, */
const SCORED = 16;
/** with its rim, in tiles. */
const RIM = 0.05;

/**
 * @param {object} board
 * @param {import("./camera.js").Camera} board.eye
 * @param {() => import("./framing.js").Room} board.room the window and what lies over it, with what is kept free
 * @param {() => import("./framing.js").Room} board.seen the same as it is now
 * @param {() => import("./board.js").Shown | null} board.shown
 */
export function views({ eye, room, seen, shown }) {
  const fingers = matchMedia("(pointer: coarse)");
  const hands = () => (fingers.matches ? SIZES.fingers : SIZES.mouse);
  /** What there was to see when the view was last chosen, and when somebody went to a place. */
  let looked = "";
  let visited = "";

  /** What is to be in view. @param {boolean} [less] whether parts of legal cells are enough */
  function shape(less = false) {
    const now = shown();
    const known = now?.room ?? now?.state.tiles ?? [];
    const tiles = known.length ? known : [{ x: 0, y: 0 }];
    const boxes = (less ? leastShape : visibleShape)(tiles, now?.pending ? [now.pending] : now?.cells ?? []);
    // Column numbers and surveyors stand north of a coast.
    if (now?.atlas.sea) boxes.push({ left: Math.min(...tiles.map(({ x }) => x)), top: north(tiles) - 0.95, right: 1, bottom: north(tiles) });
    return boxes;
  }

  /** The best view of all of it; a small board has its legal cells whole. */
  function best() {
    const whole = bestOf(shape());
    if (whole.scale * 100 >= COMFORTABLE && allVisible(shape(), room(), whole)) return whole;
    const part = bestOf(shape(true));
    return part.scale >= whole.scale * LARGER || !allVisible(shape(), room(), whole) ? part : whole;
  }

  /** @param {import("./shape.js").Box[]} boxes */
  function bestOf(boxes) {
    const now = shown();
    const window = room();
    const sizes = now?.room ? SIZES.watched : hands();
    const limits = { ...sizes, largest: Math.max(sizes.largest, Math.round(SHARE * Math.min(window.width, window.height))) };
    const { free } = freeArea(window);
    const last = now?.state.tiles.at(-1) ?? { x: 0, y: 0 };
    const tiles = { width: (free.right - free.left) / limits.least, height: (free.bottom - free.top) / limits.least };
    const at = now?.pending ?? last;
    const focus = (now?.pending ? null : busiest(now?.cells ?? [], tiles, last)) ?? { x: at.x + 0.5, y: at.y + 0.5 };
    const alone = fitted(boxes, window, limits, focus);
    const { sea } = now?.atlas ?? {};
    if (!sea) return alone;
    // The sea is shown as long as the land does not become much smaller by it; islands may lie over it.
    const water = { left: 1, top: 0, right: sea.right / 100, bottom: 10 };
    const both = fitted([...boxes, water], { ...window, islands: window.islands.filter((island) => island.right < window.width / 2) }, limits, focus);
    return both.scale > alone.scale / WORTH && allVisible(boxes, window, both) ? both : alone;
  }

  /** Shows all of the board, whoever has moved it. */
  function fit() {
    const { width, height } = room();
    visited = "";
    if (width && height && shown()) eye.moveTo(best());
  }

  /** Whether final scoring holds the view: until the next feature nothing else is to be seen. */
  const scoring = () => Boolean(shown()?.veiled && shown()?.glow?.length);

  /** The window has another size, or another panel is open. */
  function refit() {
    if (scoring()) showScored();
    else if (shown() && !eye.movedByUser() && !eye.isDragging() && !allVisible(shape(true), room(), eye.destination())) fit();
    else follow();
  }

  /** Brings what is being scored into view, no nearer than the board is, unless somebody has it in hand. */
  function showScored() {
    const now = shown();
    const spots = now?.glow ?? [];
    if (!now || !spots.length || eye.movedByUser() || eye.isDragging()) return;
    const boxes = spots.map(({ at: [x, y], on }) => {
      // A cloister is scored with the tiles around it.
      const rim = RIM + (on === "cloister" ? 1 : 0);
      return { left: x - rim, top: y - rim, right: x + 1 + rim, bottom: y + 1 + rim };
    });
    const there = eye.destination();
    if (allVisible(boxes, room(), there)) return;
    const { least } = hands();
    const [x, y] = spots[0].at;
    eye.moveTo(fitted(boxes, room(), { largest: 100 * there.scale, least: now.veiled ? SCORED : least }, { x: x + 0.5, y: y + 0.5 }));
  }

  /** One view a turn: it moves by itself when something new is to be seen, and never under a hand. */
  function follow() {
    const now = shown();
    if (!now || eye.movedByUser() || eye.isDragging() || scoring()) return;
    const boxes = shape(true);
    const window = room();
    if (now.pending) {
      // Whatever else there is to choose is in sight, if all of the board can be.
      const { x, y } = now.pending;
      const elsewhere = now.marks.map(({ at }) => at).filter((at) => Math.floor(at[0] / 100) !== x || Math.floor(at[1] / 100) !== y);
      if (hidden(elsewhere, eye.destination(), seen()).length) {
        const all = best();
        if (allVisible(boxes, window, all)) eye.moveTo(all);
      }
      return;
    }
    // Where somebody went the board stays until there is something new on it.
    if (visited === JSON.stringify(boxes)) return;
    visited = "";
    const key = JSON.stringify([boxes, window]);
    if (key === looked || !window.width || !window.height) return;
    const first = looked === "";
    looked = key;
    const better = best();
    const there = eye.destination();
    // Cells that are cut off are enough to choose them, but not if they can be seen whole.
    const whole = shape();
    const cut = !allVisible(whole, window, there) && allVisible(whole, window, better);
    if (first || cut || !allVisible(boxes, window, there) || better.scale > there.scale * WORTH) eye.moveTo(better);
  }

  /** Brings what somebody chose into sight, by the shortest way. @param {[number, number]} point */
  const bring = (point) => eye.reveal(...point, seen());

  return {
    fit,
    refit,
    follow,
    showScored,
    /** Goes to a target that is out of sight: it comes to the middle. @param {[number, number]} point */
    goTo(point) {
      visited = JSON.stringify(shape(true));
      eye.centerOn(...point);
    },
    /** Goes to a tile that is spoken of; a board on which it can be seen stays where it is. @param {[number, number]} tile */
    visit([x, y]) {
      visited = JSON.stringify(shape(true));
      bring([100 * x + 50, 100 * y + 50]);
    },
    bring,
    /**
     * Moves if a point that matters has come under an island.
     * @param {[number, number]} point
     * @param {boolean} [whole] in a view of one's own the tile around it is to be seen, without any other change
     */
    keepInView(point, whole = false) {
      if (eye.isDragging()) return;
      if (eye.movedByUser()) {
        if (whole) bring(point);
      } else if (hidden([point], eye.destination(), seen()).length) eye.reveal(...point);
    },
  };
}
