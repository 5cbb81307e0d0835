// The card of a puzzle: what is asked, and what is said about an attempt.

import { h, put } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { choiceName, kindName, levelName, question, tableName, themeName, verdictWords } from "./words.js";

/**
 * @typedef {import("wire/protocol").PuzzleView} View
 * @typedef {import("wire/protocol").PuzzleVerdict} Verdict
 *
 * @typedef {object} Shown
 * @property {Verdict | null} verdict about the last attempt
 * @property {string | null} choice the answer that was chosen last
 * @property {boolean} done whether the puzzle is over
 * @property {boolean} shown whether the answer was asked for
 * @property {boolean} replied whether the reply is on the board
 * @property {boolean} busy whether an attempt is being judged
 *
 * @typedef {object} CardActions
 * @property {() => void} next
 * @property {() => void} again
 * @property {() => void} show
 * @property {() => void} reply
 * @property {(choice: string) => void} choose
 * @property {string[]} names by seat
 * @property {boolean} daily
 */

/** Dots for a level. @param {number} level */
export function levelDots(level) {
  return h("span", { class: "puzzle-level", role: "img", "aria-label": levelName(level), title: levelName(level) },
    [1, 2, 3].map((one) => h("i", { class: one <= level ? "on" : "" })));
}

/**
 * @param {View} view
 * @param {CardActions} actions
 */
export function puzzleCard(view, actions) {
  const body = h("div", { class: "lesson-body" });
  const element = h("section", { class: "lesson card puzzle", "aria-labelledby": "puzzle-title" }, body);

  /** @param {Shown} shown */
  function note({ verdict, choice, done, shown, busy }) {
    if (busy) return h("p", { class: "soft" }, t("try-judging"));
    if (!verdict) return null;
    const { title, told } = verdictWords(view, verdict, choice, actions.names, shown);
    return h("div", { class: `lesson-note ${done ? "good" : "bad"}` }, h("p", null, h("b", null, title)), told.map((text) => h("p", null, text)));
  }

  return {
    element,
    /** The button that goes on, if it is there. @returns {HTMLElement | null} */
    main: () => element.querySelector("[data-key=next]"),
    /** @param {Shown} now */
    show(now) {
      const { verdict, choice, done, replied, busy } = now;
      const wrong = verdict && !done;
      element.dataset.done = String(done);
      element.dataset.state = busy ? "busy" : done ? "done" : verdict ? "wrong" : "open";
      put(body,
        h("p", { class: "puzzle-kind small", "data-key": "kind" },
          h("span", null, actions.daily ? t("puzzles-daily") : kindName(view.kind)), levelDots(view.level)),
        h("h1", { id: "puzzle-title", "data-key": "title" }, question(view)),
        h("p", { class: "soft small", "data-key": "table" }, tableName(view.table), done ? ` · ${view.themes.map(themeName).join(", ")}` : ""),
        view.choices.length && !done ? h("div", { class: "lesson-choices", role: "group", "aria-labelledby": "puzzle-title", "data-key": "choices" },
          view.choices.map((one) => h("button", {
            class: "soft-button", "data-key": `choice ${one}`, "aria-pressed": one === choice, onclick: () => actions.choose(one),
          }, choiceName(view, one, actions.names)))) : null,
        h("div", { class: "lesson-answer", role: "status", "data-key": "answer" }, note(now)),
        h("div", { class: "lesson-buttons", "data-key": "buttons" },
          wrong && verdict.reply && !replied ? h("button", { class: "soft-button", "data-key": "reply", onclick: actions.reply }, sign("eye"), t("puzzle-see-reply")) : null,
          wrong && verdict.moved ? h("button", { class: "soft-button", "data-key": "again", onclick: actions.again }, sign("back"), t("try-again")) : null,
          done ? null : h("button", { class: "soft-button", "data-key": "show", onclick: actions.show }, sign("bulb"), t("puzzle-show")),
          done ? h("button", { class: "main", "data-key": "next", onclick: actions.next }, t("puzzle-next")) : null));
    },
  };
}
