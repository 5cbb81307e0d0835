// The seats this browser holds. Secrets stay here and are only ever sent to the server.

const KEY = "aude.tables";
const MOST = 100;

/**
 * @typedef {object} Kept
 * @property {string} [host] the host secret
 * @property {Record<string, string>} seats secrets by seat
 * @property {string} [title] for the list of tables
 * @property {number} at when it was last used
 */

/** @returns {Record<string, Kept>} */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {Record<string, Kept>} tables */
function keep(tables) {
  const latest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage, a seat lasts as long as the page.
  }
}

/**
 * Adds to what is stored about a table.
 * @param {string} table
 * @param {{ host?: string, seats?: Record<string, string>, title?: string }} more
 */
export function keepSeats(table, more) {
  const tables = kept();
  const before = tables[table] ?? { seats: {}, at: 0 };
  tables[table] = { ...before, ...more, seats: { ...before.seats, ...more.seats }, at: Date.now() };
  keep(tables);
}

/**
 * Forgets a table, or one of its seats.
 * @param {string} table
 * @param {number} [seat]
 */
export function forget(table, seat) {
  const tables = kept();
  if (seat === undefined) delete tables[table];
  else delete tables[table]?.seats[seat];
  keep(tables);
}

/**
 * The secrets for a table: seats first, then the host's.
 * @param {string} table
 * @returns {string[]}
 */
export function tokens(table) {
  const found = kept()[table];
  return found ? [...Object.values(found.seats), ...(found.host ? [found.host] : [])] : [];
}

/**
 * Stores a seat that came with the URL (`#seat=0.secret`), and removes it from the URL.
 * @param {string} table
 * @returns {boolean} whether there was one
 */
export function takeFromAddress(table) {
  const found = [...location.hash.matchAll(/seat=(\d+)\.([\w-]+)/g)];
  if (!found.length) return false;
  keepSeats(table, { seats: Object.fromEntries(found.map(([, seat, secret]) => [seat, secret])) });
  history.replaceState(null, "", location.pathname + location.search);
  return true;
}
