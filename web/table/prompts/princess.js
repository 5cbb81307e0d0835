// The princess sends a knight of her city home.

import { role, whose } from "../../words/terms.js";
import { about, figureAt, standing } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const princess = {
  name: "princess",
  takes: (action) => "princess" in action,
  label: (action, here) => {
    if (!("princess" in action)) return "";
    const there = figureAt(action.princess, here);
    return whose(here.names[there?.player ?? 0], role(here.game, there?.figure ?? "small", "city"), action.princess.at);
  },
  detail: (action, here) => ("princess" in action ? about(action.princess, here) : ""),
  figure: (action, here) => ("princess" in action ? ownerOf(action.princess, here) : null),
  mark: (action, here) => ("princess" in action ? { at: standing(action.princess, here), look: "ring" } : null),
};

/**
 * @param {import("wire/wire").SpotJson} spot
 * @param {import("./all.js").PromptContext} here
 */
function ownerOf(spot, here) {
  const there = figureAt(spot, here);
  return there ? { figure: there.figure, on: there.on, seat: there.player } : null;
}
