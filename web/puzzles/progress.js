// Which puzzles were solved in this browser, and on how many days in a row.

const KEY = "aude.puzzles";
const DAY = 24 * 60 * 60 * 1000;

/**
 * @typedef {"first" | "later" | "shown"} Result at the first attempt, at a later one, or after seeing the answer
 *
 * @typedef {object} Kept
 * @property {Record<string, Result>} solved by puzzle
 * @property {string[]} days on which the daily puzzle was solved, the latest last
 * @property {{ table: string, theme: string, level: string }} filter what is looked for
 */

/** @type {Kept} */
const NOTHING = { solved: {}, days: [], filter: { table: "", theme: "", level: "" } };

/** @returns {Kept} */
export function progress() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      solved: kept.solved && typeof kept.solved === "object" ? kept.solved : {},
      days: Array.isArray(kept.days) ? kept.days.filter((/** @type {unknown} */ day) => typeof day === "string") : [],
      filter: { ...NOTHING.filter, ...(kept.filter && typeof kept.filter === "object" ? kept.filter : {}) },
    };
  } catch {
    return NOTHING;
  }
}

/** @param {Partial<Kept>} more */
export function keep(more) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...more }));
  } catch {
    // A browser without storage can still solve puzzles.
  }
}

/** The date of a moment where the reader is: `2026-11-18`. @param {Date} [now] */
export function dateOf(now = new Date()) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * A puzzle is over. What is known of it stays: only the first result counts.
 * @param {string} id
 * @param {Result} result
 * @param {boolean} daily whether it is today's
 */
export function solved(id, result, daily) {
  const { solved: known, days } = progress();
  const today = dateOf();
  keep({
    solved: { ...known, [id]: known[id] ?? result },
    days: daily && result !== "shown" && days.at(-1) !== today ? [...days, today].slice(-400) : days,
  });
}

/**
 * Days in a row on which the daily puzzle was solved, until today or yesterday.
 * @param {string[]} days
 * @param {string} [today]
 */
export function streak(days, today = dateOf()) {
  const number = (/** @type {string} */ day) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
  let last = days.length ? number(days[days.length - 1]) : 0;
  if (number(today) - last > 1) return 0;
  let many = 0;
  for (const day of [...days].reverse()) {
    if (number(day) !== last) break;
    many += 1;
    last -= 1;
  }
  return many;
}
