// A position after each event of a log entry: what the board shows on the way. Nothing is decided here; events say
// what happened, and the server's own position follows at the end.

/**
 * @typedef {import("wire/wire").StateJson} StateJson
 * @typedef {import("wire/wire").HappenedJson} Happened
 * @typedef {import("../board/atlas.js").Spot} Spot
 */

/**
 * @param {Spot} a
 * @param {Spot} b
 */
function sameSpot(a, b) {
  return a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.on === b.on && a.via === b.via
    && (a.cities ?? []).join("+") === (b.cities ?? []).join("+");
}

/**
 * One value of a list, changed.
 * @template T
 * @param {T[]} list
 * @param {number} at
 * @param {(one: T) => T} make
 */
function withOne(list, at, make) {
  return list.map((one, index) => (index === at ? make(one) : one));
}

/**
 * @param {StateJson} state
 * @param {number} player
 * @param {"small" | "big" | "builder" | "pig" | "tower_pieces"} what
 * @param {number} by
 */
function supplied(state, player, what, by) {
  return withOne(state.supply, player, (has) => ({ ...has, [what]: has[what] + by }));
}

/**
 * The position without the figure at a spot.
 * @param {StateJson} state
 * @param {{ player: number, figure: string, from: Spot | null }} event
 * @returns {StateJson}
 */
function without(state, { player, figure, from }) {
  if (!from) return state;
  const at = state.figures.findIndex((one) => one.player === player && one.figure === figure && sameSpot(one, from));
  const alone = state.fairy_with && figure !== "builder" && figure !== "pig" && state.fairy_with.player === player && sameSpot(state.fairy_with, from);
  return { ...state, figures: state.figures.filter((_, index) => index !== at), fairy_with: alone ? null : state.fairy_with };
}

/**
 * The position after an event.
 * @param {StateJson} state
 * @param {Happened} event
 * @returns {StateJson}
 */
export function after(state, event) {
  switch (event.event) {
    case "placed":
      return { ...state, drawn: null, tiles: [...state.tiles, { id: event.tile, x: event.x, y: event.y, rotation: event.rotation }] };
    case "put": {
      if (!event.spot) return state;
      const figure = { player: event.player, figure: event.figure, role: "", ...event.spot };
      return { ...state, figures: [...state.figures, figure], supply: supplied(state, event.player, event.figure, -1) };
    }
    case "returned": {
      const left = without(state, event);
      return event.reason === "captured" ? left : { ...left, supply: supplied(left, event.player, event.figure, 1) };
    }
    case "scored":
      return { ...state, scores: withOne(state.scores, event.player, (points) => points + event.points) };
    case "dragon":
      return { ...state, dragon: event.at };
    case "fairy": {
      const { spot } = event;
      const by = spot && state.figures.find((one) => one.figure !== "builder" && one.figure !== "pig" && sameSpot(one, spot));
      return { ...state, fairy: spot?.at ?? null, fairy_with: by || null };
    }
    case "tower": {
      const at = state.towers.findIndex(({ x, y }) => x === event.at[0] && y === event.at[1]);
      const tower = { x: event.at[0], y: event.at[1], height: event.height };
      return {
        ...state,
        towers: at < 0 ? [...state.towers, tower] : withOne(state.towers, at, () => tower),
        supply: supplied(state, event.player, "tower_pieces", -1),
      };
    }
    case "captured": {
      const left = without(state, event);
      return { ...left, captives: [...left.captives, { captor: event.by, owner: event.player, figure: event.figure }] };
    }
    case "freed": {
      const at = state.captives.findIndex(({ captor, owner, figure }) => captor === event.by && owner === event.player && figure === event.figure);
      return { ...state, captives: state.captives.filter((_, index) => index !== at), supply: supplied(state, event.player, event.figure, 1) };
    }
    case "goods": {
      const kind = /** @type {"wine" | "grain" | "cloth"} */ (event.kind);
      return { ...state, goods: withOne(state.goods, event.player, (has) => ({ ...has, [kind]: has[kind] + event.count })) };
    }
    case "surveyor": {
      const both = /** @type {number[]} */ (state.surveyors ?? []);
      const columns = withOne(both, both.indexOf(event.from), () => event.to).sort((a, b) => a - b);
      return { ...state, surveyors: /** @type {[number, number]} */ (columns) };
    }
    default:
      return state;
  }
}

/**
 * @typedef {object} Step events that are shown together
 * @property {Happened[]} events
 * @property {StateJson} before
 * @property {StateJson} after
 * @property {number[]} scored the numbers of its scorings among those of the entry
 */

/**
 * Whether an event belongs to the scoring that is being told: another player of the same feature, or a figure that
 * comes home from it.
 * @param {Happened[]} told
 * @param {Happened} event
 */
function belongs(told, event) {
  const first = told[0];
  if (first?.event !== "scored") return false;
  if (event.event === "returned") return event.reason === "scored" && !first.end;
  if (event.event !== "scored" || event.end !== first.end || !told.every((one) => one.event === "scored")) return false;
  return event.category === first.category && JSON.stringify(event.spot) === JSON.stringify(first.spot) && told.every((one) => one.event === "scored" && one.player !== event.player);
}

/**
 * The events of an entry as steps, each with the position before and after it.
 * @param {StateJson} begin
 * @param {Happened[]} events
 * @returns {Step[]}
 */
export function stepsOf(begin, events) {
  /** @type {Step[]} */
  const steps = [];
  let now = begin;
  let counted = 0;
  for (const event of events) {
    const next = after(now, event);
    const last = steps.at(-1);
    const numbers = event.event === "scored" ? [counted++] : [];
    if (last && belongs(last.events, event)) {
      last.events.push(event);
      last.scored.push(...numbers);
      last.after = next;
    } else {
      steps.push({ events: [event], before: now, after: next, scored: numbers });
    }
    now = next;
  }
  return steps;
}
