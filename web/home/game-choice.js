// The first question: which game, with which expansions.

import { h } from "../app/dom.js";
import { t, told } from "../i18n/language.js";
import { tilePicture } from "../table/board/tiles.js";
import { setKey } from "./words.js";

/** Tiles that tell a game at a glance, with their quarter turns. */
const FACES = { classic: ["D", "C", "B"], mayflower: ["A", "H", "R"] };
export const GAMES = /** @type {const} */ (["classic", "mayflower"]);

/** @typedef {Partial<Record<"classic" | "mayflower", import("../table/board/atlas.js").Atlas>>} Atlases */

/**
 * Three tiles of a game, once its drawings are there.
 * @param {"classic" | "mayflower"} game
 * @param {Atlases} atlases
 */
function faces(game, atlases) {
  const atlas = atlases[game];
  const known = FACES[game].filter((id) => atlas?.tiles[id]);
  return h("span", { class: "faces", "aria-hidden": "true" }, atlas ? known.map((id) => tilePicture(atlas, id)) : null);
}

/**
 * A set's name and what it brings. keys: set-*
 * @param {import("./house-rules.js").SetJson} set
 */
function setText(set) {
  const key = setKey(set.name);
  const ours = told(key);
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
 * @param {Atlases} atlases
 */
export function gameChoice(draft, sets, choose, atlases) {
  const expansions = sets.filter((set) => set.game === "classic" && set.name !== "base");
  const note = sets.find((set) => set.name === "mayflower")?.note;
  return h("fieldset", { class: "step" },
    h("legend", null, h("span", { class: "step-number", "aria-hidden": "true" }, "1"), t("home-step-game")),
    h("div", { class: "games" }, GAMES.map((game) => h("label", { class: "game" },
      h("input", {
        type: "radio", name: "game", value: game, checked: draft.game === game, "data-key": `game-${game}`,
        onchange: () => choose.game(game),
      }),
      faces(game, atlases),
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
