// Records of whole games, and tables made from them.

import { execFileSync } from "node:child_process";
import { BINARY } from "./server.mjs";

/**
 * A random game as a record.
 * @param {string[]} words options of `aude random`
 */
export function randomRecord(words) {
  return execFileSync(BINARY, ["random", "--color", "never", ...words], { encoding: "utf8" });
}

/**
 * Brings a record to the server.
 * @param {string} url
 * @param {string} record
 * @param {"continue" | "replay"} mode
 * @returns {Promise<{ id: string, seats: string }>} the table, and its seats as an address carries them
 */
export async function importRecord(url, record, mode) {
  const response = await fetch(`${url}api/records`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ record, mode }),
  });
  const made = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(made));
  const seats = made.seats.map((/** @type {{ seat: number, token: string }} */ { seat, token }) => `seat=${seat}.${token}`).join("&");
  return { id: made.table.id, seats };
}
