// The home page: a new table in one click or three, and everything in progress.

import { h } from "../app/dom.js";
import { frame } from "../app/frame.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { bringGames } from "./import.js";
import { join } from "./join.js";
import { hero } from "./landscape.js";
import { lists } from "./lists.js";
import { newTable } from "./new-table.js";

/** For people who have not played yet. */
function learn() {
  return h("section", { class: "card part", "aria-labelledby": "learn-title" },
    h("h2", { id: "learn-title" }, t("home-learn")),
    h("p", { class: "soft" }, t("home-learn-about")),
    h("p", { class: "row" },
      h("a", { class: "button", href: "learn", "data-key": "learn" }, sign("bulb"), t("home-learn-lessons")),
      h("a", { class: "button", href: "puzzles", "data-key": "puzzles" }, sign("play"), t("home-puzzles")),
      h("a", { class: "button", href: "rules" }, sign("book"), t("home-learn-go"))));
}

/**
 * @param {HTMLElement} root
 * @returns {() => void}
 */
export function showHome(root) {
  const table = newTable();
  const others = lists();
  const main = frame(root, { place: "home" });
  main.className = "home";
  main.append(
    h("div", { class: "hero" },
      hero(),
      h("div", { class: "welcome card" },
        h("h1", null, t("home-title")),
        h("p", null, t("home-welcome")),
        table.start)),
    h("div", { class: "home-grid" },
      others.own,
      table.element,
      h("div", { class: "aside" }, join(), others.others, learn())));
  root.append(h("footer", { class: "foot soft small" }, h("p", null, t("home-foot"))));
  const stopBringing = bringGames();
  return () => {
    stopBringing();
    table.stop();
    others.stop();
  };
}
