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

/**
 * Waits until everything that the table has asked the server is answered and drawn.
 * @param {import("playwright-core").Page} page
 */
export function answered(page) {
  return page.evaluate(() => new Promise((done) => {
    let still = 0;
    const look = () => {
      still = Number(document.querySelector(".table-page")?.getAttribute("data-asking") ?? 0) ? 0 : still + 1;
      // What an answer changes is drawn in the next frame, and may ask again.
      if (still > 2) done(undefined);
      else requestAnimationFrame(look);
    };
    look();
  }));
}

/**
 * Waits until the board stands: it moves one frame after what moves it, and may ease to its place.
 * @param {import("playwright-core").Page} page
 */
export function stands(page) {
  return page.evaluate(() => new Promise((done) => {
    let [before, still] = ["", 0];
    const look = () => {
      const stage = document.querySelector(".stage");
      const now = stage?.getAttribute("style") ?? "";
      still = now !== before || stage?.hasAttribute("data-on-its-way") ? 0 : still + 1;
      before = now;
      if (still > 1) done(undefined);
      else requestAnimationFrame(look);
    };
    look();
  }));
}

/**
 * A point of the tile that was set down, away from the marks on it.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ x: number, y: number }>}
 */
export async function bareOf(page) {
  const found = await page.locator(".layer-ghost .pending").evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    for (const down of [0.15, 0.3, 0.5, 0.7, 0.85]) {
      for (const along of [0.15, 0.3, 0.5, 0.7, 0.85]) {
        const [x, y] = [left + along * width, top + down * height];
        const met = document.elementFromPoint(x, y);
        if (met?.closest(".window") && !met.closest(".spot, .mark-top, .barred")) return { x, y };
      }
    }
    return null;
  });
  if (!found) throw new Error("marks cover all of the tile");
  return found;
}
