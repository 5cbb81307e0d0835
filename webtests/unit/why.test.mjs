// Why something is not allowed: said as long as it is asked about, and not later.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLanguage } from "../support/speech.mjs";
import { moved, pass, place, told, welcome } from "./tables.mjs";

// Where something lies in a drawing is measured on a canvas; nothing is drawn here.
Object.assign(document, { createElement: () => ({ getContext: () => null }) });

const { aids } = await import("../../web/table/aids.js");
const { mayChoose, picked } = await import("../../web/table/changes.js");

/**
 * A page whose player has pressed a cell where nothing fits.
 * @returns {{ page: { state: import("../../web/table/state.js").TableState }, answer: () => Promise<void> }}
 */
function asking() {
  const page = { state: mayChoose(welcome([0], 0), told([place, pass])) };
  /** @type {(() => void)[]} */
  const open = [];
  const refusal = { code: "refused/not-adjacent", message: "no", rule: "C-3" };
  const ask = () => new Promise((done) => { open.push(() => done({ legal: false, refusal })); });
  const telling = aids(() => page.state, (make) => { page.state = make(page.state); }, ask, (error) => { throw error; });
  const said = telling.whyNot(9, 9);
  return {
    page,
    async answer() {
      // One question for each way the tile can lie.
      for (let ways = 0; ways < 4; ways += 1) {
        open.splice(0).forEach((answer) => answer());
        await new Promise((next) => { setImmediate(next); });
      }
      await said;
    },
  };
}

await loadLanguage("en");

test("C-3: whoever presses a cell where nothing fits is told why", async () => {
  const { page, answer } = asking();
  await answer();
  assert.deepEqual([page.state.note?.kind, page.state.note?.rule], ["why", "C-3"]);
});

test("an explanation that comes after the tile was placed elsewhere is not shown", async () => {
  const { page, answer } = asking();
  page.state = picked(page.state, 0, place);
  await answer();
  assert.equal(page.state.note, null);
});

test("an explanation that comes in another's turn is not shown", async () => {
  const { page, answer } = asking();
  page.state = moved(page.state, {});
  await answer();
  assert.equal(page.state.note, null);
});
