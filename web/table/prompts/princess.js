// The princess sends a knight of her city home.

import { t } from "../../i18n/language.js";
import { cell, role } from "../../words/terms.js";
import { figureAt, standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const princess = {
  name: "princess",
  takes: (offer) => "princess" in offer,
  label: (offer, here) => {
    if (!("princess" in offer)) return "";
    const there = figureAt(offer.princess, here);
    return t("whose-at", {
      player: here.names[there?.player ?? 0],
      what: role(here.game, there?.figure ?? "small", "city"),
      cell: cell(offer.princess.at),
    });
  },
  figure: (offer, here) => ("princess" in offer ? ownerOf(offer.princess, here) : null),
  mark: (offer, here) => ("princess" in offer ? { at: standing(offer.princess, here), look: "ring" } : null),
};

/**
 * @param {import("wire/wire").SpotJson} spot
 * @param {import("./all.js").Here} here
 */
function ownerOf(spot, here) {
  const there = figureAt(spot, here);
  return there ? { figure: there.figure, on: there.on, seat: there.player } : null;
}
