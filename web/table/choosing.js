// What a click on the board, a key or an entry of a list chooses.

import { t } from "../i18n/language.js";
import { marks } from "./scene.js";
import { acting, setDown } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 * @typedef {import("wire/wire").LegalActionJson} LegalAction
 *
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(make: (state: TableState) => TableState) => void} page.change
 * @param {(request: any) => Promise<any>} page.ask
 * @param {(error: unknown) => void} page.failed
 * @param {ReturnType<typeof import("./play.js").play>} page.doing
 * @param {() => import("./board/board.js").Board} page.table
 * @param {() => ReturnType<typeof import("./moving.js").moving>} page.motion
 */
export function choosing({ get, change, ask, failed, doing, table, motion }) {
  function allLegal() {
    const { turn } = get();
    return turn ? [...turn.legal, ...turn.picks.flatMap((pick) => pick.result?.legal ?? [])] : [];
  }

  /** A figure goes from its player to its place. @param {LegalAction} action */
  function putDown(action) {
    const { turn } = get();
    if ("put" in action && turn && !turn.picks.some((pick) => pick.action.text === action.text)) motion().putDown(turn.seat, action.put);
  }

  /** Where a choice is on the board, so that whoever did not point at it sees it. @param {LegalAction} action */
  function reveal(action) {
    const found = marks(get()).find(({ key }) => key === action.text);
    if (found) table().bring(found.at);
  }

  return {
    /**
     * A cell is chosen by a click: the tile goes there, or turns if it is there.
     * @param {number} x
     * @param {number} y
     * @param {boolean} twice
     */
    tap(x, y, twice) {
      const before = setDown(get());
      const done = doing.tap(x, y, twice);
      const down = setDown(get());
      const drawn = get().state?.drawn;
      if (down && drawn && (before?.x !== down.x || before?.y !== down.y)) motion().setDown({ id: drawn, ...down });
      return done;
    },
    /**
     * @param {string} move
     * @param {boolean} twice
     */
    mark(move, twice) {
      const action = allLegal().find((one) => one.text === move);
      if (!action) return;
      putDown(action);
      doing.pick(action, twice);
    },
    /** @param {string | null} markOver */
    overMark(markOver) {
      change((now) => (now.markOver === markOver ? now : { ...now, markOver }));
    },
    /** A choice made by key or from the list. @param {LegalAction} action */
    listed(action) {
      putDown(action);
      doing.choose(action);
      reveal(action);
    },
    /** Places what the hint suggests; it is not confirmed. */
    async showHint() {
      const { hint } = get();
      change((now) => ({ ...now, hint: null, pointed: [] }));
      for (const [at, text] of (hint?.moves ?? []).entries()) {
        const action = allLegal().find((one) => one.text === text);
        if (action) await doing.choose(action, at);
      }
    },
    /**
     * Plays moves written as in a record.
     * @param {string} text
     */
    async say(text) {
      const seat = acting(get());
      const moves = text.trim().split(/\s+/).filter(Boolean);
      if (seat === null) {
        change((now) => ({ ...now, note: { kind: "error", text: t("error-seat-not-your-turn") } }));
        return;
      }
      try {
        await ask({ type: "commit", seat, version: get().version, actions: moves });
      } catch (error) {
        failed(error);
      }
    },
    /** The next of several people at this screen has it. */
    takeScreen() {
      change((now) => ({ ...now, handed: acting(now) }));
      doing.begin();
    },
    /** Notices are closed. */
    quiet: () => change((now) => ({ ...now, note: null, hint: null, pointed: [] })),
  };
}
