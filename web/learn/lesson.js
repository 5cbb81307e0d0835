// A lesson: steps on a stage, and a card that says what to do. Whether a goal is reached comes from the server;
// nothing is stored there.

import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { go } from "../app/router.js";
import { language, t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { sending } from "../table/changes.js";
import { lessonCard } from "./card.js";
import { candidate, pinBoard } from "./find.js";
import { reached } from "./progress.js";
import { seated, stage } from "./stage.js";

/** The seat of the learner. */
const ME = 0;
/** @type {never[]} */
const NONE = [];

/**
 * @param {HTMLElement} root
 * @param {import("wire/protocol").LessonView} view
 * @returns {() => void}
 */
export function showLesson(root, view) {
  document.title = `${view.title} · aude`;
  const info = seated({ ...view.table, id: view.id }, ME);
  /** @type {import("./card.js").Shown} */
  let card = { at: 0, done: false, answer: [], found: [], choice: null };
  /** Moves played in this step, once its goal is reached. @type {string[]} */
  let made = [];
  const pins = pinBoard();

  const step = () => view.steps[card.at];
  /** @param {Partial<import("./card.js").Shown>} more */
  function say(more) {
    card = { ...card, ...more };
    on.redraw();
  }

  /** @param {object} attempt @returns {Promise<import("wire/protocol").LessonVerdict>} */
  const check = (attempt) =>
    api(`lessons/${view.id}/${card.at}/check?lang=${encodeURIComponent(language())}`, { body: attempt });
  /** What the table's modules ask is answered about this step. @param {any} request */
  async function ask(request) {
    if (request.type === "commit") return commit(request.actions);
    return api(`lessons/${view.id}/${card.at}/requests`, { body: { made, query: request } });
  }

  /** @param {string[]} moves */
  async function commit(moves) {
    const { at } = card;
    const verdict = await check({ moves });
    if (at !== card.at || on.isLeft()) return;
    if (!verdict.reached || !verdict.moved || !verdict.state) {
      on.change((now) => sending(now, false));
      say({ answer: verdict.answer });
      return;
    }
    made = moves;
    on.moved(verdict.moved, verdict.state, step().views.length ? undefined : []);
    done();
  }

  /** The goal of the step is reached. */
  function done() {
    reached(view.id, card.at + 1);
    say({ done: true, answer: [] });
    requestAnimationFrame(() => requestAnimationFrame(() => words.main()?.focus({ preventScroll: true })));
  }

  /** Goes to a step. @param {number} at */
  async function enter(at) {
    made = [];
    card = { at, done: false, answer: [], found: [], choice: null };
    if (step().task === "look") reached(view.id, at + 1);
    await on.enter(2 * at + 1, step().state, step().views);
  }

  function next() {
    if (card.at + 1 < view.steps.length) void enter(card.at + 1);
    else go(view.next ? `learn/${view.next}` : "learn");
  }
  const back = () => void enter(card.done ? card.at : Math.max(0, card.at - 1));

  /** @param {string} choice */
  async function choose(choice) {
    const { at } = card;
    try {
      const verdict = await check({ choice });
      if (at !== card.at || on.isLeft()) return;
      if (verdict.reached) done();
      else say({ choice, answer: verdict.answer });
    } catch (error) {
      on.failed(error);
    }
  }

  /** @param {number} index */
  async function point(index) {
    const { at } = card;
    if (card.done || card.found.includes(index)) return;
    try {
      const verdict = await check({ candidate: index });
      if (at !== card.at || on.isLeft()) return;
      if (!verdict.reached) {
        say({ answer: verdict.answer });
        on.change((now) => ({ ...now, glow: verdict.parts }));
        return;
      }
      say({ found: [...card.found, index], answer: [] });
      on.change((now) => ({ ...now, glow: [] }));
      if (card.found.length >= step().solution.length) done();
    } catch (error) {
      on.failed(error);
    }
  }

  /** Does what is asked; a part of a turn is left to be confirmed. */
  async function show() {
    const { task, solution } = step();
    if (task === "ask") return choose(solution[0]);
    if (task === "find") {
      for (const index of solution) await point(Number(index));
      return;
    }
    say({ answer: [] });
    await on.choose(solution);
  }

  /** Where there is no tray, digits choose answers and pins, and Enter goes on. @param {KeyboardEvent} event */
  function press(event) {
    const { task, choices, candidates } = step();
    const over = card.done || task === "look";
    if (over) {
      // A focused control does its own work.
      const control = event.target instanceof Element && event.target.closest("button, a, [role=button]");
      if (event.key === "Enter" && !control) next();
      return;
    }
    const number = Number(event.key);
    if (!(number >= 1)) return;
    if (task === "ask" && choices[number - 1] !== undefined) void choose(choices[number - 1]);
    if (task === "find" && number <= candidates.length) void point(number - 1);
  }

  const words = lessonCard(view, { next, back, show, choose, names: info.seats.map(({ name }, index) => (index === ME ? t("lesson-you") : name)) });
  const tools = h("nav", { class: "top", "aria-label": t("learn-title") },
    h("a", { class: "button quiet tool", href: "learn", title: t("lesson-close"), "aria-label": t("lesson-close"), "data-tool": "close" }, sign("close")),
    h("a", { class: "button quiet tool", href: `rules/${view.course}#${view.rules[0] ?? ""}`, title: t("bar-rules"), "aria-label": t("bar-rules"), "data-tool": "rules" }, sign("book")));
  const on = stage(root, {
    info, seat: ME, name: "", card: words.element, tools, ask, press,
    tried: () => say({ answer: [] }),
    hint: () => void show(),
    lit: () => (card.done ? NONE : step().light),
    plays: () => step().task === "play" && !card.done,
    show: () => words.show(card),
    marks: (atlas) => (step().task === "find" ? (card.done ? NONE : pins(step(), atlas, card.found)) : null),
    mark(move) {
      const index = candidate(move);
      if (index !== null) void point(index);
      return index !== null;
    },
  });
  void enter(0);
  on.render();
  return on.close;
}
