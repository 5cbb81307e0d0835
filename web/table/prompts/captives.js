// Captives: which one to get back in an exchange, and buying back your own.

import { t } from "../../i18n/language.js";
import { figure as figureName } from "../../words/terms.js";

/** @type {import("./all.js").Prompt} */
export const exchange = {
  name: "exchange",
  takes: (action) => "exchange" in action,
  label: (action, here) => ("exchange" in action ? figureName(here.game, action.exchange) : ""),
  figure: (action, here) => ("exchange" in action ? { figure: action.exchange, on: "city", seat: here.seat } : null),
};

/** @type {import("./all.js").Prompt} */
export const ransom = {
  name: "ransom",
  takes: (action) => "ransom" in action,
  label: (action, here) => ("ransom" in action
    ? t("ransom-from", { what: figureName(here.game, action.ransom.figure), player: here.names[action.ransom.from] })
    : ""),
  figure: (action, here) => ("ransom" in action ? { figure: action.ransom.figure, on: "city", seat: here.seat } : null),
};
