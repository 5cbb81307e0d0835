// The reasons for a computer's advice, in words.

import { language, t } from "../i18n/language.js";
import { factText } from "./facts.js";

/**
 * @typedef {import("wire/protocol").Hint} Hint
 *
 * @typedef {object} HintLine
 * @property {string} text
 * @property {[number, number] | null} cell the place it is about
 */

/** How many facts are shown. */
const FACTS = 3;
/** With fewer facts, the evaluation is shown too. */
const FEW = 2;

/**
 * Terms of the evaluation that belong together for people.
 * @type {[RegExp, string][]}
 */
const FAMILIES = [
  [/^road/, "road"], [/^city/, "city"], [/^cloister/, "cloister"], [/^(field|farmers|pig)/, "field"],
  [/^(hand|returning|stuck)/, "followers"], [/^behind/, "majority"], [/^(goods|wine|grain|cloth)/, "goods"],
  [/^(tower|captive|piece)/, "tower"], [/^(dragon|fairy)/, "dragon"], [/^builder/, "builder"],
];

/**
 * The reasons of the evaluation, most important first: "fields +1.5".
 * keys: reason-*
 * @param {Hint} hint
 * @param {string} game
 * @param {string[]} names
 * @returns {string[]}
 */
function evaluation(hint, game, names) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { kind, seat, points } of hint.steps.flatMap((step) => step.reasons)) {
    if (kind === "scored") continue;
    const family = seat === hint.seat ? FAMILIES.find(([form]) => form.test(kind))?.[1] ?? "position" : `other ${seat}`;
    found.set(family, (found.get(family) ?? 0) + points);
  }
  const weighty = [...found].filter(([, points]) => Math.abs(points) >= 0.5).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return weighty.map(([family, points]) => {
    const [name, seat] = family.split(" ");
    const size = Math.abs(points).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return t(`reason-${name}`, { points: `${points > 0 ? "+" : "−"}${size}`, player: names[Number(seat ?? 0)], game });
  });
}

/**
 * The reasons for a hint: facts, the most important first, and the evaluation if there are few.
 * @param {Hint} hint
 * @param {string} game
 * @param {string[]} names
 * @returns {HintLine[]}
 */
export function hintLines(hint, game, names) {
  const facts = hint.facts.slice(0, FACTS).map((fact) => ({ text: factText(fact, hint, game, names), cell: fact.cell }));
  const rest = evaluation(hint, game, names).slice(0, Math.max(0, FEW - facts.length));
  return [...facts, ...rest.map((text) => ({ text, cell: null }))];
}

/**
 * The expected final lead; empty if it is not known.
 * @param {Hint} hint
 */
export function leadText(hint) {
  const [best, second] = hint.steps[0]?.candidates ?? [];
  if (!best) return "";
  // Some languages write a plain negative number with a hyphen; scores have a minus sign.
  const lead = t("hint-lead", { points: String(Math.round(best.margin) || 0).replace("-", "−") });
  const behind = second ? best.margin - second.margin : 0;
  if (behind < 0.05) return lead;
  return `${lead} · ${t("hint-next", { points: behind.toLocaleString(language(), { maximumFractionDigits: 1 }) })}`;
}
