// What follows a message from the server, besides the change of the state.

import { go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { Refused, api } from "../net/api.js";
import { keepSeats, kept } from "../net/secrets.js";
import { errorText } from "../words/errors.js";
import { followLook } from "./board/atlas.js";
import { drawnWith, remembered } from "./changes.js";
import { history } from "./history.js";
import { numbers } from "./numbers.js";
import { sound } from "./sound.js";
import { acting } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 *
 * @param {object} page
 * @param {string} page.id
 * @param {() => TableState} page.get
 * @param {(make: (state: TableState) => TableState) => void} page.change
 * @param {(request: any) => Promise<any>} page.ask
 * @param {(error: unknown) => void} page.failed
 * @param {MediaQueryList} page.narrow
 * @param {ReturnType<typeof import("./rematch.js").rematch>} page.again
 * @param {ReturnType<typeof import("./play.js").play>} page.doing
 * @param {ReturnType<typeof import("./aids.js").aids>} page.telling
 * @param {() => ReturnType<typeof import("./moving.js").moving>} page.motion
 */
export function arrivals({ id, get, change, ask, failed, narrow, again, doing, telling, motion }) {
  const giveNumbers = numbers(ask);
  let stopLook = () => {};

  function keepTitle() {
    const { info } = get();
    if (info && kept()[id]) keepSeats(id, { title: info.seats.map((seat) => seat.name).filter(Boolean).join(", ") });
  }

  /** Whoever waits talks; at the board the panel is as it was left. @param {import("wire/protocol").TableInfo} info */
  function openPanel(info) {
    const waits = info.phase === "gathering" && info.seats.some(({ kind }) => kind === "open");
    const panel = waits ? "chat" : settings().panel || null;
    change((now) => ({ ...now, panel }));
  }

  return {
    /**
     * @param {TableState} before
     * @param {boolean} fresh whether it contained the whole position
     */
    async arrived(before, fresh) {
      const { info } = get();
      if (info?.phase === "replay") {
        // Nobody plays here: the game can only be watched.
        go(`replay/${encodeURIComponent(id)}`, { replace: true });
        return;
      }
      if (info && !before.info) {
        keepTitle();
        stopLook = followLook(info.game, info.art, (atlas) => change((now) => drawnWith(now, atlas)), failed);
      }
      if (info !== before.info || !before.state) giveNumbers(get());
      again.arrived(before);
      if (info && info.phase !== before.info?.phase && !narrow.matches) openPanel(info);
      // A welcome contains the position but not its history: a returning player reads that up.
      const { state, version, log } = get();
      const jumped = fresh && version !== before.version;
      if (state && (!before.state || jumped || version < before.version || log.length === 0)) {
        history(ask).then((lines) => change((now) => remembered(now, lines)), failed);
      }
      const mine = acting(get());
      if (mine !== null && !get().passing) change((now) => ({ ...now, handed: mine }));
      if (mine !== null && acting(before) !== mine && before.info) sound("turn");
      if (info?.phase === "over" && before.info?.phase === "playing") {
        change((now) => ({ ...now, endSeen: false }));
        // Final scoring that is told ends with the sound.
        if (!get().finale) sound("end");
      }
      await doing.begin();
      const { turn } = get();
      if (turn && before.turn?.version !== turn.version && get().version !== before.version) requestAnimationFrame(() => motion().turnUp());
      telling.refresh();
    },
    /** A table that never answers may not exist at all. @param {(why: string) => void} notFound */
    async missing(notFound) {
      try {
        await api(`tables/${encodeURIComponent(id)}`);
      } catch (error) {
        if (error instanceof Refused && error.code.startsWith("table/")) notFound(errorText(error).text);
      }
    },
    stop: () => stopLook(),
  };
}
