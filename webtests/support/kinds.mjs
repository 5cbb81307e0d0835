// The kind of a move, by its text in the notation of the record.

/** Words a move starts with, and the prompt it belongs to. */
const WORDS = {
  dragon: "flight", tower: "tower", capture: "capture", princess: "princess", fairy: "fairy", ransom: "ransom",
  exchange: "exchange", score: "score", roof: "roof",
};

/**
 * The prompts and figures that a move uses.
 * @param {string} move
 * @returns {string[]}
 */
export function kindsOf(move) {
  if (move === "-") return ["pass"];
  const [, big, word] = /^(big-)?([a-z]+)/.exec(move) ?? [];
  if (!word) return [];
  const prompt = WORDS[/** @type {keyof typeof WORDS} */ (word)] ?? (move.includes("@") ? "portal" : "figure");
  const figure = word === "builder" || word === "pig" ? [word] : big ? ["big"] : [];
  return [prompt, ...figure];
}
