// Views of the moment shown: whose the fields are, whose everything is, and what a feature was worth then.

import { api } from "../net/api.js";
import { featureBook } from "../table/features.js";
import { moment, tellsAids } from "./state.js";

/** @typedef {import("./state.js").ReplayState} ReplayState */

/** The views a replay has, of those a table has. @type {("fields" | "owners")[]} */
export const VIEWS = ["fields", "owners"];
/** Whoever draws the slider along asks where it rests, in milliseconds. */
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
    /** Another moment is shown: what was told of the last one goes. */
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
     * Tells about the feature at a point of a tile.
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
        // Pointing asks in passing; no answer is no fault.
      }
    },
    forget: () => change((now) => (now.hovered ? { ...now, hovered: null, lit: [] } : now)),
    stop: () => clearTimeout(timer),
  };
}
