// The card of a lesson: what is taught, what is asked, and the answer to what was tried.

import { h, put } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { go } from "../app/router.js";
import { t } from "../i18n/language.js";
import { address, nodes, way } from "../rules/text.js";

/**
 * @typedef {import("../../crates/rulebook/bindings/rules.ts").Span} Span
 * @typedef {import("wire/protocol").LessonView} LessonView
 *
 * @typedef {object} Shown
 * @property {number} at the step
 * @property {boolean} done whether its goal is reached
 * @property {Span[][]} answer what is said about the last attempt
 * @property {number[]} found candidates that were found
 * @property {string | null} choice the answer that was chosen last
 *
 * @typedef {object} CardActions
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} show plays the solution
 * @property {(choice: string) => void} choose
 * @property {string[]} names by seat
 */

/** @type {import("../rules/text.js").Follow} */
const follow = (page, anchor) => go(address(page, anchor));

/** @param {Span[][]} text */
const paragraphs = (text) => text.map((spans) => h("p", null, nodes(spans, follow)));

/**
 * An answer to choose, in words.
 * @param {string} choice
 * @param {LessonView["steps"][number]} step
 * @param {string[]} names
 */
function choiceText(choice, step, names) {
  if (choice === "all" || choice === "nobody") return t(`lesson-${choice}`);
  const seats = step.choices.includes("nobody");
  return seats ? names[Number(choice)] : t("lesson-points", { count: Number(choice) });
}

/**
 * @param {LessonView} view
 * @param {CardActions} actions
 */
export function lessonCard(view, actions) {
  const body = h("div", { class: "lesson-body" });
  const element = h("section", { class: "lesson card", "aria-labelledby": "lesson-title" }, body);
  const last = view.steps.length - 1;

  /** What follows a step, or the lesson. @param {Shown} shown */
  function onward({ at, done }) {
    const step = view.steps[at];
    if (!done && step.task !== "look") return null;
    const words = at < last ? t("lesson-continue") : view.next ? t("lesson-next") : t("lesson-end");
    return h("button", { class: "main", "data-key": "next", onclick: actions.next }, words);
  }

  return {
    element,
    /** The button that goes on, if it is there. @returns {HTMLElement | null} */
    main: () => element.querySelector("[data-key=next]"),
    /** @param {Shown} shown */
    show(shown) {
      const { at, done, answer, found, choice } = shown;
      const step = view.steps[at];
      element.dataset.step = String(at);
      element.dataset.done = String(done);
      put(body,
        h("div", { class: "lesson-steps", role: "img", "aria-label": t("lesson-step", { step: at + 1, count: view.steps.length }), "data-key": "steps" },
          view.steps.map((_, index) => h("span", { class: index < at || (index === at && done) ? "past" : index === at ? "now" : "" }))),
        h("h1", { id: "lesson-title", "data-key": "title" }, view.title),
        h("div", { class: "lesson-text", "data-key": `text ${at}` }, done && step.task !== "look" ? [] : paragraphs(step.text)),
        step.task === "ask" && !done ? h("div", { class: "lesson-choices", role: "group", "aria-labelledby": "lesson-title", "data-key": "choices" },
          step.choices.map((one) => h("button", {
            class: "soft-button", "data-key": `choice ${one}`, "aria-pressed": one === choice, onclick: () => actions.choose(one),
          }, choiceText(one, step, actions.names)))) : null,
        step.task === "find" && !done
          ? h("p", { class: "lesson-found", "data-key": "found" }, t("lesson-found", { found: found.length, count: step.solution.length })) : null,
        h("div", { class: "lesson-answer", role: "status", "data-key": "answer" },
          done && step.task !== "look" ? h("div", { class: "lesson-note good" }, paragraphs(step.done)) : null,
          !done && answer.length ? h("div", { class: "lesson-note bad" }, paragraphs(answer)) : null),
        h("div", { class: "lesson-buttons", "data-key": "buttons" },
          h("button", { class: "soft-button", "data-key": "back", disabled: at === 0 && !done, onclick: actions.back }, sign("back"), t("lesson-back")),
          !done && step.task !== "look" ? h("button", { class: "soft-button", "data-key": "show", onclick: actions.show }, sign("bulb"), t("lesson-show")) : null,
          onward(shown)),
        h("p", { class: "small lesson-rules", "data-key": "rules" }, t("lesson-rules"), " ",
          view.rules.map((id, index) => [index ? ", " : "", way(view.course, id, follow, id)])));
    },
  };
}
