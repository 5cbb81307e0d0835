// Records of complete games, and tables created from them.

import { execFileSync } from "node:child_process";
import { BINARY } from "./server.mjs";

/**
 * A random game as a record.
 * @param {string[]} words options of `aude random-game`
 */
export function randomRecord(words) {
  return execFileSync(BINARY, ["random-game", "--color", "never", ...words], { encoding: "utf8" });
}

/**
 * A random game up to its last part.
 * @param {string[]} words options of `aude random-game`
 */
export function recordBeforeEnd(words) {
  const lines = randomRecord(words).trimEnd().split("\n");
  return `${lines.slice(0, -1).filter((line) => !line.startsWith("[Result")).join("\n")}\n`;
}

/** How many games to search before giving up. */
const GAMES = 80;

/**
 * A random game up to just before a move of some kind.
 * @param {string[]} words options of `aude random-game`
 * @param {RegExp} move how it starts
 * @param {number} [from] the first seed to try, to find rare moves quickly
 */
export function recordBefore(words, move, from = 1) {
  for (let seed = from; seed < from + GAMES; seed += 1) {
    const record = randomRecord([...words, "--seed", String(seed)]);
    const at = record.search(move);
    if (at >= 0) return `${record.slice(0, at).replace(/\[Result .*\]\n/, "")}\n`;
  }
  throw new Error(`no ${move.source} in ${GAMES} games of ${words.join(" ")}`);
}

/**
 * Imports a record to the server.
 * @param {string} url
 * @param {string} record
 * @param {"continue" | "replay"} mode
 * @returns {Promise<{ id: string, seats: string }>} the table, and its seats as a URL carries them
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
