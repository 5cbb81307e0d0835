// A game played at a real table, entered move by move: a bar beside the board of analysis. The tile is picked by
// its letters or by its picture, then placed as at a table; everything can be undone, and the game goes to review.

import { openDialog } from "../app/dialog.js";
import { h, put, whenChanged } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { tilePicture } from "../table/board/tiles.js";
import { errorText } from "../words/errors.js";
import { expansions } from "./open.js";
import { removed } from "./tree.js";

/**
 * @typedef {import("./tree.js").Tree} Tree
 * @typedef {import("../table/board/atlas.js").Atlas} Atlas
 */

const KEY = "aude.real-table";

/** The game is kept in this browser: a phone that was put away goes on where it was. */
export const kept = {
  /** @param {string} record @param {string[]} hand tiles that were drawn after it */
  save(record, hand) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ record, hand }));
    } catch {
      // Without storage the page has to stay open.
    }
  },
  /** @returns {{ record: string, hand: string[] }} an empty record if there is none */
  load() {
    try {
      const text = localStorage.getItem(KEY) ?? "";
      // Earlier versions kept the record alone.
      if (!text.startsWith("{")) return { record: text, hand: [] };
      const { record, hand } = JSON.parse(text);
      return { record: String(record), hand: Array.isArray(hand) ? hand.map(String) : [] };
    } catch {
      return { record: "", hand: [] };
    }
  },
};

/**
 * The last entry is undone: first a turn, whose tile stays in hand, then the tile.
 * @param {Tree} tree
 * @returns {Tree}
 */
export function undone(tree) {
  if (tree.hand.length) return { ...tree, hand: tree.hand.slice(0, -1) };
  if (tree.at === null) return tree;
  const { moves } = tree.nodes[tree.at];
  const placed = moves.findIndex((move) => !/^[A-Z]/.test(move));
  return { ...removed(tree, tree.at), hand: placed < 0 ? [] : moves.slice(0, placed) };
}

/**
 * @param {object} actions
 * @param {(tile: string) => void} actions.draw
 * @param {() => void} actions.undo
 * @param {() => void} actions.review
 * @param {() => void} actions.analyse
 * @param {() => void} actions.start
 * @param {() => void} actions.save
 */
export function realBar(actions) {
  const letters = h("input", {
    type: "text", class: "real-letters", "data-key": "letters", maxlength: 6, autocapitalize: "characters", autocomplete: "off", spellcheck: "false",
    enterkeyhint: "go", placeholder: t("real-letters"), "aria-label": t("real-letters"),
  });
  const question = h("p", { class: "question", role: "status" });
  const tiles = h("div", { class: "draws real-tiles", role: "group", "aria-label": t("real-tiles") });
  const picker = h("form", { class: "real-picker" }, letters, tiles);
  const undo = h("button", { class: "soft-button", "data-key": "real-undo", onclick: actions.undo }, sign("back"), t("real-undo"));
  const review = h("button", { class: "main", "data-key": "real-review", onclick: actions.review }, t("real-review"));
  const element = h("aside", { class: "side island analysis-side real-side", "aria-label": t("real-title") },
    h("div", { class: "analysis-head" }, h("h1", null, t("real-title")),
      h("a", { class: "button quiet tool", href: ".", "aria-label": t("menu-home"), title: t("menu-home") }, sign("close"))),
    question, picker,
    h("div", { class: "analysis-tools real-tools" }, undo, review,
      h("button", { class: "soft-button", "data-key": "real-save", onclick: actions.save }, t("end-record")),
      h("button", { class: "soft-button", "data-key": "real-analyse", onclick: actions.analyse }, t("analysis-title")),
      h("button", { class: "soft-button", "data-key": "real-new", onclick: actions.start }, t("real-new"))));

  /** @type {{ tile: string, count: number }[]} */
  let left = [];
  /** @type {Atlas | null} */
  let drawn = null;
  const fitting = () => {
    const typed = letters.value.trim().toUpperCase();
    return left.filter(({ tile }) => tile.startsWith(typed));
  };
  function list() {
    const atlas = drawn;
    put(tiles, atlas ? fitting().map(({ tile, count }) => h("button", {
      type: "button", class: "quiet draw", "data-key": `real ${tile}`, "data-tile": tile,
      "aria-label": t("analysis-tile", { tile, count }), title: t("analysis-tile", { tile, count }), onclick: () => pick(tile),
    }, h("span", { class: "draw-tile" }, tilePicture(atlas, tile, 0, true)), h("small", null, `${tile} · ${count}`))) : []);
  }
  /** @param {string} tile */
  function pick(tile) {
    letters.value = "";
    actions.draw(tile);
  }
  letters.oninput = list;
  picker.onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = fitting();
    const exact = found.find(({ tile }) => tile === letters.value.trim().toUpperCase());
    if (exact) pick(exact.tile);
    else if (found.length === 1) pick(found[0].tile);
  };

  const draw = whenChanged((
    /** @type {import("wire/wire").StateJson | null} */ position,
    /** @type {import("../table/state.js").TableState["info"]} */ info,
    /** @type {Atlas | null} */ atlas,
    /** @type {boolean} */ begun,
  ) => {
    const choosing = position?.actor === "chance";
    left = choosing ? Object.entries(position.bag).map(([tile, count]) => ({ tile, count: Number(count) })) : [];
    left.sort((a, b) => a.tile.length - b.tile.length || a.tile.localeCompare(b.tile));
    drawn = atlas;
    const player = info?.seats[position?.turn ?? -1]?.name ?? "";
    question.textContent = !position ? "" : position.over ? t("waiting-over") : choosing ? t("real-which", { player, left: position.bag_left }) : t("real-where", { player });
    picker.hidden = !choosing;
    undo.disabled = !begun;
    review.disabled = !begun;
    list();
  });

  return {
    element,
    /**
     * @param {import("../table/state.js").TableState} state
     * @param {Tree} tree
     */
    show: (state, tree) => draw(state.state, state.info, state.atlas, tree.at !== null || tree.hand.length > 0),
  };
}

/**
 * Asks who plays what.
 * @param {(wish: Partial<import("wire/protocol").AnalysisOpen>) => Promise<void>} open
 * @param {string} own a name for the first player
 */
export function startForm(open, own) {
  const many = h("select", { "data-key": "real-players" }, [2, 3, 4, 5, 6].map((count) => h("option", { value: count }, count)));
  const names = h("div", { class: "real-names" });
  const problems = h("div", { role: "alert" });
  const fields = Array.from({ length: 6 }, (_, index) => h("input", {
    type: "text", maxlength: 40, "aria-label": t("seat-name-placeholder", { number: index + 1 }), placeholder: t("seat-name-placeholder", { number: index + 1 }), "data-key": `real-name-${index}`,
  }));
  fields[0].value = own;
  const seats = () => fields.slice(0, Number(many.value)).map((field, index) => field.value.trim() || t("seat-name-placeholder", { number: index + 1 }));
  many.onchange = () => names.replaceChildren(...fields.slice(0, Number(many.value)));
  const sets = expansions();
  /** @param {Partial<import("wire/protocol").AnalysisOpen>} wish */
  async function attempt(wish) {
    try {
      await open({ ...wish, players: seats() });
      shown.close();
    } catch (error) {
      put(problems, h("p", { class: "error" }, errorText(error).text));
    }
  }
  names.replaceChildren(...fields.slice(0, 2));
  const shown = openDialog(t("real-title"), h("form", {
    class: "import real-start",
    onsubmit(/** @type {Event} */ event) {
      event.preventDefault();
      void attempt({ game: "classic", sets: sets.chosen() });
    },
  },
    h("p", { class: "soft" }, t("real-about")),
    h("label", { class: "field" }, h("span", null, t("analysis-players")), many),
    names, sets.elements, problems,
    h("div", { class: "row" },
      h("button", { class: "main", "data-key": "real-classic" }, t("game-classic")),
      h("button", { type: "button", "data-key": "real-mayflower", onclick: () => void attempt({ game: "mayflower" }) }, t("game-mayflower")))));
}
