// Reproducible randomness: a failing test prints its seed.

/** `AUDE_WEB_SEED=… npm test` plays other games. */
export const SEED = Number(process.env.AUDE_WEB_SEED ?? 1);

/**
 * @typedef {object} Chance
 * @property {(count: number) => number} below a whole number from 0
 * @property {<T>(things: T[]) => T} one
 * @property {(share: number) => boolean} happens
 */

/**
 * @param {string} name of the test, so that two tests do not play alike
 * @returns {Chance}
 */
export function chance(name) {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, (0x811c9dc5 ^ SEED) >>> 0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ count) => Math.floor(next() * count);
  return { below, one: (things) => things[below(things.length)], happens: (share) => next() < share };
}
