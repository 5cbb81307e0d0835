// The draws as the log of a game shows them. It is the log that everybody watched; the list that comes with the seed
// has to agree with it (docs/fair-draws.md).

/**
 * @typedef {import("../table/state.js").LogLine} LogLine
 *
 * @typedef {object} Logged
 * @property {import("wire/protocol").DrawnTile[]} drawn
 * @property {string[]} pending tiles that have gone back into the bag since the last draw
 */

/**
 * Tiles that were set aside go back into the bag together, when the log says so (D-7).
 * @param {LogLine[]} lines those that were not taken back
 * @returns {Logged}
 */
export function drawsOf(lines) {
  /** @type {Logged} */
  const logged = { drawn: [], pending: [] };
  /** @type {string[]} */
  let aside = [];
  for (const { event } of lines) {
    if (event.event === "drawn") {
      logged.drawn.push({ tile: event.tile, returned: logged.pending });
      logged.pending = [];
    } else if (event.event === "put-aside") {
      aside.push(event.tile);
    } else if (event.event === "back-in-bag") {
      logged.pending = [...logged.pending, ...aside];
      aside = [];
    }
  }
  return logged;
}

/** @param {string[]} one @param {string[]} other */
const same = (one, other) => [...one].sort().join() === [...other].sort().join();

/**
 * The first draw, counted from 1, that is not as in the log; 0 if there is none.
 * @param {import("wire/protocol").Fairness} fair
 * @param {Logged} logged
 */
export function unlikeLog({ drawn, imported_draws }, logged) {
  const here = logged.drawn.slice(imported_draws);
  for (let index = 0; index < Math.max(here.length, drawn.length); index += 1) {
    const [said, seen] = [drawn[index], here[index]];
    // What went back before the first draw here is in the bag already.
    const returned = index === 0 ? [] : seen?.returned ?? [];
    if (!said || said.tile !== seen?.tile || !same(said.returned, returned)) return imported_draws + index + 1;
  }
  return 0;
}

/**
 * The bag at an earlier position, from the bag before the first draw here.
 * @param {import("wire/protocol").Fairness} fair
 * @param {Logged} logged until that position
 */
export function bagAfter({ bag, imported_draws }, logged) {
  const left = new Map(Object.entries(bag));
  const put = (/** @type {string} */ id, /** @type {number} */ many) => left.set(id, (left.get(id) ?? 0) + many);
  for (const [index, { tile, returned }] of logged.drawn.slice(imported_draws).entries()) {
    if (index > 0) for (const id of returned) put(id, 1);
    put(tile, -1);
  }
  if (logged.drawn.length > imported_draws) for (const id of logged.pending) put(id, 1);
  return left;
}

/**
 * Whether two bags hold the same.
 * @param {Map<string, number>} one
 * @param {Map<string, number>} other
 */
export function sameBag(one, other) {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return [...ids].every((id) => (one.get(id) ?? 0) === (other.get(id) ?? 0));
}
