// Choices in words: what each is, what it is worth, and where it is if another reads the same.

import { around, whereabouts } from "../../words/where.js";

/**
 * @param {import("./all.js").Group} group
 * @param {import("./all.js").PromptContext} here
 * @returns {{ label: string, detail: string }[]} by action
 */
export function lines({ prompt, actions }, here) {
  const read = actions.map((action) => ({ label: prompt.label(action, here), detail: prompt.detail?.(action, here) ?? "" }));
  /** @type {Map<string, number[]>} */
  const alike = new Map();
  for (const [index, { label, detail }] of read.entries()) {
    const text = `${label}|${detail}`;
    alike.set(text, [...alike.get(text) ?? [], index]);
  }
  for (const same of alike.values()) {
    const points = same.map((index) => prompt.mark?.(actions[index], here)?.at).filter((at) => at !== undefined);
    if (same.length < 2 || points.length < same.length) continue;
    const where = whereabouts(points, around(points, here.state.tiles));
    for (const [at, index] of same.entries()) read[index].label = `${read[index].label}, ${where[at]}`;
  }
  return read;
}
