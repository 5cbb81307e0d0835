// Why not, overlays, hints, rotating and undoing, viewing earlier positions.

import assert from "node:assert/strict";
import { SEED, chance } from "../support/chance.mjs";
import { gameWith } from "../support/games.mjs";
import { makeTable } from "../support/home.mjs";
import { cellPoint, openPanel, version } from "../support/page.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, randomRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/** @param {import("playwright-core").Page} page @param {string} url @param {string} name */
async function begun(page, url, name) {
  await makeTable(page, url, { seats: ["me", "here"], names: ["Anna", "Bert"], aids: true, seed: `${name} ${SEED}` });
  return new Player(page, chance(name), { passes: 0 });
}

scene("why not: an illegal cell leads to the text of the rule", async ({ guest, url }) => {
  const { page } = await guest();
  const player = await begun(page, url, "why");
  const sight = await player.sight();
  const at = await cellPoint(page, 1, 1);
  assert.ok(!sight.cells.some(({ name }) => name === "1,1"), "no tile touches the corner of the first one");
  await page.mouse.click(at.x, at.y);
  const note = page.locator(".notice.why");
  await note.waitFor();
  const rule = note.locator("button.rule");
  // Its id is read out; it is written for those who want coordinates.
  assert.match((await rule.getAttribute("aria-label")) ?? "", /^Rule [A-Z]-\d+$/);
  assert.doesNotMatch((await note.textContent()) ?? "", /[A-Z]-\d/);
  await rule.click();
  const card = page.locator("dialog.rule-card[open]");
  await card.waitFor();
  await page.waitForFunction(() => (document.querySelector("dialog.rule-card")?.textContent ?? "").length > 60);
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "hidden" });
  await note.getByRole("button", { name: "Close" }).click();
  await note.waitFor({ state: "hidden" });
  await page.evaluate(() => localStorage.setItem("aude.settings", JSON.stringify({ coordinates: true })));
  await page.mouse.click(at.x, at.y);
  await note.waitFor();
  assert.match((await rule.textContent()) ?? "", /^[A-Z]-\d+$/);
});

scene("overlays are switched on and off by key and by button", async ({ guest, url }) => {
  const { page } = await guest();
  const player = await begun(page, url, "overlays");
  await player.play(12);
  const overlays = { f: "fields", o: "owners", d: "dead", x: "last", t: "remaining", p: "projected" };
  await openPanel(page, "tools");
  await page.locator(".window").hover();
  for (const [key, name] of Object.entries(overlays)) {
    const button = page.locator(`.overlays [data-key=${name}]`);
    const pressed = (/** @type {boolean} */ on) => page.locator(`.overlays [data-key=${name}][aria-pressed=${on}]`).waitFor();
    await page.keyboard.press(key);
    await pressed(true);
    if (name === "owners") await page.locator(".layer-tints .tint").first().waitFor({ state: "attached" });
    if (name === "last") assert.equal(await page.locator(".layer-last > .last").count(), 2, "the last tile of both");
    if (name === "remaining") await page.locator("#panel-tools .bag li").first().waitFor();
    if (name === "projected") {
      const rows = page.locator("#panel-tools table tbody tr");
      await rows.first().waitFor();
      /** @param {string} which */
      const points = (which) => page.locator(`#panel-tools table tbody ${which}`).evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent))));
      const [[total], categories] = [await points("tr.total"), await points("tr:not(.total, .soft)")];
      assert.deepEqual(total.map((_, seat) => categories.reduce((sum, row) => sum + row[seat], 0)), total, "the categories add up to the total");
    }
    await page.keyboard.press(key);
    await pressed(false);
    await button.click();
    await pressed(true);
    await button.click();
    await pressed(false);
  }
  assert.equal(await page.locator(".layer-tints .tint").count(), 0);
});

scene("pointing at a feature shows its owner and its points", async ({ guest, url }) => {
  const { page } = await guest();
  const player = await begun(page, url, "pointing");
  await player.sight();
  const road = await cellPoint(page, 0, 0);
  await page.mouse.move(road.x, road.y);
  const card = page.locator(".feature.card");
  await card.waitFor();
  assert.match(await card.innerText(), /^Road\s+unclaimed\s+1 tile · 2 open ends\s+1 now/);
  assert.equal(await page.locator(".layer-lit .lit").count(), 1);
  const corner = await cellPoint(page, 0.45, -0.45);
  await page.mouse.move(corner.x, corner.y);
  await page.waitForFunction(() => !/^Road/.test(document.querySelector(".feature.card")?.textContent ?? ""));
  await page.mouse.move(2, 2);
  await card.waitFor({ state: "hidden" });
});

scene("a hint is shown, can be placed, and nothing is final", async ({ guest, url }) => {
  const { page } = await guest();
  const player = await begun(page, url, "hint");
  const sight = await player.play(2);
  if (sight.take) await player.use("take", sight.take, sight);
  const before = await version(page);
  await page.locator(".prompt button[data-key=hint]").click();
  const hint = page.locator(".notice.hint");
  await hint.waitFor();
  assert.doesNotMatch((await hint.locator(".reasons").textContent()) ?? "", /−?\d+, −?\d+/, "no coordinates unless they are switched on");
  await page.evaluate(() => localStorage.setItem("aude.settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("aude.settings") ?? "{}"), coordinates: true })));
  await page.locator(".prompt button[data-key=hint]").click();
  await hint.locator(".reasons .fact", { hasText: /−?\d+, −?\d+/ }).first().waitFor();
  const said = await hint.locator(".reasons li").allTextContents();
  assert.ok(said.length > 0 && said.length <= 3, said.join("; "));
  assert.match(said.join("; "), /You (claim|score|take over|extend|get (a share of|a figure back|\d+ figures back)) ?|you need a tile at/, "it names what the rules say");
  assert.match((await hint.textContent()) ?? "", /expected final lead: −?\d+/);
  const placed = hint.locator(".reasons .fact", { hasText: /−?\d+, −?\d+/ }).first();
  const [, x, y] = /(−?\d+), (−?\d+)/.exec((await placed.textContent()) ?? "")?.map((number) => Number(number.replace("−", "-"))) ?? [];
  await placed.hover();
  const lit = page.locator(".layer-lit .pointed");
  await lit.waitFor({ state: "attached" });
  assert.deepEqual([await lit.getAttribute("x"), await lit.getAttribute("y")], [String(100 * x + 2), String(100 * y + 2)], "the place is highlighted");
  await page.locator(".prompt [data-key=confirm]").hover({ force: true });
  await lit.waitFor({ state: "detached" });
  await placed.focus();
  await lit.waitFor({ state: "attached" });
  await hint.locator("[data-key=show-hint]").click();
  await page.locator(".prompt [data-key=confirm]:enabled").waitFor();
  assert.equal(await page.locator(".layer-ghost .pending").count(), 1, "the tile is placed");
  assert.equal(await version(page), before, "and not confirmed");
});

scene("a tile is rotated through legal rotations only and can be undone freely", async ({ guest, url }) => {
  const { page } = await guest();
  const player = await begun(page, url, "turning");
  const first = await player.sight();
  const cell = first.cells[0];
  const ways = Number(/\d+/.exec(((await page.locator(`[data-cell="${cell.name}"]`).getAttribute("aria-label")) ?? "").replace(cell.name, "").split(",").pop() ?? "")?.[0] ?? 1);
  let sight = await player.use("cell", cell, first);
  const look = () => page.locator(".prompt .hand-tile svg").first().innerHTML();
  const begin = await look();
  const seen = new Set([begin]);
  for (let turn = 1; turn < ways; turn += 1) {
    await page.keyboard.press("r");
    sight = await player.sight({ not: sight.key });
    seen.add(await look());
  }
  assert.equal(seen.size, ways, "each rotation is different");
  if (ways > 1) {
    await page.keyboard.press("r");
    sight = await player.sight({ not: sight.key });
    assert.equal(await look(), begin, "and then it is back in place");
  }
  await page.keyboard.press("Escape");
  const back = await player.sight({ not: sight.key });
  assert.deepEqual(back.cells.map(({ name }) => name), first.cells.map(({ name }) => name), "the tile is back in the prompt");
  assert.equal(back.version, first.version);
});

scene("the log shows an earlier position and leads back", async ({ guest, url }) => {
  const { page } = await guest();
  const player = await begun(page, url, "moments");
  await player.play(6);
  await openPanel(page, "log");
  const tiles = page.locator(".layer-land > *");
  const now = await tiles.count();
  assert.equal(await page.locator(".log .entry:visible").count(), 0, "one entry a turn, closed at first");
  await page.locator(".log .turn-head").first().click();
  await page.locator(".log .turn").first().locator(".look").click();
  await page.locator(".prompt [data-key=now]").waitFor();
  assert.ok((await tiles.count()) < now, "there are fewer tiles");
  await page.locator(".prompt [data-key=now]").click();
  await page.locator(".prompt [data-key=now]").waitFor({ state: "hidden" });
  assert.equal(await tiles.count(), now);
});

scene("a place on the tile where no figure may be put says why", async ({ guest, url }) => {
  const { page } = await guest();
  // A tile that continues an occupied feature: that part of it is taken.
  const { id, seats } = await importRecord(url, randomRecord(["--players", "2", "--seed", "3", "--placed", "30"]), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("barred"), { passes: 0 });
  let sight = await player.sight();
  if (sight.take) sight = await player.use("take", sight.take, sight);
  for (const cell of sight.cells) {
    sight = await player.use("cell", cell, sight);
    if (await page.locator(".barred").count()) break;
    await page.keyboard.press("Escape");
    sight = await player.sight({ not: sight.key });
  }
  const version = sight.version;
  await page.locator(".barred").first().click();
  const note = page.locator(".notice.why");
  await note.waitFor();
  assert.match((await note.locator("button.rule").getAttribute("aria-label")) ?? "", /^Rule C-\d+$/, "the rule is named");
  assert.doesNotMatch(await note.innerText(), /refused|undefined/);
  await page.keyboard.press("Escape");
  await note.waitFor({ state: "detached" });
  assert.equal(Number(await page.locator(".table-page").getAttribute("data-version")), version, "nothing was committed");
});

scene("earlier positions can be stepped through", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, randomRecord(["--players", "2", "--seed", "3", "--placed", "30"]), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await page.locator(".prompt [data-key=confirm], .prompt [data-key=take]").first().waitFor();
  // On a busy machine the board may still be filling while its prompt is there.
  let now = -1;
  for (let count = 0; count !== now; count = await page.locator(".layer-land > *").count()) {
    now = count;
    await page.waitForTimeout(300);
  }
  const shows = (/** @type {number} */ tiles) =>
    page.waitForFunction((tiles) => document.querySelectorAll(".layer-land > *").length === tiles, tiles);
  // The last entry of a table continued from a record is only the draw.
  await page.keyboard.press(",");
  await page.locator("[data-key=now]").waitFor();
  await shows(now);
  await page.locator("[data-key=previous]").click();
  await shows(now - 1);
  await page.keyboard.press(",");
  await shows(now - 2);
  await page.locator("[data-key=next]").click();
  await shows(now - 1);
  await page.keyboard.press(".");
  await shows(now);
  await page.keyboard.press(".");
  await page.locator("[data-key=now]").waitFor({ state: "detached" });
  assert.equal(await page.locator(".layer-land > *").count(), now);
});

scene("the log stays at the newest line, and its lines highlight tiles and features", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, randomRecord(["--sets", "base", "--players", "2", "--seed", "3", "--placed", "50"]), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  /** The newest line is visible once the log is written. */
  const inSight = () => page.waitForFunction(() => {
    const list = document.querySelector(".log");
    const entry = [...(list?.querySelectorAll(".turn") ?? [])].at(-1);
    if (!list || !entry) return false;
    const [line, box] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
    return box.height > 0 && line.bottom <= box.bottom + 1 && line.top >= box.top;
  });
  await openPanel(page, "log");
  await inSight();
  await openPanel(page, "tools");
  await page.locator("#panel-log").waitFor({ state: "hidden" });
  await openPanel(page, "log");
  await inSight();
  await page.locator(".log .turn-head").last().hover();
  await page.locator(".layer-lit .pointed").waitFor({ state: "attached" });
  const silent = await page.locator(".log .turn:has(.placed) .turn-words").evaluateAll((all) => all.filter((one) => !one.querySelector(".soft")?.textContent).length);
  assert.equal(silent, 0, "each turn says what was done besides placing");
  // A city or road that was scored has at least two tiles. Its line is in its turn; clicking goes there.
  const turn = page.locator(".log .turn").filter({ has: page.locator(".turn-words", { hasText: /road, |city, / }) }).last();
  assert.match((await turn.locator(".turn-head").innerText()) ?? "", /(road|city), \d+ tiles[^]*\+\d+/, "in words, with the points");
  assert.doesNotMatch((await page.locator(".log").innerText()) ?? "", /−?\d+, −?\d+|\bat\b/, "no coordinates");
  await page.mouse.move(400, 790);
  await page.locator(".layer-lit .pointed").waitFor({ state: "detached" });
  await turn.locator(".turn-head").hover();
  await page.waitForFunction(() => document.querySelectorAll(".layer-lit .lit").length > 1);
  assert.equal(await page.locator(".layer-lit .pointed").count(), 1, "its tile, and all of what was scored");
  await turn.locator(".turn-head").click();
  assert.ok(await turn.locator("button.rule[aria-label^='Rule ']").count(), "rules can be read");
  assert.doesNotMatch(await page.locator(".log").innerText(), /[A-Z]-\d/, "and have no numbers");
  const scored = turn.locator(".entry.scored button:first-child").filter({ hasText: /road|city/ }).last();
  await scored.click();
  await scored.hover();
  await page.waitForFunction(() => document.querySelectorAll(".layer-lit .lit").length > 1);
  assert.equal(await page.locator(".layer-lit .pointed").count(), 0);
});

scene("views can be combined, and fields carry what they are worth and could become", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, gameWith("base-two", 50), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  await new Player(page, chance("views"), { passes: 0 }).sight();
  for (const key of ["f", "d", "x"]) await page.keyboard.press(key);
  await page.locator(".worth").first().waitFor({ state: "attached" });
  await page.locator(".dead").first().waitFor({ state: "attached" });
  assert.deepEqual(await page.locator(".overlays [aria-pressed=true]").evaluateAll((all) => all.map((one) => one.getAttribute("data-key"))), ["fields", "dead", "last"]);
  assert.equal(await page.locator(".layer-last .last").count(), 2, "the last tile of both players");
  const told = await page.locator(".worth text").allTextContents();
  const { features } = (await (await fetch(`${url}api/tables/${id}/requests`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ type: "features" }),
  })).json());
  const fields = features.filter((/** @type {any} */ { kind }) => kind === "field");
  const worth = fields.map((/** @type {any} */ { points, points_possible: more }) => (more > points ? `${points} → ${more}` : String(points)));
  assert.deepEqual([...told].sort(), [...worth].sort());
  // Each number is whole, and lies on no figure.
  const bad = await page.evaluate(() => {
    const boxes = (/** @type {string} */ what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const figures = boxes(".layer-pieces .figure use");
    return [...document.querySelectorAll(".worth")].flatMap((worth) => {
      const [plate, text] = ["rect", "text"].map((part) => /** @type {Element} */ (worth.querySelector(part)).getBoundingClientRect());
      const [x, y] = [(plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2];
      const on = figures.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom);
      return on || text.left < plate.left || text.right > plate.right ? [`${worth.textContent}${on ? " on a figure" : " is cut off"}`] : [];
    });
  });
  assert.deepEqual(bad, []);
  await page.keyboard.press("f");
  await page.locator(".worth").first().waitFor({ state: "detached" });
  assert.ok(await page.locator(".dead").count(), "the others stay");
});

scene("a farmer is told what the field can become, not only what it is worth now", async ({ guest, url }) => {
  const { page } = await guest();
  const { id, seats } = await importRecord(url, gameWith("base-two", 34), "continue");
  await page.goto(`${url}table/${id}#${seats}`);
  const player = new Player(page, chance("farmer"), { passes: 0 });
  let sight = await player.sight();
  for (const cell of sight.cells.filter(({ free }) => free)) {
    sight = await player.use("cell", cell, sight);
    const farmers = page.locator(".option", { hasText: "Farmer" });
    if (await farmers.count()) {
      await page.waitForFunction(() => [...document.querySelectorAll(".option")].some((one) => /Farmer/.test(one.textContent ?? "") && one.querySelector("small")?.textContent));
      for (const text of await farmers.locator("small").allTextContents()) assert.match(text, /if all cities beside it are finished|no city beside it yet/);
      return;
    }
    await page.keyboard.press("Escape");
    sight = await player.sight({ not: sight.key });
  }
  assert.fail("there is a field for a farmer");
});

scene("the dragon says how far he flies and whom he sends home; a tower shows its reach", async ({ guest, url }) => {
  const { page } = await guest();
  const flight = await importRecord(url, recordBefore(["--sets", "base,princess_dragon", "--players", "3"], / dragon:/), "continue");
  await page.goto(`${url}table/${flight.id}#${flight.seats}`);
  const player = new Player(page, chance("outlook"), { passes: 0 });
  await player.sight();
  await page.locator(".told", { hasText: /\d steps left|Last step/ }).waitFor();
  assert.ok((await page.locator(".option small").allTextContents()).every((text) => /sends (nobody )?home/.test(text)));
  const towers = await importRecord(url, gameWith("everything-four", 119), "continue");
  await page.goto(`${url}table/${towers.id}#${towers.seats}`);
  let sight = await player.sight();
  sight = await player.use("cell", sight.cells.find(({ free }) => free) ?? sight.cells[0], sight);
  const group = sight.groups.find(({ name }) => name === "tower");
  assert.ok(group);
  if (!group.chosen) sight = await player.use("group", group, sight);
  const pin = /** @type {import("../support/look.mjs").Control} */ (sight.marks.find(({ free }) => free));
  await page.mouse.move(pin.x, pin.y);
  await page.locator(".layer-lit .pointed").first().waitFor({ state: "attached" });
  await page.locator(".told", { hasText: /can capture|nobody within reach/ }).waitFor();
});
