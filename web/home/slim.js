// The log of a game without what nobody needs to read it: chat, pictures, clocks. Logs as they are saved may be
// larger than a request may be.

/** Characters that are sent as they are. */
const ENOUGH = 300_000;

/** The events that matter (docs/import.md): those that the server reads, as a test checks. */
export const EVENTS = ["pickTile", "cantPlay", "playTile", "playPartisan", "realizationAchieved", "winPoints"];

/** What matters in a log, its packets and their events. */
export const NAMES = [
  "args", "data", "error", "id", "log", "logs", "move_id", "ori", "player_id", "player_name", "points", "pos", "ptype",
  "real_type", "result", "score", "tile_id", "type", "x", "y",
];

/**
 * @param {string} text what was brought
 * @returns {string} the same game, if it is a large log; otherwise the text itself
 */
export function slim(text) {
  if (text.length < ENOUGH) return text;
  try {
    const log = JSON.parse(jsonOf(text));
    return JSON.stringify(typeof log === "string" ? JSON.parse(log) : log, kept);
  } catch {
    return text;
  }
}

/** @param {string} key @param {any} value */
function kept(key, value) {
  if (key && !NAMES.includes(key) && !/^\d+$/.test(key)) return undefined;
  return Array.isArray(value) ? value.filter(matters) : value;
}

/** @param {any} event */
function matters(event) {
  return typeof event?.type !== "string" || event.data !== undefined || EVENTS.includes(event.type);
}

/** The JSON in a text, which may be a page that was saved. @param {string} text */
function jsonOf(text) {
  const plain = text.replace(/^\ufeff/, "").trim();
  if (!plain.startsWith("<")) return plain;
  const named = plain.indexOf("g_gamelogs");
  if (named < 0) return new DOMParser().parseFromString(plain, "text/html").querySelector("pre")?.textContent ?? "";
  const start = named + plain.slice(named).search(/[[{]/);
  return plain.slice(start, endOf(plain, start));
}

/**
 * Where a value of JSON ends.
 * @param {string} text
 * @param {number} start
 */
function endOf(text, start) {
  const marks = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if ("[{".includes(mark[0])) depth += 1;
    else if ("]}".includes(mark[0])) depth -= 1;
    if (depth === 0) return marks.lastIndex;
  }
  return text.length;
}
