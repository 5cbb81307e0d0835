// The dragon's next step.

import { t } from "../../i18n/language.js";
import { figureList } from "./places.js";

/** @type {Record<string, [number, number]>} */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** @type {import("./all.js").Prompt} */
export const flight = {
  name: "flight",
  takes: (action) => "dragon" in action,
  // keys: side-*
  label: (action) => ("dragon" in action ? t(`side-${action.dragon.toLowerCase()}`) : ""),
  detail: (action, here) => {
    const found = here.outlook?.flights.find(({ text }) => text === action.text);
    if (!found) return "";
    return found.sent_home.length ? t("flight-eats", { figures: figureList(found.sent_home, here) }) : t("flight-eats-nobody");
  },
  icon: "dragon",
  mark: (action, { state }) => {
    if (!("dragon" in action) || !state.dragon) return null;
    const [dx, dy] = STEPS[action.dragon];
    return { at: [100 * (state.dragon[0] + dx) + 50, 100 * (state.dragon[1] + dy) + 50], look: "step" };
  },
};
