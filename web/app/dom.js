// Elements, built from data. Text is always text: nothing here parses markup from people.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node | string | number | null | undefined | false | Child[]} Child
 * @typedef {Record<string, any>} Props
 */

/**
 * @param {Element} element
 * @param {Props} props
 */
function dress(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    // Handlers are properties, so that a later rendering can replace them.
    if (name.startsWith("on")) /** @type {any} */ (element)[name] = value;
    else if (name === "value" && "value" in element) element.value = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * @param {Element} element
 * @param {Child[]} children
 */
function fill(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) fill(element, child);
    else if (child instanceof Node) element.append(child);
    else if (child !== null && child !== undefined && child !== false) element.append(String(child));
  }
}

/**
 * An HTML element: `h("button", { class: "quiet", onclick: close }, "Close")`.
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Child} children
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
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function s(tag, props, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  fill(element, children);
  if (props) dress(element, props);
  return element;
}

/**
 * Drawings from the server, which are SVG text, as nodes.
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

/** Handlers that a rendering may set, and the next one replaces. */
const HANDLERS = [
  "onclick", "onchange", "oninput", "onsubmit", "onkeydown", "onpointerenter", "onpointerleave", "onfocus", "onblur", "onwheel", "oncontextmenu",
];

/**
 * Puts new children into an element. Nodes that have not changed stay in the page and take over the rest, so
 * that focus, scroll position and clicks in progress are not lost.
 * @param {Element} element
 * @param {...Child} children
 */
export function put(element, ...children) {
  const next = document.createElement("div");
  fill(next, children);
  become(element, next);
}

/**
 * Makes the children of an element like those of another, which loses them.
 * @param {Element} element
 * @param {Element} model
 */
function become(element, model) {
  const old = [...element.childNodes];
  const fresh = [...model.childNodes];
  const keyed = new Map(old.filter((node) => key(node)).map((node) => [key(node), node]));
  const free = old.filter((node) => !key(node));
  const result = fresh.map((node) => {
    const name = key(node);
    const match = name ? keyed.get(name) : free.find((candidate) => !key(candidate));
    if (!match || !alike(match, node)) return node;
    if (name) keyed.delete(name);
    else free.splice(free.indexOf(match), 1);
    takeOver(match, node);
    return match;
  });
  const staying = new Set(result);
  for (const node of old) if (!staying.has(node)) node.remove();
  let at = element.firstChild;
  for (const node of result) {
    if (node === at) at = at?.nextSibling ?? null;
    else element.insertBefore(node, at);
  }
}

/**
 * What identifies an element among its siblings.
 * @param {Node} node
 */
function key(node) {
  return node instanceof Element ? node.getAttribute("data-key") : null;
}

/**
 * @param {Node} old
 * @param {Node} node
 */
function alike(old, node) {
  return old.nodeType === node.nodeType && old.nodeName === node.nodeName && !(old instanceof HTMLDialogElement);
}

/**
 * @param {Node} old
 * @param {Node} node
 */
function takeOver(old, node) {
  if (!(old instanceof Element) || !(node instanceof Element)) {
    if (old.textContent !== node.textContent) old.textContent = node.textContent;
    return;
  }
  // Styles are taken over below: as an attribute the content policy refuses them. Whether details are unfolded is up to
  // the reader.
  const own = old instanceof HTMLDetailsElement ? ["style", "open"] : ["style"];
  const names = (/** @type {Element} */ element) => element.getAttributeNames().filter((name) => !own.includes(name));
  for (const name of names(old)) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const name of names(node)) {
    const value = node.getAttribute(name) ?? "";
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const name of HANDLERS) /** @type {any} */ (old)[name] = /** @type {any} */ (node)[name];
  if (old instanceof HTMLInputElement && node instanceof HTMLInputElement && old !== document.activeElement) {
    old.value = node.value;
    old.checked = node.checked;
  }
  if (old instanceof HTMLElement && node instanceof HTMLElement) {
    for (const name of node.style) old.style.setProperty(name, node.style.getPropertyValue(name));
  }
  const value = node instanceof HTMLSelectElement ? node.value : null;
  become(old, node);
  if (old instanceof HTMLSelectElement && value !== null && old !== document.activeElement) old.value = value;
}

/**
 * Calls `draw` only when its arguments have changed.
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
