// The fairy joins one of the player's followers.

import { t } from "../../i18n/language.js";
import { cell, role } from "../../words/terms.js";
import { figureAt, standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const fairy = {
  name: "fairy",
  takes: (offer) => "fairy" in offer,
  label: (offer, here) => {
    if (!("fairy" in offer)) return "";
    const there = figureAt(offer.fairy, here);
    return t("place-at", { what: role(here.game, there?.figure ?? "small", offer.fairy.on), cell: cell(offer.fairy.at) });
  },
  icon: "fairy",
  mark: (offer, here) => ("fairy" in offer ? { at: standing(offer.fairy, here), look: "ring" } : null),
};
