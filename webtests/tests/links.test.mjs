// Links for other devices: with a QR code where they lead somewhere, with advice where they do not.

import assert from "node:assert/strict";
import { NAME } from "../support/browser.mjs";
import { SEED } from "../support/chance.mjs";
import { makeTable } from "../support/home.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * Where the code shown comes from, once it is there.
 * @param {import("playwright-core").Page} page
 */
async function shownCode(page) {
  const image = page.locator("img.qr").last();
  await image.waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll("img.qr")].every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0));
  const { width, height } = await image.boundingBox() ?? { width: 0, height: 0 };
  assert.ok(width > 120 && Math.abs(width - height) < 1, `a square to scan, not ${width} by ${height}`);
  return image.evaluate((one) => /** @type {HTMLImageElement} */ (one).src);
}

scene("a link that others can open has a QR code", async ({ guest, url }) => {
  const { page, forgive } = await guest();
  // Browsers report for every page over a network without TLS that they ignore this header.
  forgive(/Cross-Origin-Opener-Policy/);
  const site = `http://${NAME}:${new URL(url).port}/`;
  const id = await makeTable(page, site, { seats: ["me", "open"], names: ["Anna"], seed: `links ${SEED}` });
  // The server's own tests read the contents of codes back.
  assert.equal(await shownCode(page), `${site}api/tables/${id}/qr.svg?from=${encodeURIComponent(new URL(site).origin)}`);
  await page.locator("[data-key=share-0]").click();
  assert.match(await shownCode(page), /^data:image\/svg\+xml,/, "the secret is not in any URL");
});

scene("an address of this computer alone shows advice instead of a code", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { seats: ["me", "open"], names: ["Anna"], seed: `links ${SEED}` });
  await page.locator(".lobby-invite .warning").getByText(`--listen 0.0.0.0:${new URL(url).port}`).waitFor();
  await page.locator("[data-key=share-0]").click();
  await page.locator("dialog .link-box .warning").getByText("--listen 0.0.0.0").waitFor();
  assert.equal(await page.locator(".qr").count(), 0);
});
