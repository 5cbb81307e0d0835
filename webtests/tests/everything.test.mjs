// A whole game with all four expansions, three people around one screen.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { EVERYTHING, makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** What no such game goes without. Each prompt has a test of its own in prompts.test.mjs. */
const MET = ["figure", "big", "flight", "tower", "capture", "fairy", "ransom"];

scene("a whole game of everything, three people around one screen", async ({ guest, url, say }) => {
  const { page } = await guest();
  await makeTable(page, url, {
    expansions: EVERYTHING, seats: ["me", "here", "here"], names: ["Anna", "Bert", "Cleo"], seed: `everything ${SEED}`,
  });
  const player = new Player(page, chance("everything"), { passes: 0.15 });
  const begin = Date.now();
  await player.play();
  say(`${player.parts} parts in ${Date.now() - begin} ms, used ${JSON.stringify(player.used)}`);
  assert.deepEqual(MET.filter((kind) => !player.used[kind]), [], "these were met and used");
  await checkEnd(page);
});
