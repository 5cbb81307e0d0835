// A puzzle on a stage. What an attempt is worth comes from the server; nothing is stored there.

import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { go } from "../app/router.js";
import { t } from "../i18n/language.js";
import { seated, stage } from "../learn/stage.js";
import { api } from "../net/api.js";
import { sending } from "../table/changes.js";
import { puzzleCard } from "./card.js";
import { nextOf } from "./list.js";
import { progress, solved } from "./progress.js";
import { kindName } from "./words.js";

/**
 * @param {HTMLElement} root
 * @param {import("wire/protocol").PuzzleView} view
 * @param {import("wire/protocol").PuzzleList} list
 * @returns {() => void}
 */
export function showPuzzle(root, view, list) {
  document.title = `${kindName(view.kind)} · aude`;
  const info = seated(view.info, view.seat);
  const plays = view.kind === "best" || view.kind === "close";
  const daily = list.daily === view.id;
  /** @type {import("./card.js").Shown} */
  let card = { verdict: null, choice: null, done: false, shown: false, replied: false, busy: false };
  let attempts = 0;

  /** @param {Partial<import("./card.js").Shown>} more */
  function say(more) {
    card = { ...card, ...more };
    on.redraw();
  }

  /** @param {object} attempt @returns {Promise<import("wire/protocol").PuzzleVerdict>} */
  const check = (attempt) => api(`puzzles/${view.id}/check`, { body: attempt });
  /** What the table's modules ask is answered about the position. @param {any} request */
  async function ask(request) {
    if (request.type === "commit") return commit(request.actions);
    return api(`puzzles/${view.id}/requests`, { body: { query: request } });
  }

  /** @param {string[]} moves */
  async function commit(moves) {
    say({ busy: true, verdict: null });
    try {
      const verdict = await check({ moves });
      if (on.isLeft()) return;
      attempts += 1;
      if (verdict.right && verdict.moved && verdict.state) {
        on.moved(verdict.moved, verdict.state, []);
        over(verdict, attempts === 1 ? "first" : "later");
        return;
      }
      on.change((now) => sending(now, false));
      say({ verdict, replied: false });
    } finally {
      say({ busy: false });
    }
  }

  /**
   * The puzzle is over.
   * @param {import("wire/protocol").PuzzleVerdict} verdict
   * @param {import("./progress.js").Result} result
   */
  function over(verdict, result) {
    solved(view.id, result, daily);
    say({ verdict, done: true, shown: result === "shown", busy: false });
    requestAnimationFrame(() => requestAnimationFrame(() => words.main()?.focus({ preventScroll: true })));
  }

  /** @param {string} choice */
  async function choose(choice) {
    if (card.done) return;
    try {
      const verdict = await check({ choice });
      if (on.isLeft()) return;
      attempts += 1;
      card = { ...card, choice };
      if (verdict.right) over(verdict, attempts === 1 ? "first" : "later");
      else say({ verdict });
    } catch (error) {
      on.failed(error);
    }
  }

  /** Shows the answer, which ends the puzzle. */
  async function show() {
    if (card.done) return;
    try {
      const verdict = await check({ show: true });
      if (on.isLeft()) return;
      if (card.replied) await enter();
      if (verdict.moved && verdict.state) on.moved(verdict.moved, verdict.state, []);
      card = { ...card, choice: verdict.choice };
      over(verdict, "shown");
    } catch (error) {
      on.failed(error);
    }
  }

  /** Plays the attempt and the reply to it on the board. */
  function reply() {
    const { verdict } = card;
    if (!verdict?.moved || !verdict.state || !verdict.reply) return;
    on.moved(verdict.moved, verdict.state, []);
    on.moved(verdict.reply.moved, verdict.reply.state, []);
    say({ replied: true });
  }

  const enter = () => on.enter(1, view.state);
  function again() {
    card = { ...card, verdict: null, choice: null, replied: false };
    void enter();
  }

  function next() {
    const following = nextOf(list.puzzles, progress(), view.id);
    go(following ? `puzzles/${following.id}` : "puzzles");
  }

  /** Digits choose answers, and Enter goes on. @param {KeyboardEvent} event */
  function press(event) {
    const control = event.target instanceof Element && event.target.closest("button, a, [role=button], select");
    if (card.done) {
      // A focused control does its own work.
      if (event.key === "Enter" && !control) next();
      return;
    }
    const number = Number(event.key);
    if (number >= 1 && view.choices[number - 1] !== undefined) void choose(view.choices[number - 1]);
  }

  const names = info.seats.map(({ name }, index) => (index === view.seat ? t("lesson-you") : name));
  const words = puzzleCard(view, { next, again, show, reply, choose, names, daily });
  const tools = h("nav", { class: "top", "aria-label": t("puzzles-title") },
    h("a", { class: "button quiet tool", href: "puzzles", title: t("puzzle-close"), "aria-label": t("puzzle-close"), "data-tool": "close" }, sign("close")));
  const on = stage(root, {
    info, seat: view.seat, name: "puzzle-page", card: words.element, tools, ask, press,
    tried: () => (card.verdict && !card.replied ? say({ verdict: null }) : undefined),
    hint: () => void show(),
    lit: () => view.light,
    plays: () => plays && !card.done && !card.replied,
    show: () => words.show(card),
  });
  void enter();
  on.render();
  return on.close;
}
