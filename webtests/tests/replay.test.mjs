// Replays: the slider, the keys, and an address that means a moment.

import assert from "node:assert/strict";
import { importRecord, randomRecord } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

scene("a replay goes by slider, keys and address", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  await page.goto(`${url}replay/${id}?turn=5`);
  const slider = page.locator(".replay-slider");
  const tiles = page.locator(".layer-land > *");
  /** @param {number} at */
  const reaches = async (at) => {
    await page.waitForFunction((at) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === String(at), at);
    await page.waitForURL((address) => address.searchParams.get("turn") === String(at));
    return tiles.count();
  };
  await slider.waitFor();
  await page.waitForFunction(() => Number(/** @type {HTMLInputElement} */ (document.querySelector(".replay-slider")).max) > 60);
  const last = Number(await slider.getAttribute("max"));
  const fifth = await reaches(5);
  await slider.evaluate((element) => {
    const range = /** @type {HTMLInputElement} */ (element);
    range.value = "40";
    range.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const fortieth = await reaches(40);
  assert.equal(fortieth - fifth, 35, "a move places a tile");
  await page.locator("[data-step=next]").click();
  assert.equal(await reaches(41), fortieth + 1);
  await page.locator(".window").hover();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await reaches(40), fortieth);
  await page.keyboard.press("Home");
  await reaches(0);
  await page.keyboard.press("End");
  await reaches(last);
  await page.goto(`${url}replay/${id}?turn=40`);
  await slider.waitFor();
  assert.equal(await reaches(40), fortieth, "the address means the moment");
  const other = await guest();
  await other.page.goto(`${url}replay/${id}?turn=9999`);
  await other.page.waitForFunction((last) => /** @type {HTMLInputElement | null} */ (document.querySelector(".replay-slider"))?.value === String(last), last);
});

scene("a table that is only to be looked at is a replay", async ({ guest, url }) => {
  const { page } = await guest();
  const { id } = await importRecord(url, randomRecord(["--seed", "7"]), "replay");
  await page.goto(url);
  await page.locator("[data-key=quick]").waitFor();
  await page.goto(`${url}table/${id}`);
  await page.locator(".replay-slider").waitFor();
  assert.equal(new URL(page.url()).pathname, new URL(`${url}replay/${id}`).pathname);
  await page.goBack();
  await page.locator("[data-key=quick]").waitFor();
  assert.equal(page.url(), url, "the way back does not lead here again");
});
