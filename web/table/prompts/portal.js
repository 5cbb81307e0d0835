// A figure through the magic portal, or onto a tower: on any other tile.

import { t } from "../../i18n/language.js";
import { cell, role } from "../../words/terms.js";
import { standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const portal = {
  name: "portal",
  takes: (offer) => "put" in offer && offer.put.on !== "tower",
  label: (offer, here) => ("put" in offer
    ? t("place-at", { what: role(here.game, offer.put.figure, offer.put.on), cell: cell(offer.put.at) })
    : ""),
  figure: (offer, here) => ("put" in offer ? { figure: offer.put.figure, on: offer.put.on, seat: here.seat } : null),
  mark: (offer, here) => ("put" in offer ? { at: standing(offer.put, here), look: "stand" } : null),
};

/** @type {import("./all.js").Prompt} */
export const roof = {
  name: "roof",
  takes: (offer) => "put" in offer && offer.put.on === "tower",
  label: (offer, here) => ("put" in offer
    ? t("place-at", { what: role(here.game, offer.put.figure, "tower"), cell: cell(offer.put.at) })
    : ""),
  figure: (offer, here) => ("put" in offer ? { figure: offer.put.figure, on: "tower", seat: here.seat } : null),
  mark: (offer, here) => ("put" in offer ? { at: standing(offer.put, here), look: "stand" } : null),
};
