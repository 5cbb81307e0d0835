// The subset of Fluent this client uses: messages with variables, references and selections by number or word.
// A test checks texts against this subset.

/**
 * @typedef {string | { arg: string } | { message: string }
 *   | { arg: string, cases: { key: string, value: Piece[] }[], otherwise: Piece[] }} Piece
 * @typedef {Record<string, string | number>} Args
 */

/**
 * The messages of a Fluent file.
 * @param {string} text
 * @returns {Map<string, Piece[]>}
 */
export function parse(text) {
  const messages = new Map();
  /** @type {{ key: string, lines: string[] } | null} */
  let open = null;
  const close = () => {
    if (open) messages.set(open.key, pieces(dedent(open.lines)));
    open = null;
  };
  for (const line of text.split("\n")) {
    const start = /^([a-zA-Z][a-zA-Z0-9_-]*) = ?(.*)$/.exec(line);
    if (start) {
      close();
      open = { key: start[1], lines: [start[2]] };
    } else if (open && (/^\s+\S/.test(line) || line === "" || line.startsWith("}"))) {
      open.lines.push(line);
    } else {
      close();
    }
  }
  close();
  return messages;
}

/**
 * @param {string[]} lines
 * @returns {string}
 */
function dedent(lines) {
  return lines.map((line, index) => (index ? line.trim() : line)).join("\n").trim();
}

/**
 * @param {string} text
 * @returns {Piece[]}
 */
function pieces(text) {
  /** @type {Piece[]} */
  const found = [];
  let rest = text;
  while (rest) {
    const open = rest.indexOf("{");
    if (open < 0) {
      found.push(rest);
      break;
    }
    if (open) found.push(rest.slice(0, open));
    const end = matching(rest, open);
    found.push(placeable(rest.slice(open + 1, end).trim()));
    rest = rest.slice(end + 1);
  }
  return found;
}

/**
 * Where the brace that opens at `open` closes.
 * @param {string} text
 * @param {number} open
 */
function matching(text, open) {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}" && --depth === 0) return index;
  }
  return text.length;
}

/**
 * The contents of a pair of braces.
 * @param {string} inner
 * @returns {Piece}
 */
function placeable(inner) {
  const choice = /^\$([a-zA-Z0-9_-]+)\s*->\s*([\s\S]*)$/.exec(inner);
  if (choice) return selection(choice[1], choice[2]);
  if (inner.startsWith("$")) return { arg: inner.slice(1) };
  if (inner.startsWith('"')) return inner.slice(1, -1);
  return { message: inner };
}

/**
 * @param {string} arg
 * @param {string} body
 * @returns {Piece}
 */
function selection(arg, body) {
  const cases = [];
  /** @type {Piece[]} */
  let otherwise = [];
  let rest = body.trim();
  for (;;) {
    const head = /^(\*?)\[\s*([^\]\s]+)\s*\]\s*/.exec(rest);
    if (!head) break;
    rest = rest.slice(head[0].length);
    const end = nextCase(rest);
    const value = pieces(rest.slice(0, end).trim());
    if (head[1]) otherwise = value;
    cases.push({ key: head[2], value });
    rest = rest.slice(end);
  }
  return { arg, cases, otherwise };
}

/**
 * Where the next variant of a selection starts.
 * @param {string} text
 */
function nextCase(text) {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (depth === 0 && text[index] === "\n" && /^\s*\*?\[/.test(text.slice(index))) return index + 1;
  }
  return text.length;
}

/** Letters that are written from right to left. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A text from a person, kept apart from the words and numbers around it, which go the other way.
 * @param {string} text
 */
export const isolated = (text) => (LEFTWARD.test(text) ? `\u2068${text}\u2069` : text);

/**
 * A function that formats messages in a language.
 * @param {string} language
 * @param {Map<string, Piece[]>} messages
 * @returns {(key: string, args?: Args) => string}
 */
export function speaker(language, messages) {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const plurals = new Intl.PluralRules(language);

  /** @type {(found: Piece[], args: Args) => string} */
  const join = (found, args) => found.map((piece) => one(piece, args)).join("");
  /** @type {(piece: Piece, args: Args) => string} */
  const one = (piece, args) => {
    if (typeof piece === "string") return piece;
    if ("message" in piece) return say(piece.message, args);
    const value = args[piece.arg] ?? "";
    if (!("cases" in piece)) return typeof value === "number" ? numbers.format(value) : isolated(value);
    const plural = typeof value === "number" ? plurals.select(value) : "";
    const fitting = piece.cases.find(({ key }) => key === String(value))
      ?? piece.cases.find(({ key }) => key === plural);
    return join(fitting?.value ?? piece.otherwise, args);
  };
  /** @type {(key: string, args?: Args) => string} */
  const say = (key, args = {}) => {
    const found = messages.get(key);
    return found ? join(found, args) : key;
  };
  return Object.assign(say, { has: (/** @type {string} */ key) => messages.has(key) });
}
