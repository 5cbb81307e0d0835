// The result of the fairness check, and how anyone can repeat it.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";

/**
 * The verdict as a sentence. keys: end-fair-*
 * @param {import("wire/protocol").Fairness} fair
 */
function sentence({ verdict, draws, imported_draws, wrong }) {
  if (verdict === "unfair" && wrong) {
    return t("end-fair-wrong", { number: wrong.number, found: wrong.found, expected: wrong.expected });
  }
  const said = t(`end-fair-${verdict}`, { count: draws });
  return verdict === "fair" && imported_draws ? `${said} ${t("end-fair-imported", { count: imported_draws })}` : said;
}

/**
 * @param {import("wire/protocol").Fairness} fair
 * @param {string} id
 */
export function fairness(fair, id) {
  const good = fair.verdict === "fair";
  const checked = good || fair.verdict === "unfair";
  return h("section", { class: `end-fair ${fair.verdict}`, "aria-label": t("end-fairness") },
    h("p", { class: "end-verdict" }, checked ? sign(good ? "check" : "close") : null, h("span", null, sentence(fair))),
    fair.seed_given ? h("p", { class: "soft" }, t("end-fair-given")) : null,
    checked ? h("details", null,
      h("summary", null, t("end-fair-how")),
      h("p", null, t("end-fair-about")),
      h("dl", null,
        h("dt", null, t("end-fair-table")), h("dd", null, h("code", null, fair.table)),
        h("dt", null, t("end-fair-hash")), h("dd", null, h("code", null, fair.seed_hash)),
        fair.seed ? [h("dt", null, t("end-fair-seed")), h("dd", null, h("code", null, fair.seed))] : null),
      h("p", null, t("end-fair-verify")),
      h("p", null, h("code", { class: "command" }, `aude verify aude-${id}.txt`))) : null);
}
