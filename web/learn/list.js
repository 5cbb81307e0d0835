// The list of lessons, by course.

import { h } from "../app/dom.js";
import { frame } from "../app/frame.js";
import { sign } from "../app/icons.js";
import { language, t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { progress } from "./progress.js";

/** @typedef {import("wire/protocol").LessonLine} LessonLine */

/**
 * @param {LessonLine} line
 * @param {number} number
 * @param {number} done steps
 */
function lesson(line, number, done) {
  const whole = done >= line.steps;
  return h("li", null,
    h("a", { class: `button lesson-link${whole ? " done" : ""}`, href: `learn/${line.id}`, "data-lesson": line.id },
      h("span", { class: "lesson-number", "aria-hidden": "true" }, whole ? sign("check") : number),
      h("span", { class: "lesson-name" }, line.title),
      h("span", { class: "soft small" }, whole ? t("learn-finished") : t("learn-steps", { done, count: line.steps }))));
}

/**
 * @param {HTMLElement} root
 */
export async function showList(root) {
  const main = frame(root, { title: t("learn-title"), place: "learn" });
  main.className = "learn";
  main.append(h("h1", null, t("learn-title")), h("p", null, t("learn-about")));
  main.append(h("p", null, h("a", { href: "puzzles", "data-key": "puzzles" }, t("learn-puzzles"))));
  const query = `lang=${encodeURIComponent(language())}`;
  /** @type {[LessonLine[], { name: string, title: string }[]]} */
  const [lines, titles] = await Promise.all([api(`lessons?${query}`), api(`rules?${query}`)]);
  const done = progress();
  const next = lines.find(({ id, steps }) => (done[id] ?? 0) < steps);
  if (next) {
    main.append(h("p", null, h("a", { class: "button main", href: `learn/${next.id}`, "data-key": "next-lesson" },
      next === lines[0] ? t("learn-begin") : t("learn-continue", { lesson: next.title }))));
  }
  for (const { name, title } of titles) {
    const own = lines.filter(({ course }) => course === name);
    if (!own.length) continue;
    main.append(h("section", { class: "card part course", "aria-labelledby": `course-${name}` },
      h("h2", { id: `course-${name}` }, title),
      name === "mayflower" ? h("p", { class: "soft small" }, t("learn-mayflower-tiles")) : null,
      h("ol", { class: "lesson-list" }, own.map((line, index) => lesson(line, index + 1, done[line.id] ?? 0))),
      h("p", { class: "small" }, h("a", { href: `rules/${name}` }, sign("book"), t("learn-rules", { page: title })))));
  }
}
