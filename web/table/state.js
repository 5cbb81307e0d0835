// The state of the table page. It is plain data; changes.js derives the next state from the last.

/**
 * @typedef {import("wire/protocol").TableInfo} TableInfo
 * @typedef {import("wire/wire").StateJson} StateJson
 * @typedef {import("wire/wire").LegalActionJson} LegalActionJson
 * @typedef {import("wire/protocol").Draft} Draft
 *
 * @typedef {object} Pick a choice of the current turn part
 * @property {LegalActionJson} action
 * @property {Draft | null} result null until the server has answered
 *
 * @typedef {object} Turn the turn part that this browser decides
 * @property {number} seat
 * @property {number} version
 * @property {LegalActionJson[]} legal
 * @property {Pick[]} picks
 * @property {boolean} sent whether it was confirmed and the server has not answered yet
 *
 * @typedef {object} LogLine
 * @property {number} version
 * @property {LogEvent} event
 *
 * @typedef {import("wire/wire").HappenedJson
 *   | { event: "back", player: number, to: number }
 *   | { event: "expired", player: number }} LogEvent what the game did, or what happened to it: a takeback, a clock
 * that ran out
 *
 * @typedef {"fields" | "owners" | "dead" | "last" | "remaining" | "projected"} Overlay
 *
 * @typedef {object} Finale
 * @property {import("./motion/steps.js").Step[]} steps
 * @property {number} at how many of them have been told
 * @property {boolean} playing whether it goes on by itself
 *
 * @typedef {object} TableState
 * @property {string} id
 * @property {TableInfo | null} info
 * @property {StateJson | null} state
 * @property {number} version
 * @property {number[]} you
 * @property {boolean} host
 * @property {import("wire/protocol").ChatLine[]} chat
 * @property {LogLine[]} log
 * @property {import("./board/atlas.js").Atlas | null} atlas
 * @property {number[]} liveries by seat
 * @property {boolean} connected
 * @property {Turn | null} turn
 * @property {number | null} handed the seat of the player in front of this screen
 * @property {{ x: number, y: number } | null} over the cell under the pointer or the focus
 * @property {number} turned quarter turns chosen for the tile before it is placed
 * @property {string | null} group the kind of action that is shown
 * @property {Overlay[]} overlays the views that are on
 * @property {import("wire/protocol").Outlook | null} outlook what the open choices would do, and the features they are about
 * @property {import("wire/protocol").FeatureInfo[]} features all occupied features, for overlays
 * @property {import("wire/protocol").FeatureInfo | null} hovered
 * @property {import("wire/protocol").FeatureInfo[]} tileFeatures features of the tile just placed
 * @property {[number, number][]} dead
 * @property {import("wire/protocol").Remaining | null} remaining
 * @property {import("wire/protocol").Fits | null} fits
 * @property {import("wire/protocol").Projected | null} projected
 * @property {import("./board/atlas.js").Spot[]} lit
 * @property {[number, number][]} pointed cells that a hint refers to
 * @property {{ version: number, state: StateJson } | null} looking an earlier position
 * @property {{ text: string, rule?: string, kind: "why" | "error" | "news" } | null} note
 * @property {{ moves: string[], lines: import("../words/reasons.js").HintLine[], lead: string } | null} hint
 * @property {boolean} thinking whether a hint is being computed
 * @property {string | null} markOver the choice that is pointed at, by its move
 * @property {"log" | "chat" | "tools" | null} panel what the side panel shows; null if it is closed
 * @property {boolean} numbers
 * @property {boolean} passing whether players who share this device are asked to pass it on
 * @property {boolean} endSeen whether the final scores were closed
 * @property {StateJson | null} staged what the board and the cards show while a move is told; the position itself is in `state`
 * @property {import("./board/atlas.js").Spot[]} glow the feature that is being scored
 * @property {Finale | null} finale the final scoring that is being told
 */

/**
 * @param {string} id
 * @returns {TableState}
 */
export function initial(id) {
  return {
    id,
    info: null,
    state: null,
    version: 0,
    you: [],
    host: false,
    chat: [],
    log: [],
    atlas: null,
    liveries: [],
    connected: false,
    turn: null,
    handed: null,
    over: null,
    turned: 0,
    group: null,
    overlays: [],
    outlook: null,
    features: [],
    hovered: null,
    tileFeatures: [],
    dead: [],
    remaining: null,
    fits: null,
    projected: null,
    lit: [],
    pointed: [],
    looking: null,
    note: null,
    hint: null,
    thinking: false,
    markOver: null,
    panel: null,
    numbers: false,
    passing: false,
    endSeen: false,
    staged: null,
    glow: [],
    finale: null,
  };
}

/**
 * The seat of this browser that is to decide now, or null.
 * @param {TableState} state
 * @returns {number | null}
 */
export function acting({ info, state, you }) {
  if (!info || !state || info.phase !== "playing" || typeof state.actor !== "number") return null;
  const seat = info.seats[state.actor];
  return you.includes(state.actor) && !seat.stand_in && seat.kind === "person" ? state.actor : null;
}

/**
 * Whether the device must be passed to another player first: several people share it and wish to be asked.
 * @param {TableState} state
 */
export function handOver(state) {
  const seat = acting(state);
  return state.passing && seat !== null && state.you.length > 1 && state.handed !== seat;
}

/**
 * Which choice of the part is open: the next, or the last one again once the part is complete. Until the server has
 * answered it stays the last one, so that nothing vanishes for a moment from under the pointer; only a tile opens what
 * comes after it at once.
 * @param {Turn} turn
 */
export function level(turn) {
  const last = turn.picks.at(-1);
  const stays = last && (last.result ? last.result.complete : !("place" in last.action));
  return stays ? turn.picks.length - 1 : turn.picks.length;
}

/**
 * The choices there.
 * @param {Turn} turn
 * @param {number} [at]
 * @returns {LegalActionJson[]}
 */
export function legalActions(turn, at = level(turn)) {
  return at === 0 ? turn.legal : turn.picks[at - 1]?.result?.legal ?? [];
}

/**
 * The current choice there, if any.
 * @param {Turn} turn
 * @returns {LegalActionJson | null}
 */
export function chosen(turn) {
  return turn.picks[level(turn)]?.action ?? null;
}

/**
 * The position before the open choice: what the board shows.
 * @param {TableState} state
 * @returns {StateJson | null}
 */
export function shown(state) {
  if (state.looking) return state.looking.state;
  if (!state.turn) return state.state;
  const before = state.turn.picks.slice(0, level(state.turn)).findLast((pick) => pick.result);
  return before?.result?.state ?? state.state;
}

/**
 * The tile placed in this part, if any.
 * @param {TableState} state
 */
export function setDown({ turn }) {
  const pick = turn?.picks.find(({ action }) => "place" in action);
  return pick && "place" in pick.action ? pick.action.place : null;
}

/**
 * Whether the part is complete and can be confirmed.
 * @param {Turn | null} turn
 */
export function whole(turn) {
  return turn !== null && !turn.sent && (turn.picks.at(-1)?.result?.complete ?? false);
}
