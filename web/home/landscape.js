// The picture on top of the home page: a landscape of the game's own tiles.

import { h, s } from "../app/dom.js";
import { atlasOf } from "../table/board/atlas.js";
import { laid, turned } from "../table/board/points.js";
import { emblems, landscape } from "../table/board/tiles.js";

/** Rows of tiles, each with its quarter turns; every edge continues. */
const LAND = [
  "W2 W1 D1 O2 V1 V3 W0 V0 V2 K1 R1 I2 V2 V1 U1 V2",
  "B0 W3 L1 R2 B0 U1 A1 U1 B0 A2 L0 P0 G1 N2 U1 V3",
  "E1 T1 J3 O0 F1 S1 H1 P2 U0 D2 J2 V2 D2 D0 P1 J3",
  "E1 R3 H1 L3 U0 K0 E1 M3 B0 N0 Q3 F1 I3 E1 S3 K3",
].map((row) => row.split(" "));

/**
 * Figures: column, row, feature and livery.
 * @type {[number, number, string, number][]}
 */
const PEOPLE = [
  [3, 1, "city", 0],
  [4, 1, "cloister", 5],
  [6, 1, "road", 3],
  [8, 1, "cloister", 1],
  [11, 1, "city", 2],
  [13, 2, "road", 4],
  [9, 3, "city", 5],
  [10, 0, "city", 0],
  [14, 1, "field", 3],
];

/** @returns {HTMLElement} */
export function hero() {
  const picture = h("div", { class: "landscape", "aria-hidden": "true" });
  atlasOf("classic", ["base"]).then((atlas) => picture.replaceChildren(land(atlas)), () => {});
  return picture;
}

/** @param {import("../table/board/atlas.js").Atlas} atlas */
function land(atlas) {
  /** @type {Record<string, number>} */
  const copies = {};
  const tiles = LAND.flatMap((row, y) => row.map((name, x) => ({ id: name[0], x, y, rotation: Number(name[1]) })));
  const lands = tiles.map((tile) => {
    copies[tile.id] = (copies[tile.id] ?? -1) + 1;
    return landscape(atlas, tile, copies[tile.id]);
  });
  const marks = tiles.map((tile) => emblems(atlas, tile));
  const people = PEOPLE.flatMap(([x, y, on, livery]) => {
    const tile = tiles[y * LAND[0].length + x];
    const segment = atlas.tiles[tile.id].segments.find((/** @type {{ on: string }} */ found) => found.on === on);
    if (!segment) return [];
    const [dx, dy] = turned(segment.spot, tile.rotation);
    const figure = on === "field" ? "small-lying" : "small";
    return [s("use", { href: `#${figure}${livery}`, transform: `translate(${100 * tile.x + dx} ${100 * tile.y + dy})` })];
  });
  return s("svg", { viewBox: "0 0 1600 400", preserveAspectRatio: "xMidYMid slice" }, lands, marks, people);
}
