// Elements, made from data. Text is always text: nothing here reads markup from people.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, any>} Props
 */

/**
 * @param {Element} element
 * @param {Props} props
 */
function dress(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" && "value" in element) element.value = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * @param {Element} element
 * @param {(Child | Child[])[]} children
 */
function fill(element, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * An HTML element: `h("button", { class: "quiet", onclick: close }, "Close")`.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement & Record<string, any>}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  fill(element, children);
  if (props) dress(element, props);
  return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function s(tag, props, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  fill(element, children);
  if (props) dress(element, props);
  return element;
}

/**
 * Drawings of the server, which are SVG text, as nodes.
 * @param {string} drawing
 * @returns {DocumentFragment}
 */
export function drawn(drawing) {
  const template = document.createElement("template");
  template.innerHTML = `<svg>${drawing}</svg>`;
  const fragment = document.createDocumentFragment();
  const svg = template.content.firstElementChild;
  while (svg?.firstChild) fragment.append(svg.firstChild);
  return fragment;
}

/**
 * Puts new children into an element, and the focus back where it was if a child of the same
 * `data-key` is there again.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function put(element, ...children) {
  const active = document.activeElement;
  const key = active && element.contains(active) ? active.getAttribute("data-key") : null;
  element.replaceChildren();
  fill(element, children);
  if (key === null) return;
  const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement || again instanceof SVGElement) {
    again.focus({ preventScroll: true });
  }
}

/**
 * Calls `draw` only when what it depends on has changed.
 * @template {unknown[]} T
 * @param {(...given: T) => void} draw
 * @returns {(...given: T) => void}
 */
export function whenChanged(draw) {
  /** @type {unknown[] | null} */
  let last = null;
  return (...given) => {
    const before = last;
    if (before && given.every((value, index) => value === before[index])) return;
    last = given;
    draw(...given);
  };
}
