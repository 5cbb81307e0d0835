// Before the game: the lobby on top of the table, and its actions.

import { h, put } from "../app/dom.js";
import { go } from "../app/router.js";
import { keepNumbers, newNumber } from "../fair/kept.js";
import { api } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";

/** A game that is about to start is waited for this long before the page says so, in milliseconds. */
const SOON = 1000;

/**
 * @param {string} id
 * @param {{ order: (request: any) => Promise<any>, failed: (error: unknown) => void, sit: () => void }} actions
 */
export function lobbyLayer(id, { order, failed, sit }) {
  const element = h("div", { class: "over" });
  /** @type {unknown[]} */
  let drawn = [];
  /** Most tables are opened when all seats are taken. @type {typeof import("./lobby.js").lobby | null} */
  let lobby = null;
  let latest = /** @type {import("./state.js").TableState | null} */ (null);
  /** @type {Promise<void> | null} */
  let fetching = null;
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
      const { number, hash } = newNumber();
      const joined = await api(`tables/${encodeURIComponent(id)}/join`, { body: { name, seat, color, number_hash: hash } });
      keepNumbers(id, { [joined.secret.seat]: number });
      keepSeats(id, { seats: { [joined.secret.seat]: joined.secret.token } });
      sit();
    } catch (error) {
      failed(error);
    }
  }

  /** When the last seat was found taken. @type {number | null} */
  let full = null;

  /**
   * Whether the lobby is shown. A game without open seats starts in a moment: the lobby does not flash up for it.
   * @param {import("./state.js").TableState} state
   */
  function isShown(state) {
    if (state.info?.phase !== "gathering") return false;
    if (drawn.length || state.info.seats.some(({ kind }) => kind === "open")) return true;
    if (full === null) setTimeout(() => latest && show(latest), SOON);
    full ??= Date.now();
    return Date.now() - full >= SOON;
  }

  /** @param {import("./state.js").TableState} state */
  function show(state) {
    const { info, you, host } = state;
    latest = state;
    const open = isShown(state);
    element.hidden = !open;
    if (!info || !open) return;
    if (!lobby) {
      fetching ??= fetchLobby();
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
