// Which livery each seat has: the one it asked for if no earlier seat has it; and how one is written on.

/**
 * @param {{ color: string | null }[]} seats
 * @param {{ name: string }[]} liveries
 * @returns {number[]} index of the livery by seat
 */
export function liveriesOf(seats, liveries) {
  /** @type {Set<number>} */
  const worn = new Set();
  const wished = seats.map(({ color }) => {
    const index = liveries.findIndex(({ name }) => name === color);
    if (index < 0 || worn.has(index)) return -1;
    worn.add(index);
    return index;
  });
  return wished.map((index) => {
    if (index >= 0) return index;
    const free = liveries.findIndex((_, candidate) => !worn.has(candidate));
    worn.add(free);
    return Math.max(free, 0);
  });
}

/**
 * Colours in which numbers are read on a plate of a livery: white on its dark side, or the dark of its emblem on itself.
 * @param {import("wire/protocol").LiveryArt} livery
 * @returns {{ ground: string, ink: string }}
 */
export function plate({ colour, shade, emblem }) {
  return emblem === "#ffffff" ? { ground: shade, ink: emblem } : { ground: colour, ink: emblem };
}
