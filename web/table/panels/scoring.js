// The bar of final scoring: what is being scored, how far it has got, and the ways to stop, go on and leave.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { t } from "../../i18n/language.js";
import { sum, telling } from "../../words/events.js";
import { capital } from "../../words/terms.js";
import { icon } from "./players.js";

/**
 * @typedef {object} ScoringActions
 * @property {() => void} toggle
 * @property {(by: number) => void} go
 * @property {() => void} restart
 * @property {() => void} leave
 */

/** @param {ScoringActions} actions */
export function scoring(actions) {
  const element = h("section", { class: "scoring card", hidden: true, "aria-label": t("scoring-title") });
  /** @type {unknown[]} */
  let last = [];

  /** @type {(key: string, picture: Parameters<typeof sign>[0], act: () => void, more?: Record<string, any>) => HTMLElement} */
  // keys: scoring-*
  const button = (key, picture, act, more = {}) => h("button", {
    class: "quiet tool", "data-key": key, "aria-label": t(`scoring-${key}`), title: t(`scoring-${key}`), onclick: act, ...more,
  }, sign(picture));

  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (element.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts = /** @type {Record<string, () => void>} */ ({
      " ": actions.toggle, Escape: actions.leave, ArrowRight: () => actions.go(1), ArrowLeft: () => actions.go(-1), Home: actions.restart,
    });
    const act = acts[event.key];
    const at = event.target instanceof Element ? event.target : null;
    // Who writes, or has a dialog or the menu open, means that.
    if (!act || at?.closest("input, textarea, select, [contenteditable], .menu") || document.querySelector("dialog[open]")) return;
    if (event.key === " " && at?.closest("button")) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  window.addEventListener("keydown", keys, { capture: true });

  return {
    element,
    close: () => window.removeEventListener("keydown", keys, { capture: true }),
    /** @param {import("../state.js").TableState} state */
    show(state) {
      const { finale, info, liveries } = state;
      element.hidden = finale === null;
      const parts = [finale, info, liveries];
      if (!finale || !info || parts.every((part, index) => part === last[index])) return;
      last = parts;
      const count = finale.steps.length;
      const told = finale.steps[finale.at - 1];
      const scored = (told?.events ?? []).filter((event) => event.event === "scored");
      const [first] = scored;
      const what = first && capital(t(`category-${info.game}-${first.category}`));
      const done = h("span", null);
      done.style.width = `${(100 * finale.at) / count}%`;
      const bar = h("span", { class: "scoring-bar", "aria-hidden": "true" }, done);
      put(element,
        h("p", { class: "scoring-head" }, h("b", null, t("scoring-title")), h("span", { class: "soft" }, t("option-of", { number: finale.at, count }))),
        h("div", { class: "scoring-told", role: "status" }, first
          ? [
            h("p", null, h("b", null, what), telling(first) ? ` · ${sum(first.items, info.game)}` : ""),
            h("p", { class: "scoring-who" }, scored.map((event) => h("span", { class: "chip" },
              icon(`seat${liveries[event.player]}`, 13), info.seats[event.player].name, h("b", null, event.points < 0 ? `−${-event.points}` : `+${event.points}`)))),
          ]
          : h("p", { class: "soft" }, t("scoring-begins"))),
        bar,
        h("div", { class: "scoring-buttons" },
          button("restart", "turn", actions.restart),
          button("previous", "left", () => actions.go(-1), { disabled: finale.at <= 1 }),
          button(finale.playing ? "pause" : "play", finale.playing ? "pause" : "play", actions.toggle, { "data-key": "toggle" }),
          button("next", "right", () => actions.go(1)),
          h("button", { class: "main", "data-key": "skip", onclick: actions.leave }, t("scoring-skip"))));
    },
  };
}
