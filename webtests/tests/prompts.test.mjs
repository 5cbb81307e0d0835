// Every prompt, in a game that is continued right before such a move.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { Player } from "../support/player.mjs";
import { PROMPTS, offered, openPrompt } from "../support/prompts.mjs";
import { importRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** Prompts about figures and features that are on the board already. */
const ABOUT = ["fairy", "portal", "princess", "capture", "score"];

/**
 * Whoever hears or reads the choices can tell them apart, in the list and on the board, without coordinates.
 * @param {import("playwright-core").Page} page
 */
async function differ(page) {
  const listed = await page.locator(".options .option").evaluateAll((all) => all.map((one) => one.querySelector(".words")?.textContent ?? ""));
  const marked = await page.locator(".layer-marks .spot").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  for (const labels of [listed, marked]) {
    assert.deepEqual(labels.filter((label, index) => labels.indexOf(label) !== index), [], `labels of the same words among ${labels.join(" | ")}`);
    assert.ok(labels.every((label) => label && !/[−-]?\d+, [−-]?\d/.test(label)), `no coordinates in ${labels.join(" | ")}`);
  }
}

for (const [kind, move, words, asks, seed] of PROMPTS) {
  scene(`the prompt for ${kind}`, async ({ guest, url }) => {
    const { page } = await guest();
    const { id, seats } = await importRecord(url, recordBefore(words, move, seed), "continue");
    await page.goto(`${url}table/${id}#${seats}`);
    const player = new Player(page, chance(kind), { passes: 0 });
    const asked = await openPrompt(player, kind);
    const option = offered(asked, kind);
    assert.ok(option, `there is a button for it: ${asked.key}`);
    assert.match(asked.question, asks);
    await differ(page);
    // Facts of the server come a moment later: with them, too, no two lines are the same.
    if (ABOUT.includes(kind)) await page.locator(".options .option small", { hasText: /tile/ }).first().waitFor({ state: "attached" });
    await differ(page);
    let sight = await player.use("option", option, asked);
    if (!sight.confirm) sight = await player.choose(sight);
    assert.ok(sight.confirm, "it can be confirmed");
    const before = sight.version;
    await player.hand.confirm(sight.confirm);
    await player.sight({ after: before });
  });
}
