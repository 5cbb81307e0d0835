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
 * Elements, as the tile sets call them, with the lesson about each and when it is met; those of Mayflower have no
 * names there.
 * @type {{ element: string, lesson: string, met: (state: TableState) => boolean }[]}
 */
export const ELEMENTS = [
  { element: "inn", lesson: "inns", met: shows("inn") },
  { element: "cathedral", lesson: "cathedrals", met: shows("cathedral") },
  { element: "big-follower", lesson: "big-follower", met: puts("big") },
  { element: "builder", lesson: "builder", met: puts("builder") },
  { element: "pig", lesson: "pig", met: puts("pig") },
  { element: "goods", lesson: "goods", met: happened(({ event }) => event === "goods") },
  { element: "fairy", lesson: "fairy", met: offers((action) => "fairy" in action) },
  { element: "volcano", lesson: "dragon", met: shows("volcano") },
  { element: "flight", lesson: "dragon", met: ({ state }) => Boolean(state?.dragon) },
  { element: "princess", lesson: "princess", met: offers((action) => "princess" in action) },
  { element: "portal", lesson: "portal", met: shows("portal") },
  { element: "tower", lesson: "towers", met: offers((action) => "tower" in action) },
  { element: "capture", lesson: "towers", met: offers((action) => "capture" in action) },
  { element: "rooftop", lesson: "rooftop", met: offers((action) => "put" in action && action.put.on === "tower") },
  { element: "ransom", lesson: "ransom", met: ({ state, you }) => Boolean(state?.captives.some(({ owner }) => you.includes(owner))) },
  { element: "settler", lesson: "settlers", met: ({ info, turn }) => Boolean(turn && info?.game === "mayflower") },
  { element: "surveyor", lesson: "surveyors", met: happened(({ event }) => event === "surveyor") },
  { element: "left-behind", lesson: "left-behind", met: happened((event) => event.event === "returned" && event.reason === "left-behind") },
  { element: "order", lesson: "order", met: offers((action) => "score" in action) },
];

/**
 * The lesson about the first element in this position that is new to this reader.
 * @param {TableState} state
 * @param {string[]} known lessons that were taken or offered
 * @returns {string | null}
 */
export function newElement(state, known) {
  if (!state.you.length || state.info?.phase !== "playing" || state.looking) return null;
  return ELEMENTS.find(({ lesson, met }) => !known.includes(lesson) && met(state))?.lesson ?? null;
}
