// The entry point: language, theme, then the page of the address.

import { loadLanguage, t, wanted } from "../i18n/language.js";
import { analysis, puzzles } from "./later.js";
import { BASE, address, follow, route } from "./router.js";
import { showTheme } from "./settings.js";
import { laterStyles } from "./styles.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {(() => void) | null} */
let leave = null;
let visit = 0;
let shown = "";
/** How long after the home page the table's code is prefetched, in milliseconds. */
const LATER = 300;
/** Under this name a tab remembers that it was loaded again because of an update. */
const AGAIN = "aude.updated";

/** Shows the page of the address. */
async function show() {
  const here = route(new URL(location.href), BASE);
  const name = JSON.stringify(here);
  if (name === shown && here.page !== "rules") return;
  shown = name;
  visit += 1;
  const mine = visit;
  leave?.();
  leave = null;
  document.title = "aude";
  const module = await page(here).catch(updated);
  if (mine === visit) leave = (await module()) ?? null;
}

/**
 * The page's code is loaded on demand.
 * @param {import("./router.js").Route} here
 * @returns {Promise<() => (() => void) | void | Promise<(() => void) | void>>}
 */
async function page(here) {
  switch (here.page) {
    case "home": {
      const { showHome } = await import("../home/page.js");
      return () => showHome(root);
    }
    case "table": {
      const { showTable } = await import("../table/page.js");
      return () => showTable(root, here.id);
    }
    case "replay": {
      const [{ showReplay }] = await Promise.all([import("../replay/page.js"), laterStyles()]);
      return () => showReplay(root, here.id, here.turn);
    }
    case "learn": {
      const [{ showLearn }] = await Promise.all([import("../learn/page.js"), laterStyles()]);
      return () => showLearn(root, here.lesson);
    }
    case "puzzles": {
      const [{ showPuzzles }] = await Promise.all([puzzles(), laterStyles()]);
      return () => showPuzzles(root, here.puzzle);
    }
    case "analysis": {
      const [{ showAnalysis }] = await Promise.all([analysis(), laterStyles()]);
      return () => showAnalysis(root, here);
    }
    case "rules": {
      const { showRulesPage } = await import("./rules.js");
      return () => showRulesPage(root, here.chapter, here.anchor);
    }
    case "none": {
      const { showNotFound } = await import("./not-found.js");
      return () => showNotFound(root, t("no-such-page"));
    }
  }
}

/**
 * Code that is not there although the server is: it was updated, and has other code. The page is loaded again,
 * but only once.
 * @param {unknown} error
 * @returns {Promise<never>}
 */
async function updated(error) {
  const { ok } = await fetch(address("health"));
  if (!ok || sessionStorage.getItem(AGAIN)) throw error;
  sessionStorage.setItem(AGAIN, "1");
  location.reload();
  return new Promise(() => {});
}

/** Renders the whole page again, in another language. */
async function again() {
  shown = "";
  await loadLanguage(wanted());
  await show();
}

showTheme();
document.addEventListener("click", follow);
window.addEventListener("popstate", show);
window.addEventListener("aude:language", again);
// Code and texts are loaded in parallel.
const begun = page(route(new URL(location.href), BASE));
await loadLanguage(wanted());
await begun.catch(updated);
await show();
sessionStorage.removeItem(AGAIN);
// The next table opens with its code already loaded.
window.setTimeout(() => void import("../table/page.js"), LATER);
