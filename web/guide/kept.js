// What was told in this browser: guided tables, tips, and the lessons that were offered.

/**
 * @typedef {object} Kept
 * @property {string[]} tables that are guided
 * @property {string[]} quiet tables among them where nobody wants tips any more
 * @property {Record<string, string[]>} told tips by table
 * @property {string[]} offered lessons
 */

const KEY = "aude.guide";
/** Tables that are remembered. */
const MOST = 20;

/** @returns {Kept} */
function read() {
  try {
    const { tables = [], quiet = [], told = {}, offered = [] } = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
    return { tables, quiet, told, offered };
  } catch {
    return { tables: [], quiet: [], told: {}, offered: [] };
  }
}

/** @param {Partial<Kept>} more */
function write(more) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...more }));
  } catch {
    // Without storage a tip may come twice.
  }
}

/** This table is guided: tips, and the key moments at its end. @param {string} table */
export function guideAt(table) {
  const tables = [...read().tables.filter((id) => id !== table), table].slice(-MOST);
  const told = Object.entries(read().told).filter(([id]) => tables.includes(id));
  const quiet = read().quiet.filter((id) => tables.includes(id) && id !== table);
  write({ tables, quiet, told: Object.fromEntries(told) });
}

/** @param {string} table */
export const isGuided = (table) => read().tables.includes(table);

/** Whether tips are given at this table. @param {string} table */
export const givesTips = (table) => isGuided(table) && !read().quiet.includes(table);

/** @param {string} table @returns {string[]} */
export const toldAt = (table) => read().told[table] ?? [];

/** @param {string} table @param {string} tip */
export function tell(table, tip) {
  write({ told: { ...read().told, [table]: [...new Set([...toldAt(table), tip])] } });
}

/** No more tips at this table; the key moments still come at its end. @param {string} table */
export function stopTips(table) {
  write({ quiet: [...new Set([...read().quiet, table])] });
}

/** @returns {string[]} */
export const offered = () => read().offered;

/** @param {string} lesson */
export const offer = (lesson) => write({ offered: [...new Set([...offered(), lesson])] });
