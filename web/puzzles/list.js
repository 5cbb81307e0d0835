// The list of puzzles: today's, the next one of a kind, and all of them.

import { h, put } from "../app/dom.js";
import { frame } from "../app/frame.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { levelDots } from "./card.js";
import { keep, progress, streak } from "./progress.js";
import { kindName, levelName, tableName, themeName } from "./words.js";

/**
 * @typedef {import("wire/protocol").PuzzleLine} Line
 * @typedef {import("./progress.js").Kept} Kept
 */

/** @param {Line[]} puzzles @param {Kept["filter"]} filter */
const wanted = (puzzles, { table, theme, level }) =>
  puzzles.filter((one) => (!table || one.table === table) && (!theme || one.themes.includes(theme)) && (!level || String(one.level) === level));

/**
 * The puzzle that comes next: of those that are looked for, the first unsolved one after this.
 * @param {Line[]} puzzles
 * @param {Kept} kept
 * @param {string} [id]
 * @returns {Line | undefined}
 */
export function nextOf(puzzles, { filter, solved }, id) {
  const all = wanted(puzzles, filter);
  const from = puzzles.findIndex((one) => one.id === id);
  const open = all.filter((one) => !solved[one.id] && one.id !== id);
  return open.find((one) => puzzles.indexOf(one) > from) ?? open[0];
}

/**
 * @param {string} key
 * @param {string} label
 * @param {string} value
 * @param {[string, string][]} options value and text
 * @param {(value: string) => void} chosen
 */
function choice(key, label, value, options, chosen) {
  return h("label", { class: "puzzle-filter" }, h("span", null, label),
    h("select", { "data-key": key, onchange: (/** @type {Event} */ event) => chosen(/** @type {HTMLSelectElement} */ (event.target).value) },
      [["", t("puzzles-any")], ...options].map(([one, text]) => h("option", { value: one, selected: one === value }, text))));
}

/** @param {Line} line @param {Kept} kept @param {number} number */
function link(line, { solved }, number) {
  const result = solved[line.id];
  const state = result ? t(result === "shown" ? "puzzles-seen" : "puzzles-solved") : "";
  return h("li", null,
    h("a", { class: `button puzzle-link ${result ?? ""}`, href: `puzzles/${line.id}`, "data-puzzle": line.id, title: kindName(line.kind),
      "aria-label": `${number}: ${kindName(line.kind)}, ${levelName(line.level)}${state ? `, ${state}` : ""}` },
    h("span", null, result && result !== "shown" ? sign("check") : number), levelDots(line.level)));
}

/**
 * @param {HTMLElement} root
 * @param {import("wire/protocol").PuzzleList} list
 */
export function showList(root, list) {
  const main = frame(root, { title: t("puzzles-title"), place: "puzzles" });
  main.className = "learn puzzles";
  const { puzzles, daily } = list;
  const today = h("section", { class: "card part puzzle-today", "aria-labelledby": "puzzle-today" });
  const more = h("section", { class: "card part", "aria-labelledby": "puzzle-more" });
  main.append(h("h1", null, t("puzzles-title")), h("p", null, t("puzzles-about", { count: puzzles.length })), today, more);

  function render() {
    const kept = progress();
    const { filter, days, solved } = kept;
    const found = wanted(puzzles, filter);
    const next = nextOf(puzzles, kept);
    const done = daily ? solved[daily] : undefined;
    const row = streak(days);
    /** @type {(part: Partial<Kept["filter"]>) => void} */
    const look = (part) => {
      keep({ filter: { ...progress().filter, ...part } });
      render();
    };
    /** @param {(line: Line) => string[]} of */
    const values = (of) => [...new Set(puzzles.flatMap(of))];
    put(today,
      h("h2", { id: "puzzle-today" }, t("puzzles-daily")),
      h("p", { class: "row" },
        daily ? h("a", { class: `button${done ? "" : " main"}`, href: `puzzles/${daily}`, "data-key": "daily" }, done ? sign("check") : sign("play"), t(done ? "puzzles-daily-again" : "puzzles-daily-go")) : null,
        h("span", { class: "soft", "data-key": "streak" }, t("puzzles-streak", { count: row }))));
    put(more,
      h("h2", { id: "puzzle-more" }, t("puzzles-more")),
      h("div", { class: "puzzle-filters" },
        choice("table", t("puzzles-table"), filter.table, values(({ table }) => [table]).map((one) => [one, tableName(one)]), (table) => look({ table })),
        choice("about", t("puzzles-theme"), filter.theme, values(({ themes }) => themes).sort().map((one) => [one, themeName(one)]), (theme) => look({ theme })),
        choice("level", t("puzzles-level"), filter.level, ["1", "2", "3"].map((one) => [one, levelName(one)]), (level) => look({ level }))),
      h("p", { class: "row" },
        next ? h("a", { class: "button main", href: `puzzles/${next.id}`, "data-key": "next-puzzle" }, sign("play"), t("puzzles-go")) : null,
        h("span", { class: "soft", role: "status", "data-key": "count" }, t("puzzles-count", { done: found.filter(({ id }) => solved[id]).length, count: found.length }))),
      h("ol", { class: "puzzle-list" }, found.map((line, index) => link(line, kept, index + 1))));
  }
  render();
}
