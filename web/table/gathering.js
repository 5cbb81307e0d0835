// Before the game: the lobby on top of the table, and its actions.

import { h, put } from "../app/dom.js";
import { go } from "../app/router.js";
import { api } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";

/**
 * @param {string} id
 * @param {{ order: (request: any) => Promise<any>, failed: (error: unknown) => void, sit: () => void }} actions
 */
export function gathering(id, { order, failed, sit }) {
  const element = h("div", { class: "over" });
  /** @type {unknown[]} */
  let drawn = [];
  /** Most tables are opened when all seats are taken. @type {typeof import("./lobby.js").lobby | null} */
  let lobby = null;
  let latest = /** @type {import("./state.js").TableState | null} */ (null);
  const fetchLobby = () => import("./lobby.js").then((module) => {
    lobby = module.lobby;
    if (latest) show(latest);
  }, failed);

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

  /** @param {import("./state.js").TableState} state */
  function show(state) {
    const { info, you, host } = state;
    const open = info?.phase === "gathering";
    element.hidden = !open;
    if (!info || !open) return;
    if (!lobby) {
      if (!latest) void fetchLobby();
      latest = state;
      return;
    }
    const parts = [info, you, host];
    if (parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    put(element, lobby({ id, info, you, host }, {
      join,
      computer: (/** @type {number} */ seat, /** @type {string} */ level) => order({ type: "add-computer", seat, level }),
      leave: (/** @type {number} */ seat) => order({ type: "leave", seat }),
      close: () => order({ type: "close" }).then(() => go("")),
      rename: (/** @type {number} */ seat, /** @type {string} */ name, /** @type {string} */ color) =>
        order({ type: "rename", seat, name, color }),
    }));
  }

  return { element, show };
}
