// The client's texts without a browser, for tests of how things are worded.

import { readFile } from "node:fs/promises";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "../../web");
const ADDRESS = "http://table.example/";

Object.assign(globalThis, {
  // A page that is not packed: each topic's texts are a file.
  document: { baseURI: ADDRESS, documentElement: {}, querySelector: () => null },
  HTMLMetaElement: class {},
  fetch: async (/** @type {string} */ address) => new Response(await readFile(join(WEB, new URL(address).pathname))),
});

export const { LANGUAGES, loadLanguage, t } = await import("../../web/i18n/language.js");
