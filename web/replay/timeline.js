// A game as a sequence of positions: the start, then the table after every log entry.

/**
 * @typedef {import("wire/wire").StateJson} StateJson
 * @typedef {import("wire/protocol").HistoryStep} Step
 *
 * @typedef {object} Moment
 * @property {number} version also its index in the sequence
 * @property {import("wire/protocol").LogKind} kind
 * @property {number | null} seat who moved
 * @property {string[]} moves as a record writes them
 * @property {import("wire/wire").HappenedJson[]} events
 * @property {StateJson} state the position after it
 * @property {number[]} gains points by seat
 * @property {number[]} clocks milliseconds left by seat; empty without clocks
 */

/**
 * The position before anything happened.
 * @param {StateJson} state
 * @returns {Moment}
 */
export function beginning(state) {
  return { version: 0, kind: "start", seat: null, moves: [], events: [], state, gains: state.scores.map(() => 0), clocks: [] };
}

/**
 * The position after a log entry.
 * @param {Moment} before
 * @param {Step} step
 * @returns {Moment}
 */
export function following(before, step) {
  const tiles = before.state.tiles.slice(0, step.kept).concat(step.tiles);
  const state = { ...before.state, ...step.changed, tiles };
  const { version, kind, seat, moves, events, clocks } = step;
  const gains = state.scores.map((score, index) => (kind === "back" ? 0 : score - before.state.scores[index]));
  return { version, kind, seat, moves, events, state, gains, clocks };
}

/**
 * A sequence of positions with a page of history appended.
 * @param {Moment[]} moments
 * @param {import("wire/protocol").History} page
 * @returns {Moment[]}
 */
export function extended(moments, page) {
  const row = moments.length ? moments.slice(0, page.from + 1) : [beginning(page.start)];
  for (const step of page.steps) row.push(following(row[row.length - 1], step));
  return row;
}

/**
 * What a move changed in the projected scores; null if they are not available.
 * @param {import("wire/protocol").ChartPoint[]} chart
 * @param {Moment} moment
 * @returns {number[] | null}
 */
export function worth(chart, moment) {
  const after = chart.find((point) => point.version === moment.version)?.projected;
  if (!after || moment.kind === "back") return null;
  const before = chart.find((point) => point.version === moment.version - 1)?.projected;
  return after.map((points, seat) => points - (before?.[seat] ?? 0));
}

/**
 * The last tile placed at a position, and who placed it.
 * @param {Moment[]} moments
 * @param {number} at
 * @returns {{ x: number, y: number, seat: number }[]}
 */
export function lastPlaced(moments, at) {
  const lying = moments[at].state.tiles.at(-1);
  if (!lying) return [];
  for (let index = at; index > 0; index -= 1) {
    for (const event of moments[index].events) {
      if (event.event === "placed" && event.x === lying.x && event.y === lying.y) {
        return [{ x: lying.x, y: lying.y, seat: moments[index].seat ?? 0 }];
      }
    }
  }
  return [];
}
