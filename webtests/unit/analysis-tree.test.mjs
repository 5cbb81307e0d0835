// The tree of an analysis.

import assert from "node:assert/strict";
import { test } from "node:test";
import { back, children, end, foundAt, line, path, played, promoted, reached, removed, whereabouts } from "../../web/analysis/tree.js";
import { pack, unpack } from "../../web/analysis/link.js";

/** @type {any} */
const empty = { head: "", nodes: [], at: null, hand: [] };
/** a, then b or c (c goes on with d). */
function branched() {
  let tree = played({ ...empty, hand: ["A"] }, ["a"]);
  tree = played(tree, ["b"]);
  tree = back(tree);
  tree = played(tree, ["c"]);
  return played(tree, ["d"]);
}

test("moves that are tried become variations, and known ones are entered again", () => {
  const tree = branched();
  assert.deepEqual(line(tree), ["A", "a", "c", "d"]);
  assert.deepEqual(children(tree.nodes, 0), [1, 2]);
  assert.equal(end(tree.nodes, null), 1);
  assert.deepEqual(path(tree.nodes, tree.at), [0, 2, 3]);
  const again = played({ ...tree, at: 0 }, ["c"]);
  assert.equal(again.nodes.length, tree.nodes.length);
  assert.equal(again.at, 2);
});

test("taking back puts the tile back first, then goes to the part before", () => {
  const tree = { ...branched(), hand: ["E"] };
  assert.deepEqual(line(back(tree)), ["A", "a", "c", "d"]);
  assert.deepEqual(line(back(back(tree))), ["A", "a", "c"]);
  assert.deepEqual(back(empty), empty);
});

test("a part is removed with everything after it", () => {
  const tree = removed(branched(), 2);
  assert.deepEqual(tree.nodes.map(({ moves }) => moves.join(" ")), ["A a", "b"]);
  assert.equal(tree.at, 0);
  const first = removed({ ...branched(), at: 3 }, 1);
  assert.deepEqual(line(first), ["A", "a", "c", "d"]);
});

test("a variation becomes the main line", () => {
  const tree = promoted(branched(), 2);
  assert.deepEqual(line(tree), ["A", "a", "c", "d"]);
  assert.deepEqual(line({ ...tree, at: end(tree.nodes, null) }), ["A", "a", "c", "d"]);
  assert.ok(tree.nodes.every(({ parent }, index) => parent === null || parent < index));
});

test("a moment of a game is found by the number of its moves", () => {
  const tree = { ...branched(), at: null };
  assert.deepEqual(line(reached(tree, 3)), ["A", "a", "b"]);
  assert.deepEqual(reached(tree, 1).hand, ["A"]);
  assert.deepEqual(line(reached(tree, 0)), []);
});

test("a record comes out of its link as it went in", async () => {
  const record = "[Game \"classic\"]\n\n1. 1 V 1,0r0 - {é ő}\n".repeat(20);
  const packed = await pack(record);
  assert.match(packed, /^[\w-]+$/);
  assert.equal(await unpack(packed), record);
  assert.equal(await unpack("nonsense"), "");
});

test("a link says where one is in the tree", () => {
  const tree = branched();
  assert.equal(whereabouts(tree), "1.1.1");
  for (const at of [null, 0, 1, 2, 3]) {
    const place = whereabouts({ ...tree, at });
    assert.equal(foundAt({ ...tree, at: null }, place).at, at, place);
  }
  // What is not there is left out.
  assert.equal(foundAt(tree, "1.7.2").at, 0);
  assert.equal(foundAt(tree, "99").at, 1);
  for (const nonsense of ["", "x", "-3", "1e9", "1.-1", "NaN.NaN"]) assert.ok([null, 0, 1].includes(foundAt(tree, nonsense).at), nonsense);
});
