// A game with all four expansions, three players sharing one screen: its beginning, and another from the middle to its
// end. The turns between are like these, and each prompt has a test of its own.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { EVERYTHING, makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** What occurs in every such game (all prompts: prompts.test.mjs). */
const MET = ["figure", "big", "flight", "tower", "capture", "fairy", "ransom"];

/** Turn parts that are played of the beginning. */
const BEGINNING = 30;

scene("a game with everything, three players sharing one screen", async ({ guest, url, say }) => {
  const { page } = await guest();
  await makeTable(page, url, {
    expansions: EVERYTHING, seats: ["me", "here", "here"], names: ["Anna", "Bert", "Cleo"], seed: `everything ${SEED}`,
  });
  const player = new Player(page, chance("everything"), { passes: 0.15 });
  const begin = Date.now();
  await player.play(BEGINNING);
  const middle = randomRecord(["--sets", "all", "--players", "3", "--seed", "8", "--placed", "85"]);
  const { id, seats } = await importRecord(url, middle, "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await player.play();
  say(`${player.parts} parts in ${Date.now() - begin} ms, used ${JSON.stringify(player.used)}`);
  assert.deepEqual(MET.filter((kind) => !player.used[kind]), [], "these occurred and were used");
  await checkEnd(page);
});
