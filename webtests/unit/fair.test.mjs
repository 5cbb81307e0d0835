// Fair draws, checked in the page. The values were also computed by the program in docs/fair-draws.md.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blake3, bytes, hex, stream } from "../../web/fair/blake3.js";
import { check, first, keyOf, pick, serverNumber } from "../../web/fair/check.js";

const SCOPE = "abcdefghjkmn";
const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const seven = "07".repeat(32);
const bag = () => new Map([["A", 2], ["B", 4], ["C", 1], ["D", 3]]);

test("BLAKE3 hashes as the reference does, plain and keyed, over several blocks", () => {
  assert.equal(hex(blake3(new Uint8Array())), "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262");
  assert.equal(hex(blake3(seed)), "e528e95798037df410543d9f31e396ecdd458d71b157d6014398bae32fb56c65");
  // The reference's inputs repeat the bytes 0 to 250.
  const input = (/** @type {number} */ length) => Uint8Array.from({ length }, (_, index) => index % 251);
  const key = new TextEncoder().encode("whats the Elvish word for friend");
  for (const [length, plain, keyed] of VECTORS) {
    assert.equal(hex(blake3(input(length))), plain, `${length} bytes`);
    assert.equal(hex(blake3(input(length), key)), keyed, `${length} bytes, keyed`);
  }
  assert.throws(() => stream(input(1025)).next(), RangeError);
});

test("the key and the draws are those of the server", () => {
  assert.equal(hex(serverNumber(seed, SCOPE, 1)), "2a8a8ed6e143c46f6615490ef17b16c0bc06a3160f7c734b2f0bc28f167946c6");
  const none = { hash: null, number: null };
  assert.equal(keyOf(seed, SCOPE, [none, none]), seed);
  const key = keyOf(seed, SCOPE, [{ hash: hex(blake3(bytes(seven))), number: seven }, none]);
  assert.equal(hex(key), "365a66f5218b4ada59fbc57ef49959dea819563eafb50d5da7e1b7dfeb64a6b9");
  const drawn = (/** @type {Uint8Array} */ from) => Array.from({ length: 12 }, (_, n) => pick(from, SCOPE, n, bag())).join(" ");
  assert.equal(drawn(seed), "B D D D B B B C B B B B");
  assert.equal(drawn(key), "B B D A D D B B D B D D");
  assert.deepEqual([2, 3, 4, 5, 6].map((seats) => first(seed, SCOPE, seats)), [0, 0, 2, 4, 0]);
});

const none = { hash: null, number: null };
const given = [{ hash: hex(blake3(bytes(seven))), number: seven }, none];

/**
 * A game of four draws. The tile of the second was set aside and put back before the third.
 * @param {string} [scope]
 * @param {import("wire/protocol").Fairness["numbers"]} [numbers]
 */
function game(scope = SCOPE, numbers = given) {
  const key = keyOf(seed, scope, numbers);
  const left = bag();
  /** @type {import("wire/protocol").DrawnTile[]} */
  const drawn = [];
  for (const number of [0, 1, 2, 3]) {
    const returned = number === 2 ? [drawn[1].tile] : [];
    for (const id of returned) left.set(id, (left.get(id) ?? 0) + 1);
    const tile = pick(key, scope, number, left) ?? "";
    left.set(tile, (left.get(tile) ?? 0) - 1);
    drawn.push({ tile, returned });
  }
  return {
    verdict: /** @type {const} */ ("fair"), table: SCOPE, seed_hash: hex(blake3(seed)), seed: hex(seed), seed_given: false, draws: 4, imported_draws: 0,
    first: /** @type {const} */ ("random"), scope, numbers, bag: Object.fromEntries(bag()), drawn, wrong: null, text: "",
  };
}

/**
 * What the page knows of such a game: the board, and the log, in which a draw was taken back and made again.
 * @param {ReturnType<typeof game>} fair
 */
function played({ drawn, scope, numbers }) {
  const tiles = drawn.map(({ tile }) => tile);
  const events = [
    [{ event: "drawn", tile: tiles[0] }],
    [{ event: "drawn", tile: tiles[1] }, { event: "put-aside", tile: tiles[1] }, { event: "back-in-bag", count: 1 }, { event: "drawn", tile: tiles[2] }],
    [{ event: "drawn", tile: tiles[3] }],
    [{ event: "back", player: 0, to: 2 }],
    [{ event: "drawn", tile: tiles[3] }],
  ];
  const log = events.flatMap((entry, index) => entry.map((event) => /** @type {any} */ ({ version: index + 1, event })));
  return { id: SCOPE, board: [tiles[0], tiles[2], tiles[3]], starter: first(keyOf(seed, scope, numbers), scope, 2), log };
}

/** What a browser has stored that was there from the start. */
const seen = () => ({
  promise: hex(blake3(seed)), early: true, hashes: game().numbers.map(({ hash }) => hash), numbers: { 0: seven }, given: { 0: true }, at: 0,
  seedGiven: false, imported: 0, random: true, bag: { version: 2, tiles: after(3) },
});

/** The bag after some draws. @param {number} draws */
function after(draws) {
  const left = bag();
  for (const { tile, returned } of game().drawn.slice(0, draws)) {
    for (const id of returned) left.set(id, (left.get(id) ?? 0) + 1);
    left.set(tile, (left.get(tile) ?? 0) - 1);
  }
  return Object.fromEntries([...left].filter(([, many]) => many > 0));
}

test("a fair game passes, with and without what was stored", () => {
  assert.deepEqual(check(game(), seen(), played(game())), { draws: 4, promised: true, own: [0], late: [], mine: [0] });
  assert.deepEqual(check(game(), null, played(game())), { draws: 4, promised: false, own: [0], late: [], mine: [] });
  // What a browser stored before it was updated says less.
  const { seedGiven, imported, random, bag, ...before } = seen();
  assert.equal(check(game(), before, played(game())).wrong, undefined);
});

test("whatever was changed is found", () => {
  const fair = game();
  const other = "08".repeat(32);
  const of = (/** @type {string} */ number) => ({ hash: hex(blake3(bytes(number))), number });
  const board = () => played(fair);
  const free = game("wanted");
  const [, ...later] = fair.drawn;
  /** @type {[string, any, any, any][]} */
  const cases = [
    ["end-fair-unfair", { ...fair, seed: other }, seen(), board()],
    ["end-fair-other-promise", { ...fair, seed: other, seed_hash: hex(blake3(bytes(other))) }, seen(), board()],
    ["end-fair-other-number", { ...fair, numbers: [{ ...fair.numbers[0], number: other }, fair.numbers[1]] }, seen(), board()],
    ["end-fair-other-number", { ...fair, numbers: [of(other), fair.numbers[1]] }, { ...seen(), numbers: {}, given: {} }, board()],
    ["end-fair-left-out", { ...fair, numbers: [{ ...fair.numbers[0], number: null }, fair.numbers[1]] }, seen(), board()],
    ["end-fair-other-board", fair, seen(), { ...board(), board: [...board().board, "Z"] }],
    // A word in place of the table's id could have been searched for.
    ["end-fair-other-scope", free, seen(), played(free)],
    ["end-fair-other-scope", game("given"), seen(), played(game("given"))],
    ["end-fair-other-scope", { ...game("given"), seed_given: true }, seen(), played(game("given"))],
    // What was shown at the start still holds.
    ["end-fair-other-start", { ...fair, seed_given: true }, seen(), board()],
    ["end-fair-other-start", { ...fair, imported_draws: 1, drawn: later }, seen(), board()],
    ["end-fair-other-start", { ...fair, first: { seat: 0 } }, seen(), board()],
    ["end-fair-other-start", { ...fair, bag: { ...fair.bag, A: 7 } }, seen(), board()],
    ["end-fair-other-first", fair, seen(), { ...board(), starter: 1 - board().starter }],
    // Nothing is in the list of draws that the log does not show.
    ["end-fair-other-log", { ...fair, drawn: [fair.drawn[0], { ...fair.drawn[1], returned: ["Z"] }, ...fair.drawn.slice(2)] }, seen(), board()],
    ["end-fair-other-log", { ...fair, drawn: fair.drawn.slice(0, 3) }, seen(), board()],
  ];
  for (const [wrong, game, stored, tiles] of cases) assert.equal(check(game, stored, tiles).wrong, wrong);
});

test("draws that the seed does not give are found, whatever the log says", () => {
  const fair = game();
  const [one, two, three, four] = fair.drawn;
  assert.notEqual(one.tile, three.tile);
  const swapped = { ...fair, drawn: [{ ...three, returned: [] }, two, { ...one, returned: [two.tile] }, four] };
  assert.equal(check(swapped, null, played(swapped)).wrong, "end-fair-wrong");
});

test("a given seed takes no numbers, and a browser that was there knew it", () => {
  const fair = { ...game("given", [none, none]), seed_given: true };
  const stored = { promise: hex(blake3(seed)), numbers: {}, at: 0, seedGiven: true, imported: 0, random: true };
  assert.equal(check(fair, stored, played(fair)).wrong, undefined);
  assert.equal(check(fair, { ...stored, seedGiven: false }, played(fair)).wrong, "end-fair-other-start");
});

test("a seat that gave no number in time is named", () => {
  const late = game(SCOPE, [{ ...given[0], number: null }, none]);
  const checked = check(late, null, played(late));
  assert.deepEqual({ wrong: checked.wrong, own: checked.own, late: checked.late }, { wrong: undefined, own: [], late: [0] });
});

/** Length, hash and keyed hash. @type {[number, string, string][]} */
const VECTORS = [
  [1, "2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213", "6d7878dfff2f485635d39013278ae14f1454b8c0a3a2d34bc1ab38228a80c95b"],
  [63, "e9bc37a594daad83be9470df7f7b3798297c3d834ce80ba85d6e207627b7db7b", "bb1eb5d4afa793c1ebdd9fb08def6c36d10096986ae0cfe148cd101170ce37ae"],
  [64, "4eed7141ea4a5cd4b788606bd23f46e212af9cacebacdc7d1f4c6dc7f2511b98", "ba8ced36f327700d213f120b1a207a3b8c04330528586f414d09f2f7d9ccb7e6"],
  [65, "de1e5fa0be70df6d2be8fffd0e99ceaa8eb6e8c93a63f2d8d1c30ecb6b263dee", "c0a4edefa2d2accb9277c371ac12fcdbb52988a86edc54f0716e1591b4326e72"],
  [128, "f17e570564b26578c33bb7f44643f539624b05df1a76c81f30acd548c44b45ef", "b04fe15577457267ff3b6f3c947d93be581e7e3a4b018679125eaf86f6a628ec"],
  [300, "1309d44c9edaf51147844a5f38f884225acb365d7a5b4de34ef328671b5c6af5", "c4dfca1d4ae68d8b0845e81e002760d2b064cc50474a36c4f66a000bee787a6b"],
  [1023, "10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11", "c951ecdf03288d0fcc96ee3413563d8a6d3589547f2c2fb36d9786470f1b9d6e"],
  [1024, "42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7", "75c46f6f3d9eb4f55ecaaee480db732e6c2105546f1e675003687c31719c7ba4"],
];
