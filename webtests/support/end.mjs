// What the page shows when a game is over.

import assert from "node:assert/strict";

/** @param {import("playwright-core").Page} page */
export function scores(page) {
  return page.locator(".player .score").evaluateAll((all) => all.map((one) => Number(one.textContent?.replace("−", "-"))));
}

/**
 * The final scores, once they are shown: the sums are the scores.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<number[]>} the totals by seat
 */
export async function checkEnd(page) {
  const table = page.locator("dialog.end[open] table.sums");
  await table.waitFor();
  /** @type {(rows: string) => Promise<number[][]>} */
  const read = (rows) => table.locator(rows).evaluateAll((all) => all.map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number((cell.textContent ?? "").replace("−", "-").replace("–", "0")))));
  const categories = await read("tbody tr");
  const [totals] = await read("tfoot tr.total");
  assert.ok(categories.length > 0, "points are listed by category");
  const sums = totals.map((_, seat) => categories.reduce((sum, row) => sum + row[seat], 0));
  assert.deepEqual(sums, totals, "the sums of the categories are the totals");
  assert.deepEqual(await scores(page), totals, "the totals are the scores");
  return totals;
}
