// Fair draws at the table: the promise and the bag are noted, and the seats here give their numbers once all seats are taken.

import { keepGiven, numbersDue, witness, witnessBag } from "../fair/kept.js";

/**
 * @param {(request: any) => Promise<any>} ask
 * @returns {(table: import("./state.js").TableState) => void}
 */
export function numbers(ask) {
  /** @type {Set<number>} */
  const sent = new Set();
  let witnessed = false;
  return ({ info, you, state, version }) => {
    if (!info) return;
    witness(info);
    if (state && !witnessed) {
      witnessed = true;
      witnessBag(info.id, version, state.bag);
    }
    for (const { seat, number } of numbersDue(info, you)) {
      if (sent.has(seat)) continue;
      sent.add(seat);
      // If it comes too late, the server's number is used, and the end of the game says so.
      ask({ type: "number", seat, number }).then(() => keepGiven(info.id, seat), () => sent.delete(seat));
    }
  };
}
