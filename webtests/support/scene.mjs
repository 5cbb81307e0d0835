// A test in the browser: a server, a browser, guests, and diagnostics if it fails.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { guest, launch } from "./browser.mjs";
import { SEED } from "./chance.mjs";
import { startServer, warm } from "./server.mjs";

/** Screenshots of pages where a test failed. */
const FAILURES = join(import.meta.dirname, "../../target/webtests");

/**
 * @typedef {object} Stage
 * @property {import("./server.mjs").Server} server
 * @property {string} url of the server
 * @property {(how?: import("playwright-core").BrowserContextOptions) => Promise<import("./browser.mjs").Guest>} guest
 * @property {(what: string) => void} say prints with the test's result
 */

/**
 * A shared server; tests must not stop it.
 * @param {string} url
 * @returns {import("./server.mjs").Server}
 */
function shared(url) {
  const never = () => Promise.reject(new Error("this server is shared: ask for one of its own"));
  return { url, stop: () => Promise.resolve(), kill: never, leave: never, restart: never };
}

/** @returns {Promise<import("./server.mjs").Server>} */
async function ownServer() {
  const server = await startServer();
  await warm(server.url);
  return server;
}

/**
 * A server and a browser for the tests of a file. The server is shared by all tests, if there is one.
 * @param {{ own?: boolean, start?: () => Promise<import("./server.mjs").Server> }} [how] with `own` it can be killed; `start`
 * starts something else
 */
export function scenes({ own = false, start } = {}) {
  /** @type {import("./server.mjs").Server} */
  let server;
  const url = own || start ? undefined : process.env.AUDE_WEB_URL;
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => {
    [server, browser] = await Promise.all([url ? shared(url) : (start ?? ownServer)(), launch()]);
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  /**
   * A test. Every guest is checked for errors at the end.
   * @param {string} name
   * @param {(stage: Stage) => Promise<void>} act
   */
  return (name, act) => test(name, async (context) => {
    /** @type {import("./browser.mjs").Guest[]} */
    const guests = [];
    const stage = {
      server,
      url: server.url,
      guest: async (/** @type {import("playwright-core").BrowserContextOptions | undefined} */ how) => {
        const who = await guest(browser, how);
        guests.push(who);
        return who;
      },
      say: (/** @type {string} */ what) => context.diagnostic(what),
    };
    try {
      await act(stage);
      for (const who of guests) who.check();
    } catch (error) {
      context.diagnostic(`AUDE_WEB_SEED=${SEED}`);
      mkdirSync(FAILURES, { recursive: true });
      for (const [index, who] of guests.entries()) {
        for (const fault of who.faults) context.diagnostic(`guest ${index + 1}: ${fault}`);
        const path = join(FAILURES, `${name.replace(/[^a-z0-9]+/gi, "-")}-${index + 1}.png`);
        await who.page.screenshot({ path }).then(() => context.diagnostic(`picture: ${path}`), () => {});
      }
      throw error;
    } finally {
      for (const who of guests) await who.context.close();
    }
  });
}
