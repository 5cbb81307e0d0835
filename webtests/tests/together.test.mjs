// Two browsers at one table and a third that watches; one is closed in the middle of its turn.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { checkEnd, scores } from "../support/end.mjs";
import { makeTable } from "../support/home.mjs";
import { version } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

scene("two browsers, one closed and reopened during its turn, and a third that watches", async ({ guest, url, say }) => {
  const [anna, bert, cleo] = [await guest(), await guest(), await guest()];
  await makeTable(anna.page, url, { seats: ["me", "open"], names: ["Anna"] });
  const link = await anna.page.locator("[data-key=invite-link]").inputValue();

  await cleo.page.goto(link);
  await cleo.page.locator(".lobby").waitFor();
  await bert.page.goto(link);
  await bert.page.locator("[data-key=lobby-name]").fill("Bert");
  await bert.page.locator("[data-key=lobby-sit]").click();

  const begin = Date.now();
  const one = new Player(anna.page, chance("anna"));
  const whole = one.play();
  // Anna's game continues in the meantime; a failure is reported where it is awaited.
  whole.catch(() => {});

  const two = new Player(bert.page, chance("bert"));
  await two.play(9);
  const draft = await two.choose(await two.sight());
  assert.ok(draft.confirm, "Bert has chosen and not confirmed");
  const page = await bert.reopen();
  await page.goto(link);
  const again = new Player(page, chance("bert again"));
  const back = await again.sight();
  assert.equal(back.version, draft.version, "the same decision is open as before");
  assert.ok(back.cells.length > 0, "nothing was final: the tile is back in the prompt");
  await again.play();
  await whole;
  say(`${one.parts + two.parts + again.parts} parts in ${Date.now() - begin} ms`);

  const watcher = new Player(cleo.page, chance("cleo"));
  await watcher.sight({ after: (await version(page)) - 1, others: true });
  assert.equal(await cleo.page.locator(".confirm").count(), 0, "a spectator confirms nothing");
  const totals = await checkEnd(page);
  assert.deepEqual(await scores(anna.page), totals);
  assert.deepEqual(await scores(cleo.page), totals);
});
