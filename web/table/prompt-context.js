// The position that prompts and texts are about, derived from the page's state.

import { setDown, shown } from "./state.js";

/**
 * @param {import("./state.js").TableState} state
 * @returns {import("./prompts/all.js").PromptContext | null}
 */
export function promptContext(state) {
  const position = shown(state);
  const { info, atlas, turn, tileFeatures, outlook, version } = state;
  if (!position || !info || !atlas) return null;
  const tile = setDown(state);
  const last = position.tiles.at(-1);
  /** @type {[number, number] | null} */
  const placed = tile ? [tile.x, tile.y] : last ? [last.x, last.y] : null;
  return {
    game: position.game,
    state: position,
    atlas,
    seat: turn?.seat ?? 0,
    names: info.seats.map((seat) => seat.name),
    placed,
    tileFeatures,
    outlook: outlook?.version === version ? outlook : null,
  };
}
