// What the board shows, derived from the page's state.

import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { cell as cellName, role } from "../words/terms.js";
import { around, whereabouts } from "../words/where.js";
import { apart } from "./board/apart.js";
import { cellsOf, wayRound } from "./board/cells.js";
import { spotOf } from "./board/hit.js";
import { figureId } from "./board/pieces.js";
import { pointOf } from "./board/points.js";
import { standing } from "./entries.js";
import { coloured, priced } from "./features.js";
import { promptContext } from "./prompt-context.js";
import { groups, open } from "./prompts/all.js";
import { lines } from "./prompts/lines.js";
import { featureOf, same } from "./prompts/places.js";
import { chosen, legalActions, setDown, shown } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 */

/** @type {never[]} */
const NONE = [];

/**
 * Caches the last result as long as its inputs are the same.
 * @template T
 * @param {(state: TableState) => unknown[]} from
 * @param {(state: TableState) => T} make
 * @returns {(state: TableState) => T}
 */
function kept(from, make) {
  /** @type {unknown[]} */
  let given = [];
  /** @type {T} */
  let result;
  return (state) => {
    const now = from(state);
    if (!given.length || now.some((value, index) => value !== given[index])) result = make(state);
    given = now;
    return result;
  };
}

const cells = kept(
  (state) => [state.turn?.legal, state.turn?.picks.length === 0 || Boolean(setDown(state)), state.looking],
  (state) => (state.turn && !state.looking ? cellsOf(state.turn.legal) : NONE),
);

/** Where the cells are, in words, in their order. */
const cellWords = kept(
  (state) => [cells(state)],
  (state) => {
    const all = cells(state);
    const box = around([], [...shown(state)?.tiles ?? [], ...all]);
    return all.map(({ x, y }) => whereabouts([[100 * x + 50, 100 * y + 50]], box)[0]);
  },
);

/**
 * A cell where the tile can go: its number, which chooses it, and where it is.
 * @param {TableState} state
 * @param {import("./board/cells.js").Cell} cell
 */
function cellLabel(state, cell) {
  const [count, all] = [cell.rotations.length, cells(state)];
  if (settings().coordinates) return t("cell-label", { cell: cellName([cell.x, cell.y]), count });
  const at = all.indexOf(cell);
  return t("cell-label-words", { number: at + 1, cells: all.length, where: cellWords(state)[at] ?? "", count });
}

/** The tile under the pointer or focus, rotated as it would be placed. */
export const hover = kept(
  (state) => [state.over, state.turn, state.turned, state.looking],
  (state) => {
    const { over, turn, turned, state: position, looking } = state;
    if (!over || !turn || looking || setDown(state) || !position?.drawn || turn.sent) return null;
    const cell = cellsOf(turn.legal).find(({ x, y }) => x === over.x && y === over.y);
    if (!cell) return null;
    return { id: position.drawn, x: cell.x, y: cell.y, rotation: wayRound(cell, turned) };
  },
);

const pending = kept(
  (state) => [state.turn, state.looking],
  (state) => {
    const down = setDown(state);
    return down && !state.looking && state.state?.drawn ? { id: state.state.drawn, ...down } : null;
  },
);

/** Everything on the board that can be chosen now. */
export const marks = kept(
  (state) => [state.turn, state.group, state.atlas, state.liveries, state.tileFeatures, state.outlook, state.looking],
  (state) => {
    const { turn, looking } = state;
    const here = promptContext(state);
    if (!turn || !here || looking || turn.sent) return NONE;
    const placing = shown(state)?.step === "place" && !setDown(state);
    if (placing && !state.group) return NONE;
    const group = open(groups(legalActions(turn), here), state.group);
    if (!group?.prompt.mark) return NONE;
    const taken = chosen(turn)?.text;
    /** @type {import("./board/spots.js").Mark[]} */
    const found = [];
    const words = lines(group, here);
    for (const [index, action] of group.actions.entries()) {
      const mark = group.prompt.mark(action, here);
      if (!mark) continue;
      const figure = group.prompt.figure?.(action, here);
      const look = mark.look;
      found.push({
        key: action.text,
        at: mark.at,
        look,
        sign: mark.sign,
        label: [words[index].label, words[index].detail].filter(Boolean).join(", "),
        figure: figure && look === "stand" ? figureId(figure.figure, figure.on, state.liveries[figure.seat]) : look === "stand" ? group.prompt.icon : undefined,
        points: group.prompt.value?.(action, here)?.toString(),
        number: index + 1,
        chosen: action.text === taken,
      });
    }
    // Ghosts of figures stand side by side; what is on the board already is marked where it is.
    const ghosts = found.filter(({ look }) => look === "stand");
    for (const [index, at] of apart(ghosts.map(({ at }) => at)).entries()) ghosts[index].at = at;
    return found;
  },
);

/**
 * The place that a choice is about.
 * @param {import("wire/wire").LegalActionJson} action
 */
function placeOf(action) {
  if ("put" in action) return action.put.on === "tower" ? null : action.put;
  if ("fairy" in action) return action.fairy;
  if ("princess" in action) return action.princess;
  if ("capture" in action) return action.capture;
  return "score" in action ? action.score : null;
}

/** The feature of the choice that is pointed at; where it is not known, its place. */
const litByMark = kept(
  (state) => [state.markOver, state.turn, state.tileFeatures, state.outlook],
  (state) => {
    const action = state.turn && legalActions(state.turn).find(({ text }) => text === state.markOver);
    const spot = action && placeOf(action);
    return spot ? featureOf(spot, state)?.parts ?? [spot] : null;
  },
);

/** Seats of this browser whose figures stand out among others'. */
const own = kept(
  (state) => [state.you, state.info?.seats.length],
  ({ you, info }) => (info && you.length < info.seats.length ? you : NONE),
);

/** Where a figure of the chosen kind cannot go on the tile just placed. */
const barred = kept(
  (state) => [state.turn, state.group, state.atlas, state.looking],
  (state) => {
    const { turn, atlas } = state;
    const tile = pending(state);
    const here = promptContext(state);
    const result = turn?.picks.find(({ action }) => "place" in action)?.result;
    if (!turn || turn.sent || !atlas || !tile || !here || !result) return NONE;
    const group = open(groups(legalActions(turn), here), state.group)?.prompt.name ?? "figure-small";
    if (!group.startsWith("figure-")) return NONE;
    const figure = /** @type {import("wire/wire").FigureJson} */ (group.slice("figure-".length));
    const spots = atlas.tiles[tile.id].segments.map((segment) => spotOf(segment, tile));
    return spots
      .filter((spot) => !result.legal.some((action) => "put" in action && action.put.figure === figure && same(action.put, spot)))
      .map((spot) => ({
        at: pointOf(atlas, tile, spot),
        label: t("why-not", { role: role(here.game, figure, spot.on) }),
        action: /** @type {import("wire/wire").ActionJson} */ ({ put: { figure, ...spot } }),
      }));
  },
);

const tinted = kept(
  (state) => [state.overlays, state.features, state.looking],
  ({ overlays, features, looking }) => (looking ? NONE : coloured(overlays, features)),
);

/** Fields with what they are worth. */
const worths = kept(
  (state) => [state.overlays, state.features, state.looking],
  ({ overlays, features, looking }) => (looking ? NONE : priced(overlays, features)),
);

/** The cells that the tower reaches that is pointed at or chosen. */
const reach = kept(
  (state) => [state.markOver, state.turn, state.outlook],
  ({ markOver, turn, outlook }) => {
    const wanted = markOver ?? (turn && chosen(turn)?.text);
    return outlook?.towers.find(({ text }) => text === wanted)?.reach ?? NONE;
  },
);

/** The latest tile, or each player's last one. */
const last = kept(
  (state) => [state.overlays.includes("last"), state.log, state.looking],
  (state) => {
    /** @type {Map<number, { x: number, y: number, seat: number }>} */
    const latest = new Map();
    for (const { event } of standing(state.log, state.looking?.version)) {
      if (event.event !== "placed") continue;
      const seat = event.player ?? 0;
      latest.delete(seat);
      latest.set(seat, { x: event.x, y: event.y, seat });
    }
    const all = [...latest.values()];
    return state.overlays.includes("last") ? all : all.slice(-1);
  },
);

/**
 * @param {TableState} state
 * @returns {import("./board/board.js").Shown | null}
 */
export function scene(state) {
  const position = state.looking || state.turn?.picks.length ? shown(state) : state.staged ?? shown(state);
  const { atlas } = state;
  if (!position || !atlas) return null;
  const down = setDown(state);
  return {
    atlas,
    state: position,
    liveries: state.liveries,
    own: own(state),
    cells: down || state.turn?.sent || shown(state)?.step !== "place" ? NONE : cells(state),
    cellLabel: (cell) => cellLabel(state, cell),
    hover: hover(state),
    pending: pending(state),
    marks: marks(state),
    markOver: state.markOver,
    barred: barred(state),
    tinted: tinted(state),
    lit: litByMark(state) ?? state.lit,
    glow: state.looking ? NONE : state.glow,
    veiled: state.finale !== null,
    told: state.staged !== null,
    pointed: state.pointed.length ? state.pointed : reach(state),
    worths: worths(state),
    dead: state.overlays.includes("dead") && !state.looking ? state.dead : NONE,
    last: state.finale ? NONE : last(state).filter(({ x, y }) => position.tiles.some((tile) => tile.x === x && tile.y === y)),
    numbers: state.numbers,
  };
}
