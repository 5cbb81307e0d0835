// Starting a game: "Play now" is what it says, nothing is carried over unannounced, and between people there are no
// aids unless the host allows them.

import assert from "node:assert/strict";
import { fillTable, makeTable } from "../support/home.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * @param {string} url
 * @param {import("playwright-core").Page} page
 */
async function tableAt(url, page) {
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split("/").pop();
  return (await (await fetch(`${url}api/tables/${id}`)).json()).table;
}

scene("Play now is a game against the computer, whatever the last table was", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { seats: ["me", "open", "open"], names: ["Anna"], clock: { seconds: 60, expiry: "forfeit" } });
  await page.locator(".lobby").waitFor();
  await page.goto(url);
  const about = await page.locator(".quick-about").innerText();
  assert.match(about, /computer/i);
  assert.match(await page.locator(".new-table .terms").innerText(), /60/, "the form names the clock it remembers");
  await page.locator("[data-key=quick]:enabled").click();
  const table = await tableAt(url, page);
  assert.deepEqual(table.seats.map((/** @type {any} */ seat) => seat.kind), ["person", "computer"]);
  assert.equal(table.clock.kind, "none", "the clock of another table is not carried over");
  assert.equal(table.aids, true);
});

scene("between people the aids are off unless the host allows them, and the lobby says so", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { seats: ["me", "open"], names: ["Anna"] });
  assert.equal((await tableAt(url, page)).aids, false);
  assert.match(await page.locator(".lobby .terms").innerText(), /hints are off/);
  await page.goto(url);
  await fillTable(page, { seats: ["me", "open"], names: ["Anna"] });
  await page.locator(".new-table [data-key=aids]").check();
  await page.click("[data-key=start]");
  assert.equal((await tableAt(url, page)).aids, true);
  assert.match(await page.locator(".lobby .terms").innerText(), /hints are allowed/);
});

scene("what is unfolded stays unfolded when the form is rendered again at that moment", async ({ guest, url }) => {
  const { page } = await guest();
  await page.goto(url);
  await page.locator(".new-table [data-key=more]").waitFor();
  const open = await page.evaluate(() => {
    const summary = /** @type {HTMLElement} */ (document.querySelector(".new-table [data-key=more]"));
    // The event of unfolding comes later than this rendering.
    summary.click();
    window.dispatchEvent(new Event("aude:settings"));
    return document.querySelector(".new-table details")?.hasAttribute("open");
  });
  assert.equal(open, true);
  await page.locator(".new-table [data-key=clock]").selectOption("turn");
  await page.locator(".new-table [data-key=seconds]").waitFor({ state: "visible" });
});

scene("people at one device play on without handing it over, unless they wish to be asked", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { seats: ["me", "here"], names: ["Anna", "Bert"], seed: "hands" });
  await page.locator(".cell").first().waitFor();
  assert.equal(await page.locator(".prompt [data-key=take]").count(), 0);
  await page.locator(".cell").first().click();
  await page.locator(".prompt [data-key=confirm]:enabled").click();
  await page.waitForFunction(() => Number(document.querySelector(".table-page")?.getAttribute("data-version")) >= 2);
  await page.locator(".cell").first().waitFor();
  assert.equal(await page.locator(".prompt [data-key=take]").count(), 0, "Bert plays at once");
  assert.match(await page.locator(".prompt .question").innerText(), /Bert/, "and the prompt says whose turn it is");

  await page.evaluate(() => localStorage.setItem("aude.settings", JSON.stringify({ handOver: true })));
  await page.reload();
  await page.locator(".cell").first().waitFor();
  await page.locator(".cell").first().click();
  await page.locator(".prompt [data-key=confirm]:enabled").click();
  await page.locator(".prompt [data-key=take]").waitFor();
});
