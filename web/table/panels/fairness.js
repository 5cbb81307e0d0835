// The result of the fairness check, and how anyone can repeat it.

import { h } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";

/**
 * @typedef {import("wire/protocol").Fairness} Fairness
 * @typedef {import("../../fair/check.js").Checked} Checked
 */

/**
 * The verdict as a sentence. keys: end-fair-*
 * @param {Fairness} fair
 * @param {Checked | null} checked
 */
function sentence({ verdict, imported_draws }, checked) {
  if (checked?.wrong) return t(checked.wrong, checked.args);
  if (verdict === "unfair") return t("end-fair-unfair");
  const said = verdict === "fair" && !checked?.draws ? t("end-fair-nothing") : t(`end-fair-${verdict}`, { count: checked?.draws ?? 0 });
  return verdict === "fair" && imported_draws ? `${said} ${t("end-fair-imported", { count: imported_draws })}` : said;
}

/**
 * Whose numbers the draws depend on, and what this browser saw of it.
 * @param {Fairness} fair
 * @param {Checked} checked
 * @param {string[]} names by seat
 */
function mixed(fair, checked, names) {
  const start = fair.first === "random" ? t("end-fair-first") : null;
  if (fair.seed_given) return [t("end-fair-given"), start].filter((line) => line !== null);
  const called = (/** @type {number[]} */ seats) => new Intl.ListFormat(document.documentElement.lang).format(seats.map((seat) => names[seat]));
  return [
    checked.own.length
      ? t("end-fair-mixed", { names: called(checked.own), count: checked.own.length })
      : t("end-fair-unmixed"),
    checked.late.length ? t("end-fair-late", { names: called(checked.late), count: checked.late.length }) : null,
    start,
    t(checked.promised ? "end-fair-kept" : "end-fair-unseen"),
  ].filter((line) => line !== null);
}

/**
 * The numbers of the seats, to repeat the check with.
 * @param {Fairness} fair
 * @param {string[]} names
 */
function listed({ numbers }, names) {
  if (numbers.every(({ hash }) => hash === null)) return null;
  return numbers.map(({ number }, seat) => [
    h("dt", null, t("end-fair-number", { name: names[seat] })),
    h("dd", null, number === null ? t("end-fair-by-server") : h("code", null, number)),
  ]);
}

/**
 * The command that repeats the check, with what this browser has stored.
 * @param {Fairness} fair
 * @param {Checked} checked
 * @param {import("../../fair/kept.js").Seen | null} seen
 */
function command({ table }, { mine, promised }, seen) {
  const promise = promised ? [`--promise ${seen?.promise}`] : [];
  return [`aude verify aude-${table}.txt`, ...promise, ...mine.map((seat) => `--number ${seen?.numbers[seat]}`)].join(" ");
}

/**
 * @param {Fairness} fair
 * @param {Checked | null} found here in the page; none if there is nothing to check
 * @param {import("../../fair/kept.js").Seen | null} seen
 * @param {string[]} names by seat
 */
export function fairness(fair, found, seen, names) {
  // A game that was only ended here has no draws to vouch for.
  const checked = found?.wrong || found?.draws ? found : null;
  const good = fair.verdict === "fair" && !checked?.wrong;
  return h("section", { class: `end-fair ${checked && !good ? "unfair" : checked ? fair.verdict : "none"}`, "aria-label": t("end-fairness") },
    h("p", { class: "end-verdict" }, checked ? sign(good ? "check" : "close") : null, h("span", null, sentence(fair, checked))),
    checked && good ? mixed(fair, checked, names).map((line) => h("p", { class: "soft" }, line)) : null,
    checked ? h("details", null,
      h("summary", null, t("end-fair-how")),
      h("p", null, t(fair.numbers.some(({ hash }) => hash !== null) ? "end-fair-about" : "end-fair-about-plain")),
      h("p", null, t("end-fair-limits")),
      h("dl", null,
        h("dt", null, t("end-fair-table")), h("dd", null, h("code", null, fair.table)),
        h("dt", null, t("end-fair-hash")), h("dd", null, h("code", null, fair.seed_hash)),
        fair.seed ? [h("dt", null, t("end-fair-seed")), h("dd", null, h("code", null, fair.seed))] : null,
        listed(fair, names)),
      h("p", null, t("end-fair-verify")),
      h("p", null, h("code", { class: "command" }, command(fair, checked, seen)))) : null);
}
