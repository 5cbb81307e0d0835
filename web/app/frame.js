// The bar above home, lessons, puzzles, rules and replays: the pages, language, theme, sound and profile.

import { LANGUAGES, language, t } from "../i18n/language.js";
import { COLORS, follower } from "./colors.js";
import { h, put } from "./dom.js";
import { sign } from "./icons.js";
import { chooseLanguage, change, openSettings, switchSound } from "./settings-dialog.js";
import { settings } from "./settings.js";

/** Whether the page is dark now, by choice or by the system. */
function isDark() {
  const { theme } = settings();
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Settings available on every page. */
function controls() {
  const dark = isDark();
  const { volume, name, color } = settings();
  return [
    h("span", { class: "language" }, h("span", { class: "tag", "aria-hidden": "true" }, language().toUpperCase()), h("select", {
      class: "quiet-select", "aria-label": t("settings-language"), "data-key": "language",
      onchange: (/** @type {any} */ event) => chooseLanguage(event.target.value),
    }, Object.entries(LANGUAGES).map(([tag, own]) => h("option", { value: tag, selected: tag === language(), lang: tag }, own)))),
    h("button", {
      type: "button", class: "quiet", "data-key": "theme", "aria-label": t(dark ? "theme-to-light" : "theme-to-dark"),
      title: t(dark ? "theme-to-light" : "theme-to-dark"),
      onclick: () => change({ theme: dark ? "light" : "dark" }),
    }, sign(dark ? "sun" : "moon")),
    h("button", {
      type: "button", class: "quiet wide-only", "data-key": "sound", "aria-label": t(volume ? "sound-off" : "sound-on"),
      title: t(volume ? "sound-off" : "sound-on"),
      onclick: switchSound,
    }, sign(volume ? "sound" : "silent")),
    h("button", {
      type: "button", class: "quiet me", "data-key": "me", "aria-label": [name, t("settings-title")].filter(Boolean).join(": "), title: t("settings-title"),
      onclick: openSettings,
    }, sign("person"), follower(Math.max(COLORS.indexOf(color), 0)), h("span", { class: "wide-only" }, name || t("settings-title"))),
  ];
}

/**
 * Puts the bar into the root, and below it room for the page.
 * @param {HTMLElement} root
 * @param {object} [page]
 * @param {string} [page.title] for the window
 * @param {"home" | "learn" | "puzzles" | "rules" | "replay"} [page.place] the current page
 * @returns {HTMLElement} where the page goes
 */
export function frame(root, { title, place } = {}) {
  document.title = title ? `${title} · aude` : "aude";
  const tools = h("div", { class: "bar-tools" });
  const main = h("main", { id: "main" });
  root.replaceChildren(
    h("header", { class: "top-bar" },
      h("a", { class: "brand", href: ".", "aria-label": `aude: ${t("to-home")}`, "aria-current": place === "home" ? "page" : null },
        h("img", { src: "icon.svg", alt: "", width: 32, height: 32 }), h("span", null, "aude")),
      h("nav", { "aria-label": t("bar-pages") },
        h("a", { class: "button quiet", href: "learn", "aria-current": place === "learn" ? "page" : null },
          sign("bulb"), h("span", null, t("bar-learn"))),
        h("a", { class: "button quiet roomy", href: "puzzles", "aria-current": place === "puzzles" ? "page" : null },
          sign("puzzle"), h("span", null, t("bar-puzzles"))),
        h("a", { class: "button quiet roomy", href: "analysis" }, sign("sums"), h("span", null, t("bar-analysis"))),
        h("a", { class: "button quiet", href: "rules", "aria-current": place === "rules" ? "page" : null },
          sign("book"), h("span", null, t("bar-rules")))),
      tools),
    main);
  const system = matchMedia("(prefers-color-scheme: dark)");
  const show = () => {
    if (tools.isConnected) {
      put(tools, controls());
      return;
    }
    window.removeEventListener("aude:settings", show);
    system.removeEventListener("change", show);
  };
  window.addEventListener("aude:settings", show);
  system.addEventListener("change", show);
  show();
  return main;
}
