// A figure on another tile: through the magic portal, or on a tower.

import { t } from "../../i18n/language.js";
import { cell, role } from "../../words/terms.js";
import { standing } from "./places.js";

/**
 * @param {string} name
 * @param {string} kind of figure
 * @param {boolean} tower whether it goes on a tower
 * @returns {import("./all.js").Prompt}
 */
function elsewhere(name, kind, tower) {
  return {
    name: `${name}-${kind}`,
    takes: (offer) => "put" in offer && offer.put.figure === kind && (offer.put.on === "tower") === tower,
    label: (offer, here) => ("put" in offer
      ? t("place-at", { what: role(here.game, offer.put.figure, offer.put.on), cell: cell(offer.put.at) })
      : ""),
    figure: (offer, here) => ("put" in offer ? { figure: offer.put.figure, on: offer.put.on, seat: here.seat } : null),
    mark: (offer, here) => ("put" in offer ? { at: standing(offer.put, here), look: "stand" } : null),
  };
}

/** @param {string} kind */
export const portal = (kind) => elsewhere("portal", kind, false);

/** @param {string} kind */
export const roof = (kind) => elsewhere("roof", kind, true);
