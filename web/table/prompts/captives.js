// Captives: which one to get back in an exchange, and buying back your own.

import { t } from "../../i18n/language.js";
import { figure as figureName } from "../../words/terms.js";

/** @type {import("./all.js").Prompt} */
export const exchange = {
  name: "exchange",
  takes: (offer) => "exchange" in offer,
  label: (offer, here) => ("exchange" in offer ? figureName(here.game, offer.exchange) : ""),
  figure: (offer, here) => ("exchange" in offer ? { figure: offer.exchange, on: "city", seat: here.seat } : null),
};

/** @type {import("./all.js").Prompt} */
export const ransom = {
  name: "ransom",
  takes: (offer) => "ransom" in offer,
  label: (offer, here) => ("ransom" in offer
    ? t("ransom-from", { what: figureName(here.game, offer.ransom.figure), player: here.names[offer.ransom.from] })
    : ""),
  figure: (offer, here) => ("ransom" in offer ? { figure: offer.ransom.figure, on: "city", seat: here.seat } : null),
};
