// The whole game, page by page.

import { api } from "../net/api.js";
import { extended } from "./timeline.js";

/**
 * Fetches what is not known yet; `known` is called after every page.
 * @param {string} id
 * @param {import("./timeline.js").Moment[]} moments those already known
 * @param {(moments: import("./timeline.js").Moment[]) => void} known
 */
export async function loadMoments(id, moments, known) {
  /** @type {number | null} */
  let from = Math.max(0, moments.length - 1);
  let row = moments;
  while (from !== null) {
    /** @type {import("wire/protocol").History} */
    const page = await api(`tables/${encodeURIComponent(id)}/history?from=${from}&limit=100`);
    row = extended(row, page);
    known(row);
    from = page.next;
  }
}
