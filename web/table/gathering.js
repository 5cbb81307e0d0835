// Before the game: the lobby laid over the table, and what can be done there.

import { h, put } from "../app/dom.js";
import { go } from "../app/router.js";
import { api } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";
import { lobby } from "./lobby.js";

/**
 * @param {string} id
 * @param {{ order: (request: any) => Promise<any>, failed: (error: unknown) => void, sit: () => void }} actions
 */
export function gathering(id, { order, failed, sit }) {
  const element = h("div", { class: "over" });
  /** @type {unknown[]} */
  let drawn = [];

  /**
   * @param {number} seat
   * @param {string} name
   * @param {string} color
   */
  async function join(seat, name, color) {
    try {
      const joined = await api(`tables/${encodeURIComponent(id)}/join`, { body: { name, seat, color } });
      keepSeats(id, { seats: { [joined.secret.seat]: joined.secret.token } });
      sit();
    } catch (error) {
      failed(error);
    }
  }

  return {
    element,
    /** @param {import("./state.js").TableState} state */
    show({ info, you, host }) {
      const open = info?.phase === "gathering";
      element.hidden = !open;
      const parts = [info, you, host];
      if (!info || !open || parts.every((part, index) => part === drawn[index])) return;
      drawn = parts;
      put(element, lobby({ id, info, you, host }, {
        join,
        computer: (/** @type {number} */ seat, /** @type {string} */ level) => order({ do: "computer", seat, level }),
        leave: (/** @type {number} */ seat) => order({ do: "leave", seat }),
        close: () => order({ do: "close" }).then(() => go("")),
        rename: (/** @type {number} */ seat, /** @type {string} */ name, /** @type {string} */ color) =>
          order({ do: "rename", seat, name, color }),
      }));
    },
  };
}
