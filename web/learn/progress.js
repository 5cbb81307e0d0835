// Which lessons were finished in this browser.

const KEY = "aude.lessons";

/** @returns {Record<string, number>} steps done by lesson */
export function progress() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/**
 * A step is done.
 * @param {string} lesson
 * @param {number} steps how many of it are done now
 */
export function reached(lesson, steps) {
  const known = progress();
  if ((known[lesson] ?? 0) >= steps) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...known, [lesson]: steps }));
  } catch {
    // A browser without storage can still learn.
  }
}
