// What to analyse: a game that is pasted or chosen as a file, or an empty table.

import { openDialog } from "../app/dialog.js";
import { h, put } from "../app/dom.js";
import { fileField } from "../home/import.js";
import { slim } from "../home/slim.js";
import { t } from "../i18n/language.js";
import { whatIsWrong } from "../words/problems.js";

/** The expansions of the classic game. */
const EXPANSIONS = ["inns_cathedrals", "traders_builders", "princess_dragon", "tower"];

/**
 * The expansions to choose from. keys: set-*
 * @returns {{ elements: HTMLElement[], chosen: () => string[] }}
 */
export function expansions() {
  const boxes = EXPANSIONS.map((name) => ({ name, box: h("input", { type: "checkbox", value: name }) }));
  return {
    elements: boxes.map(({ name, box }) => h("label", { class: "choice" }, box, t(`set-${name.replaceAll("_", "-")}`))),
    chosen: () => ["base", ...boxes.filter(({ box }) => box.checked).map(({ name }) => name)],
  };
}

/**
 * @param {(wish: Partial<import("wire/protocol").AnalysisOpen>) => Promise<void>} open
 * @param {string} [brought] a game that could not be opened
 * @param {unknown} [reason] why
 */
export function openForm(open, brought = "", reason = null) {
  const text = h("textarea", { rows: 6, class: "record", "aria-label": t("import-text"), spellcheck: "false", placeholder: t("import-text") });
  const problems = h("div", { role: "alert" });
  /** @param {Partial<import("wire/protocol").AnalysisOpen>} wish */
  async function attempt(wish) {
    put(problems);
    try {
      await open(wish);
      shown.close();
    } catch (error) {
      put(problems, whatIsWrong(error));
    }
  }
  text.value = brought;
  if (reason) put(problems, whatIsWrong(reason));
  const many = h("select", { "aria-label": t("analysis-players") }, [2, 3, 4, 5, 6].map((count) => h("option", { value: count }, count)));
  const sets = expansions();
  const names = () => Array.from({ length: Number(many.value) }, (_, index) => t("seat-name-placeholder", { number: index + 1 }));
  const shown = openDialog(t("analysis-open"), h("div", { class: "import" },
    h("form", {
      onsubmit(/** @type {Event} */ event) {
        event.preventDefault();
        void attempt({ record: slim(text.value) });
      },
    },
      h("p", { class: "soft" }, t("import-about")),
      fileField(text),
      text, h("button", { class: "main", "data-key": "open-record" }, t("import-open"))),
    problems,
    h("fieldset", null, h("legend", null, t("analysis-empty")),
      h("label", { class: "field" }, h("span", null, t("analysis-players")), many),
      sets.elements,
      h("div", { class: "row" },
        h("button", { type: "button", "data-key": "empty-classic", onclick: () => void attempt({ game: "classic", sets: sets.chosen(), players: names() }) }, t("game-classic")),
        h("button", { type: "button", "data-key": "empty-mayflower", onclick: () => void attempt({ game: "mayflower", players: names() }) }, t("game-mayflower"))))));
}
