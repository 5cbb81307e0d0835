// What flies over the table: copies of tiles, figures and points, above everything and out of the way of pointers.

import { h } from "../../app/dom.js";

/** Leaves quickly, arrives softly. */
export const OUT = "cubic-bezier(.2,.8,.2,1)";
/** Begins and ends softly. */
export const BOTH = "cubic-bezier(.4,0,.2,1)";

/**
 * @typedef {{ x: number, y: number }} Point in pixels of the window
 * @typedef {object} Flight
 * @property {Point} from its middle
 * @property {Point} to
 * @property {number} ms
 * @property {number} [wait] before it sets out; it is seen from the beginning
 * @property {string} [easing]
 * @property {number} [lift] how high the arc goes, in pixels
 * @property {[number, number]} [scale] at the beginning and at the end
 * @property {[number, number]} [fade] opacity at the beginning and at the end
 * @property {[number, number]} [turn] degrees at the beginning and at the end
 */

export function flights() {
  const element = h("div", { class: "flights", "aria-hidden": "true" });
  /** @type {Set<Animation>} */
  const running = new Set();
  let faster = 1;

  /**
   * @param {Animation} animation
   * @param {() => void} [done]
   */
  async function follow(animation, done) {
    running.add(animation);
    try {
      await animation.finished;
    } catch {
      // It was ended early.
    }
    running.delete(animation);
    done?.();
  }

  return {
    element,
    /**
     * Sends a copy on its way; it is gone when it has arrived.
     * @param {Element} what
     * @param {Flight} how
     */
    fly(what, { from, to, ms, wait = 0, easing = OUT, lift = 0, scale = [1, 1], fade = [1, 1], turn = [0, 0] }) {
      const one = h("div", { class: "flight" }, what);
      element.append(one);
      const at = (/** @type {Point} */ { x, y }, /** @type {number} */ size, /** @type {number} */ turned) =>
        `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turned}deg) scale(${size})`;
      const half = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
      const frames = [
        { transform: at(from, scale[0], turn[0]), opacity: fade[0] },
        ...(lift ? [{ transform: at(half, (scale[0] + scale[1]) / 2, (turn[0] + turn[1]) / 2), opacity: Math.max(...fade), offset: 0.5 }] : []),
        { transform: at(to, scale[1], turn[1]), opacity: fade[1] },
      ];
      return follow(one.animate(frames, { duration: ms / faster, delay: wait / faster, easing, fill: "both" }), () => one.remove());
    },
    /**
     * Moves something that stays where it is in the page.
     * @param {Element | null} what
     * @param {Keyframe[]} frames
     * @param {KeyframeAnimationOptions} how
     */
    async stir(what, frames, how) {
      if (what) await follow(what.animate(frames, how));
    },
    /** A moment in which nothing new begins. @param {number} ms */
    rest(ms) {
      return follow(element.animate([], { duration: ms / faster }));
    },
    /** Everything from now on goes this many times as fast. @param {number} by */
    hurry(by) {
      faster = by;
    },
    /** Ends everything at once. */
    end() {
      for (const animation of running) animation.cancel();
      running.clear();
      element.replaceChildren();
    },
  };
}
