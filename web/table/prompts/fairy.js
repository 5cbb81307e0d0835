// The fairy joins one of the player's followers.

import { placed, role } from "../../words/terms.js";
import { about, figureAt, standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const fairy = {
  name: "fairy",
  takes: (action) => "fairy" in action,
  label: (action, here) => {
    if (!("fairy" in action)) return "";
    const there = figureAt(action.fairy, here);
    return placed(role(here.game, there?.figure ?? "small", action.fairy.on), action.fairy.at);
  },
  detail: (action, here) => ("fairy" in action ? about(action.fairy, here) : ""),
  icon: "fairy",
  mark: (action, here) => ("fairy" in action ? { at: standing(action.fairy, here), look: "ring" } : null),
};
