// Every decision a player can be asked for, one file each. The first prompt that accepts an action handles it.

import { exchange, ransom } from "./captives.js";
import { fairy } from "./fairy.js";
import { figure } from "./figure.js";
import { flight } from "./flight.js";
import { portal, roof } from "./portal.js";
import { princess } from "./princess.js";
import { score } from "./score.js";
import { capture, tower } from "./tower.js";

/**
 * @typedef {import("wire/wire").LegalActionJson} LegalActionJson
 *
 * @typedef {object} PromptContext the position a prompt is about
 * @property {string} game
 * @property {import("wire/wire").StateJson} state
 * @property {import("../board/atlas.js").Atlas} atlas
 * @property {number} seat
 * @property {string[]} names by seat
 * @property {[number, number] | null} placed the cell of the tile just placed
 * @property {import("wire/protocol").FeatureInfo[]} tileFeatures the features of that tile
 * @property {import("wire/protocol").Outlook | null} outlook what the choices would do, and the features they are about, where it is known
 *
 * @typedef {object} Prompt
 * @property {string} name
 * @property {(action: LegalActionJson, here: PromptContext) => boolean} takes
 * @property {(action: LegalActionJson, here: PromptContext) => string} label
 * @property {(action: LegalActionJson, here: PromptContext) => string} [detail] what it is worth
 * @property {(action: LegalActionJson, here: PromptContext) => number | null} [value] the same as a number, for the board
 * @property {string} [icon] a drawing's id
 * @property {(action: LegalActionJson, here: PromptContext) => { figure: string, on: string, seat: number } | null} [figure]
 * @property {(action: LegalActionJson, here: PromptContext) => { at: [number, number], look: "stand" | "ring" | "step" | "pin", sign?: string } | null} [mark]
 *
 * @typedef {{ prompt: Prompt, actions: LegalActionJson[] }} Group
 */

const FIGURES = ["small", "big", "builder", "pig"];

/** @type {Prompt[]} */
const PROMPTS = [
  ...FIGURES.map(figure), ...FIGURES.map(roof), ...FIGURES.map(portal),
  tower, fairy, princess, capture, exchange, flight, score, ransom,
];

/**
 * Offers grouped by kind, in the prompts' order. Tile placements and passing are not included.
 * @param {LegalActionJson[]} actions
 * @param {PromptContext} here
 * @returns {Group[]}
 */
export function groups(actions, here) {
  /** @type {Group[]} */
  const found = PROMPTS.map((prompt) => ({ prompt, actions: [] }));
  for (const action of actions) {
    found.find(({ prompt }) => prompt.takes(action, here))?.actions.push(action);
  }
  return found.filter((group) => group.actions.length);
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
 * The action to do nothing, if there is one.
 * @param {LegalActionJson[]} actions
 */
export function passing(actions) {
  return actions.find((action) => "pass" in action) ?? null;
}
