// Which segment of a tile is under a point.

/** @type {Map<string, Path2D>} */
const shapes = new Map();
// A canvas can test for points inside a path that is not drawn; some browsers cannot do so for SVG.
const canvas = document.createElement("canvas").getContext("2d");

/**
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 * @param {[number, number]} point of the tile as it lies on the table, 0 to 100
 * @returns {import("./atlas.js").Spot | null}
 */
export function segmentAt(atlas, tile, point) {
  const back = (4 - tile.rotation) % 4;
  const [x, y] = [[point[0], point[1]], [100 - point[1], point[0]], [100 - point[0], 100 - point[1]], [point[1], 100 - point[0]]][back];
  const segments = atlas.tiles[tile.id].segments;
  const found = segments.find(({ path }) => inside(path, x, y));
  return found ? spotOf(found, tile) : null;
}

/**
 * The spot of a segment of a tile, as the tile lies on the table.
 * @param {import("wire/protocol").SegmentArt} segment
 * @param {import("./atlas.js").Tile} tile
 * @returns {import("./atlas.js").Spot}
 */
export function spotOf(segment, tile) {
  const via = segment.via[tile.rotation];
  const cities = via.startsWith("[") ? via.slice(1, -1).split("+") : undefined;
  return { at: [tile.x, tile.y], on: segment.on, via: cities ? "" : via, ...(cities ? { cities } : {}) };
}

/**
 * @param {string} path
 * @param {number} x
 * @param {number} y
 */
function inside(path, x, y) {
  let shape = shapes.get(path);
  if (!shape) {
    shape = new Path2D(path);
    shapes.set(path, shape);
  }
  return canvas?.isPointInPath(shape, x, y, "evenodd") ?? false;
}
