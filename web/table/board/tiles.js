// The layer of tiles: landscapes at the bottom, emblems above any tint.

import { s } from "../../app/dom.js";
import { bitmap, landPicture, plainPicture } from "./pictures.js";
import { laid, turned } from "./points.js";

/**
 * The landscape of a tile.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 * @param {number} copy
 */
export function landscape(atlas, tile, copy) {
  return land(atlas, tile, landPicture(atlas, tile.id, copy), false);
}

/**
 * The landscape of a small tile; nothing in a look that is plain at every size.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 */
export function plainLandscape(atlas, tile) {
  const href = plainPicture(atlas, tile.id);
  return href === null ? null : land(atlas, tile, href, true);
}

/**
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 * @param {string} href
 * @param {boolean} plain
 */
function land(atlas, tile, href, plain) {
  const { bleed } = atlas;
  const size = 100 + 2 * bleed;
  const image = s("image", { href, x: -bleed, y: -bleed, width: size, height: size, transform: laid(tile) });
  void bitmap(href, tile.rotation, plain).then((quick) => {
    image.setAttribute("data-bitmap", "");
    if (!quick) return;
    image.setAttribute("href", quick);
    // Each transform is one thing more to go through in every frame.
    image.removeAttribute("transform");
    image.setAttribute("x", String(100 * tile.x - bleed));
    image.setAttribute("y", String(100 * tile.y - bleed));
  });
  return image;
}

/**
 * What stays upright on a tile.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {import("./atlas.js").Tile} tile
 */
export function emblems(atlas, tile) {
  return s("g", null, atlas.tiles[tile.id].emblems.map(({ id, at, mark }) => {
    const [x, y] = turned(at, tile.rotation);
    return s("g", { transform: `translate(${100 * tile.x + x} ${100 * tile.y + y})` }, s("use", { href: `#${id}`, class: mark ? "mark" : null }));
  }));
}

/**
 * A whole tile as a separate picture, for the prompt and lists.
 * @param {import("./atlas.js").Atlas} atlas
 * @param {string} id
 * @param {number} [rotation]
 * @param {boolean} [small] whether it is shown too small for the full drawing
 */
export function tilePicture(atlas, id, rotation = 0, small = false) {
  const tile = { id, x: 0, y: 0, rotation };
  const land = () => (small && plainLandscape(atlas, tile)) || landscape(atlas, tile, 0);
  const parts = atlas.tiles[id] ? [land(), emblems(atlas, tile)] : [];
  return s("svg", { viewBox: "0 0 100 100", class: "tile-picture", "aria-hidden": "true" }, parts);
}

/** The layers a tile is in. */
const ORDER = /** @type {const} */ (["shadow", "land", "plain", "emblems"]);

/**
 * Keeps the layers of tiles in line with a position: what is already there stays.
 * @param {Record<"land" | "plain" | "emblems" | "shadow", SVGElement>} layer
 */
export function tileLayers(layer) {
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
      const nodes = [
        shadow,
        s("g", { "data-at": cell }, landscape(atlas, tile, copy)),
        s("g", { "data-at": cell }, plainLandscape(atlas, tile)),
        s("g", { "data-at": cell }, emblems(atlas, tile)),
      ];
      for (const [index, name] of ORDER.entries()) layer[name].append(nodes[index]);
      lying.set(cell, { name, nodes });
    }
    for (const cell of gone) {
      for (const node of lying.get(cell)?.nodes ?? []) node.remove();
      lying.delete(cell);
    }
  };
}
