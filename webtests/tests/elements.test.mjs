// Every element of every set has a lesson, and a position that brings it offers that lesson: tried in the positions
// of the lessons themselves, as the server tells them.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scenes } from "../support/scene.mjs";

/** Modules of the client; their types are checked with the client. */
const CLIENT = "../../web";
/** @typedef {{ id: string, course: string, elements: string[] }} Line a lesson in the list of the server */
/** @type {{ ELEMENTS: Record<string, unknown>, newElement: (state: any, lessons: Line[], known: string[]) => Line | null }} */
const { ELEMENTS, newElement } = await import(`${CLIENT}/guide/elements.js`);
const { pushed } = await import(`${CLIENT}/table/changes.js`);
const { initial } = await import(`${CLIENT}/table/state.js`);

const scene = scenes();
const SETS = join(import.meta.dirname, "../../crates/record/data/tiles");

/**
 * @param {string} url
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function api(url, path, body) {
  const how = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${url}api/${path}`, how);
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/**
 * The lessons that a table may offer.
 * @param {string} url
 * @returns {Promise<Line[]>}
 */
const offered = async (url) => (await api(url, "lessons")).filter((/** @type {Line} */ { elements }) => elements.length);

/**
 * What the page knows in every position of a step, until its solution is played.
 * @param {string} url
 * @param {any} view of the lesson
 * @param {number} at the step
 */
async function positions(url, view, at) {
  const step = view.steps[at];
  const atlas = await api(url, `art/${view.table.game}?sets=${view.table.art.join(",")}&look=painted`);
  const welcome = { push: "welcome", table: { ...view.table, version: 1 }, state: step.state, you: [0], host: false, chat: [] };
  const first = { ...pushed(initial(view.id), welcome), atlas };
  if (step.task !== "play") return [first];
  /** @param {object} query */
  const ask = (query) => api(url, `lessons/${view.id}/${at}/requests`, { made: [], query });
  const { actions, version } = await ask({ type: "legal" });
  const all = [first];
  for (let many = 0; many < step.solution.length; many += 1) {
    const chosen = step.solution.slice(0, many);
    const result = many ? await ask({ type: "draft", seat: 0, version, actions: chosen }) : undefined;
    all.push({ ...first, turn: { seat: 0, version, legal: actions, picks: result ? [{ result }] : [] } });
  }
  const { moved, state } = await api(url, `lessons/${view.id}/${at}/check?lang=en`, { moves: step.solution });
  all.push({ ...pushed(first, { push: "moved", ...moved, state }), atlas });
  return all;
}

scene("every element of the tile sets is known, and has a lesson", async ({ url }) => {
  const named = readdirSync(SETS).flatMap((file) => {
    const list = /^elements = \[(.*)\]/m.exec(readFileSync(join(SETS, file), "utf8"))?.[1] ?? "";
    return [...list.matchAll(/"([^"]+)"/g)].map(([, element]) => element);
  });
  assert.ok(named.length >= 15, `elements of the sets: ${named}`);
  const lessons = await offered(url);
  for (const element of named) {
    assert.ok(lessons.some(({ elements }) => elements.includes(element)), `no lesson says \`> element ${element}\``);
  }
  for (const { id, course, elements } of lessons) {
    assert.notEqual(course, "base", `${id}: everybody who plays meets the base game`);
    for (const element of elements) assert.ok(ELEMENTS[element], `${id}: web/guide/elements.js does not say when ${element} is met`);
  }
  assert.ok(lessons.some(({ course }) => course === "mayflower"), "Mayflower has elements too");
});

scene("every lesson about an element is offered where the element is met", async ({ url }) => {
  const lessons = await offered(url);
  const ids = lessons.map(({ id }) => id);
  for (const lesson of ids) {
    const view = await api(url, `lessons/${lesson}?lang=en`);
    const others = ids.filter((one) => one !== lesson);
    const found = [];
    for (const at of view.steps.keys()) {
      for (const state of await positions(url, view, at)) {
        found.push(newElement(state, lessons, others)?.id);
        assert.equal(newElement(state, lessons, ids), null, "nothing is offered twice");
      }
    }
    assert.ok(found.includes(lesson), `a position of ${lesson} offers it`);
  }
  // A position of the base game offers nothing.
  const view = await api(url, "lessons/farmers?lang=en");
  for (const state of await positions(url, view, 0)) assert.equal(newElement(state, lessons, []), null);
});
