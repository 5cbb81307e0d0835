// What is wrong with a game that was brought, in the reader's language.

import { h } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { Refused } from "../net/api.js";
import { errorText } from "./errors.js";
import { refusalText } from "./refusals.js";

/**
 * The sentence for an error and the list of what is wrong.
 * @param {unknown} error
 * @returns {HTMLElement[]}
 */
export function whatIsWrong(error) {
  const { faults, problems = [] } = error instanceof Refused ? error.error : {};
  const all = faults?.map(faultText) ?? problems;
  return [
    h("p", { class: "error" }, errorText(error).text),
    h("ul", { class: "errors small" }, all.map((problem) => h("li", null, problem))),
  ];
}

/**
 * keys: import-fault-*
 * @param {import("wire/protocol").ImportFault} fault
 * @returns {string}
 */
function faultText({ code, turn, line = 0, column = 0, player = "", expected = "", found = "", refusal }) {
  const seats = Array.from({ length: 6 }, (_, seat) => ({ name: t("seat-name-placeholder", { number: seat + 1 }) }));
  const reason = refusal ? refusalText(refusal, { game: "", seats }) : "";
  const problem = t(`import-fault-${code}`, { player, expected, found, rule: refusal?.rule ?? "", reason });
  if (line) return t("import-fault-at-line", { line, column, problem });
  return turn ? t("import-fault-at-turn", { turn, problem }) : problem;
}
