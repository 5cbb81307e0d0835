// Games with a clock: it ticks for the player to move, on every screen, and something happens when time runs
// out.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** @param {string} text as the page writes it @returns {number} seconds */
function seconds(text) {
  const [, minutes, rest] = /^(\d+):(\d\d)$/.exec(text) ?? [];
  assert.ok(rest, `a time: ${text}`);
  return 60 * Number(minutes) + Number(rest);
}

/**
 * Records everything a page shows of its clocks from now on.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<(seat: number) => Promise<number[]>>} the seconds of a seat so far, each once
 */
async function watched(page) {
  await page.locator("[data-clock='1']").waitFor();
  await page.evaluate(() => {
    /** @type {string[][]} */
    const shown = [[], []];
    Object.assign(globalThis, { shown });
    const note = () => document.querySelectorAll("[data-clock]").forEach((clock) => {
      const list = shown[Number(clock.getAttribute("data-clock"))];
      const text = clock.textContent ?? "";
      if (list.at(-1) !== text) list.push(text);
    });
    note();
    const players = /** @type {Element} */ (document.querySelector(".players"));
    new MutationObserver(note).observe(players, { childList: true, subtree: true, characterData: true });
  });
  return async (seat) => {
    const texts = await page.evaluate((seat) => /** @type {any} */ (globalThis).shown[seat], seat);
    return texts.map(seconds);
  };
}

/**
 * Waits until a seat's clock shows at most this many seconds.
 * @param {import("playwright-core").Page} page
 * @param {number} seat
 * @param {number} most
 */
function falls(page, seat, most) {
  return page.waitForFunction(([seat, most]) => {
    const [minutes, rest] = (document.querySelector(`[data-clock="${seat}"]`)?.textContent ?? "9:00").split(":");
    return 60 * Number(minutes) + Number(rest) <= most;
  }, [seat, most]);
}

/** @param {number[]} times */
const falling = (times) => times.every((time, index) => index === 0 || time <= times[index - 1]);

scene("the clock ticks for whoever is to play, on both screens, and never jumps back", async ({ guest, url }) => {
  const [anna, bert] = [await guest(), await guest()];
  await makeTable(anna.page, url, { seats: ["me", "open"], names: ["Anna"], seed: `clock ${SEED}`, clock: { seconds: 90, expiry: "first-fit" } });
  await bert.page.goto(await anna.page.locator("[data-key=invite-link]").inputValue());
  await bert.page.locator("[data-key=lobby-name]").fill("Bert");
  await bert.page.locator("[data-key=lobby-sit]").click();
  const [here, there] = [await watched(anna.page), await watched(bert.page)];
  await falls(anna.page, 0, 87);
  await falls(bert.page, 0, 87);
  const player = new Player(anna.page, chance("clock"));
  const sight = await player.choose(await player.sight());
  for (const [name, times] of /** @type {const} */ ([["Anna", await here(0)], ["Bert", await there(0)]])) {
    assert.ok(times.length >= 2 && falling(times), `Anna's time on ${name}'s screen: ${times}`);
  }
  for (const times of [await here(1), await there(1)]) assert.deepEqual(times, [90], "Bert's time stands still");
  assert.ok(sight.confirm);
  await player.hand.confirm(sight.confirm);
  await anna.page.waitForFunction((before) => Number(document.querySelector(".table-page")?.getAttribute("data-version")) > before, sight.version);
  await falls(anna.page, 1, 87);
  await falls(bert.page, 1, 87);
  for (const page of [anna.page, bert.page]) {
    assert.equal(seconds((await page.locator("[data-clock='0']").textContent()) ?? ""), 90, "the next decision has its whole time");
  }
  assert.ok(falling(await here(1)) && falling(await there(1)), `Bert's time: ${await here(1)}; ${await there(1)}`);
});

scene("when the time is up the least is done, and the clock was red before", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { seats: ["me", "here"], names: ["Anna", "Bert"], seed: `clock ${SEED}`, clock: { seconds: 5, expiry: "first-fit" } });
  await page.locator("[data-clock='0'].short").waitFor();
  await page.locator(".log .entry.placed").first().waitFor({ state: "attached" });
  // Time goes on: all is read at one moment.
  const said = await page.evaluate(() => Object.fromEntries(["expired", "placed", "put"].map((what) => [what, document.querySelectorAll(`.log .entry.${what}`).length])));
  assert.ok(said.placed >= 1, "a move was made");
  assert.equal(said.expired, said.placed, "the log says each time that the time is up");
  assert.equal(said.put, 0, "without a figure");
  await page.locator("[data-clock='1'].short").waitFor();
});

scene("each move brings its increment; whose bank is empty has lost", async ({ guest, url }) => {
  const { page } = await guest();
  const clock = { kind: "bank", seconds: 15, increment: 60, expiry: "forfeit" };
  const seats = ["Anna", "Bert"].map((name) => ({ kind: "local", name }));
  const response = await fetch(`${url}api/tables`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ seats, clock, first: { seat: 0 } }),
  });
  assert.equal(response.status, 201);
  const made = await response.json();
  const tokens = made.seats.map((/** @type {any} */ { seat, token }) => `seat=${seat}.${token}`).join("&");
  // Not by hand: the bank would be empty before a slow machine has shown the table.
  const [{ token }] = made.seats;
  const ask = async (/** @type {object} */ request) => (await fetch(`${url}api/tables/${made.table.id}/requests`, {
    method: "POST", headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` }, body: JSON.stringify({ seat: 0, ...request }),
  })).json();
  const { version, actions } = await ask({ type: "legal" });
  await ask({ type: "commit", version, actions: [actions.find((/** @type {any} */ action) => "place" in action).text, "-"] });
  await page.goto(`${url}table/${made.table.id}#${tokens}`);
  await page.locator("[data-clock='0']").waitFor();
  const left = seconds((await page.locator("[data-clock='0']").textContent()) ?? "");
  assert.ok(left >= 60 && left <= 75, `${left} seconds: what was left and the increment`);
  await page.locator("dialog.end[open]").waitFor();
  assert.match(await page.locator("dialog.end").innerText(), /Anna/);
  const { table } = await (await fetch(`${url}api/tables/${made.table.id}`)).json();
  assert.deepEqual([table.phase, table.outcome.winners, table.outcome.by_resignation], ["over", [0], true]);
  const record = await (await fetch(`${url}api/tables/${made.table.id}/record`)).text();
  assert.match(record, /^1\. 1 .+ \{\[%clk 0:01:\d\d(\.\d)?\]\}/m, "the record has the time that was left");
  await page.goto(`${url}replay/${made.table.id}?turn=2`);
  const then = seconds((await page.locator("[data-clock='0']").textContent()) ?? "");
  assert.ok(then >= 60 && then <= 75, `${then} seconds in the replay`);
});
