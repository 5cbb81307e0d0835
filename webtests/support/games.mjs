// Games that computers have played, kept as records.

import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../games");

/**
 * A kept game up to the moment when so many tiles lie on the table, the start tile among them, and the
 * next is drawn.
 * @param {"base-two" | "everything-four"} name
 * @param {number} tiles
 */
export function gameWith(name, tiles) {
  const lines = readFileSync(join(FOLDER, `${name}.txt`), "utf8").split("\n").filter((line) => !line.startsWith("[Result"));
  const first = lines.findIndex((line) => line.startsWith("1. "));
  const [drawn] = /^\d+\. \d+(?: [A-Z]+\d*)+/.exec(lines[first + tiles - 1]) ?? [""];
  return `${[...lines.slice(0, first + tiles - 1), drawn].join("\n")}\n`;
}
