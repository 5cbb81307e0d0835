// How long the first load takes on a slow line: 150 ms until an answer comes, 1.6 Mbit a second. It judges
// nothing, because times depend on the machine. `node slow-line.mjs` measures the packed client,
// `AUDE_PACKED=false node slow-line.mjs` its sources, and `AUDE_BIN` names another program to compare with.

import { guest, launch } from "./support/browser.mjs";
import { startServer, warm } from "./support/server.mjs";

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const ROUNDS = 3;

const server = await startServer();
const browser = await launch();
try {
  await warm(server.url);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { page, context } = await guest(browser);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
    const begin = performance.now();
    await page.goto(server.url);
    await page.locator("[data-key=quick]:enabled").waitFor();
    const home = Math.round(performance.now() - begin);
    await page.locator("[data-key=quick]").click();
    await page.locator(".cell").first().waitFor();
    const board = Math.round(performance.now() - begin) - home;
    console.log(`round ${round}: home after ${home} ms, board ${board} ms after the click`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
