// Mayflower: which feature is scored next.

import { feature, placed } from "../../words/terms.js";
import { about, ownersOf, standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const score = {
  name: "score",
  takes: (action) => "score" in action,
  label: (action, here) => ("score" in action
    ? placed(feature(here.game, action.score.on), action.score.at)
    : ""),
  detail: (action, here) => ("score" in action ? [ownersOf(action.score, here), about(action.score, here)].filter(Boolean).join(" · ") : ""),
  mark: (action, here) => ("score" in action ? { at: standing(action.score, here), look: "ring" } : null),
};
