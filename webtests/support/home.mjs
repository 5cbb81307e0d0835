// Creating a table with the home page's own controls.

/**
 * @typedef {object} TableWish
 * @property {"classic" | "mayflower"} [game]
 * @property {string[]} [expansions]
 * @property {("me" | "here" | "open" | "computer")[]} [seats]
 * @property {string[]} [names] of the seats on this device
 * @property {string} [level] of all computers
 * @property {string} [seed]
 * @property {boolean} [first] the first seat starts
 * @property {boolean} [aids] the host allows player aids between people
 * @property {{ seconds: number, expiry: "computer" | "first-fit" | "forfeit" }} [clock] time per decision, and
 * what happens when it runs out
 */

/** The four expansions, as the page knows them. */
export const EVERYTHING = ["inns_cathedrals", "traders_builders", "princess_dragon", "tower"];

/**
 * Opens the home page, creates the table and goes there.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {TableWish} wish
 * @returns {Promise<string>} the table's id
 */
export async function makeTable(page, url, wish) {
  await page.goto(url);
  await fillTable(page, wish);
  await page.click("[data-key=start]");
  await page.waitForURL(/\/table\//);
  return new URL(page.url()).pathname.split("/").pop() ?? "";
}

/**
 * @param {import("playwright-core").Page} page
 * @param {TableWish} wish
 */
export async function fillTable(page, { game = "classic", expansions = [], seats = ["me", "computer"], names = [], level, seed, first = true, aids = false, clock }) {
  const key = (/** @type {string} */ name) => page.locator(`.new-table [data-key="${name}"]`);
  await key(`game-${game}`).check();
  for (const name of expansions) await key(`set-${name}`).check();
  const rows = page.locator(".new-table .seats > .seat");
  await rows.first().waitFor();
  while ((await rows.count()) > Math.max(seats.length, 2)) await rows.last().locator("[data-key^=remove-]").click();
  for (const [index, kind] of seats.entries()) {
    if (index >= (await rows.count())) await key(`add-${kind}`).click();
    else await rows.nth(index).locator("select.kind").selectOption(kind);
    if (names[index] !== undefined) await rows.nth(index).locator("[data-key^=name-]").fill(names[index]);
    if (kind === "computer" && level) await rows.nth(index).locator("[data-key^=level-]").selectOption(level);
  }
  if (seed !== undefined || first || aids || clock) await key("more").click();
  if (seed !== undefined) await key("seed").fill(seed);
  if (aids) await key("aids").check();
  if (first) await key("first").selectOption({ index: 1 });
  if (clock) {
    await key("clock").selectOption("turn");
    await key("seconds").fill(String(clock.seconds));
    await key("expiry").selectOption(clock.expiry);
  }
}
