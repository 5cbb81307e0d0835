// A tree of turn parts: from one tree to the next, without side effects.

/**
 * @typedef {import("wire/protocol").AnalysisNode} Node
 *
 * @typedef {object} Tree
 * @property {string} head the record without its moves
 * @property {Node[]} nodes each comes after its parent
 * @property {number | null} at the current one; null is the start
 * @property {string[]} hand moves after it that are no turn part yet: draws
 */

/**
 * The nodes from the start to one, in order.
 * @param {Node[]} nodes
 * @param {number | null} at
 * @returns {number[]}
 */
export function path(nodes, at) {
  const found = [];
  for (let index = at; index !== null; index = nodes[index].parent) found.push(index);
  return found.reverse();
}

/**
 * All moves up to the current position.
 * @param {Tree} tree
 */
export function line({ nodes, at, hand }) {
  return [...path(nodes, at).flatMap((index) => nodes[index].moves), ...hand];
}

/**
 * What follows a node; the first belongs to the main line.
 * @param {Node[]} nodes
 * @param {number | null} parent
 */
export function children(nodes, parent) {
  return nodes.flatMap((node, index) => (node.parent === parent ? [index] : []));
}

/**
 * The end of the main line from a node on.
 * @param {Node[]} nodes
 * @param {number | null} from
 */
export function end(nodes, from) {
  let at = from;
  for (;;) {
    const next = nodes.findIndex((node) => node.parent === at);
    if (next < 0) return at;
    at = next;
  }
}

/**
 * Moves are played: a node that has them already is entered, otherwise there is a new one.
 * @param {Tree} tree
 * @param {string[]} moves
 * @returns {Tree}
 */
export function played(tree, moves) {
  const all = [...tree.hand, ...moves];
  const known = children(tree.nodes, tree.at).find((index) => tree.nodes[index].moves.join(" ") === all.join(" "));
  if (known !== undefined) return { ...tree, at: known, hand: [] };
  return { ...tree, nodes: [...tree.nodes, { parent: tree.at, moves: all, comment: "" }], at: tree.nodes.length, hand: [] };
}

/**
 * The last move is taken back; it stays in the tree.
 * @param {Tree} tree
 * @returns {Tree}
 */
export function back(tree) {
  if (tree.hand.length) return { ...tree, hand: [] };
  return tree.at === null ? tree : { ...tree, at: tree.nodes[tree.at].parent };
}

/**
 * A node and everything after it are removed.
 * @param {Tree} tree
 * @param {number} index
 * @returns {Tree}
 */
export function removed(tree, index) {
  const gone = new Set([index]);
  tree.nodes.forEach((node, at) => node.parent !== null && gone.has(node.parent) && gone.add(at));
  /** @type {(number | null)[]} */
  const moved = [];
  let many = 0;
  tree.nodes.forEach((_, at) => {
    moved.push(gone.has(at) ? null : many);
    if (!gone.has(at)) many += 1;
  });
  const nodes = tree.nodes.flatMap((node, at) => (gone.has(at) ? [] : [{ ...node, parent: node.parent === null ? null : moved[node.parent] }]));
  const at = tree.at !== null && gone.has(tree.at) ? tree.nodes[index].parent : tree.at;
  return { ...tree, nodes, at: at === null ? null : moved[at], hand: gone.has(tree.at ?? -1) ? [] : tree.hand };
}

/**
 * A variation becomes the main line at its branch.
 * @param {Tree} tree
 * @param {number} index
 * @returns {Tree}
 */
export function promoted(tree, index) {
  const main = tree.nodes.findIndex((node) => node.parent === tree.nodes[index].parent);
  if (main === index) return tree;
  // The first child is the main line: the two change places, and so do those who follow them.
  /** @param {number | null} at */
  const other = (at) => (at === main ? index : at === index ? main : at);
  const swapped = tree.nodes.map((_, at) => tree.nodes[/** @type {number} */ (other(at))]);
  const nodes = swapped.map((node) => ({ ...node, parent: other(node.parent) }));
  return ordered({ ...tree, nodes, at: other(tree.at) });
}

/**
 * Every node after its parent again.
 * @param {Tree} tree
 * @returns {Tree}
 */
function ordered(tree) {
  /** @type {number[]} */
  const order = [];
  /** @param {number | null} parent */
  const visit = (parent) => {
    const stack = children(tree.nodes, parent).reverse();
    while (stack.length) {
      const at = /** @type {number} */ (stack.pop());
      order.push(at);
      stack.push(...children(tree.nodes, at).reverse());
    }
  };
  visit(null);
  const place = new Map(order.map((from, to) => [from, to]));
  const nodes = order.map((from) => {
    const node = tree.nodes[from];
    return { ...node, parent: node.parent === null ? null : place.get(node.parent) ?? null };
  });
  return { ...tree, nodes, at: tree.at === null ? null : place.get(tree.at) ?? null };
}

/**
 * The node that so many moves lead to on the main line, and what is left of them.
 * @param {Tree} tree
 * @param {number} count
 * @returns {Tree}
 */
export function reached(tree, count) {
  let at = /** @type {number | null} */ (null);
  let left = count;
  for (;;) {
    const next = tree.nodes.findIndex((node) => node.parent === at);
    if (next < 0 || left === 0) return { ...tree, at, hand: [] };
    const { moves } = tree.nodes[next];
    if (moves.length > left) return { ...tree, at, hand: moves.slice(0, left) };
    left -= moves.length;
    at = next;
  }
}

/**
 * Where the current node is, for a link: steps along the first children, which other child then, steps, and so on.
 * @param {Tree} tree
 * @returns {string} such as 57.1.0
 */
export function whereabouts({ nodes, at }) {
  const found = [0];
  for (const index of path(nodes, at)) {
    const child = children(nodes, nodes[index].parent).indexOf(index);
    if (child) found.push(child, 0);
    else found[found.length - 1] += 1;
  }
  return found.join(".");
}

/**
 * The tree at such a place; as far as it goes, if the place is not there.
 * @param {Tree} tree
 * @param {string} place
 * @returns {Tree}
 */
export function foundAt(tree, place) {
  let at = /** @type {number | null} */ (null);
  for (const [index, word] of place.split(".").entries()) {
    const number = Number(word);
    const steps = index % 2 ? [number] : Array.from({ length: Math.min(number, tree.nodes.length) || 0 }, () => 0);
    for (const child of steps) {
      const next = children(tree.nodes, at)[child];
      if (next === undefined) return { ...tree, at };
      at = next;
    }
  }
  return { ...tree, at };
}
