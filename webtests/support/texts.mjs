// The texts of the client, and traces of missing ones on a page.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const LOCALES = join(import.meta.dirname, "../../web/locales");

/**
 * The keys of a language's texts.
 * @param {string} language
 * @returns {Set<string>}
 */
export function keysOf(language) {
  const folder = join(LOCALES, language);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key)));
}

/**
 * Words on a page that look like a text's key instead of the text: known keys, and anything that starts like
 * several keys.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function untranslated(page) {
  const keys = keysOf("en");
  /** @type {Map<string, number>} */
  const topics = new Map();
  for (const key of keys) topics.set(key.split("-")[0], 1 + (topics.get(key.split("-")[0]) ?? 0));
  const words = await page.evaluate(() => {
    const said = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-valuetext]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) said.push(element.getAttribute(name) ?? "");
    }
    for (const option of document.querySelectorAll("option, caption, .unseen")) said.push(option.textContent ?? "");
    return said.join("\n").match(/(?<![\w./#-])[a-z]+(?:-[a-z0-9_]+)+(?![\w./-])/g) ?? [];
  });
  return [...new Set(words)].filter((word) => keys.has(word) || (topics.get(word.split("-")[0]) ?? 0) > 3);
}
