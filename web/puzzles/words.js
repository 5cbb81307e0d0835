// What a puzzle and an attempt at it say, in the reader's language.

import { t } from "../i18n/language.js";
import { signed } from "../replay/review-words.js";
import { factText } from "../words/facts.js";

/**
 * @typedef {import("wire/protocol").PuzzleView} View
 * @typedef {import("wire/protocol").PuzzleVerdict} Verdict
 */

/** Facts that are told at most. */
const FACTS = 3;

/** keys: set-* @param {string} table */
export function tableName(table) {
  return table === "all" ? t("puzzles-all-sets") : t(`set-${table.replaceAll("_", "-")}`);
}

/** keys: puzzle-theme-* @param {string} theme */
export const themeName = (theme) => t(`puzzle-theme-${theme}`);

/** keys: puzzle-level-* @param {number | string} level */
export const levelName = (level) => t(`puzzle-level-${level}`);

/** What is asked. keys: puzzle-ask-* @param {View} view */
export function question({ kind, exact }) {
  return t(kind === "best" && exact ? "puzzle-ask-ending" : `puzzle-ask-${kind}`);
}

/** keys: puzzle-kind-* @param {string} kind */
export const kindName = (kind) => t(`puzzle-kind-${kind}`);

/**
 * An answer to choose.
 * @param {View} view
 * @param {string} choice
 * @param {string[]} names by seat
 */
export function choiceName(view, choice, names) {
  if (choice === "all") return t("puzzle-both");
  if (choice === "nobody") return t("lesson-nobody");
  return view.kind === "owner" ? names[Number(choice)] : t("lesson-points", { count: Number(choice) });
}

/**
 * What the rules say about a turn part, most important first.
 * @param {import("wire/wire").ReviewFact[]} facts
 * @param {number} seat who played it
 * @param {string} game
 * @param {string[]} names by seat
 */
export function reasons(facts, seat, game, names) {
  return facts.slice(0, FACTS).map((fact) => factText(/** @type {any} */ (fact), /** @type {any} */ ({ seat, events: [] }), game, names));
}

/**
 * Everything about an attempt: a heading and sentences.
 * @param {View} view
 * @param {Verdict} verdict
 * @param {string | null} choice what was chosen
 * @param {string[]} names by seat
 * @param {boolean} shown whether the answer was asked for
 * @returns {{ title: string, told: string[] }}
 */
export function verdictWords(view, verdict, choice, names, shown) {
  const { right, loss, error, closing, count, reply } = verdict;
  const title = shown ? t("puzzle-answer") : right ? t("puzzle-right") : t("puzzle-wrong");
  const told = [];
  if (view.kind === "best") {
    const points = signed(loss ?? 0).replace("+", "");
    if (!right) told.push(error ? t("puzzle-loses-about", { points, error: signed(error).replace("+", "") }) : t("puzzle-loses", { points }));
    else if (loss !== null) told.push(t("puzzle-as-good"));
    told.push(...reasons(verdict.facts, view.seat, view.info.game, names));
    if (reply) {
      told.push(`${t("puzzle-reply", { player: names[reply.seat], count: reply.count, of: reply.of })} ${replyWords(view, reply, names)}`);
    }
  }
  if (closing) {
    told.push(right ? t("puzzle-closing", { ...closing }) : t("puzzle-closing-wrong", { ...closing }));
  }
  if (count && view.kind === "score") {
    const chosen = Number(choice);
    if (right) told.push(view.info.game === "classic" ? t("puzzle-cities", { ...counted(count) }) : t("puzzle-animals", { ...counted(count) }));
    else told.push(t(chosen > count.points ? "puzzle-too-many" : "puzzle-too-few"));
    if (count.unfinished && (right || chosen > count.points)) told.push(t("puzzle-unfinished", { count: count.unfinished }));
  }
  if (count && view.kind === "owner") {
    count.followers.forEach((many, seat) => told.push(t("puzzle-followers", { player: names[seat], count: many })));
    if (right) told.push(t("puzzle-majority"));
  }
  return { title, told };
}

/**
 * The most important thing that a reply does, told to the solver.
 * keys: puzzle-reply-* the-*
 * @param {View} view
 * @param {import("wire/protocol").PuzzleReply} reply
 * @param {string[]} names by seat
 */
function replyWords(view, reply, names) {
  const { game } = view.info;
  for (const fact of reply.facts) {
    if (["takes", "shares", "captures"].includes(fact.kind)) {
      const what = fact.what ? t(`the-${game}-${fact.what}`) : "";
      return t(`puzzle-reply-${fact.kind}`, { player: names[reply.seat], what, points: fact.points });
    }
    // These are about whomever they name.
    if (["scores", "blocks", "sent-home"].includes(fact.kind)) return `${reasons([fact], view.seat, game, names)[0]}.`;
  }
  return t("puzzle-reply-other", { player: names[reply.seat] });
}

/** @param {import("wire/protocol").PuzzleCount} count */
function counted({ complete, animals, points }) {
  return { cities: complete, animals, points };
}
