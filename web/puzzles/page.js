// The pages of puzzles: the list, and a puzzle on a board.

import { showNotFound } from "../app/not-found.js";
import { api } from "../net/api.js";
import { showList } from "./list.js";
import { dateOf } from "./progress.js";
import { showPuzzle } from "./puzzle.js";

/**
 * @param {HTMLElement} root
 * @param {string} puzzle its id; empty for the list
 * @returns {Promise<(() => void) | void>}
 */
export async function showPuzzles(root, puzzle) {
  try {
    const list = api(`puzzles?date=${dateOf()}`);
    if (!puzzle) return await showList(root, await list);
    const view = api(`puzzles/${encodeURIComponent(puzzle)}`);
    return await showPuzzle(root, await view, await list);
  } catch (error) {
    showNotFound(root, error);
  }
}
