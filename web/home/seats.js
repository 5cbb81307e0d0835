// The second question: who plays, in which order and colour.

import { colorPicker } from "../app/colors.js";
import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { levelChoice, styleChoice } from "../app/levels.js";
import { settings } from "../app/settings.js";
import { change } from "../app/settings-dialog.js";
import { t } from "../i18n/language.js";
import { FEWEST, MOST, colorsOf, withSeat, withSeatChanged, withSeatMoved, withoutSeat } from "./draft.js";

/**
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {(draft: Draft, quiet?: boolean) => void} Set with `quiet` nothing is rendered again
 */

const KINDS = /** @type {const} */ (["me", "here", "open", "computer"]);

/**
 * Enter ends the name and does not start the game.
 * @param {KeyboardEvent} event
 */
function stay(event) {
  if (event.key !== "Enter") return;
  event.preventDefault();
  /** @type {HTMLElement} */ (event.currentTarget).blur();
}

/**
 * The controls for each kind of seat.
 * @param {Draft} draft
 * @param {import("./draft.js").Seat} seat
 * @param {number} index
 * @param {Set} set
 */
function particulars(draft, seat, index, set) {
  const number = index + 1;
  switch (seat.kind) {
    case "me":
      return h("input", {
        type: "text", maxlength: 30, value: settings().name, placeholder: t("your-name"), "aria-label": t("your-name"),
        "data-key": `name-${seat.key}`, autocomplete: "nickname",
        onkeydown: stay,
        oninput: (/** @type {any} */ event) => change({ name: event.target.value }),
      });
    case "here":
      return h("input", {
        type: "text", maxlength: 30, value: seat.name, placeholder: t("seat-name-placeholder", { number }),
        "aria-label": t("seat-name", { number }), "data-key": `name-${seat.key}`, autocomplete: "off",
        onkeydown: stay,
        oninput: (/** @type {any} */ event) => set(withSeatChanged(draft, seat.key, { name: event.target.value }), true),
      });
    case "computer":
      return h("div", { class: "opponent" },
        levelChoice(seat.level, t("seat-level", { number }), `level-${seat.key}`, (level) => set(withSeatChanged(draft, seat.key, { level }))),
        styleChoice(draft.game, seat.level, seat.style, t("seat-style", { number }), `style-${seat.key}`, (style) => set(withSeatChanged(draft, seat.key, { style }))));
    case "open":
      return h("span", { class: "soft small" }, t("seat-open-about"));
  }
}

/**
 * @param {Draft} draft
 * @param {import("./draft.js").Seat} seat
 * @param {number} index
 * @param {string[]} colors
 * @param {Set} set
 */
function livery(draft, seat, index, colors, set) {
  const number = index + 1;
  // A seat without a chosen colour gives its own to the one that chooses it.
  const others = draft.seats.flatMap(({ kind, color }, at) => (at !== index && (kind === "me" || color) ? [colors[at]] : []));
  return colorPicker({
    value: colors[index],
    taken: others,
    label: t("seat-color", { number }),
    key: `color-${seat.key}`,
    onchange: (name) => {
      if (seat.kind === "me") {
        change({ color: name });
        set(draft);
      } else {
        set(withSeatChanged(draft, seat.key, { color: name }));
      }
    },
  });
}

/**
 * keys: seat-kind-*
 * @param {Draft} draft
 * @param {import("./draft.js").Seat} seat
 * @param {number} index
 * @param {string[]} colors
 * @param {Set} set
 */
function row(draft, seat, index, colors, set) {
  const number = index + 1;
  const mine = draft.seats.some(({ kind }) => kind === "me");
  /** @type {(by: number, name: "up" | "down", label: string, disabled: boolean) => HTMLElement} */
  const mover = (by, name, label, disabled) => h("button", {
    type: "button", class: "quiet tight", "aria-label": label, title: label, disabled, "data-key": `${name}-${seat.key}`,
    onclick: () => set(withSeatMoved(draft, seat.key, by)),
  }, sign(name));
  return h("li", { class: "seat", "data-kind": seat.kind },
    livery(draft, seat, index, colors, set),
    h("select", {
      class: "kind", "aria-label": t("seat-kind", { number }), "data-key": `kind-${seat.key}`,
      onchange: (/** @type {any} */ event) => set(withSeatChanged(draft, seat.key, { kind: event.target.value })),
    }, KINDS.filter((kind) => kind !== "me" || seat.kind === "me" || !mine)
      .map((kind) => h("option", { value: kind, selected: kind === seat.kind }, t(`seat-kind-${kind}`)))),
    h("div", { class: "particulars" }, particulars(draft, seat, index, set)),
    h("div", { class: "seat-tools" },
      mover(-1, "up", t("seat-up", { number }), index === 0),
      mover(1, "down", t("seat-down", { number }), index === draft.seats.length - 1),
      h("button", {
        type: "button", class: "quiet tight", "aria-label": t("seat-remove", { number }), title: t("seat-remove", { number }),
        disabled: draft.seats.length <= FEWEST, "data-key": `remove-${seat.key}`,
        onclick: () => set(withoutSeat(draft, seat.key)),
      }, sign("close"))));
}

/**
 * @param {Draft} draft
 * @param {Set} set
 */
export function seatChoice(draft, set) {
  const colors = colorsOf(draft, settings().color);
  const full = draft.seats.length >= MOST[draft.game];
  /** @type {(kind: import("./draft.js").Kind, icon: "person" | "people" | "link" | "computer") => HTMLElement} */
  const adder = (kind, icon) => h("button", {
    type: "button", class: "add", disabled: full, "data-key": `add-${kind}`, onclick: () => set(withSeat(draft, kind)),
  }, sign(icon), t(`seat-add-${kind}`));
  return h("fieldset", { class: "step" },
    h("legend", null, h("span", { class: "step-number", "aria-hidden": "true" }, "2"), t("home-step-seats")),
    h("ol", { class: "seats" }, draft.seats.map((seat, index) => row(draft, seat, index, colors, set))),
    // keys: seat-add-*
    h("div", { class: "adders", role: "group", "aria-label": t("seat-add") },
      adder("computer", "computer"), adder("here", "people"), adder("open", "link")));
}
