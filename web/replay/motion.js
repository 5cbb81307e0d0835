// The motion of a replay: a step to the next move is told as at the table; every other jump is just shown.

import { api } from "../net/api.js";
import { moving } from "../table/moving.js";
import { asTable } from "./scene.js";
import { moment } from "./state.js";

/** @typedef {import("./state.js").ReplayState} ReplayState */

/** Faster replays are not slowed down by motion. */
const FASTEST = 1;

/**
 * @param {object} page
 * @param {() => ReplayState} page.get
 * @param {(change: (state: ReplayState) => ReplayState) => void} page.change
 * @param {import("../table/board/board.js").Board} page.board
 * @param {() => ReturnType<typeof import("../table/screen.js").screen>} page.place
 */
export function replayMotion({ get, change, board, place }) {
  const path = `tables/${encodeURIComponent(get().id)}/requests`;
  const motion = moving({
    get: () => asTable(get()),
    change: (make) => change((now) => {
      const { staged, glow } = make(asTable(now));
      return staged === now.staged && glow === now.glow ? now : { ...now, staged, glow };
    }),
    ask: (request) => api(path, { body: request }),
    board,
    place,
  });
  return {
    element: motion.element,
    /** Whether a move is being told. */
    busy: () => motion.director()?.busy() ?? false,
    /**
     * Another position is shown.
     * @param {ReplayState} before
     * @param {ReplayState} after
     */
    moved(before, after) {
      const now = moment(after);
      const slow = !after.playing || after.speed <= FASTEST;
      if (!now || after.at !== before.at + 1 || now.kind === "back" || !slow) {
        motion.finish();
        return;
      }
      // Final scoring is told by the end of a game at its table; here its points are shown at once.
      const ending = now.events.findIndex(({ event }) => event === "ending");
      const events = ending < 0 ? now.events : now.events.slice(0, ending);
      const { version, kind, state } = now;
      motion.moved(asTable(before), /** @type {Parameters<typeof motion.moved>[1]} */ ({ push: "moved", version, kind, state, events }));
    },
    close: motion.close,
  };
}
