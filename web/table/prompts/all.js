// Every decision a player can be asked for, one file each. The first prompt that accepts an offer handles it.

import { exchange, ransom } from "./captives.js";
import { fairy } from "./fairy.js";
import { figure } from "./figure.js";
import { flight } from "./flight.js";
import { portal, roof } from "./portal.js";
import { princess } from "./princess.js";
import { score } from "./score.js";
import { capture, tower } from "./tower.js";

/**
 * @typedef {import("wire/wire").OfferJson} OfferJson
 *
 * @typedef {object} Here the position a prompt is about
 * @property {string} game
 * @property {import("wire/wire").StateJson} state
 * @property {import("../board/atlas.js").Atlas} atlas
 * @property {number} seat
 * @property {string[]} names by seat
 * @property {[number, number] | null} placed the cell of the tile just placed
 * @property {import("wire/protocol").FeatureInfo[]} beside the features of that tile
 *
 * @typedef {object} Prompt
 * @property {string} name
 * @property {(offer: OfferJson, here: Here) => boolean} takes
 * @property {(offer: OfferJson, here: Here) => string} label
 * @property {(offer: OfferJson, here: Here) => string} [detail] what it is worth
 * @property {(offer: OfferJson, here: Here) => number | null} [value] the same as a number, for the board
 * @property {string} [icon] a drawing's id
 * @property {(offer: OfferJson, here: Here) => { figure: string, on: string, seat: number } | null} [figure]
 * @property {(offer: OfferJson, here: Here) => { at: [number, number], look: "stand" | "ring" | "step" } | null} [mark]
 *
 * @typedef {{ prompt: Prompt, offers: OfferJson[] }} Group
 */

const FIGURES = ["small", "big", "builder", "pig"];

/** @type {Prompt[]} */
const PROMPTS = [
  ...FIGURES.map(figure), ...FIGURES.map(roof), ...FIGURES.map(portal),
  tower, fairy, princess, capture, exchange, flight, score, ransom,
];

/**
 * Offers grouped by kind, in the prompts' order. Tile placements and passing are not included.
 * @param {OfferJson[]} offers
 * @param {Here} here
 * @returns {Group[]}
 */
export function groups(offers, here) {
  /** @type {Group[]} */
  const found = PROMPTS.map((prompt) => ({ prompt, offers: [] }));
  for (const offer of offers) {
    found.find(({ prompt }) => prompt.takes(offer, here))?.offers.push(offer);
  }
  return found.filter((group) => group.offers.length);
}

/**
 * The group that is shown: the chosen one, or the first.
 * @param {Group[]} all
 * @param {string | null} wanted
 * @returns {Group | null}
 */
export function open(all, wanted) {
  return all.find(({ prompt }) => prompt.name === wanted) ?? all[0] ?? null;
}

/**
 * The offer to do nothing, if there is one.
 * @param {OfferJson[]} offers
 */
export function passing(offers) {
  return offers.find((offer) => "pass" in offer) ?? null;
}
