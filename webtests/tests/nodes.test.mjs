// Where several servers share a database, one that stops is hardly noticed at the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SEED, chance } from "../support/chance.mjs";
import { makeTable } from "../support/home.mjs";
import { startNodes } from "../support/nodes.mjs";
import { Player } from "../support/player.mjs";
import { programs } from "../support/postgres.mjs";
import { scenes } from "../support/scene.mjs";

/** A blink is shorter; without the hand-over it would be as long as a lease, 8 seconds. */
const BLINK = 2000;
/** A connection that ends is reported in the console. */
const GONE = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|503/;

if (programs()) {
  const scene = scenes({ start: startNodes });
  scene("a server that stops gives its tables away, and the page shows at most a blink", async ({ guest, url, server, say }) => {
    const { page, forgive } = await guest();
    forgive(GONE);
    await makeTable(page, url, { seats: ["me", "here"], names: ["Anna", "Bert"], seed: `nodes ${SEED}` });
    const player = new Player(page, chance("nodes"));
    let sight = await player.play(2);
    await page.evaluate(observe);
    // One of the two has the table; the other one may have the connection.
    for (const node of /** @type {import("../support/nodes.mjs").Nodes} */ (server).nodes) {
      sight = await player.choose(sight);
      assert.ok(sight.confirm);
      const stopped = node.leave();
      await page.mouse.click(sight.confirm.x, sight.confirm.y);
      const next = await player.sight({ after: sight.version });
      assert.equal(next.version, sight.version + 1, "the move was played, and once");
      await stopped;
      sight = await player.play(1);
      await node.restart();
    }
    await page.locator(".lost").waitFor({ state: "hidden" });
    const longest = await page.evaluate(() => /** @type {any} */ (window).longest);
    say(`the connection was shown as lost for ${Math.round(longest)} ms at most`);
    assert.ok(longest < BLINK, `${longest} ms`);
  });
} else {
  const why = "PostgreSQL is not installed";
  test("a server that stops gives its tables away", { skip: process.env.CI ? false : why }, () => assert.fail(why));
}

/** In the page: notes how long the connection is shown as lost. */
function observe() {
  const lost = document.querySelector(".lost");
  if (!(lost instanceof HTMLElement)) throw new Error("there is no sign of a lost connection");
  /** @type {number | null} */
  let since = null;
  Object.assign(window, { longest: 0 });
  new MutationObserver(() => {
    if (!lost.hidden) since ??= performance.now();
    else if (since !== null) {
      Object.assign(window, { longest: Math.max(/** @type {any} */ (window).longest, performance.now() - since) });
      since = null;
    }
  }).observe(lost, { attributes: true });
}
