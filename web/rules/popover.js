// The short text of a rule, opened by a rule id in the log.

import { address, element, nodes, way } from "./text.js";

/** @typedef {import("../../crates/rulebook/bindings/rules.ts").RuleCard} RuleCard */

/** @type {Map<string, Promise<RuleCard>>} answers by language and id; a few dozen at most */
const known = new Map();

/**
 * A card with the short text of a rule and a link to its page.
 *
 * @param {string} id such as `C-7`
 * @param {object} context
 * @param {string} context.lang
 * @param {(path: string) => Promise<any>} context.api fetches answers of the server, by path below `api/`
 * @param {(path: string) => void} [context.go] follows the links of the card; without it they are plain links
 * @returns {Promise<HTMLElement>}
 */
export async function ruleCard(id, { lang, api, go }) {
  const key = `${lang} ${id}`;
  let asked = known.get(key);
  if (!asked) {
    asked = api(`rules/rule/${encodeURIComponent(id)}?lang=${encodeURIComponent(lang)}`);
    known.set(key, asked);
    // A failed request is repeated next time.
    asked.catch(() => known.delete(key));
  }
  const card = await asked;
  /** @type {import("./text.js").Follow | undefined} */
  const follow = go && ((page, anchor) => go(address(page, anchor)));
  const badge = element("span", { class: "rules-id" }, card.id);
  const title = way(card.page, card.id, follow, badge, ` ${card.title}`);
  return element(
    "div",
    { class: "rule-card", lang },
    element("p", { class: "rule-card-title" }, title),
    element("p", {}, ...nodes(card.text, follow)),
  );
}
