// The last form, stored in this browser.

import { fresh, revived } from "./draft.js";

const KEY = "aude.draft";

/** @returns {import("./draft.js").Draft} */
export function lastDraft() {
  try {
    return revived(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return fresh();
  }
}

/** @param {import("./draft.js").Draft} draft */
export function keepDraft(draft) {
  try {
    // A seed is for one game only.
    localStorage.setItem(KEY, JSON.stringify({ ...draft, seed: "", first: null }));
  } catch {
    // Then the default is offered next time.
  }
}
