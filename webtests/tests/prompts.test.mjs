// Every prompt, in a game that is continued right before such a move.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { Player } from "../support/player.mjs";
import { PROMPTS, offered, openPrompt } from "../support/prompts.mjs";
import { importRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

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
    let sight = await player.use("option", option, asked);
    if (!sight.confirm) sight = await player.choose(sight);
    assert.ok(sight.confirm, "it can be confirmed");
    const before = sight.version;
    await player.hand.confirm(sight.confirm);
    await player.sight({ after: before });
  });
}
