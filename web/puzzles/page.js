// The pages of puzzles: the list, and a puzzle on a board.

import { showNowhere } from "../app/nowhere.js";
import { api } from "../net/api.js";
import { errorText } from "../words/errors.js";
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
    if (!puzzle) return showList(root, await list);
    const view = api(`puzzles/${encodeURIComponent(puzzle)}`);
    return showPuzzle(root, await view, await list);
  } catch (error) {
    showNowhere(root, errorText(error).text);
  }
}
