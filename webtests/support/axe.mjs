// Accessibility checks, as far as programs can tell.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Roles of controls, which therefore need names. */
const CONTROLS = new Set(["button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "switch", "slider", "spinbutton", "tab", "menuitem", "listbox", "option"]);

/**
 * No serious or critical violation, and a name for every control.
 * @param {import("playwright-core").Page} page
 * @param {string} where for the message
 */
export async function checkAccess(page, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter((/** @type {any} */ { impact }) => impact === "serious" || impact === "critical")
      .flatMap((/** @type {any} */ { id, nodes }) => nodes.map((/** @type {any} */ node) => `${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.failureSummary}`));
  });
  assert.deepEqual(found, [], `${where} has serious violations`);
  assert.deepEqual(await nameless(page), [], `${where} has controls without a name`);
}

/**
 * Controls in the accessibility tree without a name.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
async function nameless(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored, role, name }) => !ignored && CONTROLS.has(role?.value) && !String(name?.value ?? "").trim())
    .map(({ role, nodeId, properties }) => `${role?.value} ${nodeId} ${JSON.stringify(properties?.map(({ name }) => name))}`);
}
