// A figure on the tile just placed: one prompt for each kind of figure.

import { role } from "../../words/terms.js";
import { standing, value, worth } from "./places.js";

/**
 * @param {string} kind
 * @returns {import("./all.js").Prompt}
 */
export function figure(kind) {
  return {
    name: `figure-${kind}`,
    takes: (offer, { placed }) =>
      "put" in offer && offer.put.figure === kind && offer.put.on !== "tower"
      && placed !== null && offer.put.at[0] === placed[0] && offer.put.at[1] === placed[1],
    label: (offer, here) => ("put" in offer ? role(here.game, offer.put.figure, offer.put.on) : ""),
    detail: (offer, here) => ("put" in offer ? worth(offer.put, here) : ""),
    value: (offer, here) => ("put" in offer ? value(offer.put, here) : null),
    figure: (offer, here) => ("put" in offer ? { figure: offer.put.figure, on: offer.put.on, seat: here.seat } : null),
    mark: (offer, here) => ("put" in offer ? { at: standing(offer.put, here), look: "stand" } : null),
  };
}
