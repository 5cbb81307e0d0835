// What other people write is text, whatever it looks like.

import assert from "node:assert/strict";
import { makeTable } from "../support/home.mjs";
import { openPanel } from "../support/page.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

// Marks that change the text direction are refused; right-to-left letters are not.
const NAMES = ["<img src=x onerror=bad()>", "</script><svg onload=b()>", "שלום & <b>"];
const SAID = ["<img src=x onerror=\"document.title='bad'\">", "</script><script>document.title='bad'</script>", "<b>bold</b> &amp; \u200fשלום & more", "/unknown <i>phrase</i>"];

scene("names and chat with markup show as text", async ({ guest, url }) => {
  const { page } = await guest();
  await makeTable(page, url, { seats: ["me", "here", "here"], names: NAMES });
  await page.locator(".player .name").first().waitFor();
  assert.deepEqual(await page.locator(".player .name").allTextContents(), NAMES);
  await openPanel(page, "chat");
  for (const text of SAID) {
    await page.locator(".say input").fill(text);
    await page.keyboard.press("Enter");
    await page.locator(".chat li").filter({ hasText: text }).waitFor();
  }
  await page.locator(".say input").fill("\u202eturned round");
  await page.keyboard.press("Enter");
  await page.locator(".notice.error").waitFor();
  assert.deepEqual(await page.locator(".chat li > span").allTextContents(), SAID, "direction marks are refused");
  assert.equal(await page.locator(".chat img, .chat script, .chat svg [onload], .chat span > *, .player .name > *").count(), 0);

  // Other users see the same, in the game, in its log and in the list of tables.
  const other = await guest();
  await other.page.goto(page.url());
  await other.page.locator(".player .name").first().waitFor();
  assert.deepEqual(await other.page.locator(".player .name").allTextContents(), NAMES);
  assert.equal(await other.page.locator("#app img[src=x], #app [onload], #app [onerror]").count(), 0);
  assert.doesNotMatch(await page.title(), /bad/);

  await page.goto(url);
  await page.locator(".home-grid").getByText(NAMES[0]).first().waitFor();
  assert.equal(await page.locator("#app img[src=x], #app [onload], #app [onerror]").count(), 0);
});

scene("a URL with markup shows only that there is no such table", async ({ guest, url }) => {
  const { page, forgive } = await guest();
  forgive(/404/);
  await page.goto(`${url}table/%3Cimg%20src=x%20onerror=bad()%3E`);
  await page.getByText("There is no such table.").first().waitFor();
  assert.equal(await page.locator("#app img[src=x]").count(), 0);
});
