// The log of a game from its start.

import { linesOf } from "./entries.js";

/**
 * @param {(request: any) => Promise<import("wire/protocol").History>} ask
 * @returns {Promise<import("./state.js").LogLine[]>}
 */
export async function history(ask) {
  /** @type {import("./state.js").LogLine[]} */
  const lines = [];
  /** @type {number | null} */
  let from = 0;
  while (from !== null) {
    const page = await ask({ type: "history", from, limit: 100 });
    for (const step of page.steps) lines.push(...linesOf(step));
    from = page.next;
  }
  return lines;
}
