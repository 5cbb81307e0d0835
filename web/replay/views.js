// Views of the current position: who owns the fields, who owns everything, and what a feature was worth then.

import { api } from "../net/api.js";
import { featureBook } from "../table/features.js";
import { moment, tellsAids } from "./state.js";

/** @typedef {import("./state.js").ReplayState} ReplayState */

/** The views of a replay, a subset of those of a table. @type {("fields" | "owners")[]} */
export const VIEWS = ["fields", "owners"];
/** How long the slider must rest before a request is sent, in milliseconds. */
const REST = 120;

/**
 * @param {() => ReplayState} get
 * @param {(change: (state: ReplayState) => ReplayState) => void} change
 * @param {(error: unknown) => void} failed
 */
export function views(get, change, failed) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const path = `tables/${encodeURIComponent(get().id)}/requests`;
  const book = featureBook((about) => api(path, { body: { type: "features", version: get().at, ...about } }));

  async function fetchAll() {
    const { at } = get();
    try {
      const { features } = await book.features(at);
      change((now) => (now.at === at ? { ...now, features } : now));
    } catch (error) {
      change((now) => ({ ...now, overlay: null, features: [] }));
      failed(error);
    }
  }

  return {
    /** Another position is shown: what was known about the last one is discarded. */
    moved() {
      clearTimeout(timer);
      if (get().overlay) timer = setTimeout(fetchAll, REST);
    },
    /** @param {import("../table/state.js").Overlay} wanted */
    toggle(wanted) {
      const overlay = VIEWS.find((name) => name === wanted);
      if (!overlay || !tellsAids(get().info)) return;
      change((now) => ({ ...now, overlay: now.overlay === overlay ? null : overlay, features: [] }));
      if (get().overlay) fetchAll();
    },
    /**
     * Describes the feature at a point of a tile.
     * @param {number} x
     * @param {number} y
     * @param {[number, number]} point
     */
    async tell(x, y, point) {
      const { atlas, at, info } = get();
      const position = moment(get());
      if (!atlas || !position || !tellsAids(info)) return;
      try {
        const found = await book.under(atlas, { version: at, tiles: position.state.tiles }, [x, y], point);
        if (found) change((now) => (now.at === at ? { ...now, hovered: found, lit: found.parts } : now));
      } catch {
        // Hovering is only a convenience; no answer is not an error.
      }
    },
    forget: () => change((now) => (now.hovered ? { ...now, hovered: null, lit: [] } : now)),
    stop: () => clearTimeout(timer),
  };
}
