// The replay controls: the slider, play and pause, previous and next move.

import { h, put, s } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { sign } from "./icons.js";
import { SPEEDS, lastAt, moment } from "./state.js";

/**
 * @typedef {object} ControlActions
 * @property {(at: number) => void} go
 * @property {() => void} toggle
 * @property {(speed: number) => void} speed
 */

/**
 * @param {import("./state.js").ReplayState} state
 */
export function position(state) {
  return t("replay-move", { number: state.at, last: lastAt(state) });
}

/**
 * @param {() => import("./state.js").ReplayState} get
 * @param {ControlActions} actions
 */
export function controls(get, actions) {
  /** @type {(name: string, keys: string, act: () => void) => HTMLElement & Record<string, any>} */
  const button = (name, keys, act) => {
    // keys: replay-first replay-previous replay-next replay-last
    const label = t(`replay-${name}`);
    return h("button", { class: "quiet", "data-step": name, "aria-label": label, "aria-keyshortcuts": keys, title: label, onclick: act }, sign(name));
  };
  const first = button("first", "Home", () => actions.go(0));
  const previous = button("previous", "ArrowLeft", () => actions.go(get().at - 1));
  const next = button("next", "ArrowRight", () => actions.go(get().at + 1));
  const last = button("last", "End", () => actions.go(lastAt(get())));
  const play = h("button", { class: "main play", "aria-keyshortcuts": "Space", onclick: actions.toggle });
  const slider = h("input", {
    type: "range", min: 0, step: 1, class: "replay-slider", "aria-label": t("replay-slider"),
    oninput: () => actions.go(Number(slider.value)),
  });
  const speed = h("select", {
    class: "replay-speed", "aria-label": t("replay-speed"), title: t("replay-speed"), onchange: () => actions.speed(Number(speed.value)),
  }, SPEEDS.map((times) => h("option", { value: times }, t("replay-times", { times }))));
  const losses = s("svg", { class: "loss-marks", "aria-hidden": "true" });
  const element = h("div", { class: "replay-controls", role: "group", "aria-label": t("replay-controls") },
    h("div", { class: "replay-buttons" }, first, previous, play, next, last, speed), h("div", { class: "replay-track" }, slider, losses));
  let sign_ = "";
  return {
    element,
    /**
     * Where points were lost, on the slider.
     * @param {{ version: number, loss: number, colour: string }[]} all
     */
    mark(all) {
      const end = Math.max(1, lastAt(get()));
      losses.replaceChildren(...all.map(({ version, loss, colour }) => {
        const height = Math.min(14, 4 + loss);
        return s("rect", { x: `${100 * version / end}%`, y: 14 - height, width: 3, height, rx: 1, fill: colour });
      }));
    },
    /** @param {import("./state.js").ReplayState} state */
    show(state) {
      const end = lastAt(state);
      slider.max = end;
      slider.value = state.at;
      slider.style.setProperty("--share", `${end ? 100 * state.at / end : 0}%`);
      const name = state.info?.seats[moment(state)?.seat ?? -1]?.name ?? "";
      slider.setAttribute("aria-valuetext", [position(state), name].filter(Boolean).join(", "));
      first.disabled = previous.disabled = state.at === 0;
      next.disabled = last.disabled = state.at === end;
      speed.value = state.speed;
      const wanted = state.playing ? "pause" : state.at === end && end > 0 ? "again" : "play";
      if (wanted === sign_) return;
      sign_ = wanted;
      // keys: replay-play replay-pause replay-again
      play.setAttribute("aria-label", t(`replay-${wanted}`));
      play.title = t(`replay-${wanted}`);
      put(play, sign(wanted));
    },
  };
}
