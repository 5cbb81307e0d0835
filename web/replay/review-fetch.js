// Asks for the review of a game until it is there.

import { api } from "../net/api.js";

/** How often it is asked how far the review is, in milliseconds. */
const AGAIN = 800;

/**
 * @param {string} id of the table
 * @param {(state: import("wire/protocol").ReviewState) => boolean} progress how far it is; nothing more is asked once it returns false
 * @returns {Promise<import("wire/protocol").ReviewState | null>} the state with the review, none if it was given up
 */
export async function fetchReview(id, progress) {
  for (;;) {
    /** @type {import("wire/protocol").ReviewState} */
    const state = await api(`tables/${encodeURIComponent(id)}/review`, { body: {} });
    if (state.review) return state;
    if (!progress(state)) return null;
    await new Promise((later) => setTimeout(later, AGAIN));
  }
}
