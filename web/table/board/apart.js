// Marks that would cover each other step aside.

/** Units between the middles of two marks. */
const APART = 25;
const ROUNDS = 12;

/**
 * The same points, moved as little as it takes for none to cover another.
 * @param {[number, number][]} points
 * @returns {[number, number][]}
 */
export function apart(points) {
  const moved = points.map(([x, y]) => /** @type {[number, number]} */ ([x, y]));
  for (let round = 0; round < ROUNDS; round += 1) {
    let close = false;
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const far = Math.hypot(dx, dy);
        if (far >= APART - 0.1) continue;
        close = true;
        // Two at the same place go left and right.
        const [ux, uy] = far < 0.01 ? [1, 0] : [dx / far, dy / far];
        const by = (APART - far) / 2;
        a[0] -= ux * by;
        a[1] -= uy * by;
        b[0] += ux * by;
        b[1] += uy * by;
      }
    }
    if (!close) break;
  }
  return moved;
}
