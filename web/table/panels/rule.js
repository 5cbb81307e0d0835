// A small book that opens the short text of a rule; who wants coordinates sees the rule's id instead.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { settings } from "../../app/settings.js";
import { language, t } from "../../i18n/language.js";
import { api } from "../../net/api.js";

/** @param {string} id */
export function ruleLink(id) {
  return h("button", { type: "button", class: "rule quiet", title: t("rule-open"), "aria-label": t("rule-name", { id }), onclick: () => openRule(id) },
    settings().coordinates ? id : sign("book"));
}

/**
 * Opens a rule's text over the page.
 * @param {string} id
 */
export async function openRule(id) {
  const dialog = h("dialog", { class: "rule-card", "aria-label": t("rule-name", { id }) });
  const close = h("button", { class: "main", onclick: () => dialog.close() }, t("close"));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (/** @type {MouseEvent} */ event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  put(dialog, h("p", null, "…"), close);
  dialog.showModal();
  try {
    // Rules are read now and then: what shows them comes when it is asked for.
    const { ruleCard } = await import("../../rules/popover.js");
    put(dialog, await ruleCard(id, { lang: language(), api }), close);
  } catch {
    put(dialog, h("p", null, t("error-connection-lost")), close);
  }
}
