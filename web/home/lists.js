// Next to the new table: your tables, public ones, replays.

import { h, put } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { errorText } from "../words/errors.js";
import { nameOf } from "../words/names.js";
import { importDialog } from "./import.js";
import { isRunning, ownTableLine, ownTables } from "./own-tables.js";
import { tableLine } from "./table-line.js";
import { outcomeText } from "./words.js";

const FEW = 6;
/** How often the lists are refreshed while the page is visible. */
const AGAIN = 20000;

/**
 * @typedef {import("wire/protocol").TableLine} Line
 */

/**
 * @param {string} id
 * @param {string} title
 * @param {...(import("../app/dom.js").Child | import("../app/dom.js").Child[])} content
 */
function part(id, title, ...content) {
  return h("section", { class: `card part ${id}`, "aria-labelledby": `${id}-title` }, h("h2", { id: `${id}-title` }, title), content);
}

/** @param {Line} line */
function publicLine(line) {
  const gathering = line.phase === "gathering";
  const names = line.names.map(nameOf);
  return tableLine({
    href: `${line.phase === "over" || line.phase === "replay" ? "replay" : "table"}/${line.id}`,
    game: line.game,
    sets: line.sets,
    names,
    about: line.outcome
      ? outcomeText(line.outcome, names)
      : gathering ? t("phase-gathering-free", { count: line.names.filter((name) => !name).length }) : t(`phase-${line.phase}`),
    updated: line.updated,
  });
}

/** Public tables by phase. */
async function listed() {
  /** @type {Line[]} */
  const lines = await api("tables?phase=gathering,playing,over,replay");
  return (/** @type {string} */ phase) => lines.filter((line) => line.phase === phase);
}

/**
 * The lists, kept up to date.
 * @returns {{ own: HTMLElement, others: HTMLElement, stop: () => void }}
 */
export function lists() {
  const own = h("div", { class: "own" });
  const others = h("div", { class: "others" });
  let most = 8;
  let stopped = false;

  async function show() {
    let tables;
    try {
      tables = await Promise.all([ownTables(most), listed()]);
    } catch (error) {
      if (!stopped) put(others, part("watch", t("home-watch"), h("p", { class: "error" }, errorText(error).text)));
      return;
    }
    if (stopped) return;
    const [{ found, more }, all] = tables;
    const mineIds = new Set(found.map(({ id }) => id));
    /** @type {(lines: Line[]) => Line[]} */
    const foreign = (lines) => lines.filter(({ id }) => !mineIds.has(id)).slice(0, FEW);
    const running = found.filter(isRunning);
    const done = found.filter((table) => !isRunning(table));
    put(own, running.length || more ? part("continue", t("home-continue"),
      h("ul", { class: "table-lines" }, running.map((table) => ownTableLine(table, show))),
      more ? h("button", { type: "button", class: "quiet", onclick: () => { most *= 2; show(); } }, t("show-more")) : null) : null);
    const open = [...foreign(all("gathering")), ...foreign(all("playing"))];
    const replays = foreign([...all("over"), ...all("replay")]);
    put(others,
      part("watch", t("home-watch"), open.length
        ? h("ul", { class: "table-lines" }, open.map(publicLine))
        : h("p", { class: "soft" }, t("home-watch-none"))),
      part("replays", t("home-replays"),
        done.length || replays.length
          ? h("ul", { class: "table-lines" }, done.slice(0, FEW).map((table) => ownTableLine(table, show)), replays.map(publicLine))
          : h("p", { class: "soft" }, t("home-replays-none")),
        h("div", { class: "link-line" },
          h("button", { type: "button", "data-key": "import", onclick: () => importDialog() }, t("import")),
          h("a", { class: "button", href: "analysis", "data-key": "analysis" }, t("analysis-title")),
          h("a", { class: "button", href: "analysis?real", "data-key": "real" }, t("real-title")))));
  }

  const timer = setInterval(() => {
    // A list must not change while it is being used.
    const busy = own.contains(document.activeElement) || others.contains(document.activeElement);
    if (document.visibilityState === "visible" && !busy) show();
  }, AGAIN);
  show();
  return {
    own,
    others,
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
}
