// Renders a form again, all of it; the focus returns to the element with the same `data-key`.

import { h } from "../app/dom.js";

/**
 * @param {HTMLElement} element
 * @param {...import("../app/dom.js").Child} children
 */
export function redraw(element, ...children) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.getAttribute("data-key") : null;
  element.replaceChildren(...h("div", null, ...children).childNodes);
  if (key === null) return;
  const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
