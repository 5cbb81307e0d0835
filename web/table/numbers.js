// Fair draws at the table: the promise is noted, and the seats here give their numbers once all seats are taken.

import { keepGiven, numbersDue, witness } from "../fair/kept.js";

/**
 * @param {(request: any) => Promise<any>} ask
 * @returns {(info: import("wire/protocol").TableInfo, you: number[]) => void}
 */
export function numbers(ask) {
  /** @type {Set<number>} */
  const sent = new Set();
  return (info, you) => {
    witness(info);
    for (const { seat, number } of numbersDue(info, you)) {
      if (sent.has(seat)) continue;
      sent.add(seat);
      // If it comes too late, the server's number is used, and the end of the game says so.
      ask({ type: "number", seat, number }).then(() => keepGiven(info.id, seat), () => sent.delete(seat));
    }
  };
}
