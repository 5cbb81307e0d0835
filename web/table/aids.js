// What the table shows on request: owners, fits, remaining tiles, dead cells, projections, why not, hints.

import { t } from "../i18n/language.js";
import { refusalText } from "../words/refusals.js";
import { featureBook } from "./features.js";
import { same } from "./prompts/places.js";
import { shown } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 */

/**
 * @param {() => TableState} get
 * @param {(change: (state: TableState) => TableState) => void} change
 * @param {(request: any) => Promise<any>} ask
 * @param {(error: unknown) => void} failed
 */
export function aids(get, change, ask, failed) {
  let loaded = "";
  const book = featureBook((about) => ask({ type: "features", ...about }));

  /** Fetches the data for the current overlay. */
  async function refresh() {
    const { overlay, version, state } = get();
    const wanted = `${overlay} ${version}`;
    if (!overlay || !state || wanted === loaded) return;
    loaded = wanted;
    try {
      switch (overlay) {
        case "fields":
        case "owners": {
          const { features } = await book.features(version);
          change((now) => ({ ...now, features }));
          break;
        }
        case "dead": {
          const { cells } = await ask({ type: "dead-cells" });
          change((now) => ({ ...now, dead: cells }));
          break;
        }
        case "remaining": {
          const remaining = await ask({ type: "remaining" });
          change((now) => ({ ...now, remaining }));
          break;
        }
        case "projected": {
          const projected = await ask({ type: "projected" });
          change((now) => ({ ...now, projected }));
          break;
        }
        default:
      }
    } catch (error) {
      change((now) => ({ ...now, overlay: null }));
      failed(error);
    }
  }

  /** @param {import("./state.js").Overlay} overlay */
  function toggle(overlay) {
    change((state) => ({
      ...state,
      overlay: state.overlay === overlay ? null : overlay,
      fits: null,
      panel: overlay === "remaining" || overlay === "projected" ? "tools" : state.panel,
    }));
    refresh();
  }

  /**
   * Describes the feature at a point of a tile.
   * @param {number} x
   * @param {number} y
   * @param {[number, number]} point
   */
  async function tell(x, y, point) {
    const { atlas, info, looking, version } = get();
    const tiles = shown(get())?.tiles;
    if (!atlas || !tiles || !info?.aids || looking) return;
    try {
      const found = await book.under(atlas, { version, tiles }, [x, y], point);
      if (get().version === version && found) change((now) => ({ ...now, hovered: found, lit: found.parts }));
    } catch {
      // Hovering is only a convenience; no answer is not an error.
    }
  }

  /**
   * Highlights what a log line is about: a tile, or a place with its whole feature.
   * @param {import("./board/atlas.js").Spot | null} spot
   * @param {[number, number] | null} tile
   */
  async function light(spot, tile) {
    const lit = spot ? [spot] : [];
    change((now) => ({ ...now, lit, pointed: tile ? [tile] : [] }));
    const { info, looking, version } = get();
    if (!spot || !info?.aids || looking) return;
    try {
      const { features } = await book.features(version, spot.at);
      const found = features.find((feature) => feature.parts.some((part) => same(part, spot)));
      change((now) => (found && now.lit === lit ? { ...now, lit: found.parts } : now));
    } catch {
      // Only the place is highlighted.
    }
  }

  /**
   * What still fits an empty cell, and why the drawn tile does not.
   * @param {number} x
   * @param {number} y
   */
  async function whyNot(x, y) {
    const { turn, state, info, turned } = get();
    try {
      if (turn && state?.step === "place" && !turn.picks.length) {
        const refusals = [];
        // The visible rotation comes first.
        for (let turns = 0; turns < 4; turns += 1) {
          const { legal, refusal } = await ask({ type: "why", action: `${x},${y}r${(turned + turns) % 4}` });
          if (!legal && refusal) refusals.push(refusal);
        }
        const telling = refusals.find((refusal) => refusal.code !== "refused/same-rotation") ?? refusals[0];
        if (telling) {
          const turning = telling.code === "refused/edge-mismatch" && refusals.length === 4 ? ` ${t("refused-any-way")}` : "";
          const note = /** @type {const} */ ({ kind: "why", rule: telling.rule, text: refusalText(telling, info, turn.seat) + turning });
          change((now) => ({ ...now, note }));
        }
      }
      if (info?.aids) {
        const fits = await ask({ type: "fits", x, y });
        if (fits.open) change((now) => ({ ...now, fits }));
      }
    } catch (error) {
      failed(error);
    }
  }

  /**
   * Why a figure may not be put there, on the tile just placed.
   * @param {import("./board/barred.js").Barred} place
   */
  async function whyNoFigure({ action }) {
    const { turn, info } = get();
    const picks = turn?.picks ?? [];
    const placed = picks.findIndex(({ offer }) => "place" in offer);
    try {
      const { refusal } = await ask({ type: "why", action, after: picks.slice(0, placed + 1).map(({ offer }) => offer.text) });
      if (!refusal) return;
      const note = /** @type {const} */ ({ kind: "why", rule: refusal.rule, text: refusalText(refusal, info, turn?.seat) });
      change((now) => ({ ...now, note }));
    } catch (error) {
      failed(error);
    }
  }

  /** Asks for a hint. */
  async function hint() {
    const { turn } = get();
    if (!turn) return;
    change((now) => ({ ...now, thinking: true, note: null }));
    try {
      const found = await ask({ type: "hint", seat: turn.seat });
      change((now) => (now.version === turn.version ? { ...now, hint: found, thinking: false } : now));
    } catch (error) {
      change((now) => ({ ...now, thinking: false }));
      failed(error);
    }
  }

  return { refresh, toggle, tell, light, whyNot, whyNoFigure, hint };
}
