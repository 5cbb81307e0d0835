// The board: a viewport with layers, rendered from data. It contains no rules.

import { h, put, s, whenChanged } from "../../app/dom.js";
import { arrows } from "./arrows.js";
import { barredMark } from "./barred.js";
import { camera } from "./camera.js";
import { ghost, lastMark, pending, waiting } from "./cells.js";
import { coastMarks, names, sea } from "./coast.js";
import { emblemScale, figureScale, isSmall, markScale } from "./min-size.js";
import { dead, glow, lit, pointed, tints, worths } from "./overlays.js";
import { pieces, spotKey } from "./pieces.js";
import { boundingBox } from "./shape.js";
import { markTop, spot } from "./spots.js";
import { tileLayers } from "./tiles.js";
import { pointerInput } from "./input.js";
import { views } from "./views.js";

/**
 * @typedef {object} Shown what a board shows
 * @property {import("./atlas.js").Atlas} atlas
 * @property {import("wire/wire").StateJson} state
 * @property {number[]} liveries by seat
 * @property {number[]} own seats of this browser, if others play, too
 * @property {import("./cells.js").Cell[]} cells
 * @property {(cell: import("./cells.js").Cell) => string} cellLabel
 * @property {import("./atlas.js").Tile | null} hover the drawn tile under the pointer
 * @property {import("./atlas.js").Tile | null} pending the tile placed but not confirmed
 * @property {import("./spots.js").Mark[]} marks
 * @property {string | null} markOver the mark that is pointed at, here or elsewhere
 * @property {import("./barred.js").Barred[]} barred
 * @property {import("wire/protocol").FeatureInfo[]} tinted
 * @property {import("./atlas.js").Spot[]} lit
 * @property {import("./atlas.js").Spot[]} [glow] the feature that is being scored
 * @property {boolean} [veiled] whether all but that is dimmed
 * @property {boolean} [told] whether a move is being told: what can be chosen waits
 * @property {[number, number][]} pointed cells that are referred to
 * @property {import("wire/protocol").FeatureInfo[]} [worths] features whose points are written on them
 * @property {[number, number][]} dead
 * @property {{ x: number, y: number, seat: number }[]} last
 * @property {boolean} numbers
 * @property {{ x: number, y: number }[]} [room] cells to leave room for; by default those of the tiles
 *
 * @typedef {ReturnType<typeof board>} Board
 */

/** @type {never[]} */
const NOTHING = [];
/** Tiles around the board that belong to the picture which is shifted when it is panned. */
const AROUND = 2;
const LAYERS = ["ground", "shadow", "sea", "dead", "land", "plain", "tints", "lit", "emblems", "names", "veil", "cells", "last", "coast", "pieces", "worths", "ghost", "barred", "marks"];

/**
 * @param {import("./input.js").Touch} touch
 * @param {object} place
 * @param {() => import("./framing.js").Room} place.room the window and what lies over it, with what is kept free
 * @param {() => import("./framing.js").Room} place.seen the same as it is now
 */
export function board(touch, { room, seen }) {
  /** @type {Record<string, SVGElement>} */
  const layer = Object.fromEntries(LAYERS.map((name) => [name, s("g", { class: `layer-${name}` })]));
  const picture = s("svg", { class: "board", width: 1, height: 1, role: "group" }, Object.values(layer));
  const stage = h("div", { class: "stage" }, picture);
  const view = h("div", { class: "window", tabindex: -1 }, stage);
  const hands = pointerInput(view, touch, {
    point: (event) => eye.point(event),
    reveal: (x, y) => eye.reveal(x, y),
    barred: (index) => now?.barred[index],
  });
  const edges = arrows((point) => seeing.goTo(point));
  const eye = camera(view, stage, { room, moved, wheel: hands.wheel, grab: hands.grab });
  const seeing = views({ eye, room, seen, shown: () => now });
  const layTiles = tileLayers({ shadow: layer.shadow, land: layer.land, plain: layer.plain, emblems: layer.emblems });
  /** @type {Shown | null} */
  let now = null;

  /** @returns {[number, number][]} everything that can be chosen */
  const targets = () => (!now ? [] : [
    ...now.cells.map(({ x, y }) => /** @type {[number, number]} */ ([100 * x + 50, 100 * y + 50])), ...now.marks.map(({ at }) => at),
  ]);
  /** @param {import("./framing.js").Stance} stance */
  function moved(stance) {
    // What comes into sight by itself needs no arrow on the way.
    edges.show(targets(), eye.destination(), seen());
    grown(stance.scale);
  }
  let sizes = "";
  let small = false;
  /** @param {number} scale */
  function grown(scale) {
    if (!now) return;
    small = isSmall(now.atlas, scale, small);
    const figures = figureScale(scale);
    const marks = markScale(scale, now.marks.map(({ at }) => at));
    const emblems = emblemScale(now.atlas, scale);
    if (sizes === `${figures} ${marks} ${emblems} ${small}`) return;
    sizes = `${figures} ${marks} ${emblems} ${small}`;
    for (const name of ["pieces", "coast", "worths"]) layer[name].style.setProperty("--grown", String(figures));
    for (const name of ["marks", "barred"]) layer[name].style.setProperty("--grown", String(marks));
    layer.emblems.style.setProperty("--grown", String(emblems));
    picture.classList.toggle("small", small);
  }

  const drawScene = whenChanged((/** @type {Shown["atlas"]} */ atlas) => {
    layer.sea.replaceChildren(...sea(atlas));
    layer.names.replaceChildren(...names(atlas));
  });
  /** @type {Shown["atlas"] | null} */
  let drawnWith = null;
  const drawTiles = whenChanged((/** @type {Shown["atlas"]} */ atlas, /** @type {Shown["state"]} */ state) => {
    layTiles(atlas, state.tiles, drawnWith !== atlas);
    if (state.tiles.length) {
      const { left, top, right, bottom } = boundingBox(state.tiles.map(({ x, y }) => ({ left: x, top: y, right: x + 1, bottom: y + 1 })));
      layer.ground.replaceChildren(s("rect", {
        x: 100 * (left - AROUND), y: 100 * (top - AROUND), width: 100 * (right - left + 2 * AROUND), height: 100 * (bottom - top + 2 * AROUND),
      }));
    }
    drawnWith = atlas;
  });
  const drawPieces = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {Shown["state"]} */ state,
    /** @type {Shown["liveries"]} */ liveries,
    /** @type {Shown["own"]} */ own,
  ) => {
    layer.pieces.replaceChildren(...pieces(atlas, state, liveries, own));
    layer.coast.replaceChildren(...coastMarks(atlas, state, liveries));
  });
  // What can be chosen stays in the page when more is known about it: otherwise a click in progress would be lost.
  const drawCells = whenChanged((/** @type {Shown["cells"]} */ cells) => {
    put(layer.cells, cells.map((cell, index) => waiting(cell, index + 1, now?.cellLabel(cell) ?? "")));
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
    put(layer.marks, marks.map(spot), marks.map(markTop));
  });
  const drawBarred = whenChanged((/** @type {Shown["barred"]} */ barred) => put(layer.barred, barred.map(barredMark)));
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
  const drawGlow = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {import("./atlas.js").Tile[]} */ tiles,
    /** @type {import("./atlas.js").Spot[]} */ spots,
    /** @type {boolean} */ veiled,
  ) => {
    layer.veil.classList.toggle("stays", veiled && layer.veil.querySelector(".veil") !== null);
    layer.veil.replaceChildren(...glow(atlas, new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile])), spots, veiled));
    seeing.showScored();
  });
  /** While a feature is being scored, the figures on all others stand back. */
  const drawAside = whenChanged((
    /** @type {Shown["state"]} */ _state,
    /** @type {import("./atlas.js").Spot[]} */ spots,
    /** @type {boolean} */ veiled,
  ) => {
    const scored = new Set(spots.map(spotKey));
    const some = veiled && spots.length > 0;
    for (const piece of layer.pieces.children) piece.classList.toggle("aside", some && !scored.has(piece.getAttribute("data-spot") ?? ""));
  });
  const drawWorths = whenChanged((
    /** @type {Shown["atlas"]} */ atlas,
    /** @type {Shown["state"]} */ state,
    /** @type {import("wire/protocol").FeatureInfo[]} */ features,
    /** @type {Shown["liveries"]} */ liveries,
  ) => {
    layer.worths.replaceChildren(...worths(atlas, byCell(state), features, liveries, state.figures));
  });
  const drawDead = whenChanged((/** @type {Shown["dead"]} */ cells) => layer.dead.replaceChildren(...dead(cells)));
  const drawLast = whenChanged((
    /** @type {Shown["last"]} */ last,
    /** @type {Shown["liveries"]} */ liveries,
    /** @type {Shown["atlas"]} */ atlas,
  ) => {
    layer.last.replaceChildren(...last.map((cell) => lastMark(cell, atlas.liveries[liveries[cell.seat]]?.colour)));
  });

  const drawOver = whenChanged((/** @type {string | null} */ move, /** @type {Shown["marks"]} */ marks) => {
    for (const mark of layer.marks.children) mark.classList.toggle("over", move !== null && mark.getAttribute("data-move") === move);
    return marks;
  });

  return {
    element: view,
    arrows: edges.element,
    camera: eye,
    fit: seeing.fit,
    follow: seeing.follow,
    refit: seeing.refit,
    visit: seeing.visit,
    bring: seeing.bring,
    keepInView: seeing.keepInView,
    /** The islands have changed: what is out of view is counted anew. */
    measured: () => moved(eye.position()),
    /** @param {Shown} shown */
    show(shown) {
      const begins = shown.veiled && !now?.veiled;
      now = shown;
      // Final scoring begins with all of the board, wherever it had been moved.
      if (begins) seeing.fit();
      drawScene(shown.atlas);
      drawTiles(shown.atlas, shown.state);
      drawPieces(shown.atlas, shown.state, shown.liveries, shown.own);
      drawCells(shown.cells);
      drawGhost(shown.atlas, shown.hover, shown.pending, shown.state);
      drawMarks(shown.marks);
      drawOver(shown.markOver, shown.marks);
      drawBarred(shown.barred);
      drawTints(shown.atlas, shown.state, shown.tinted, shown.liveries);
      drawLit(shown.atlas, shown.state, shown.lit, shown.pointed);
      drawGlow(shown.atlas, shown.state.tiles, shown.glow ?? NOTHING, shown.veiled ?? false);
      drawAside(shown.state, shown.glow ?? NOTHING, shown.veiled ?? false);
      view.classList.toggle("told", shown.told ?? false);
      drawWorths(shown.atlas, shown.state, shown.worths ?? NOTHING, shown.liveries);
      drawDead(shown.dead);
      drawLast(shown.last, shown.liveries, shown.atlas);
      picture.classList.toggle("numbered", shown.numbers);
      seeing.follow();
      moved(eye.position());
    },
    close: () => eye.close(),
  };
}
