// Spectators, players with a stand-in, and broken links.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { makeTable } from "../support/home.mjs";
import { closePanel, openPanel } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

scene("spectators are told so, are counted, and have a name in the reader's language", async ({ guest, url }) => {
  const [anna, cleo] = [await guest({ locale: "de" }), await guest({ locale: "hu" })];
  await makeTable(anna.page, url, { seats: ["me", "here"], names: ["Anna", "Bert"], seed: `guests ${SEED}` });
  await anna.page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  await cleo.page.goto(anna.page.url());
  await cleo.page.locator(".tiles-left").getByText("Nézőként vagy itt.").waitFor();
  await anna.page.locator(".tiles-left").getByText("1 schaut zu").waitFor();
  await openPanel(cleo.page, "chat");
  await cleo.page.locator(".phrase").first().click();
  await anna.page.locator("[data-tool=chat] .badge").getByText("1").waitFor();
  await openPanel(anna.page, "chat");
  assert.equal(await anna.page.locator(".chat li b").textContent(), "Zuschauer");
  await closePanel(anna.page);
  await anna.page.reload();
  await anna.page.locator(".layer-land > *").first().waitFor({ state: "attached" });
  assert.equal(await anna.page.locator("[data-tool=chat] .badge").count(), 0, "messages from before the page was opened count as seen");
});

scene("a returning player can take the seat back from the bar", async ({ guest, url }) => {
  const { page } = await guest();
  // Bert never plays, so that the game does not move on.
  const bert = await guest();
  await makeTable(page, url, { seats: ["me", "open"], names: ["Anna"], seed: `guests ${SEED}` });
  await bert.page.goto(await page.locator("[data-key=invite-link]").inputValue());
  await bert.page.locator("[data-key=lobby-name]").fill("Bert");
  await bert.page.locator("[data-key=lobby-sit]").click();
  await new Player(page, chance("stand-in")).sight({ others: true });
  await page.locator(".menu-button").click();
  await page.getByRole("menuitem", { name: "Let a computer play for me" }).click();
  await page.locator(".prompt [data-key=reclaim]").waitFor();
  await page.reload();
  await page.locator(".prompt [data-key=reclaim]").click();
  await page.locator(".prompt [data-key=reclaim]").waitFor({ state: "detached" });
});

scene("broken links say so and lead home", async ({ guest, url }) => {
  const { page, forgive } = await guest();
  forgive(/404|WebSocket/);
  for (const [path, title] of /** @type {const} */ ([["table/nobody", "There is no such table"], ["replay/nobody?turn=3", "There is no such table"], ["nowhere/at/all", "page"]])) {
    await page.goto(`${url}${path}`);
    await page.locator("h1").getByText(title).waitFor();
    await page.locator(".not-found .button.main").click();
    await page.locator("[data-key=quick]").waitFor();
  }
});

scene("a page that cannot be fetched offers to try again", async ({ guest, url }) => {
  const { page, context, forgive } = await guest();
  forgive(/request failed|ERR_/);
  await page.goto(`${url}learn`);
  await page.locator("[data-lesson=placing]").waitFor();
  await context.route("**/api/lessons/**", (route) => route.abort());
  await page.locator("[data-lesson=placing]").click();
  await page.locator(".not-found h1").waitFor();
  await context.unroute("**/api/lessons/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".layer-land image").first().waitFor({ state: "attached" });
});
