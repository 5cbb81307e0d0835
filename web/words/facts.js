// The facts of a hint, in words: every number comes from the engine.

import { settings } from "../app/settings.js";
import { hasText, t } from "../i18n/language.js";
import { sum, telling } from "./events.js";
import { cell, placed } from "./terms.js";

/**
 * @typedef {import("wire/protocol").Hint} Hint
 * @typedef {import("wire/wire").ReviewFact} Fact
 */

/** Facts that can be about another player: then the name is given. */
const ABOUT_ANYBODY = ["scores", "pays", "sent-home", "blocks"];
/** Facts about figures, which the two games call differently. */
const OF_FIGURES = ["returns", "few-left"];
/** Facts about a place, which is lit on the board; it is named for those who want coordinates. */
const OF_PLACES = ["captures", "sent-home", "blocks", "takes", "shares", "grows", "helps", "claims", "needs"];
const FEATURES = ["road", "city", "cloister", "field"];

/**
 * What points are for: "city (3 tiles × 2 + 1 shield × 2)".
 * keys: category-*
 * @param {Fact} fact
 * @param {Hint} hint
 * @param {string} game
 */
function reason(fact, hint, game) {
  const what = t(`category-${game}-${fact.what}`);
  const place = fact.cell && FEATURES.includes(fact.what ?? "") ? placed(what, fact.cell) : what;
  const event = hint.events.find((one) => one.event === "scored"
    && one.player === fact.seat && one.category === fact.what && one.points === fact.points
    && (!fact.cell || one.spot?.at.join() === fact.cell.join()));
  return event?.event === "scored" && telling(event) ? `${place} (${sum(event.items, game)})` : place;
}

/**
 * A fact in the reader's language, addressed to the player who asked for the hint.
 * keys: fact-* the-*
 * @param {Fact} fact
 * @param {Hint} hint the hint it belongs to
 * @param {string} game
 * @param {string[]} names by seat
 * @returns {string}
 */
export function factText(fact, hint, game, names) {
  const kind = fact.kind === "scores" && fact.points < 0 ? "pays" : fact.kind;
  const own = ABOUT_ANYBODY.includes(kind) && fact.seat === hint.seat ? "-you" : "";
  const plain = OF_PLACES.includes(kind) && !settings().coordinates ? "-plain" : "";
  const key = `fact-${kind}${own}${OF_FIGURES.includes(kind) ? `-${game}` : ""}${plain}`;
  // A newer server may know more than this page.
  if (!hasText(key)) return fact.text;
  const isFeature = FEATURES.includes(fact.what ?? "");
  return t(key, {
    player: names[fact.seat] ?? "?",
    what: fact.kind === "scores" ? reason(fact, hint, game) : isFeature ? t(`the-${game}-${fact.what}`) : "",
    cell: fact.cell ? cell(fact.cell) : "",
    points: Math.abs(fact.points),
    count: fact.count,
    of: fact.of,
  });
}
