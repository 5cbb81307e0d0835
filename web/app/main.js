// The entry point: language, theme, then the page of the address.

import { speak, t, wanted } from "../i18n/language.js";
import { BASE, follow, route } from "./router.js";
import { showTheme } from "./settings.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
/** @type {(() => void) | null} */
let leave = null;
let visit = 0;
let shown = "";
/** How long after the home page the table's code is prefetched, in milliseconds. */
const LATER = 300;

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
  const module = await page(here);
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
      const { showReplay } = await import("../replay/page.js");
      return () => showReplay(root, here.id, here.turn);
    }
    case "rules": {
      const { showRulesPage } = await import("./rules.js");
      return () => showRulesPage(root, here.chapter, here.anchor);
    }
    case "none": {
      const { showNowhere } = await import("./nowhere.js");
      return () => showNowhere(root, t("no-such-page"));
    }
  }
}

/** Renders the whole page again, in another language. */
async function again() {
  shown = "";
  await speak(wanted());
  await show();
}

showTheme();
document.addEventListener("click", follow);
window.addEventListener("popstate", show);
window.addEventListener("aude:language", again);
// Code and texts are loaded in parallel.
const begun = page(route(new URL(location.href), BASE));
await speak(wanted());
await begun;
await show();
// The next table opens with its code already loaded.
window.setTimeout(() => void import("../table/page.js"), LATER);
