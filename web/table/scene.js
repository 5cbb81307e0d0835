// What the board shows, derived from the page's state.

import { t } from "../i18n/language.js";
import { cell as cellName, role } from "../words/terms.js";
import { pointOf } from "./board/atlas.js";
import { cellsOf } from "./board/cells.js";
import { spotOf } from "./board/hit.js";
import { figureId } from "./board/pieces.js";
import { coloured } from "./features.js";
import { hereOf } from "./here.js";
import { groups, open } from "./prompts/all.js";
import { same } from "./prompts/places.js";
import { chosen, offers, setDown, shown } from "./state.js";

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

/** The tile under the pointer or focus, rotated as it would be placed. */
const hover = kept(
  (state) => [state.over, state.turn, state.turned, state.looking],
  (state) => {
    const { over, turn, turned, state: position, looking } = state;
    if (!over || !turn || looking || setDown(state) || !position?.drawn || turn.sent) return null;
    const cell = cellsOf(turn.legal).find(({ x, y }) => x === over.x && y === over.y);
    if (!cell) return null;
    return { id: position.drawn, x: cell.x, y: cell.y, rotation: cell.rotations[turned % cell.rotations.length] };
  },
);

const pending = kept(
  (state) => [state.turn, state.looking],
  (state) => {
    const down = setDown(state);
    return down && !state.looking && state.state?.drawn ? { id: state.state.drawn, ...down } : null;
  },
);

const marks = kept(
  (state) => [state.turn, state.group, state.atlas, state.liveries, state.beside, state.looking],
  (state) => {
    const { turn, looking } = state;
    const here = hereOf(state);
    if (!turn || !here || looking || turn.sent) return NONE;
    const placing = shown(state)?.step === "place" && !setDown(state);
    if (placing && !state.group) return NONE;
    const group = open(groups(offers(turn), here), state.group);
    if (!group?.prompt.mark) return NONE;
    const taken = chosen(turn)?.text;
    /** @type {import("./board/spots.js").Mark[]} */
    const found = [];
    for (const [index, offer] of group.offers.entries()) {
      const mark = group.prompt.mark(offer, here);
      if (!mark) continue;
      const figure = group.prompt.figure?.(offer, here);
      const detail = group.prompt.detail?.(offer, here) ?? "";
      const look = mark.look;
      found.push({
        key: offer.text,
        at: mark.at,
        look,
        label: [group.prompt.label(offer, here), detail].filter(Boolean).join(", "),
        figure: figure && look === "stand" ? figureId(figure.figure, figure.on, state.liveries[figure.seat]) : look === "stand" ? group.prompt.icon : undefined,
        points: group.prompt.value?.(offer, here)?.toString(),
        number: index + 1,
        chosen: offer.text === taken,
      });
    }
    return found;
  },
);

/** Where a figure of the chosen kind cannot go on the tile just placed. */
const barred = kept(
  (state) => [state.turn, state.group, state.atlas, state.looking],
  (state) => {
    const { turn, atlas } = state;
    const tile = pending(state);
    const here = hereOf(state);
    const result = turn?.picks.find(({ offer }) => "place" in offer)?.result;
    if (!turn || turn.sent || !atlas || !tile || !here || !result) return NONE;
    const group = open(groups(offers(turn), here), state.group)?.prompt.name ?? "figure-small";
    if (!group.startsWith("figure-")) return NONE;
    const figure = /** @type {import("wire/wire").FigureJson} */ (group.slice("figure-".length));
    const spots = atlas.tiles[tile.id].segments.map((segment) => spotOf(segment, tile));
    return spots
      .filter((spot) => !result.legal.some((offer) => "put" in offer && offer.put.figure === figure && same(offer.put, spot)))
      .map((spot) => ({
        at: pointOf(atlas, tile, spot),
        label: t("why-not", { role: role(here.game, figure, spot.on) }),
        action: /** @type {import("wire/wire").ActionJson} */ ({ put: { figure, ...spot } }),
      }));
  },
);

const tinted = kept(
  (state) => [state.overlay, state.features, state.looking],
  ({ overlay, features, looking }) => (looking ? NONE : coloured(overlay, features)),
);

/** The latest tile, or each player's last one. */
const last = kept(
  (state) => [state.overlay === "last", state.log, state.looking],
  (state) => {
    /** @type {Map<number, { x: number, y: number, seat: number }>} */
    const latest = new Map();
    const until = state.looking?.version ?? Infinity;
    for (const { version, event } of state.log) {
      if (event.event !== "placed" || version > until) continue;
      const seat = event.player ?? 0;
      latest.delete(seat);
      latest.set(seat, { x: event.x, y: event.y, seat });
    }
    const all = [...latest.values()];
    return state.overlay === "last" ? all : all.slice(-1);
  },
);

/**
 * @param {TableState} state
 * @returns {import("./board/board.js").Shown | null}
 */
export function scene(state) {
  const position = shown(state);
  const { atlas } = state;
  if (!position || !atlas) return null;
  const down = setDown(state);
  return {
    atlas,
    state: position,
    liveries: state.liveries,
    cells: down || state.turn?.sent || position.step !== "place" ? NONE : cells(state),
    cellLabel: (cell) => t("cell-label", { cell: cellName([cell.x, cell.y]), count: cell.rotations.length }),
    hover: hover(state),
    pending: pending(state),
    marks: marks(state),
    barred: barred(state),
    tinted: tinted(state),
    lit: state.lit,
    pointed: state.pointed,
    dead: state.overlay === "dead" && !state.looking ? state.dead : NONE,
    last: down ? NONE : last(state),
    numbers: state.numbers,
  };
}
