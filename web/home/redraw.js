// Renders a form again, all of it; the focus returns to the element with the same `data-key`, and what was unfolded
// stays unfolded. That is read from the page itself: its `toggle` event comes later, and a rendering in between would
// fold it away again.

import { h } from "../app/dom.js";

/**
 * @param {HTMLElement} element
 * @param {...import("../app/dom.js").Child} children
 */
export function redraw(element, ...children) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.getAttribute("data-key") : null;
  const unfolded = [...element.querySelectorAll("details[open][data-key]")].map((part) => part.getAttribute("data-key"));
  element.replaceChildren(...h("div", null, ...children).childNodes);
  for (const part of element.querySelectorAll("details[data-key]")) {
    part.toggleAttribute("open", unfolded.includes(part.getAttribute("data-key")));
  }
  if (key === null) return;
  const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
