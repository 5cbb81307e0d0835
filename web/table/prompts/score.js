// Mayflower: which feature is scored next.

import { t } from "../../i18n/language.js";
import { cell, feature } from "../../words/terms.js";
import { standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const score = {
  name: "score",
  takes: (offer) => "score" in offer,
  label: (offer, here) => ("score" in offer
    ? t("place-at", { what: feature(here.game, offer.score.on), cell: cell(offer.score.at) })
    : ""),
  mark: (offer, here) => ("score" in offer ? { at: standing(offer.score, here), look: "ring" } : null),
};
