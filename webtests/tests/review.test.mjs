// Reviews: asked for on a replay, then charts, luck, key moments with the better placement, sums, and trying a
// turn again.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkAccess } from "../support/axe.mjs";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();
/** How long a review of a few turns may take on a busy machine. */
const WHOLE = { timeout: 120_000 };

/** The first turns of a game, by default a random one. @param {number} turns @param {string} [record] */
function beginning(turns, record = randomRecord(["--seed", "7"])) {
  const lines = record.split("\n").filter((line) => !line.startsWith("[Result"));
  return `${lines.slice(0, lines.indexOf("") + 1 + turns).join("\n")}\n`;
}
/** A record of the tests of `aude-record`. @param {string} name */
const stored = (name) => readFileSync(new URL(`../../crates/record/tests/data/rules-1/${name}.txt`, import.meta.url), "utf8");

/** @param {import("playwright-core").Page} page @param {number} at */
const reaches = (page, at) => page.waitForFunction(
  (at) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === String(at), at);

scene("a replay is reviewed, its charts and key moments lead to the board, a turn is tried again", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, beginning(12), "replay");
  await page.goto(`${url}replay/${id}?turn=3`);
  await page.locator(".review-button").click();
  await page.locator(".review-totals").waitFor(WHOLE);
  assert.equal(await page.locator(".review-totals tbody tr").count(), 2);
  assert.equal(await page.locator(".review-chart").count(), 2);
  // It opens with the first key moment.
  await page.locator(".review-moment.now[data-moment='0']").waitFor();
  await page.locator(".review-move.better .frame").waitFor({ state: "attached" });
  const largest = Number(await page.locator(".replay-slider").inputValue());
  assert.ok(await page.locator(".loss-marks rect").count() >= 1, "losses are marked on the slider");
  assert.match(await page.locator(".review-told").textContent() ?? "", /[+−]?\d+\.\d \(\d+%\)/, "the margin and the chance of winning");
  await checkAccess(page, "a review");
  // The chart leads to the moment that is clicked: its end is the end of the game.
  const box = await page.locator(".review-chart.luck").boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width - 1, box.y + box.height / 2);
  await reaches(page, 12);
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  await reaches(page, 0);
  const moments = page.locator(".review-moment");
  assert.ok(await moments.count() >= 1, "random players lose points");
  await moments.first().locator(".review-choose").click();
  await reaches(page, largest);
  await page.locator(".review-move.better .frame").waitFor({ state: "attached" });
  assert.match(await moments.first().textContent() ?? "", /Better:.+\+\d+\.\d points/);
  // By keyboard and by the buttons: all of them in order, and back to the first of all.
  await page.keyboard.press("Home");
  await reaches(page, 0);
  /** @type {string[]} */
  const order = [];
  for (let step = 0, at = "0"; step < 4; step += 1) {
    await page.keyboard.press("]");
    // The position is fetched; after the last one nothing changes any more.
    await page.waitForFunction(
      (at) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value !== at, at, { timeout: 3000 },
    ).catch(() => {});
    at = await page.locator(".replay-slider").inputValue();
    order.push(at);
  }
  const found = new Set(order);
  assert.ok(found.size >= 1 && found.size <= 3, order.join());
  assert.deepEqual(order.map(Number), order.map(Number).toSorted((one, other) => one - other));
  if (found.size > 1) {
    await page.locator("[data-key=review-previous]").click();
    await reaches(page, Number([...found].at(-2)));
    await page.locator("[data-key=review-next]").click();
    await reaches(page, Number([...found].at(-1)));
  }
  await page.keyboard.press("k");
  await page.locator(".review-moment.now[data-moment='0']").waitFor();
  await reaches(page, largest);
  // The position is the one before the turn: the placement that was played is still free.
  await moments.first().locator("[data-key=try]").click();
  const cell = page.locator(".layer-cells .cell").first();
  await cell.waitFor();
  await cell.click();
  await page.locator(".attempt [data-key=confirm]:enabled").click();
  await page.locator(".attempt [data-key=again]").waitFor(WHOLE);
  assert.match(await page.locator(".attempt").textContent() ?? "", /best turn/);
  await page.locator(".attempt [data-key=again]").click();
  await cell.waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.locator(".attempt [data-key=confirm]:enabled").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".attempt [data-key=done]").waitFor(WHOLE);
  await page.locator(".attempt [data-key=done]").click();
  assert.equal(await page.locator(".attempt").count(), 0);
  assert.equal(Number(await page.locator(".replay-slider").inputValue()), largest, "trying changes nothing in the replay");
  await page.locator(".review-panel summary").click();
  assert.ok(await page.locator(".review-details tbody tr").count() >= 3, "losses and luck by phase and by kind");
  // How the margin comes about: what is written adds up, but for rounding.
  const sums = await page.locator(".review-identity tbody tr").evaluateAll((rows) => rows.map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number((cell.textContent ?? "").replace("−", "-")))));
  assert.equal(sums.length, 7);
  for (const seat of [0, 1]) {
    const all = sums.map((row) => row[seat]);
    const end = all.pop() ?? NaN;
    assert.ok(Math.abs(all.reduce((sum, value) => sum + value, 0) - end) < 0.5, `${all} and ${end}`);
  }
  await page.locator(".review-close").click();
  await page.locator(".chart-panel .chart").waitFor();
});

/** Moves that are shown away from the tile. */
const AWAY = ["fairy", "tower", "capture", "princess", "dragon", "score"];

for (const [name, turns] of /** @type {const} */ ([["everything-2", 17], ["mayflower", 8]])) {
  scene(`a game with all its rules is reviewed, and a turn of it tried: ${name}`, async ({ guest, url }) => {
    const { page } = await guest();
    const { id } = await importRecord(url, beginning(turns, stored(name)), "replay");
    await page.goto(`${url}replay/${id}?turn=0&review`);
    await page.locator(".review-totals").waitFor(WHOLE);
    const asked = await fetch(`${url}api/tables/${id}/review`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
    const { review } = /** @type {any} */ (await asked.json());
    const moments = page.locator(".review-moment");
    // Those of the game, and each player's own.
    const others = review.own.flat().filter((/** @type {any} */ own) => !review.moments.some((/** @type {any} */ one) => one.turn === own.turn && one.seat === own.seat));
    const listed = [...review.moments, ...others];
    assert.equal(await moments.count(), listed.length);
    for (const [index, { turn, better }] of listed.entries()) {
      await moments.nth(index).locator(".review-choose").click();
      await page.locator(".review-move.better .frame").waitFor({ state: "attached" });
      const moves = [...better, ...review.turns[turn].played];
      const away = moves.filter(({ action }) => action && AWAY.some((kind) => kind in action));
      if (away.length) assert.ok(await page.locator(".review-move :is(.ring, .way)").count() >= 1, away.map(({ text }) => text).join(" "));
      assert.doesNotMatch(await moments.nth(index).textContent() ?? "", /undefined|review-|null/);
    }
    const own = listed.findIndex(({ seat, turn }) => seat === review.turns[turn].seat);
    await moments.nth(own).locator(".review-choose").click();
    await page.locator(".review-moment.now [data-key=try]").click();
    await page.locator(".layer-cells .cell").first().click();
    await page.locator(".attempt [data-key=confirm]:enabled").click();
    await page.locator(".attempt [data-key=again]").waitFor(WHOLE);
  });
}

scene("what somebody decided in another player's turn is tried: a step of the dragon", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, beginning(18, stored("princess_dragon")), "replay");
  await page.goto(`${url}replay/${id}?turn=0&review`);
  await page.locator(".review-totals").waitFor(WHOLE);
  const asked = await fetch(`${url}api/tables/${id}/review`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
  const { review } = /** @type {any} */ (await asked.json());
  const listed = [...review.moments, ...review.own.flat().filter((/** @type {any} */ own) => !review.moments.some((/** @type {any} */ one) => one.turn === own.turn && one.seat === own.seat))];
  const index = listed.findIndex(({ seat, turn }) => seat !== review.turns[turn].seat);
  assert.ok(index >= 0, "a step of the dragon in another's turn lost a point");
  const { seat, turn, better } = listed[index];
  const { played } = review.turns[turn];
  const from = better.findIndex((/** @type {any} */ { text }, /** @type {number} */ at) => text !== played[at]?.text);
  assert.match(better[from].text, /^dragon:/);
  const moment = page.locator(`.review-moment[data-moment="${index}"]`);
  const [was, could] = await moment.locator(".review-why").allTextContents();
  assert.notEqual(was.replace("Played: ", ""), could.replace("Better: ", "").split(" · ")[0], "what both do explains nothing");
  await moment.locator(".review-choose").click();
  await moment.locator("[data-key=try]").click();
  // The tile of the turn and the steps before are there; whose decision it is, is said.
  await page.locator(".attempt-title").filter({ hasText: review.players[seat] }).waitFor();
  /** Chooses a step and has it judged. @param {string} side */
  const step = async (side) => {
    await page.locator(`.layer-marks .spot[data-move="dragon:${side}"]`).click();
    await page.locator(".attempt [data-key=confirm]:enabled").click();
    await page.locator(".attempt [data-key=again]").waitFor(WHOLE);
    return await page.locator(".attempt").textContent() ?? "";
  };
  assert.match(await step(better[from].text.at(-1)), /Better than what was played: \+/);
  await page.locator(".attempt [data-key=again]").click();
  assert.match(await step(played[from].text.at(-1)), /As good as what was played/);
});

scene("every marked turn has a better one to look at and to try", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, beginning(26), "replay");
  await page.goto(`${url}replay/${id}?turn=0&review`);
  await page.locator(".review-totals").waitFor(WHOLE);
  // Beyond the three, each player's own.
  const listed = await page.locator(".review-moment").count();
  assert.ok(listed > 3, `${listed} moments`);
  assert.ok(await page.locator(".review-own").count() >= 1);
  const marked = await page.locator(".loss-marks rect").count();
  assert.ok(marked > listed, `${marked} turns lost a point`);
  // From turn to turn: one that is in no list is told above the lists.
  const here = page.locator(".review-here .review-moment");
  await page.locator(".replay-slider").focus();
  for (let turn = 0; turn <= 26 && !await here.count(); turn += 1) {
    await page.locator(".replay-slider").fill(String(turn));
    await reaches(page, turn);
    await page.waitForTimeout(100);
  }
  await here.locator(".review-choose").click();
  await page.locator(".review-here .review-moment.now").waitFor();
  await page.locator(".review-move.better").first().waitFor({ state: "attached" });
  await here.locator("[data-key=try]").click();
  await page.locator(".attempt .loupe").waitFor();
});

scene("the final scores lead to the review", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, beginning(4), "continue");
  const [, seat, token] = /seat=(\d)\.([^&]+)/.exec(seats) ?? [];
  const resigned = await fetch(`${url}api/tables/${id}/requests`, {
    method: "POST", headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` }, body: JSON.stringify({ seat: Number(seat), type: "resign" }),
  });
  assert.ok(resigned.ok, await resigned.text());
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator("dialog.end[open] [data-key=review]").click();
  await page.waitForURL(/\/replay\//);
  await page.locator(".review-totals").waitFor(WHOLE);
});

scene("a review is kept, and fits a phone", async ({ guest, url }) => {
  const { id } = await importRecord(url, beginning(6), "replay");
  const first = await guest();
  await first.page.goto(`${url}replay/${id}?turn=0&review`);
  await first.page.locator(".review-totals").waitFor(WHOLE);
  const { page } = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${url}replay/${id}?turn=0&review`);
  await page.locator(".review-totals").waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `nothing is wider than the screen: ${wide}`);
  await page.locator(".review-moment .review-choose").first().tap();
  await page.locator(".review-moment.now [data-key=try]").tap();
  await page.locator(".attempt .loupe").waitFor();
});
