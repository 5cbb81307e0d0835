// The layer of tiles: landscapes at the bottom, emblems above any tint.

import { drawn, s } from "../../app/dom.js";
import { laid } from "./atlas.js";
import { dots, landPicture } from "./pictures.js";

/**
 * The landscape of a tile.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 * @param {number} copy
 */
export function landscape(atlas, tile, copy) {
  const href = landPicture(atlas, tile.id, copy);
  const image = s("image", { href, width: 100, height: 100, transform: laid(tile) });
  void dots(href).then((quick) => {
    image.setAttribute("href", quick);
    image.setAttribute("data-dots", "");
  });
  return image;
}

/**
 * What stays upright on a tile.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 */
export function emblems(atlas, tile) {
  const corner = `translate(${100 * tile.x} ${100 * tile.y})`;
  return s("g", { transform: corner }, drawn(atlas.tiles[tile.id].emblems[tile.rotation]));
}

/**
 * A whole tile as a separate picture, for the prompt and lists.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {string} id
 * @param {number} [rotation]
 */
export function tilePicture(atlas, id, rotation = 0) {
  const tile = { id, x: 0, y: 0, rotation };
  const parts = atlas.tiles[id] ? [landscape(atlas, tile, 0), emblems(atlas, tile)] : [];
  return s("svg", { viewBox: "0 0 100 100", class: "tile-picture", "aria-hidden": "true" }, parts);
}

/**
 * Keeps two layers in line with the tiles of a position: what is already there stays.
 * @param {SVGElement} lands
 * @param {SVGElement} marks
 * @param {SVGElement} shadows
 */
export function tileLayers(lands, marks, shadows) {
  /** @type {Map<string, { name: string, nodes: SVGElement[] }>} */
  const lying = new Map();

  /**
   * @param {import("./atlas.js").Atlas} atlas
   * @param {import("./atlas.js").Tile[]} tiles
   * @param {boolean} fresh whether everything is drawn again
   */
  return (atlas, tiles, fresh) => {
    if (fresh) {
      for (const { nodes } of lying.values()) for (const node of nodes) node.remove();
      lying.clear();
    }
    const settled = lying.size > 0 && Math.abs(tiles.length - lying.size) === 1;
    const gone = new Set(lying.keys());
    /** @type {Record<string, number>} */
    const copies = {};
    for (const tile of tiles) {
      const copy = copies[tile.id] ?? 0;
      copies[tile.id] = copy + 1;
      const cell = `${tile.x},${tile.y}`;
      const name = `${tile.id} ${tile.rotation} ${copy}`;
      gone.delete(cell);
      const there = lying.get(cell);
      if (there?.name === name) continue;
      for (const node of there?.nodes ?? []) node.remove();
      const shadow = s("rect", { x: 100 * tile.x + 2.5, y: 100 * tile.y + 2.5, width: 101, height: 101 });
      // A single new tile is animated; a whole board appears at once.
      const look = settled ? "settles" : "";
      const nodes = [
        shadow,
        s("g", { class: look }, landscape(atlas, tile, copy)),
        s("g", { class: look }, emblems(atlas, tile)),
      ];
      shadows.append(nodes[0]);
      lands.append(nodes[1]);
      marks.append(nodes[2]);
      lying.set(cell, { name, nodes });
    }
    for (const cell of gone) {
      for (const node of lying.get(cell)?.nodes ?? []) node.remove();
      lying.delete(cell);
    }
  };
}
