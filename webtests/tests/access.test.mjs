// Axe finds nothing serious on any page, in the light and dark themes, and every control has a name.

import { SEED, chance } from "../support/chance.mjs";
import { checkAccess } from "../support/axe.mjs";
import { EVERYTHING, fillTable, makeTable } from "../support/home.mjs";
import { openHelp, openPanel } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, recordBeforeEnd } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  scene(`home, its options, lobby and settings, ${colorScheme}`, async ({ guest, url }) => {
    const { page } = await guest({ colorScheme });
    await page.goto(url);
    await page.locator("[data-key=set-tower]").waitFor();
    await checkAccess(page, "home");
    await fillTable(page, { expansions: EVERYTHING, seats: ["me", "here", "open", "computer"], names: ["Anna", "Bert"] });
    await page.locator("[data-key=clock]").selectOption("bank");
    await checkAccess(page, "home with its options");
    await page.locator("[data-key=me]").click();
    await page.locator("dialog[open]").waitFor();
    await checkAccess(page, "settings");
    await page.keyboard.press("Escape");
    await page.locator("[data-key=start]").click();
    await page.locator(".lobby").waitFor();
    await checkAccess(page, "lobby");
  });

  scene(`table with every panel, ${colorScheme}`, async ({ guest, url }) => {
    const { page } = await guest({ colorScheme });
    await makeTable(page, url, { expansions: EVERYTHING, seats: ["me", "here"], names: ["Anna", "Bert"], aids: true, seed: `access ${SEED}` });
    const player = new Player(page, chance("access"), { passes: 0 });
    const sight = await player.play(8);
    await checkAccess(page, "hand-over");
    if (sight.take) await player.use("take", sight.take, sight);
    await checkAccess(page, "table");
    await openPanel(page, "log");
    await checkAccess(page, "table with its log");
    await openPanel(page, "chat");
    await page.locator(".phrases button").first().click();
    await page.locator(".chat li").waitFor();
    await checkAccess(page, "table with its chat");
    await openPanel(page, "tools");
    for (const overlay of ["owners", "remaining", "projected"]) {
      await page.locator(`.overlays [data-key=${overlay}]`).click();
      await page.locator(`.overlays [data-key=${overlay}][aria-pressed=true]`).waitFor();
      await checkAccess(page, `table with ${overlay}`);
    }
    await player.choose(await player.sight());
    await checkAccess(page, "table with a choice");
    await page.locator(".menu-button").click();
    await checkAccess(page, "table with its menu");
    await page.keyboard.press("Escape");
    await openHelp(page);
    await checkAccess(page, "help");
  });

  scene(`end, replay and rules, ${colorScheme}`, async ({ guest, url }) => {
    const { page } = await guest({ colorScheme });
    const { id, seats } = await importRecord(url, recordBeforeEnd(["--seed", "5"]), "continue");
    await page.goto(`${url}table/${id}#${seats}`);
    await new Player(page, chance("end")).play();
    await page.locator("dialog.end[open] table.sums").waitFor();
    await checkAccess(page, "end");
    await page.goto(`${url}replay/${id}`);
    await page.locator(".replay-slider").waitFor();
    await checkAccess(page, "replay");
    await page.locator(".overlays [data-key=owners]").click();
    await page.locator(".overlays [data-key=owners][aria-pressed=true]").waitFor();
    await checkAccess(page, "replay with owners");
    await page.goto(`${url}rules`);
    await page.locator("#main h1").waitFor();
    await checkAccess(page, "rules");
  });
}
