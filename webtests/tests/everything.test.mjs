// A complete game with all four expansions, three players sharing one screen.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { EVERYTHING, makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** What every such game contains. Each prompt has its own test in prompts.test.mjs. */
const MET = ["figure", "big", "flight", "tower", "capture", "fairy", "ransom"];

scene("a complete game with everything, three players sharing one screen", async ({ guest, url, say }) => {
  const { page } = await guest();
  await makeTable(page, url, {
    expansions: EVERYTHING, seats: ["me", "here", "here"], names: ["Anna", "Bert", "Cleo"], seed: `everything ${SEED}`,
  });
  const player = new Player(page, chance("everything"), { passes: 0.15 });
  const begin = Date.now();
  await player.play();
  say(`${player.parts} parts in ${Date.now() - begin} ms, used ${JSON.stringify(player.used)}`);
  assert.deepEqual(MET.filter((kind) => !player.used[kind]), [], "these occurred and were used");
  await checkEnd(page);
});
