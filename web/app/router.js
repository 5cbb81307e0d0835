// Which page an address means, and navigation without reloading.

/**
 * @typedef {{ page: "home" }
 *   | { page: "table", id: string }
 *   | { page: "replay", id: string, turn: number | null }
 *   | { page: "learn", lesson: string }
 *   | { page: "puzzles", puzzle: string }
 *   | { page: "analysis", table: string, version: number | null, real: boolean }
 *   | { page: "rules", chapter: string, anchor: string }
 *   | { page: "none" }} Route
 */

/**
 * The page of an address below the base.
 * @param {URL} url
 * @param {string} base path of the base, with a trailing slash
 * @returns {Route}
 */
export function route(url, base) {
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : "";
  const [first, second] = path.split("/").map(decodeURIComponent);
  switch (first) {
    case "":
      return { page: "home" };
    case "table":
      return second ? { page: "table", id: second } : { page: "home" };
    case "replay": {
      const turn = Number.parseInt(url.searchParams.get("turn") ?? "", 10);
      return second
        ? { page: "replay", id: second, turn: Number.isNaN(turn) ? null : turn }
        : { page: "home" };
    }
    case "learn":
      return { page: "learn", lesson: second ?? "" };
    case "puzzles":
      return { page: "puzzles", puzzle: second ?? "" };
    case "analysis": {
      const version = Number.parseInt(url.searchParams.get("version") ?? "", 10);
      return { page: "analysis", table: url.searchParams.get("table") ?? "", version: Number.isNaN(version) ? null : version, real: url.searchParams.has("real") };
    }
    case "rules":
      return { page: "rules", chapter: second ?? "", anchor: url.hash.slice(1) };
    default:
      return { page: "none" };
  }
}

/** The path prefix of the site, with a trailing slash. */
export const BASE = new URL(document.baseURI).pathname;

/**
 * An address of this site.
 * @param {string} path without a leading slash
 */
export function address(path) {
  return new URL(path, document.baseURI).href;
}

/**
 * Goes to another page.
 * @param {string} path
 * @param {{ replace?: boolean }} [how]
 */
export function go(path, how = {}) {
  const url = address(path);
  if (how.replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

/**
 * Follows links inside the site without reloading.
 * @param {MouseEvent} event
 */
export function follow(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (path.startsWith("api/")) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(path + url.search + url.hash);
}
