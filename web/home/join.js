// Joining with a link.

import { h, put } from "../app/dom.js";
import { BASE, go, route } from "../app/router.js";
import { t } from "../i18n/language.js";

/**
 * The path within this site that a pasted text means: a link to a table or replay, or a bare id.
 * @param {string} text
 * @param {string} here an address of this site
 * @param {string} base
 * @returns {string | null}
 */
export function pathOf(text, here, base) {
  const wanted = text.trim();
  if (!wanted) return null;
  if (/^[\w-]+$/.test(wanted)) return `table/${wanted}`;
  let url;
  try {
    url = new URL(wanted, here);
  } catch {
    return null;
  }
  // One server may be reachable under several names; only the path counts.
  const found = /\/((?:table|replay)\/[\w-]+)\/?$/.exec(url.pathname);
  if (!found) return null;
  const known = route(new URL(base + found[1], here), base);
  return known.page === "table" || known.page === "replay" ? found[1] + url.search + url.hash : null;
}

/** @returns {HTMLElement} */
export function join() {
  const problem = h("div", { role: "alert" });
  const link = h("input", { type: "text", name: "link", inputmode: "url", autocomplete: "off", "aria-label": t("join-link"), placeholder: t("join-link") });
  return h("section", { class: "card part join", "aria-labelledby": "join-title" },
    h("h2", { id: "join-title" }, t("home-join")),
    h("form", {
      class: "join-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const path = pathOf(link.value, location.href, BASE);
        if (path) go(path);
        else put(problem, h("p", { class: "error" }, t("join-no-link")));
      },
    }, link, h("button", null, t("join-go"))),
    problem);
}
