// The lines of the log, and what still stands after takebacks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf, standing } from "../../web/table/entries.js";

/** @param {number} version @param {string} kind @param {string[]} moves */
const entry = (version, kind = "part", moves = []) => linesOf(/** @type {any} */ ({
  version, kind, seat: 1, moves, events: kind === "back" ? [] : [{ event: "placed", version }],
}));

/** @param {import("../../web/table/state.js").LogLine[]} lines */
const versions = (lines) => lines.map(({ version, event }) => `${version} ${event.event}`);

test("a takeback and a clock that ran out have lines of their own", () => {
  assert.deepEqual(versions(entry(4, "expired")), ["4 expired", "4 placed"]);
  assert.deepEqual(entry(5, "back", ["3"]), [{ version: 5, event: { event: "back", player: 1, to: 3 } }]);
});

test("what was taken back does not stand, as of any version", () => {
  // Placed, placed, back to 1, placed, placed, back to 4 (after the one that was placed anew), and once more to 1.
  const log = [entry(1), entry(2), entry(3, "back", ["1"]), entry(4), entry(5), entry(6, "back", ["4"]), entry(7, "back", ["1"])].flat();
  assert.deepEqual(versions(standing(log, 2)), ["1 placed", "2 placed"]);
  assert.deepEqual(versions(standing(log, 3)), ["1 placed", "3 back"]);
  assert.deepEqual(versions(standing(log, 6)), ["1 placed", "3 back", "4 placed", "6 back"]);
  assert.deepEqual(versions(standing(log)), ["1 placed", "7 back"]);
});
