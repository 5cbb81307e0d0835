// The rules pages inside the app.

import { language, t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { showRules } from "../rules/page.js";
import { frame } from "./frame.js";
import { go } from "./router.js";

/**
 * @param {HTMLElement} root
 * @param {string} page
 * @param {string} anchor
 */
export async function showRulesPage(root, page, anchor) {
  const content = frame(root, { title: t("rules-title"), place: "rules" });
  await showRules(content, { page, anchor, lang: language(), api, t, go });
}
