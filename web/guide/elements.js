// Which elements of an expansion, or of Mayflower, a position brings: each has a lesson.

/**
 * @typedef {import("../table/state.js").TableState} TableState
 * @typedef {import("wire/wire").LegalActionJson} LegalActionJson
 */

/**
 * Whether something like this can be chosen now.
 * @param {(action: LegalActionJson, state: TableState) => boolean} is
 * @returns {(state: TableState) => boolean}
 */
const offers = (is) => (state) => {
  const { turn } = state;
  return Boolean(turn && [...turn.legal, ...turn.picks.flatMap((pick) => pick.result?.legal ?? [])].some((action) => is(action, state)));
};

/**
 * Whether the tile in hand, or one on the board, shows this.
 * @param {string} emblem
 * @returns {(state: TableState) => boolean}
 */
const shows = (emblem) => ({ state, atlas }) => {
  const kinds = new Set([state?.drawn, ...(state?.tiles ?? []).map(({ id }) => id)]);
  return [...kinds].some((id) => id && atlas?.tiles[id]?.emblems.some((one) => one.id === emblem));
};

/** @param {(event: TableState["log"][number]["event"]) => boolean} is @returns {(state: TableState) => boolean} */
const happened = (is) => ({ log }) => log.some(({ event }) => is(event));

/** @param {string} figure */
const puts = (figure) => offers((action) => "put" in action && action.put.figure === figure);

/**
 * Elements, as the tile sets and the lessons call them, and when each is met; those of Mayflower have no names in its
 * set. Which lesson is about an element is said in the lesson's file.
 * @type {Record<string, (state: TableState) => boolean>}
 */
export const ELEMENTS = {
  inn: shows("inn"),
  cathedral: shows("cathedral"),
  "big-follower": puts("big"),
  builder: puts("builder"),
  pig: puts("pig"),
  goods: happened(({ event }) => event === "goods"),
  fairy: offers((action) => "fairy" in action),
  volcano: shows("volcano"),
  flight: ({ state }) => Boolean(state?.dragon),
  princess: offers((action) => "princess" in action),
  portal: shows("portal"),
  tower: offers((action) => "tower" in action),
  capture: offers((action) => "capture" in action),
  rooftop: offers((action) => "put" in action && action.put.on === "tower"),
  ransom: ({ state, you }) => Boolean(state?.captives.some(({ owner }) => you.includes(owner))),
  settler: ({ info, turn }) => Boolean(turn && info?.game === "mayflower"),
  surveyor: happened(({ event }) => event === "surveyor"),
  "left-behind": happened((event) => event.event === "returned" && event.reason === "left-behind"),
  order: offers((action) => "score" in action),
};

/**
 * The first lesson about an element in this position that is new to this reader.
 * @template {Pick<import("wire/protocol").LessonLine, "id" | "elements">} Lesson
 * @param {TableState} state
 * @param {Lesson[]} lessons
 * @param {string[]} known ids of lessons that were taken or offered
 * @returns {Lesson | null}
 */
export function newElement(state, lessons, known) {
  if (!state.you.length || state.info?.phase !== "playing" || state.looking) return null;
  // A newer server may name elements that this page does not know.
  return lessons.find(({ id, elements }) => !known.includes(id) && elements.some((element) => ELEMENTS[element]?.(state))) ?? null;
}
