// The arithmetic of a chart.

/**
 * Round numbers from 0 to a maximum, about this many.
 * @param {number} highest
 * @param {number} many
 * @returns {number[]}
 */
export function ticks(highest, many) {
  const rough = highest / Math.max(1, many);
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((times) => times * ten).find((each) => each >= rough) ?? 10 * ten;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/**
 * A step path from 0: a score holds until the move that changes it.
 * @param {{ x: (version: number) => number, y: (score: number) => number }} plot
 * @param {number[][]} points version and score
 * @param {number} early how far before its place the last step is drawn, because all change there at once
 */
export function steps({ x, y }, points, early) {
  let path = `M${round(x(0))} ${round(y(0))}`;
  let score = 0;
  let along = x(0);
  const last = points.at(-1)?.[0] ?? 0;
  for (const [version, next] of points) {
    if (next === score) continue;
    const there = Math.max(along, x(version) - (version === last ? early : 0));
    path += `H${round(there)}V${round(y(next))}`;
    score = next;
    along = there;
  }
  return `${path}H${round(x(last))}`;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

/**
 * Positions for labels that should be at `wished`, at least `apart` from each other.
 * @param {number[]} wished
 * @param {number} apart
 * @param {number} low
 * @param {number} high
 * @returns {number[]}
 */
export function labelPlaces(wished, apart, low, high) {
  const order = wished.map((_, index) => index).sort((a, b) => wished[a] - wished[b]);
  const places = [...wished];
  let least = low;
  for (const index of order) {
    places[index] = Math.max(least, wished[index]);
    least = places[index] + apart;
  }
  let most = high;
  for (const index of order.reverse()) {
    places[index] = Math.min(most, places[index]);
    most = places[index] - apart;
  }
  return places;
}
