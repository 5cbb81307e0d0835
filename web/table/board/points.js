// Where things are drawn on the board, in hundredths of a tile. How far from its place a piece is drawn comes with
// the art.

/**
 * @typedef {import("wire/protocol").Atlas} Atlas
 * @typedef {{ at: [number, number], on: string, via: string, cities?: string[] }} Spot
 * @typedef {{ id: string, x: number, y: number, rotation: number }} Tile
 */

/**
 * Rotates a point of a printed tile.
 * @param {[number, number]} point
 * @param {number} rotation
 * @returns {[number, number]}
 */
export function turned([x, y], rotation) {
  switch (rotation % 4) {
    case 1:
      return [100 - y, x];
    case 2:
      return [100 - x, 100 - y];
    case 3:
      return [y, 100 - x];
    default:
      return [x, y];
  }
}

/**
 * What distinguishes a spot from others of its kind, as the atlas writes it.
 * @param {{ via: string, cities?: string[] }} spot
 */
function via(spot) {
  return spot.cities ? `[${spot.cities.join("+")}]` : spot.via;
}

/**
 * The index of the segment a spot names on a tile, or -1.
 * @param {Atlas} atlas
 * @param {Tile} tile
 * @param {{ on: string, via: string, cities?: string[] }} spot
 */
export function segmentOf(atlas, tile, spot) {
  const wanted = via(spot);
  return atlas.tiles[tile.id].segments.findIndex(
    (segment) => segment.on === spot.on && segment.via[tile.rotation] === wanted,
  );
}

/**
 * A point and how far from it something is drawn.
 * @param {[number, number]} point
 * @param {[number, number]} offset
 * @param {number} [times]
 * @returns {[number, number]}
 */
function plus([x, y], [dx, dy], times = 1) {
  return [x + dx * times, y + dy * times];
}

/**
 * The top of a tower, or its site.
 * @param {Atlas} atlas
 * @param {Tile | undefined} tile the tile of the cell
 * @param {[number, number]} at the cell
 * @param {number} [height]
 * @returns {[number, number]}
 */
export function towerPoint(atlas, tile, [x, y], height = 0) {
  const { floor, floors } = atlas.offsets;
  const site = turned((tile && atlas.tiles[tile.id].tower) ?? [50, 50], tile?.rotation ?? 0);
  return plus(plus([100 * x, 100 * y], site), floor, Math.min(height, floors));
}

/**
 * Where the dragon is drawn.
 * @param {Atlas} atlas
 * @param {[number, number]} cell
 */
export function dragonPoint(atlas, [x, y]) {
  return plus([100 * x + 50, 100 * y + 50], atlas.offsets.dragon);
}

/**
 * Where the fairy is drawn: with a figure, or alone on a tile.
 * @param {Atlas} atlas
 * @param {[number, number]} cell
 * @param {[number, number] | null} figure where the figure is drawn
 * @param {number} [grown] how many times as large figures are drawn
 * @returns {[number, number]}
 */
export function fairyPoint(atlas, [x, y], figure, grown = 1) {
  return figure ? plus(figure, atlas.offsets.fairy, grown) : [100 * x + 50, 100 * y + 50];
}

/**
 * Where a figure on a spot is drawn, in units of the board.
 * @param {Atlas} atlas
 * @param {Tile | undefined} tile the tile of the spot's cell
 * @param {Spot} spot
 * @param {number} [height] of the tower there
 * @returns {[number, number]}
 */
export function pointOf(atlas, tile, spot, height = 0) {
  const [x, y] = spot.at;
  if (!tile) return [100 * x + 50, 100 * y + 50];
  const art = atlas.tiles[tile.id];
  if (spot.on === "tower") {
    return plus(towerPoint(atlas, tile, spot.at, height), atlas.offsets.roof);
  }
  const segment = art.segments[segmentOf(atlas, tile, spot)];
  const [dx, dy] = turned(segment?.spot ?? [50, 50], tile.rotation);
  return [100 * x + dx, 100 * y + dy];
}

/**
 * The transform that places something drawn on a printed tile onto the board.
 * @param {{ x: number, y: number, rotation: number }} tile
 */
export function laid(tile) {
  const turn = tile.rotation ? ` rotate(${90 * tile.rotation} 50 50)` : "";
  return `translate(${100 * tile.x} ${100 * tile.y})${turn}`;
}
