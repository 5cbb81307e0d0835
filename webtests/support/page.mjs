// Small helpers for tests.

/**
 * Where a cell of the board is on the screen, based on the open cells.
 * @param {import("playwright-core").Page} page
 * @param {number} x
 * @param {number} y
 * @returns {Promise<{ x: number, y: number }>}
 */
export function cellPoint(page, x, y) {
  return page.evaluate(([x, y]) => {
    const stage = document.querySelector(".board");
    const matrix = /** @type {SVGSVGElement} */ (stage).getScreenCTM();
    if (!matrix) throw new Error("there is no board");
    const point = new DOMPoint(100 * x + 50, 100 * y + 50).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  }, [x, y]);
}

/**
 * The version of the table that the page shows.
 * @param {import("playwright-core").Page} page
 */
export async function version(page) {
  return Number(await page.locator(".table-page").getAttribute("data-version"));
}

/**
 * The cells with tiles.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<number>}
 */
export function tilesShown(page) {
  return page.locator(".layer-land > *").count();
}

/**
 * Opens a panel beside the board.
 * @param {import("playwright-core").Page} page
 * @param {"log" | "chat" | "tools"} name
 */
export async function openPanel(page, name) {
  const tab = page.locator(`#tab-${name}`);
  if (!(await tab.isVisible())) await page.locator(`[data-tool=${name === "chat" ? "chat" : "log"}]`).click();
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
  await page.locator(`#panel-${name}`).waitFor({ state: "visible" });
}

/**
 * Closes whatever panel is open.
 * @param {import("playwright-core").Page} page
 */
export async function closePanel(page) {
  await page.locator(".close-side").click();
  await page.locator(".side").waitFor({ state: "hidden" });
}

/**
 * Opens the card of keys and help.
 * @param {import("playwright-core").Page} page
 */
export async function openHelp(page) {
  await page.locator(".menu-button").click();
  await page.locator("[data-tool=help]").click();
  await page.locator("dialog[open]").waitFor();
}
