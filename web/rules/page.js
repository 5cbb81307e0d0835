// The rules pages: a list of the games and expansions, the contents of the page, and the page itself.

import { address, element, nodes, way } from "./text.js";

/** @typedef {import("../../crates/rulebook/bindings/rules.ts").Page} Page */
/** @typedef {import("../../crates/rulebook/bindings/rules.ts").PageTitle} PageTitle */
/** @typedef {import("../../crates/rulebook/bindings/rules.ts").Block} Block */
/** @typedef {import("../../crates/rulebook/bindings/rules.ts").Chapter} Chapter */
/** @typedef {import("../../crates/rulebook/bindings/rules.ts").Rule} Rule */
/** @typedef {import("wire/protocol").LessonLine} LessonLine */

/**
 * @typedef {object} Context
 * @property {string} [page] the name of a page; the base game's by default
 * @property {string} [anchor] a rule or chapter to go to
 * @property {string} lang
 * @property {(path: string) => Promise<any>} api fetches answers of the server, by path below `api/`
 * @property {(key: string, args?: Record<string, string>) => string} t
 * @property {(path: string) => void} go goes to a page, by path below the base
 */

/** The last call for each root: an earlier one that answers late shows nothing. */
const latest = new WeakMap();

/**
 * Fills `root` with a rules page.
 *
 * @param {HTMLElement} root
 * @param {Context} context
 */
export async function showRules(root, context) {
  const { anchor, lang, api, t } = context;
  const name = context.page || "base";
  const call = {};
  latest.set(root, call);
  root.setAttribute("aria-busy", "true");
  try {
    const query = `lang=${encodeURIComponent(lang)}`;
    const [titles, page, lessons] = await Promise.all([
      api(`rules?${query}`),
      api(`rules/${encodeURIComponent(name)}?${query}`),
      // The rules can be read without lessons.
      api(`lessons?${query}`).catch(() => []),
    ]);
    if (latest.get(root) !== call) return;
    const own = lessons.filter((/** @type {LessonLine} */ { course }) => course === name);
    root.replaceChildren(whole(titles, page, own, context));
    if (anchor) reveal(root, anchor);
    else window.scrollTo(0, 0);
  } catch {
    if (latest.get(root) !== call) return;
    root.replaceChildren(element("p", { class: "rules-failed", role: "alert" }, t("rules-failed")));
  } finally {
    if (latest.get(root) === call) root.removeAttribute("aria-busy");
  }
}

/**
 * @param {PageTitle[]} titles
 * @param {Page} page
 * @param {LessonLine[]} lessons
 * @param {Context} context
 */
function whole(titles, page, lessons, { t, go }) {
  const outer = element("div", { class: "rules", lang: page.lang });
  /** @type {import("./text.js").Follow} */
  const follow = (name, anchor) => {
    if (name !== page.name) return go(address(name, anchor));
    // Links to the same page need no new rendering.
    history.pushState(null, "", new URL(address(name, anchor), document.baseURI));
    reveal(outer, anchor);
  };
  outer.append(
    element("div", { class: "rules-side" }, pageList(titles, page, t, follow), contents(page, t, follow)),
    article(page, lessons, t, follow),
  );
  return outer;
}

/**
 * @param {PageTitle[]} titles
 * @param {Page} page
 * @param {Context["t"]} t
 * @param {import("./text.js").Follow} follow
 */
function pageList(titles, page, t, follow) {
  const items = titles.map(({ name, title }) => {
    const link = way(name, "", follow, title);
    if (name === page.name) link.setAttribute("aria-current", "page");
    return element("li", {}, link);
  });
  return element("nav", { class: "rules-pages", "aria-label": t("rules-pages") }, element("ul", {}, ...items));
}

/**
 * @param {Page} page
 * @param {Context["t"]} t
 * @param {import("./text.js").Follow} follow
 */
function contents(page, t, follow) {
  const chapter = (/** @type {Chapter} */ { anchor, title, rules }) => {
    const item = element("li", {}, way(page.name, anchor, follow, title));
    if (rules.length) {
      const inner = rules.map(({ id, title }) =>
        element("li", {}, way(page.name, id, follow, element("span", { class: "rules-id" }, id), ` ${title}`)),
      );
      item.append(element("ul", {}, ...inner));
    }
    return item;
  };
  const list = element("ul", {}, ...page.chapters.map(chapter));
  const fold = element("details", { class: "rules-contents" }, element("summary", {}, t("rules-contents")));
  // Unfolded where there is room next to the text.
  fold.open = matchMedia("(min-width: 60rem)").matches;
  fold.append(element("nav", { "aria-label": t("rules-contents") }, list));
  return fold;
}

/**
 * A link to a lesson.
 * @param {LessonLine} lesson
 * @param {string} text
 */
function lessonLink({ id }, text) {
  return element("a", { href: `learn/${id}`, class: "rules-lesson" }, text);
}

/**
 * @param {Page} page
 * @param {LessonLine[]} lessons
 * @param {Context["t"]} t
 * @param {import("./text.js").Follow} follow
 */
function article(page, lessons, t, follow) {
  const head = element("h1", { id: "rules-top", tabindex: "-1" }, page.title);
  const made = element("article", { class: "rules-page" }, head);
  if (lessons.length) {
    const links = lessons.map((lesson) => element("li", {}, lessonLink(lesson, lesson.title)));
    made.append(element("nav", { class: "rules-lessons", "aria-label": t("rules-lessons") },
      element("span", {}, t("rules-lessons")), element("ul", {}, ...links)));
  }
  made.append(...blocks(page.lead, follow));
  for (const chapter of page.chapters) {
    const title = element("h2", { id: chapter.anchor, tabindex: "-1" }, chapter.title);
    const rules = chapter.rules.map((rule) => ruleSection(page, rule, lessons, t, follow));
    made.append(element("section", { "aria-labelledby": chapter.anchor }, title, ...blocks(chapter.blocks, follow), ...rules));
  }
  return made;
}

/**
 * @param {Page} page
 * @param {Rule} rule
 * @param {LessonLine[]} lessons
 * @param {Context["t"]} t
 * @param {import("./text.js").Follow} follow
 */
function ruleSection(page, rule, lessons, t, follow) {
  const link = way(page.name, rule.id, follow, rule.id);
  link.className = "rules-id";
  link.setAttribute("aria-label", t("rules-link", { id: rule.id }));
  const head = element("h3", { id: rule.id, tabindex: "-1" }, rule.title, " ", link);
  const made = element("section", { class: "rules-rule", "aria-labelledby": rule.id }, head, ...blocks(rule.blocks, follow));
  const taught = lessons.find(({ rules }) => rules.includes(rule.id));
  if (taught) made.append(element("p", { class: "rules-try" }, lessonLink(taught, t("rules-try", { lesson: taught.title }))));
  return made;
}

/**
 * @param {Block[]} list
 * @param {import("./text.js").Follow} follow
 * @returns {HTMLElement[]}
 */
function blocks(list, follow) {
  return list.map((block) => {
    switch (block.kind) {
      case "text":
        return element("p", {}, ...nodes(block.spans, follow));
      case "note":
        return element("p", { class: "rules-note", role: "note" }, ...nodes(block.spans, follow));
      case "list":
        return element("ul", {}, ...block.items.map((item) => element("li", {}, ...nodes(item, follow))));
      case "table":
        return table(block, follow);
      case "picture":
        return picture(block, follow);
    }
  });
}

/**
 * @param {Extract<Block, { kind: "picture" }>} block
 * @param {import("./text.js").Follow} follow
 */
function picture({ name, alt, caption, width, height }, follow) {
  const image = element("img", {
    src: `api/rules/pictures/${encodeURIComponent(name)}.svg`,
    alt,
    width: String(width),
    height: String(height),
    loading: "lazy",
    decoding: "async",
  });
  return element("figure", {}, image, element("figcaption", {}, ...nodes(caption, follow)));
}

/**
 * @param {Extract<Block, { kind: "table" }>} block
 * @param {import("./text.js").Follow} follow
 */
function table({ head, rows }, follow) {
  const titles = head.map((cell) => element("th", { scope: "col" }, ...nodes(cell, follow)));
  const lines = rows.map(([first = [], ...rest]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, ...nodes(first, follow)),
      ...rest.map((cell) => element("td", {}, ...nodes(cell, follow))),
    ),
  );
  const made = element("table", {}, element("thead", {}, element("tr", {}, ...titles)), element("tbody", {}, ...lines));
  return element("div", { class: "rules-table" }, made);
}

/**
 * Scrolls to a rule or chapter and moves the reading position there; without one, to the title.
 *
 * @param {HTMLElement} root
 * @param {string} anchor
 */
function reveal(root, anchor) {
  const place = root.querySelector(`#${CSS.escape(anchor || "rules-top")}`);
  if (!(place instanceof HTMLElement)) return;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
}
