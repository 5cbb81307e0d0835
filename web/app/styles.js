// Styles of pages that few people open: the head of the page names them, and they are loaded with those pages.

import { address } from "./router.js";

/** @type {Promise<void> | null} */
let loading = null;

/** @param {HTMLMetaElement} meta */
function load(meta) {
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.addEventListener("load", done);
    // A page without its styles is better than none.
    link.addEventListener("error", done);
    link.href = address(meta.content);
    document.head.append(link);
  });
}

/** Loads them, once. @returns {Promise<void>} */
export function laterStyles() {
  loading ??= Promise.all([.../** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[name=style]"))].map(load)).then(() => undefined);
  return loading;
}
