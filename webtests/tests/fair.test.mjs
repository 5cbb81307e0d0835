// Fair draws in the browser: the page gives its number, keeps the promise, and checks everything at the end.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * What a page has stored about a table.
 * @param {import("playwright-core").Page} page
 * @param {string} id
 * @returns {Promise<any>}
 */
const stored = (page, id) => page.evaluate((id) => JSON.parse(localStorage.getItem("aude.fair") ?? "{}")[id], id);

/**
 * Gives the game up from the page's own seat, which ends it.
 * @param {import("playwright-core").Page} page
 * @param {string} id
 */
async function resign(page, id) {
  await page.evaluate(async (id) => {
    const token = JSON.parse(localStorage.getItem("aude.tables") ?? "{}")[id].seats[0];
    await fetch(`/api/tables/${id}/requests`, {
      method: "POST", headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` }, body: JSON.stringify({ type: "resign", seat: 0 }),
    });
  }, id);
}

/**
 * The hash of the seed that the table shows.
 * @param {string} url
 * @param {string} id
 */
async function promise(url, id) {
  return (await (await fetch(`${url}api/tables/${id}`)).json()).table.seed_hash;
}

scene("a page gives its number, keeps the promise from before the first draw, and checks the draws itself", async ({ guest, url }) => {
  const { page } = await guest();
  const id = await makeTable(page, url, { seats: ["me", "computer"], names: ["Anna"], first: false });
  const player = new Player(page, chance("fair"));
  await player.play(3);
  const kept = await stored(page, id);
  assert.equal(kept.promise, await promise(url, id));
  assert.equal(kept.early, true, "the promise was there before the first draw");
  assert.match(kept.numbers[0], /^[0-9a-f]{64}$/);
  assert.deepEqual(kept.given, { 0: true });
  await resign(page, id);
  const fair = page.locator("dialog.end[open] .end-fair.fair");
  await fair.waitFor();
  assert.match(await fair.innerText(), /recomputed in this browser/);
  assert.match(await fair.innerText(), /random number from the browser of/);
  assert.match(await fair.innerText(), /stored before the first draw/);
  const record = await (await fetch(`${url}api/tables/${id}/record`)).text();
  assert.ok(record.includes(`[Numbers "${kept.numbers[0]}" "server"]`), record);

  // The server cannot show a different promise afterwards.
  await page.evaluate((id) => {
    const all = JSON.parse(localStorage.getItem("aude.fair") ?? "{}");
    all[id].promise = "0".repeat(64);
    localStorage.setItem("aude.fair", JSON.stringify(all));
  }, id);
  await page.reload();
  const unfair = page.locator("dialog.end[open] .end-fair.unfair");
  await unfair.waitFor();
  assert.match(await unfair.innerText(), /a different promise/);
});

scene("both players' pages give their numbers when the last seat is taken", async ({ guest, url }) => {
  const [anna, bert] = [await guest(), await guest()];
  const id = await makeTable(anna.page, url, { seats: ["me", "open"], names: ["Anna"], first: false });
  assert.deepEqual((await stored(anna.page, id)).given, {}, "nothing is given while a seat is open");
  await bert.page.goto(await anna.page.locator("[data-key=invite-link]").inputValue());
  await bert.page.locator("[data-key=lobby-name]").fill("Bert");
  await bert.page.locator("[data-key=lobby-sit]").click();
  for (const { page } of [anna, bert]) await page.locator(".table-page:not(.gathering)").waitFor();
  const { table } = await (await fetch(`${url}api/tables/${id}`)).json();
  const [one, two] = [await stored(anna.page, id), await stored(bert.page, id)];
  assert.deepEqual(table.seats.map((/** @type {any} */ seat) => seat.number), [one.numbers[0], two.numbers[1]]);
  // Each saw the other's hash before it gave its number.
  const hashes = table.seats.map((/** @type {any} */ seat) => seat.number_hash);
  assert.deepEqual([one.hashes, two.hashes], [hashes, hashes]);
});
