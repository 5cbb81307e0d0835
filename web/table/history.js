// The log of a game from its start.

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
    for (const step of page.steps) {
      for (const event of step.events) lines.push({ version: step.version, event });
    }
    from = page.next;
  }
  return lines;
}
