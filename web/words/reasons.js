// What speaks for a computer's advice, in words.

import { language, t } from "../i18n/language.js";
import { sum, telling } from "./events.js";

/** How many reasons are told. */
const TOLD = 3;

/**
 * Parts of the evaluation that belong together for people.
 * @type {[RegExp, string][]}
 */
const FAMILIES = [
  [/^road/, "road"], [/^city/, "city"], [/^cloister/, "cloister"], [/^(field|farmers|pig)/, "field"],
  [/^(hand|returning|stuck)/, "followers"], [/^behind/, "majority"], [/^(goods|wine|grain|cloth)/, "goods"],
  [/^(tower|captive|piece)/, "tower"], [/^(dragon|fairy)/, "dragon"], [/^builder/, "builder"],
];

/**
 * keys: reason-*
 * @param {import("wire/protocol").Hint} hint
 * @param {string} game
 * @param {string[]} names
 * @returns {string}
 */
export function hintText(hint, game, names) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const told = [];
  for (const event of hint.events) {
    if (event.event === "scored" && event.player === hint.seat) {
      told.push(t(telling(event) ? "reason-scored" : "reason-scored-plain", {
        points: event.points, category: t(`category-${game}-${event.category}`), sum: sum(event.items, game),
      }));
    }
  }
  for (const { kind, seat, points } of hint.steps.flatMap((step) => step.reasons)) {
    if (kind === "scored") continue;
    const family = seat === hint.seat ? FAMILIES.find(([form]) => form.test(kind))?.[1] ?? "position" : `other ${seat}`;
    found.set(family, (found.get(family) ?? 0) + points);
  }
  const weighty = [...found].filter(([, points]) => Math.abs(points) >= 0.5).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  for (const [family, points] of weighty.slice(0, TOLD - Math.min(told.length, 2))) {
    const [name, seat] = family.split(" ");
    const size = Math.abs(points).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    told.push(t(`reason-${name}`, { points: `${points > 0 ? "+" : "−"}${size}`, player: names[Number(seat ?? 0)], game }));
  }
  const margin = hint.steps[0]?.candidates[0]?.margin;
  const lead = margin === undefined ? "" : t("hint-lead", { points: Math.round(margin) || 0 });
  return [told.join("; "), lead].filter(Boolean).join(" · ");
}
