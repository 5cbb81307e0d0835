// Where things are on the screen: the islands over the board, and whatever moves between them.

import { spotKey } from "./board/pieces.js";

/**
 * @typedef {import("./board/shape.js").Box} Box
 * @typedef {import("./board/framing.js").Room} Room
 */

/** Pixels kept free for the tray of a wide window while it is empty or small. */
const TRAY = 400;
/** The most that is kept free in a small one. */
const MOST = 240;
/** Windows in which the tray is a bar. */
const SMALL = "(max-width: 760px), (max-height: 560px)";

/**
 * @param {object} parts
 * @param {() => Element} parts.window the board's
 * @param {Element[]} parts.islands what lies over it, but for the tray
 * @param {HTMLElement} parts.dock the corner of the tray
 * @param {HTMLElement} parts.tray
 */
export function screen({ window: board, islands, dock, tray }) {
  /** @type {Room} */
  let room = { width: 0, height: 0, islands: [] };
  let seen = room;
  /** How high the tray has been in a small window. */
  let high = 0;
  /** Whether its corner is kept free while it is empty, so that nothing moves when it comes. */
  let keeps = true;

  /** @param {Element} element @returns {DOMRect | null} */
  function rect(element) {
    const box = element.getBoundingClientRect();
    return box.width && box.height ? box : null;
  }

  /**
   * The tray's corner: as high as the tray is now, or as it will be.
   * @param {boolean} now
   * @returns {Box | null}
   */
  function corner(now) {
    const box = rect(tray);
    const place = dock.getBoundingClientRect();
    if (box) high = Math.min(MOST, Math.max(high, box.height));
    if (!box && (now || !keeps)) return null;
    if (now) return box;
    const bottom = box?.bottom ?? place.bottom;
    const kept = Math.max(box?.height ?? 0, matchMedia(SMALL).matches ? high : TRAY);
    return { left: place.left, right: place.right, top: bottom - kept, bottom };
  }

  return {
    /**
     * Looks where everything is now.
     * @param {boolean} [keep] whether the tray's corner is kept free
     */
    measure(keep = keeps) {
      keeps = keep;
      const window = board().getBoundingClientRect();
      const fixed = islands.map(rect);
      /** @param {(Box | null)[]} boxes */
      const within = (boxes) => boxes.filter((box) => box !== null).map(({ left, top, right, bottom }) => ({
        left: left - window.left, top: top - window.top, right: right - window.left, bottom: bottom - window.top,
      }));
      const { width, height } = window;
      room = { width, height, islands: within([...fixed, corner(false)]) };
      // What a choice would bring stands beside the cards; the board need not make room for it, but arrows do.
      const beside = islands.flatMap((island) => [...island.querySelectorAll(".preview")]).map(rect);
      seen = { width, height, islands: within([...fixed, ...beside, corner(true)]) };
    },
    /** The window and what lies over it, with what is kept free for the tray. */
    room: () => room,
    /** The same as it is now. */
    seen: () => seen,
    /** A player's card. @param {number} seat */
    chip: (seat) => document.querySelector(`.player[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null,
    /** A player's points. @param {number} seat */
    score: (seat) => document.querySelector(`.player[data-seat="${seat}"] .score`)?.getBoundingClientRect() ?? null,
    /** A player's figures that are not on the board. @param {number} seat */
    supply: (seat) => document.querySelector(`.player[data-seat="${seat}"] .hand`)?.getBoundingClientRect() ?? null,
    /** The drawn tile: in the tray, or with the player who places it. */
    drawn: () => (rect(tray) && tray.querySelector(".hand-tile svg") ? tray : document).querySelector(".hand-tile svg")?.getBoundingClientRect() ?? null,
    /** A tile on the board. @param {number} x @param {number} y */
    tile: (x, y) => board().querySelector(`.layer-land [data-at="${x},${y}"]`)?.getBoundingClientRect() ?? null,
    /** A figure on the board. @param {import("./board/atlas.js").Spot} spot */
    figure: (spot) => board().querySelector(`.layer-pieces [data-spot="${CSS.escape(spotKey(spot))}"]`)?.getBoundingClientRect() ?? null,
  };
}
