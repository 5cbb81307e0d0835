// The dragon's next step.

import { t } from "../../i18n/language.js";

/** @type {Record<string, [number, number]>} */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** @type {import("./all.js").Prompt} */
export const flight = {
  name: "flight",
  takes: (offer) => "dragon" in offer,
  // keys: side-*
  label: (offer) => ("dragon" in offer ? t(`side-${offer.dragon.toLowerCase()}`) : ""),
  icon: "dragon",
  mark: (offer, { state }) => {
    if (!("dragon" in offer) || !state.dragon) return null;
    const [dx, dy] = STEPS[offer.dragon];
    return { at: [100 * (state.dragon[0] + dx) + 50, 100 * (state.dragon[1] + dy) + 50], look: "step" };
  },
};
