// A page for unknown addresses, with links onwards.

import { t } from "../i18n/language.js";
import { h } from "./dom.js";
import { frame } from "./frame.js";

/**
 * @param {HTMLElement} root
 * @param {string} why
 */
export function showNowhere(root, why) {
  const main = frame(root, { title: why });
  main.className = "page nowhere";
  main.append(h("h1", null, why), h("p", null, t("nowhere-about")), h("p", null, h("a", { class: "button main", href: "." }, t("to-home"))));
}
