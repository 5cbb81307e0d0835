// A figure on another tile: through the magic portal, or on a tower.

import { placed, role } from "../../words/terms.js";
import { about, standing, value } from "./places.js";

/**
 * @param {string} name
 * @param {string} kind of figure
 * @param {boolean} tower whether it goes on a tower
 * @returns {import("./all.js").Prompt}
 */
function elsewhere(name, kind, tower) {
  return {
    name: `${name}-${kind}`,
    takes: (action) => "put" in action && action.put.figure === kind && (action.put.on === "tower") === tower,
    label: (action, here) => ("put" in action
      ? placed(role(here.game, action.put.figure, action.put.on), action.put.at)
      : ""),
    detail: (action, here) => ("put" in action ? about(action.put, here) : ""),
    value: (action, here) => ("put" in action ? value(action.put, here) : null),
    figure: (action, here) => ("put" in action ? { figure: action.put.figure, on: action.put.on, seat: here.seat } : null),
    mark: (action, here) => ("put" in action ? { at: standing(action.put, here), look: "stand" } : null),
  };
}

/** @param {string} kind */
export const portal = (kind) => elsewhere("portal", kind, false);

/** @param {string} kind */
export const roof = (kind) => elsewhere("roof", kind, true);
