// A complete Mayflower game, two players sharing one screen.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { checkEnd } from "../support/end.mjs";
import { makeTable } from "../support/home.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

scene("a complete Mayflower game", async ({ guest, url, say }) => {
  const { page } = await guest();
  await makeTable(page, url, { game: "mayflower", seats: ["me", "here"], names: ["Anna", "Bert"], seed: `mayflower ${SEED}` });
  const player = new Player(page, chance("mayflower"), { passes: 0.1 });
  const begin = Date.now();
  await player.play();
  say(`${player.parts} parts in ${Date.now() - begin} ms, used ${JSON.stringify(player.used)}`);
  assert.ok(player.used.figure, "figures were put");
  await checkEnd(page);
});
