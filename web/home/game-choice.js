// The first question: which game, with which expansions.

import { h } from "../app/dom.js";
import { hasText, t } from "../i18n/language.js";
import { setKey } from "./words.js";

/** Tiles that make a game recognisable at a glance. */
const FACES = { classic: ["D", "C", "B"], mayflower: ["A", "H", "R"] };
const GAMES = /** @type {const} */ (["classic", "mayflower"]);

/**
 * Three tiles of a game.
 * @param {"classic" | "mayflower"} game
 */
function faces(game) {
  return h("span", { class: "faces", "aria-hidden": "true" },
    FACES[game].map((id) => h("img", { class: "tile-picture", src: `api/art/${game}/${id}`, alt: "", width: 58, height: 58 })));
}

/**
 * A set's name and what it adds. keys: set-*
 * @param {import("./house-rules.js").SetJson} set
 */
function setText(set) {
  const key = setKey(set.name);
  const ours = hasText(key);
  return [
    h("span", { class: "set-name" }, ours ? t(key) : set.title),
    h("span", { class: "soft small" }, ours ? t(`${key}-about`) : t("set-tiles", { count: set.tiles })),
  ];
}

/**
 * keys: game-*
 * @param {import("./draft.js").Draft} draft
 * @param {import("./house-rules.js").SetJson[]} sets
 * @param {{ game: (game: "classic" | "mayflower") => void, expansion: (name: string, on: boolean) => void }} choose
 */
export function gameChoice(draft, sets, choose) {
  const expansions = sets.filter((set) => set.game === "classic" && set.name !== "base");
  const note = sets.find((set) => set.name === "mayflower")?.note;
  return h("fieldset", { class: "step" },
    h("legend", null, h("span", { class: "step-number", "aria-hidden": "true" }, "1"), t("home-step-game")),
    h("div", { class: "games" }, GAMES.map((game) => h("label", { class: "game" },
      h("input", {
        type: "radio", name: "game", value: game, checked: draft.game === game, "data-key": `game-${game}`,
        onchange: () => choose.game(game),
      }),
      faces(game),
      h("span", { class: "game-name" }, t(`game-${game}`)),
      h("span", { class: "soft small" }, t(`game-${game}-about`))))),
    draft.game === "classic"
      ? h("div", { class: "expansions", role: "group", "aria-label": t("home-expansions") }, expansions.map((set) => h("label", { class: "choice expansion" },
        h("input", {
          type: "checkbox", role: "switch", checked: draft.expansions.includes(set.name), "data-key": `set-${set.name}`,
          onchange: (/** @type {any} */ event) => choose.expansion(set.name, event.target.checked),
        }),
        h("span", null, setText(set)))))
      : note ? h("p", { class: "note small" }, t("set-mayflower-note")) : null);
}
