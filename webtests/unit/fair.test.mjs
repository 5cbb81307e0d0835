// Fair draws, checked in the page. The values were also computed by the program in docs/fair-draws.md.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blake3, bytes, hex, stream } from "../../web/fair/blake3.js";
import { check, keyOf, pick, serverNumber } from "../../web/fair/check.js";

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
});

/** A game of four draws, one tile of which was put back. */
function game() {
  const numbers = [{ hash: hex(blake3(bytes(seven))), number: seven }, { hash: null, number: null }];
  const key = keyOf(seed, SCOPE, numbers);
  const left = bag();
  const drawn = [0, 1, 2, 3].map((number) => {
    const returned = number === 2 ? ["C"] : [];
    for (const id of returned) left.set(id, (left.get(id) ?? 0) + 1);
    const tile = pick(key, SCOPE, number, left) ?? "";
    left.set(tile, (left.get(tile) ?? 0) - 1);
    return { tile, returned };
  });
  return {
    verdict: /** @type {const} */ ("fair"), table: SCOPE, seed_hash: hex(blake3(seed)), seed: hex(seed), seed_given: false, draws: 4, imported_draws: 0,
    scope: SCOPE, numbers, bag: Object.fromEntries(bag()), drawn, wrong: null, text: "",
  };
}

/** What a browser has stored that was there from the start. */
const seen = () => ({
  promise: hex(blake3(seed)), early: true, hashes: game().numbers.map(({ hash }) => hash), numbers: { 0: seven }, given: { 0: true }, at: 0,
});
const board = () => game().drawn.map(({ tile }) => tile);

test("a fair game passes, with and without what was stored", () => {
  assert.deepEqual(check(game(), seen(), board()), { draws: 4, promised: true, own: [0], late: [], mine: [0] });
  assert.deepEqual(check(game(), null, board()), { draws: 4, promised: false, own: [0], late: [], mine: [] });
});

test("whatever was changed is found", () => {
  const fair = game();
  const other = "08".repeat(32);
  const of = (/** @type {string} */ number) => ({ hash: hex(blake3(bytes(number))), number });
  /** @type {[string, any, any, string[]][]} */
  const cases = [
    ["end-fair-unfair", { ...fair, seed: other }, seen(), board()],
    ["end-fair-other-promise", { ...fair, seed: other, seed_hash: hex(blake3(bytes(other))) }, seen(), board()],
    ["end-fair-other-number", { ...fair, numbers: [{ ...fair.numbers[0], number: other }, fair.numbers[1]] }, seen(), board()],
    ["end-fair-other-number", { ...fair, numbers: [of(other), fair.numbers[1]] }, { ...seen(), numbers: {}, given: {} }, board()],
    ["end-fair-left-out", { ...fair, numbers: [{ ...fair.numbers[0], number: null }, fair.numbers[1]] }, seen(), board()],
    ["end-fair-wrong", { ...fair, drawn: [fair.drawn[1], fair.drawn[2], fair.drawn[0], fair.drawn[3]] }, seen(), board()],
    ["end-fair-other-board", fair, seen(), [...board(), "Z"]],
  ];
  for (const [wrong, game, stored, tiles] of cases) assert.equal(check(game, stored, tiles).wrong, wrong);
});

test("a seat that gave no number in time is named", () => {
  const fair = game();
  const late = { ...fair, numbers: [{ ...fair.numbers[0], number: null }, fair.numbers[1]] };
  const key = keyOf(seed, SCOPE, late.numbers);
  const left = bag();
  const first = pick(key, SCOPE, 0, left) ?? "";
  const checked = check({ ...late, drawn: [{ tile: first, returned: [] }] }, null, [first]);
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
