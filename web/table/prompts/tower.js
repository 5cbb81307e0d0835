// A tower piece on a site or a tower, and the capture that may follow.

import { t } from "../../i18n/language.js";
import { placed, role, whose } from "../../words/terms.js";
import { about, figureAt, figureList, standing, towerTop } from "./places.js";

/** @type {import("./all.js").Prompt} */
export const tower = {
  name: "tower",
  takes: (action) => "tower" in action,
  label: (action, here) => ("tower" in action ? placed(t("tower-height", { height: next(action.tower, here) }), action.tower) : ""),
  detail: (action, here) => {
    const found = here.outlook?.towers.find(({ text }) => text === action.text);
    if (!found) return "";
    return found.followers.length ? t("tower-captures", { figures: figureList(found.followers, here) }) : t("tower-captures-nobody");
  },
  icon: "tower-1",
  mark: (action, here) => ("tower" in action ? { at: towerTop(action.tower, here), look: "pin", sign: String(next(action.tower, here)) } : null),
};

/**
 * How high a tower would be.
 * @param {[number, number]} at
 * @param {import("./all.js").PromptContext} here
 */
function next([x, y], here) {
  return 1 + (here.state.towers.find((there) => there.x === x && there.y === y)?.height ?? 0);
}

/** @type {import("./all.js").Prompt} */
export const capture = {
  name: "capture",
  takes: (action) => "capture" in action,
  label: (action, here) => {
    if (!("capture" in action)) return "";
    const there = figureAt(action.capture, here);
    return whose(here.names[there?.player ?? 0], role(here.game, there?.figure ?? "small", action.capture.on), action.capture.at);
  },
  detail: (action, here) => ("capture" in action ? about(action.capture, here) : ""),
  figure: (action, here) => {
    const there = "capture" in action ? figureAt(action.capture, here) : undefined;
    return there ? { figure: there.figure, on: "city", seat: there.player } : null;
  },
  mark: (action, here) => ("capture" in action ? { at: standing(action.capture, here), look: "ring" } : null),
};
