// A dialog with a title and a close button, removed once it is closed.

import { t } from "../i18n/language.js";
import { h } from "./dom.js";
import { sign } from "./icons.js";

let counter = 0;

/**
 * Shows a dialog.
 * @param {string} title
 * @param {...(import("./dom.js").Child | import("./dom.js").Child[])} content
 * @returns {{ close: () => void, element: HTMLElement }}
 */
export function openDialog(title, ...content) {
  counter += 1;
  const id = `dialog-${counter}`;
  const before = document.activeElement;
  const dialog = /** @type {HTMLDialogElement} */ (/** @type {unknown} */ (h("dialog", { class: "sheet", "aria-labelledby": id },
    h("div", { class: "dialog-head" },
      // The title is read first; no button looks pressed or chosen.
      h("h2", { id, tabindex: -1, autofocus: true }, title),
      h("button", { type: "button", class: "quiet", "aria-label": t("close"), onclick: () => dialog.close() }, sign("close"))),
    content)));
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before instanceof HTMLElement) before.focus();
  });
  // A click on the backdrop closes it.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { close: () => dialog.close(), element: dialog };
}
