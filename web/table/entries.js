// The lines of the log: what every entry did, and what still stands after takebacks.

/**
 * @typedef {import("./state.js").LogLine} LogLine
 */

/**
 * The lines of an entry.
 * @param {Pick<import("wire/protocol").HistoryStep, "version" | "kind" | "seat" | "moves" | "events">} entry
 * @returns {LogLine[]}
 */
export function linesOf({ version, kind, seat, moves, events }) {
  const lines = events.map((event) => ({ version, event }));
  if (kind === "back") return [{ version, event: { event: "back", player: seat ?? 0, to: Number(moves[0]) } }];
  if (kind === "expired") return [{ version, event: { event: "expired", player: seat ?? 0 } }, ...lines];
  return lines;
}

/**
 * The lines up to a version that have not been taken back by then.
 * @param {LogLine[]} lines
 * @param {number} [until]
 * @returns {LogLine[]}
 */
export function standing(lines, until = Infinity) {
  /** @type {LogLine[]} */
  const left = [];
  for (const line of lines) {
    if (line.version > until) break;
    if (line.event.event === "back") {
      const { to } = line.event;
      while ((left.at(-1)?.version ?? 0) > to) left.pop();
    }
    left.push(line);
  }
  return left;
}
