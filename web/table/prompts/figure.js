// A figure on the tile just placed: one prompt for each kind of figure.

import { role } from "../../words/terms.js";
import { standing, value, worth } from "./places.js";

/**
 * @param {string} kind
 * @returns {import("./all.js").Prompt}
 */
export function figure(kind) {
  return {
    name: `figure-${kind}`,
    takes: (action, { placed }) =>
      "put" in action && action.put.figure === kind && action.put.on !== "tower"
      && placed !== null && action.put.at[0] === placed[0] && action.put.at[1] === placed[1],
    label: (action, here) => ("put" in action ? role(here.game, action.put.figure, action.put.on) : ""),
    detail: (action, here) => ("put" in action ? worth(action.put, here) : ""),
    value: (action, here) => ("put" in action ? value(action.put, here) : null),
    figure: (action, here) => ("put" in action ? { figure: action.put.figure, on: action.put.on, seat: here.seat } : null),
    mark: (action, here) => ("put" in action ? { at: standing(action.put, here), look: "stand" } : null),
  };
}
