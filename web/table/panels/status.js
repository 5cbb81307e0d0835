// A quiet line below the players: how many tiles are left, who watches.

import { h } from "../../app/dom.js";
import { t } from "../../i18n/language.js";

export function status() {
  const element = h("p", { class: "tiles-left" });
  let told = "";
  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      const { info, you } = state;
      const left = (state.looking?.state ?? state.state)?.bag_left ?? -1;
      const spectators = info?.spectators ?? 0;
      const text = [
        left < 0 ? "" : t("tiles-left", { count: left }),
        spectators ? t("spectators", { count: spectators }) : "",
        info?.phase === "playing" && !you.length ? t("watching") : "",
      ].filter(Boolean).join(" · ");
      if (text === told) return;
      told = text;
      element.textContent = text;
    },
  };
}
