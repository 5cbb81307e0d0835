// Every prompt, and where it occurs: right before such a move of a random game.

import { kindsOf } from "./kinds.mjs";

/**
 * The kind, how its move starts, the games in which to look for it, the question asked, and a seed near which
 * rare ones are found.
 * @type {[kind: string, move: RegExp, words: string[], asks: RegExp, seed?: number][]}
 */
export const PROMPTS = [
  ["builder", / builder:/, ["--sets", "base,traders_builders"], /figure|builder/i],
  ["pig", / pig:/, ["--sets", "base,traders_builders"], /figure|pig/i],
  ["big", / big-knight:/, ["--sets", "base,inns_cathedrals"], /figure|big/i],
  ["flight", / dragon:/, ["--sets", "base,princess_dragon"], /dragon/i],
  ["fairy", / fairy:/, ["--sets", "base,princess_dragon"], /fairy/i],
  ["portal", / (big-)?(thief|knight|monk|farmer)\S*@/, ["--sets", "base,princess_dragon"], /portal/i],
  ["princess", / princess:/, ["--sets", "base,princess_dragon"], /princess/i, 22],
  ["tower", / tower@/, ["--sets", "base,tower"], /tower/i],
  ["capture", / capture:/, ["--sets", "base,tower"], /capture/i],
  ["ransom", / ransom:/, ["--sets", "base,tower"], /3 points/i],
  ["exchange", / exchange:/, ["--sets", "base,inns_cathedrals,tower"], /captured followers/i, 2],
  ["roof", / roof@/, ["--sets", "base,tower"], /tower/i],
  ["score", / score:/, ["--game", "mayflower", "--sets", "mayflower", "--players", "5"], /scored/i, 16],
];

/**
 * What is offered of a kind, if anything.
 * @param {import("./look.mjs").Sight} sight
 * @param {string} kind
 */
export function offered(sight, kind) {
  return sight.options.find(({ name }) => kindsOf(name).includes(kind));
}

/**
 * Takes over the screen and opens the group that offers a kind.
 * @param {import("./player.mjs").Player} player
 * @param {string} kind
 * @returns {Promise<import("./look.mjs").Sight>}
 */
export async function openPrompt(player, kind) {
  let sight = await player.sight();
  if (sight.take) sight = await player.use("take", sight.take, sight);
  for (const group of sight.groups) {
    if (offered(sight, kind)) break;
    const now = sight.groups.find(({ name }) => name === group.name);
    if (now && !now.chosen) sight = await player.use("group", now, sight);
  }
  return sight;
}
