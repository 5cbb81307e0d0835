// A figure onto the tile just placed.

import { role } from "../../words/terms.js";
import { standing, worth } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const figure = {
  name: "figure",
  takes: (offer, { placed }) =>
    "put" in offer && placed !== null && offer.put.at[0] === placed[0] && offer.put.at[1] === placed[1],
  label: (offer, here) => ("put" in offer ? role(here.game, offer.put.figure, offer.put.on) : ""),
  detail: (offer, here) => ("put" in offer ? worth(offer.put, here) : ""),
  figure: (offer, here) => ("put" in offer ? { figure: offer.put.figure, on: offer.put.on, seat: here.seat } : null),
  mark: (offer, here) => ("put" in offer ? { at: standing(offer.put, here), look: "stand" } : null),
};
