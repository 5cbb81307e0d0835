// The house rules of a table that is set up for analysis, or of a real one: of both games, because the game is chosen last.

import { h, put } from "../app/dom.js";
import { houseRule, offered } from "../home/house-rules.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";

/** @typedef {"classic" | "mayflower"} Game */

/**
 * @param {() => string[]} sets those that are chosen for the classic game
 * @returns {{ element: HTMLElement, show: () => void, chosen: (game: Game) => Record<string, string> }} `show` after other sets were chosen
 */
export function houseRules(sets) {
  /** @type {Parameters<typeof offered>[0]} */
  let known = { sets: [], options: [] };
  /** @type {Record<Game, Record<string, string>>} */
  const values = { classic: {}, mayflower: {} };
  /** @param {Game} game */
  const of = (game) => offered(known, game, game === "classic" ? sets() : known.sets.filter((one) => one.game === game).map(({ name }) => name));
  const body = h("div", { class: "more-options" });
  const element = h("details", { class: "more", "data-key": "house-rules", ontoggle: () => void load() }, h("summary", null, t("home-house-rules")), body);

  function show() {
    put(body, /** @type {const} */ (["classic", "mayflower"]).map((game) => h("section", null, h("h3", null, t(game === "classic" ? "game-classic" : "game-mayflower")),
      of(game).map((option) => houseRule(option, values[game][option.name], (value) => { values[game][option.name] = value; }, `${game}-`)))));
  }
  async function load() {
    if (known.options.length) return;
    try {
      known = await api("sets");
      show();
    } catch {
      // The usual rules apply.
    }
  }

  return {
    element,
    show,
    chosen(game) {
      const changed = of(game).filter(({ name, values: [usual] }) => (values[game][name] ?? usual.value) !== usual.value);
      return Object.fromEntries(changed.map(({ name }) => [name, values[game][name]]));
    },
  };
}
