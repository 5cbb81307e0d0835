// What is under the pointer: its owner, size, points now and when finished.

import { h, put } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { capital, feature as featureName } from "../../words/terms.js";
import { icon } from "./players.js";

export function featureCard() {
  const element = h("div", { class: "feature card", role: "status", hidden: true });
  /** @type {unknown} */
  let last = null;
  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      const found = state.hovered;
      if (found === last) return;
      last = found;
      element.hidden = !found || !state.info;
      if (!found || !state.info) return;
      const owners = found.owners.map((seat) => h("span", { class: "chip" },
        icon(`seat${state.liveries[seat]}`, 13), state.info?.seats[seat].name));
      const finished = found.points_if_finished;
      put(element,
        h("b", null, capital(featureName(state.info.game, found.kind)), found.complete ? ` · ${t("feature-complete")}` : ""),
        h("div", { class: "row" }, owners.length ? owners : h("span", { class: "soft" }, t("feature-nobody"))),
        h("div", null, t("feature-tiles", { count: found.tiles }), found.open ? ` · ${t("feature-open", { count: found.open })}` : ""),
        h("div", null, t("feature-points", { points: found.complete ? finished ?? found.points : found.points }),
          found.points_possible ? ` · ${t("feature-possible", { points: found.points_possible })}` : "",
          !found.complete && finished !== null && finished !== undefined && finished !== found.points ? ` · ${t("feature-finished", { points: finished })}` : ""));
    },
  };
}
