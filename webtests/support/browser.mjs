// Debian's Chromium, with pages that tolerate no errors.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Where the browser is; another can be named. */
export const CHROMIUM = process.env.AUDE_CHROMIUM ?? "/usr/bin/chromium";

/** Timeout in milliseconds; busy machines need more. */
export const PATIENCE = Number(process.env.AUDE_WEB_PATIENCE ?? 30_000);

/** A name that the browser resolves to this machine, to see what people see who come over a network. */
export const NAME = "table.test";

/** @returns {Promise<import("playwright-core").Browser>} */
export function launch() {
  assert.ok(existsSync(CHROMIUM), `there is no browser at ${CHROMIUM}; AUDE_CHROMIUM can name another`);
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
    ],
  });
}

/**
 * @typedef {object} Guest a user with a separate browser context
 * @property {import("playwright-core").Page} page
 * @property {import("playwright-core").BrowserContext} context
 * @property {(kind: RegExp) => void} forgive errors that match are part of the test
 * @property {() => void} check fails if anything has gone wrong so far
 * @property {() => Promise<import("playwright-core").Page>} reopen closes the page and opens another with the
 * same storage
 * @property {string[]} faults errors so far
 */

/** Desktop, English, light by default. */
const USUAL = { viewport: { width: 1280, height: 800 }, locale: "en-GB", colorScheme: /** @type {const} */ ("light"), reducedMotion: /** @type {const} */ ("reduce") };

/**
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [how]
 * @returns {Promise<Guest>}
 */
export async function guest(browser, how = {}) {
  const context = await browser.newContext({ ...USUAL, ...how });
  context.setDefaultTimeout(PATIENCE);
  /** @type {string[]} */
  const faults = [];
  /** @type {RegExp[]} */
  const forgiven = [];
  const fault = (/** @type {string} */ what) => {
    if (!forgiven.some((kind) => kind.test(what))) faults.push(what);
  };
  // A violation of the content policy is also a console error; reporting both is clearer.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  });
  /** @param {import("playwright-core").Page} page */
  const watch = (page) => {
    page.on("pageerror", (error) => fault(`page error: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") fault(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) fault(`http ${response.status()}: ${response.url()}`);
    });
    page.on("requestfailed", (request) => {
      // Requests aborted by leaving a page are not errors.
      const why = request.failure()?.errorText ?? "";
      if (why !== "net::ERR_ABORTED") fault(`request failed: ${request.url()} ${why}`);
    });
    page.on("dialog", (dialog) => {
      fault(`dialog: ${dialog.message()}`);
      dialog.dismiss().catch(() => {});
    });
    return page;
  };
  const who = {
    page: watch(await context.newPage()),
    context,
    forgive: (/** @type {RegExp} */ kind) => void forgiven.push(kind),
    check: () => assert.deepEqual(faults, [], "the page had errors"),
    async reopen() {
      await who.page.close();
      who.page = watch(await context.newPage());
      return who.page;
    },
    faults,
  };
  return who;
}
