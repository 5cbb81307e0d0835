// A rematch asks: nobody's clock starts before everyone has agreed and is there.

import assert from "node:assert/strict";
import { scenes } from "../support/scene.mjs";
import { tableOf } from "../support/tables.mjs";

const scene = scenes();

/** Two people with a clock, whose game is over. @param {string} url */
async function over(url) {
  const seats = ["Anna", "Bert"].map((name) => ({ kind: "local", name }));
  const table = await tableOf(url, { seats, clock: { kind: "bank", seconds: 600 }, first: { seat: 0 } });
  await table.ask(0, { type: "resign" });
  return table;
}

scene("a rematch is offered, accepted, and begins with both", async ({ guest, url }) => {
  const [anna, bert] = [await guest(), await guest()];
  const table = await over(url);
  await anna.page.goto(table.link(0));
  await bert.page.goto(table.link(1));
  const end = (/** @type {import("playwright-core").Page} */ page) => page.locator("dialog.end[open]");
  await end(bert.page).waitFor();
  await end(anna.page).locator("[data-key=rematch]").click();
  await end(anna.page).getByText("Waiting for Bert").waitFor();
  await end(bert.page).getByText("Anna offers a rematch").waitFor();
  const { table: info } = await (await fetch(`${url}api/tables/${table.id}`)).json();
  assert.equal(info.rematch, null, "there is no new game yet");
  assert.ok(anna.page.url().includes(table.id), "Anna waits");

  await end(bert.page).locator("[data-key=rematch]").click();
  for (const { page } of [anna, bert]) {
    await page.waitForURL((address) => /\/table\//.test(address.pathname) && !address.pathname.includes(table.id));
    await page.locator(".table-page:not(.gathering) .player").first().waitFor();
  }
  assert.equal(anna.page.url(), bert.page.url(), "at the same table");
  const id = new URL(bert.page.url()).pathname.split("/").pop();
  const { table: next } = await (await fetch(`${url}api/tables/${id}`)).json();
  assert.deepEqual([next.phase, next.clocks.running], ["playing", 1]);
  assert.ok(next.seats.every((/** @type {any} */ seat) => seat.number !== null), "both gave their numbers for it");
});

scene("an offer is declined in the tray when the final scores are closed", async ({ guest, url }) => {
  const [anna, bert] = [await guest(), await guest()];
  const table = await over(url);
  await anna.page.goto(table.link(0));
  await bert.page.goto(table.link(1));
  await bert.page.locator("dialog.end[open] [data-key=close]").click();
  await anna.page.locator("dialog.end[open] [data-key=rematch]").click();
  await bert.page.locator(".prompt [data-key=rematch-decline]").click();
  await anna.page.locator("dialog.end[open] [data-key=rematch]").waitFor();
  await bert.page.locator(".prompt [data-key=end]").waitFor();
});
