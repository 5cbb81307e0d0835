// What the judge finds while somebody looks: candidates with growing budgets, draws, chances of completion. A
// position that is left is not looked at any longer.

import { api } from "../net/api.js";

/** Simulations of the looks at a position, one after another. */
const BUDGETS = [256, 1024, 4096, 12_800];

/**
 * @typedef {import("wire/protocol").AnalysisLine} Line
 * @typedef {import("wire/protocol").Candidates} Candidates
 * @typedef {import("wire/protocol").DrawChances} DrawChances
 *
 * @param {object} told
 * @param {(found: Candidates) => void} told.candidates
 * @param {(found: DrawChances) => void} told.draws
 * @param {(error: unknown) => void} told.failed
 */
export function looking(told) {
  /** @type {AbortController | null} */
  let now = null;

  return {
    /**
     * @param {Line} line
     * @param {"candidates" | "draws" | null} what
     */
    async at(line, what) {
      now?.abort();
      now = new AbortController();
      const { signal } = now;
      try {
        if (what === "draws") {
          const found = await api("analysis/draws", { body: { line }, signal });
          if (!signal.aborted) told.draws(found);
          return;
        }
        for (const simulations of what === "candidates" ? BUDGETS : []) {
          /** @type {Candidates} */
          const found = await api("analysis/candidates", { body: { line, simulations }, signal });
          if (signal.aborted) return;
          told.candidates(found);
          if (found.exact) return;
        }
      } catch (error) {
        if (!signal.aborted) told.failed(error);
      }
    },
    stop() {
      now?.abort();
      now = null;
    },
  };
}
