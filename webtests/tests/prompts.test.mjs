// Every prompt there is, met in a game that is continued right before such a move.

import assert from "node:assert/strict";
import { chance } from "../support/chance.mjs";
import { kindsOf } from "../support/kinds.mjs";
import { Player } from "../support/player.mjs";
import { importRecord, recordBefore } from "../support/records.mjs";
import { scenes } from "../support/scene.mjs";

const scene = scenes();

/**
 * The kind, how its move begins, the games it is looked for in, the question that is asked, and a
 * seed near which rare ones are found.
 * @type {[kind: string, move: RegExp, words: string[], asks: RegExp, seed?: number][]}
 */
const PROMPTS = [
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
  ["exchange", / exchange:/, ["--sets", "base,inns_cathedrals,tower"], /captive/i, 2],
  ["roof", / roof@/, ["--sets", "base,tower"], /tower/i],
  ["score", / score:/, ["--game", "mayflower", "--sets", "mayflower", "--players", "5"], /scored/i, 16],
];

for (const [kind, move, words, asks, seed] of PROMPTS) {
  scene(`the prompt for ${kind}`, async ({ guest, url }) => {
    const { page } = await guest();
    const { id, seats } = await importRecord(url, recordBefore(words, move, seed), "continue");
    await page.goto(`${url}table/${id}#${seats}`);
    const player = new Player(page, chance(kind), { passes: 0 });
    let sight = await player.sight();
    if (sight.take) sight = await player.use("take", sight.take, sight);
    /** @param {import("../support/look.mjs").Sight} seen */
    const offered = (seen) => seen.options.find(({ name }) => kindsOf(name).includes(kind));
    for (const group of sight.groups) {
      if (offered(sight)) break;
      const now = sight.groups.find(({ name }) => name === group.name);
      if (now && !now.chosen) sight = await player.use("group", now, sight);
    }
    const option = offered(sight);
    assert.ok(option, `there is a button for it: ${sight.key}`);
    assert.match(sight.question, asks);
    sight = await player.use("option", option, sight);
    if (!sight.confirm) sight = await player.choose(sight);
    assert.ok(sight.confirm, "it can be confirmed");
    const before = sight.version;
    await player.hand.confirm(sight.confirm);
    await player.sight({ after: before });
  });
}
