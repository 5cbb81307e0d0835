// What the table shows on request: owners, fits, remaining tiles, dead cells, projections, why not, hints.

import { t } from "../i18n/language.js";
import { spotKey } from "./board/pieces.js";
import { refusalText } from "../words/refusals.js";
import { featureBook } from "./features.js";
import { featureOf, same } from "./prompts/places.js";
import { legalActions, level, setDown, shown } from "./state.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 */

/**
 * What an explanation was asked about. One that arrives after the next choice is late: nobody waits for it any more.
 * @param {TableState["turn"]} turn
 */
const choices = (turn) => [turn?.version, ...(turn?.picks ?? []).map(({ action }) => action.text)].join(" ");

/**
 * @param {() => TableState} get
 * @param {(change: (state: TableState) => TableState) => void} change
 * @param {(request: any) => Promise<any>} ask
 * @param {(error: unknown) => void} failed
 */
export function aids(get, change, ask, failed) {
  let loaded = "";
  const book = featureBook((about) => ask({ type: "features", ...about }));

  /** Fetches what the views show. */
  async function refresh() {
    const { overlays, version, state } = get();
    const wanted = `${overlays.join()} ${version}`;
    if (!overlays.length || !state || wanted === loaded) return;
    loaded = wanted;
    /** @type {(name: import("./state.js").Overlay) => boolean} */
    const on = (name) => overlays.includes(name);
    /** @type {(type: string) => Promise<any>} */
    const about = (type) => ask({ type });
    try {
      const [found, dead, remaining, projected] = await Promise.all([
        on("fields") || on("owners") ? book.features(version) : null,
        on("dead") ? about("dead-cells") : null,
        on("remaining") ? about("remaining") : null,
        on("projected") ? about("projected") : null,
      ]);
      change((now) => ({
        ...now,
        features: found?.features ?? now.features, dead: dead?.cells ?? now.dead,
        remaining: remaining ?? now.remaining, projected: projected ?? now.projected,
      }));
    } catch (error) {
      change((now) => ({ ...now, overlays: [] }));
      failed(error);
    }
  }

  /** Any number of views can be on. @param {import("./state.js").Overlay} overlay */
  function toggle(overlay) {
    const on = get().overlays.includes(overlay);
    change((state) => ({
      ...state,
      overlays: on ? state.overlays.filter((one) => one !== overlay) : [...state.overlays, overlay],
      fits: null,
      panel: !on && (overlay === "remaining" || overlay === "projected") ? "tools" : state.panel,
    }));
    refresh();
  }

  let foreseen = "";
  /**
   * Whether a choice is about something else than a figure on the tile just placed, which is known already.
   * @param {import("wire/wire").LegalActionJson} action
   */
  function elsewhere(action) {
    if (!("put" in action)) return ["dragon", "tower", "fairy", "princess", "capture", "score"].some((kind) => kind in action);
    const down = setDown(get());
    return action.put.at[0] !== down?.x || action.put.at[1] !== down.y;
  }

  /** Fetches what choices would do and the features they are about, when there are any such. */
  async function foresee() {
    const { turn, info, version } = get();
    const open = turn && !turn.sent && info?.aids ? legalActions(turn) : [];
    if (!turn || !open.some(elsewhere)) return;
    const after = turn.picks.slice(0, level(turn)).map(({ action }) => action.text);
    const wanted = [version, ...after].join(" ");
    if (wanted === foreseen) return;
    foreseen = wanted;
    try {
      const outlook = await ask({ type: "outlook", after });
      if (foreseen === wanted) change((now) => ({ ...now, outlook }));
    } catch {
      // The choice is possible without it.
    }
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
   * Highlights what a log line or a turn is about: a tile, and places with their whole features.
   * @param {import("./board/atlas.js").Spot[]} spots
   * @param {[number, number] | null} tile
   */
  async function light(spots, tile) {
    change((now) => ({ ...now, lit: spots, pointed: tile ? [tile] : [] }));
    const { info, looking, version } = get();
    if (!spots.length || !info?.aids || looking) return;
    try {
      const wholes = await Promise.all(spots.map(async (spot) => {
        const { features } = await book.features(version, spot.at);
        return features.find((feature) => feature.parts.some((part) => same(part, spot)))?.parts ?? [spot];
      }));
      // A feature that several have scored is one.
      const parts = new Map(wholes.flat().map((part) => [spotKey(part), part]));
      change((now) => (now.lit === spots ? { ...now, lit: [...parts.values()] } : now));
    } catch {
      // Only the places are highlighted.
    }
  }

  /**
   * Highlights what points of the part that is being tried are for: the features, or their places where that is all
   * that is known.
   * @param {{ spot: import("wire/wire").SpotJson | null }[]} scores
   */
  function lightScores(scores) {
    const spots = scores.flatMap(({ spot }) => spot ?? []);
    change((now) => ({ ...now, lit: spots.flatMap((spot) => featureOf(spot, now)?.parts ?? [spot]), pointed: [] }));
  }

  /**
   * What still fits an empty cell, and why the drawn tile does not.
   * @param {number} x
   * @param {number} y
   */
  async function whyNot(x, y) {
    const { turn, state, info, turned } = get();
    const asked = choices(turn);
    try {
      if (turn && state?.step === "place" && !turn.picks.length) {
        const refusals = [];
        // The visible rotation comes first.
        for (let turns = 0; turns < 4; turns += 1) {
          const { legal, refusal } = await ask({ type: "why", action: `${x},${y}r${(turned + turns) % 4}` });
          if (!legal && refusal) refusals.push(refusal);
        }
        const telling = refusals.find((refusal) => refusal.code !== "refused/same-rotation") ?? refusals[0];
        if (telling && choices(get().turn) === asked) {
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
    const placed = picks.findIndex(({ action }) => "place" in action);
    const asked = choices(turn);
    try {
      const { refusal } = await ask({ type: "why", action, after: picks.slice(0, placed + 1).map(({ action }) => action.text) });
      if (!refusal || choices(get().turn) !== asked) return;
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
      // Words for reasons come with the first hint.
      const [found, words] = await Promise.all([ask({ type: "hint", seat: turn.seat }), import("../words/reasons.js")]);
      const { info } = get();
      const names = info?.seats.map((seat) => seat.name) ?? [];
      const hint = { moves: found.moves, lines: words.hintLines(found, info?.game ?? "classic", names), lead: words.leadText(found) };
      change((now) => (now.version === turn.version ? { ...now, hint, thinking: false } : now));
    } catch (error) {
      change((now) => ({ ...now, thinking: false }));
      failed(error);
    }
  }

  return { refresh, toggle, foresee, tell, light, lightScores, whyNot, whyNoFigure, hint };
}
