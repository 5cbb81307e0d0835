// Texts of the rules pages as nodes: never as markup, whatever they contain.

/** @typedef {import("../../crates/rulebook/bindings/rules.ts").Span} Span */
/** @typedef {(page: string, anchor: string) => void} Follow */

/**
 * An element with attributes and children.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * The URL of a place on a rules page, below the page's base path.
 *
 * @param {string} page
 * @param {string} [anchor]
 */
export function address(page, anchor) {
  return anchor ? `rules/${page}#${anchor}` : `rules/${page}`;
}

/**
 * A link to a place on a rules page. A plain click goes through `follow`; any other is left to the browser.
 *
 * @param {string} page
 * @param {string} anchor
 * @param {Follow | undefined} follow
 * @param {...(Node | string)} children
 */
export function way(page, anchor, follow, ...children) {
  const link = element("a", { href: address(page, anchor) }, ...children);
  link.addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!follow || !plain) return;
    event.preventDefault();
    follow(page, anchor);
  });
  return link;
}

/**
 * Pieces of text as nodes.
 *
 * @param {Span[]} spans
 * @param {Follow} [follow]
 * @returns {Node[]}
 */
export function nodes(spans, follow) {
  return spans.map((span) => {
    const text = document.createTextNode(span.text);
    const inner = span.rule && span.page ? way(span.page, span.rule, follow, text) : text;
    return span.bold ? element("strong", {}, inner) : inner;
  });
}
