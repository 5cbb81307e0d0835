// The language of the page.

import { address } from "../app/router.js";
import { settings } from "../app/settings.js";
import { parse, speaker } from "./fluent.js";

/** The available languages, by their own names. */
export const LANGUAGES = { en: "English", de: "Deutsch", nl: "Nederlands", hu: "Magyar" };

const FILES = ["common", "home", "table", "log", "refusals", "end", "learn", "puzzles", "analysis", "rules"];

/** @type {(key: string, args?: import("./fluent.js").Args) => string} */
let say = (key) => key;
let now = "en";

/**
 * Formats a message in the page's language.
 * @param {string} key
 * @param {import("./fluent.js").Args} [args]
 */
export function t(key, args) {
  return say(key, args);
}

/**
 * Whether there is such a message.
 * @param {string} key
 * @returns {boolean}
 */
export function hasText(key) {
  return /** @type {any} */ (say).has?.(key) ?? false;
}

/** The current language. */
export function language() {
  return now;
}

/** The preferred language: the chosen one, or the browser's. */
export function wanted() {
  const chosen = [settings().language, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return chosen.find((tag) => tag in LANGUAGES) ?? "en";
}

/**
 * Loads a language's texts.
 * @param {string} tag
 */
export async function loadLanguage(tag) {
  const texts = await Promise.all(files(tag).map(async (file) => (await fetch(address(file))).text()));
  now = tag;
  say = speaker(tag, parse(texts.join("\n\n")));
  document.documentElement.lang = tag;
}

/**
 * The files of a language's texts: one that the head of a packed page names, or one for each topic.
 * @param {string} tag
 */
function files(tag) {
  const packed = document.querySelector(`meta[name="texts-${tag}"]`);
  return packed instanceof HTMLMetaElement ? [packed.content] : FILES.map((file) => `locales/${tag}/${file}.ftl`);
}
