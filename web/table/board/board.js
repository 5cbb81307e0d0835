// The board: a viewport with layers, rendered from data. It contains no rules.

import { h, s, whenChanged } from "../../app/dom.js";
import { pointOf } from "./atlas.js";
import { barredMark } from "./barred.js";
import { camera } from "./camera.js";
import { ghost, lastMark, pending, waiting } from "./cells.js";
import { coastMarks, names, sea } from "./coast.js";
import { covered, framed } from "./framing.js";
import { dead, lit, pointed, tints } from "./overlays.js";
import { pieces, rising } from "./pieces.js";
import { spot } from "./spots.js";
import { tileLayers } from "./tiles.js";

/**
 * @typedef {object} Shown what a board shows
 * @property {import("./atlas.js").Atlas} atlas
 * @property {import("wire/wire").StateJson} state
 * @property {number[]} liveries by seat
 * @property {import("./cells.js").Cell[]} cells
 * @property {(cell: import("./cells.js").Cell) => string} cellLabel
 * @property {import("./atlas.js").Tile | null} hover the drawn tile under the pointer
 * @property {import("./atlas.js").Tile | null} pending the tile placed but not confirmed
 * @property {import("./spots.js").Mark[]} marks
 * @property {import("./barred.js").Barred[]} barred
 * @property {import("wire/protocol").FeatureInfo[]} tinted
 * @property {import("./atlas.js").Spot[]} lit
 * @property {[number, number][]} pointed cells that are referred to
 * @property {[number, number][]} dead
 * @property {{ x: number, y: number, seat: number }[]} last
 * @property {boolean} numbers
 * @property {{ x: number, y: number }[]} [room] cells to leave room for; by default those of the tiles
 *
 * @typedef {object} Touch what the user does on the board
 * @property {(x: number, y: number) => void} cell a cell was chosen
 * @property {(x: number, y: number, point: [number, number]) => void} land a tile or an empty cell was clicked
 * @property {(move: string) => void} mark
 * @property {(place: import("./barred.js").Barred) => void} barred a place that cannot be taken was clicked
 * @property {(cell: { x: number, y: number } | null, point: [number, number] | null) => void} over the pointer
 * is over a cell, at a point of it
 *
 * @typedef {ReturnType<typeof board>} Board
 */

/** How long scored points stay visible. */
const RISING = 1800;

const LAYERS = ["shadow", "sea", "dead", "land", "tints", "lit", "emblems", "names", "cells", "last", "coast", "pieces", "ghost", "barred", "marks", "rising"];

/**
 * @param {Touch} touch
 * @param {Element} cards what may cover a corner of the board
 */
export function board(touch, cards) {
  /** @type {Record<string, SVGElement>} */
  const layer = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `layer-${name}` })]));
  const picture = s("svg", { class: "board", width: 1, height: 1, role: "group" }, Object.values(layer));
  const stage = h("div", { class: "stage" }, picture);
  const view = h("div", { class: "window", tabindex: -1 }, stage);
  const eye = camera(view, stage);
  const layTiles = tileLayers(layer.land, layer.emblems, layer.shadow);
  /** @type {Shown | null} */
  let now = null;
  let fitted = "";
  const fingers = matchMedia("(pointer: coarse)");

  /** @type {(event: Event) => Element | null} */
  const target = (event) => (event.target instanceof Element ? event.target : null);
  /** @type {(point: [number, number]) => [number, number]} */
  const cellAt = ([x, y]) => [Math.floor(x / 100), Math.floor(y / 100)];

  /** @param {Event & { clientX: number, clientY: number }} event */
  function choose(event) {
    const mark = target(event)?.closest("[data-move]");
    if (mark) {
      touch.mark(mark.getAttribute("data-move") ?? "");
      return;
    }
    const barred = now?.barred[Number(target(event)?.closest("[data-barred]")?.getAttribute("data-barred") ?? -1)];
    if (barred) {
      touch.barred(barred);
      return;
    }
    const cell = target(event)?.closest("[data-cell]");
    if (cell) {
      const [x, y] = (cell.getAttribute("data-cell") ?? "0,0").split(",").map(Number);
      touch.cell(x, y);
      return;
    }
    const point = eye.point(event);
    const [x, y] = cellAt(point);
    touch.land(x, y, [point[0] - 100 * x, point[1] - 100 * y]);
  }
  view.addEventListener("click", choose);
  view.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (!target(event)?.closest("[data-move], [data-cell]")) return;
    event.preventDefault();
    event.stopPropagation();
    choose(/** @type {any} */ (event));
  });
  let overCell = "";
  view.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || view.classList.contains("moving")) return;
    const point = eye.point(event);
    const [x, y] = cellAt(point);
    overCell = `${x},${y}`;
    touch.over({ x, y }, [point[0] - 100 * x, point[1] - 100 * y]);
  });
  view.addEventListener("pointerleave", () => {
    if (overCell) touch.over(null, null);
    overCell = "";
  });
  view.addEventListener("focusin", (event) => {
    // The board does not move under the pointer, so that a click hits what is seen.
    const cell = target(event)?.closest("[data-cell]:focus-visible");
    if (!cell) return;
    const [x, y] = (cell.getAttribute("data-cell") ?? "0,0").split(",").map(Number);
    eye.reveal(100 * x + 50, 100 * y + 50);
    touch.over({ x, y }, null);
  });

  const roomed = () => now?.room ?? now?.state.tiles ?? [];
  /** The extent of the tiles, with room for the next one all around. */
  function bounds(tiles = roomed()) {
    const xs = tiles.map((tile) => tile.x);
    const ys = tiles.map((tile) => tile.y);
    const sea = now?.atlas.sea;
    return {
      left: 100 * Math.min(...xs, 0) - 112,
      top: 100 * Math.min(...ys, 0) - 112,
      right: sea ? sea.right : 100 * Math.max(...xs, 0) + 212,
      bottom: 100 * Math.max(...ys, 0) + 212,
    };
  }

  function fit() {
    const { clientWidth: width, clientHeight: height } = view;
    if (width && height) eye.stand(framed(bounds(), { width, height }, covered(cards, view), roomed()));
  }

  const drawScene = whenChanged((/** @type {Shown["atlas"]} */ atlas) => {
    layer.sea.replaceChildren(...sea(atlas));
    layer.names.replaceChildren(...names(atlas));
  });
  /** @type {Shown["atlas"] | null} */
  let drawnWith = null;
  const drawTiles = whenChanged((/** @type {Shown["atlas"]} */ atlas, /** @type {Shown["state"]} */ state) => {
    layTiles(atlas, state.tiles, drawnWith !== atlas);
    drawnWith = atlas;
  });
  const drawPieces = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {Shown["state"]} */ state,
    /** @type {Shown["liveries"]} */ liveries,
  ) => {
    layer.pieces.replaceChildren(...pieces(atlas, state, liveries));
    layer.coast.replaceChildren(...coastMarks(atlas, state, liveries));
  });
  const drawCells = whenChanged((/** @type {Shown["cells"]} */ cells) => {
    const active = document.activeElement?.getAttribute("data-key");
    layer.cells.replaceChildren(...cells.map((cell, index) => waiting(cell, index + 1, now?.cellLabel(cell) ?? "")));
    refocus(layer.cells, active);
  });
  const drawGhost = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {Shown["hover"]} */ hover,
    /** @type {Shown["pending"]} */ set,
    /** @type {Shown["state"]} */ state,
  ) => {
    const lies = set && state.tiles.some(({ x, y }) => x === set.x && y === set.y);
    layer.ghost.replaceChildren(
      ...(hover ? [ghost(atlas, hover, "ghost")] : []),
      ...(set && !lies ? [ghost(atlas, set, "laid")] : []),
      ...(set ? [pending(set)] : []),
    );
  });
  const drawMarks = whenChanged((/** @type {Shown["marks"]} */ marks) => {
    const active = document.activeElement?.getAttribute("data-key");
    layer.marks.replaceChildren(...marks.map(spot));
    refocus(layer.marks, active);
  });
  const drawBarred = whenChanged((/** @type {Shown["barred"]} */ barred) => layer.barred.replaceChildren(...barred.map(barredMark)));
  /** @type {(at: Shown["state"]) => Map<string, import("./atlas.js").Tile>} */
  const byCell = (state) => new Map(state.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const drawTints = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {Shown["state"]} */ state,
    /** @type {Shown["tinted"]} */ tinted,
    /** @type {Shown["liveries"]} */ liveries,
  ) => {
    layer.tints.replaceChildren(...tints(atlas, byCell(state), tinted, liveries));
  });
  const drawLit = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {Shown["state"]} */ state,
    /** @type {Shown["lit"]} */ spots,
    /** @type {Shown["pointed"]} */ cells,
  ) => {
    layer.lit.replaceChildren(...lit(atlas, byCell(state), spots), ...pointed(cells));
  });
  const drawDead = whenChanged((/** @type {Shown["dead"]} */ cells) => layer.dead.replaceChildren(...dead(cells)));
  const drawLast = whenChanged((
    /** @type {Shown["last"]} */ last,
    /** @type {Shown["liveries"]} */ liveries,
    /** @type {Shown["atlas"]} */ atlas,
  ) => {
    layer.last.replaceChildren(...last.map((cell) => lastMark(cell, atlas.liveries[liveries[cell.seat]]?.colour)));
  });

  let cell = "";
  /**
   * The board zooms in on the tile just placed until it is confirmed or undone: fingers need room, and so do
   * eyes when the board is large. If there is something to choose elsewhere, everything is shown.
   * @param {Shown["pending"]} down
   * @param {Shown["marks"]} marks
   */
  function near(down, marks) {
    const elsewhere = marks.some(({ at: [x, y] }) => Math.floor(x / 100) !== down?.x || Math.floor(y / 100) !== down.y);
    const now = down && !elsewhere ? `${down.x},${down.y}` : "";
    if (now === cell) return;
    cell = now;
    // Back first, so that a board that has grown is fitted from there.
    if (!down || elsewhere) eye.retreat();
    // The bar at the bottom takes its place first.
    else requestAnimationFrame(() => cell === now && eye[fingers.matches ? "approach" : "magnify"](100 * down.x + 50, 100 * down.y + 50));
  }

  return {
    element: view,
    camera: eye,
    fit,
    /** @param {Shown} shown */
    show(shown) {
      now = shown;
      drawScene(shown.atlas);
      drawTiles(shown.atlas, shown.state);
      drawPieces(shown.atlas, shown.state, shown.liveries);
      drawCells(shown.cells);
      drawGhost(shown.atlas, shown.hover, shown.pending, shown.state);
      drawMarks(shown.marks);
      drawBarred(shown.barred);
      drawTints(shown.atlas, shown.state, shown.tinted, shown.liveries);
      drawLit(shown.atlas, shown.state, shown.lit, shown.pointed);
      drawDead(shown.dead);
      drawLast(shown.last, shown.liveries, shown.atlas);
      picture.classList.toggle("numbered", shown.numbers);
      near(shown.pending, shown.marks);
      // A tile that is only being tried moves nothing.
      const size = shown.pending ? fitted : JSON.stringify(bounds());
      if (size !== fitted && !eye.moved()) fit();
      fitted = size;
    },
    /**
     * Shows points where they were scored, briefly.
     * @param {import("./atlas.js").Spot} at
     * @param {number} points
     * @param {number} seat
     */
    rise(at, points, seat) {
      if (!now) return;
      const tile = now.state.tiles.find(({ x, y }) => x === at.at[0] && y === at.at[1]);
      const colour = now.atlas.liveries[now.liveries[seat]]?.shade ?? "#333";
      const mark = rising(pointOf(now.atlas, tile, at), `+${points}`, colour);
      layer.rising.append(mark);
      setTimeout(() => mark.remove(), RISING);
    },
    close: () => eye.close(),
  };
}

/**
 * Returns the focus to the place that had it.
 * @param {Element} layer
 * @param {string | null | undefined} key
 */
function refocus(layer, key) {
  if (!key) return;
  const again = layer.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof SVGElement) again.focus({ preventScroll: true });
}
