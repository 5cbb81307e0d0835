// All other options of a table, folded away.

import { h } from "../app/dom.js";
import { settings } from "../app/settings.js";
import { t } from "../i18n/language.js";
import { houseRule, offered } from "./house-rules.js";
import { aidsOf, isCompetition, setsOf, withCompetition } from "./draft.js";

/**
 * @typedef {import("./draft.js").Draft} Draft
 * @typedef {import("./seats.js").Set} Set
 */

/**
 * @param {string} label
 * @param {string} key
 * @param {string} value
 * @param {[string, string][]} values
 * @param {(value: string) => void} onchange
 */
function choice(label, key, value, values, onchange) {
  return h("label", { class: "field" }, h("span", null, label),
    h("select", { "data-key": key, onchange: (/** @type {any} */ event) => onchange(event.target.value) },
      values.map(([name, text]) => h("option", { value: name, selected: name === value }, text))));
}

/**
 * @param {string} label
 * @param {string} about
 * @param {string} key
 * @param {boolean} on
 * @param {(on: boolean) => void} onchange
 */
function toggle(label, about, key, on, onchange) {
  return h("label", { class: "choice" },
    h("input", { type: "checkbox", role: "switch", checked: on, "data-key": key, onchange: (/** @type {any} */ event) => onchange(event.target.checked) }),
    h("span", null, label, h("span", { class: "soft small block" }, about)));
}

/**
 * A number that is adopted as it is typed. Nothing is rendered again, so that tabbing to the next field still
 * works.
 * @param {string} label
 * @param {string} key
 * @param {number} value
 * @param {[number, number]} range
 * @param {(value: number) => void} oninput
 */
function number(label, key, value, [least, most], oninput) {
  const within = (/** @type {string} */ text) => Math.min(most, Math.max(least, Math.round(Number(text)) || least));
  return h("label", { class: "field" }, h("span", null, label),
    h("input", {
      type: "number", min: least, max: most, step: 1, value, "data-key": key, inputmode: "numeric",
      oninput: (/** @type {any} */ event) => oninput(within(event.target.value)),
      onchange: (/** @type {any} */ event) => { event.target.value = String(within(event.target.value)); },
    }));
}

/**
 * Clocks, and what happens when time runs out. keys: clock-* expiry-*
 * @param {Draft} draft
 * @param {Set} set
 */
function clock(draft, set) {
  const { clock } = draft;
  /** @type {(change: Partial<import("./draft.js").ClockDraft>) => void} */
  const changed = (change) => set({ ...draft, clock: { ...draft.clock, ...change } });
  /** @type {(change: Partial<import("./draft.js").ClockDraft>) => void} */
  const typed = (change) => set({ ...draft, clock: { ...draft.clock, ...change } }, true);
  return [
    choice(t("clock"), "clock", clock.kind, [["none", t("clock-none")], ["turn", t("clock-turn")], ["bank", t("clock-bank")]],
      (kind) => changed({ kind: /** @type {"none" | "turn" | "bank"} */ (kind) })),
    clock.kind === "turn" ? number(t("clock-seconds"), "seconds", clock.seconds, [5, 86400], (seconds) => typed({ seconds })) : null,
    clock.kind === "bank" ? number(t("clock-minutes"), "minutes", clock.minutes, [1, 1440], (minutes) => typed({ minutes })) : null,
    clock.kind === "bank" ? number(t("clock-increment"), "increment", clock.increment, [0, 3600], (increment) => typed({ increment })) : null,
    clock.kind === "none" ? null : choice(t("clock-expiry"), "expiry", clock.expiry,
      [["computer", t("expiry-computer")], ["first-fit", t("expiry-first-fit")], ["forfeit", t("expiry-forfeit")]],
      (expiry) => changed({ expiry: /** @type {"computer" | "first-fit" | "forfeit"} */ (expiry) })),
  ];
}

/**
 * The label of an open seat.
 * @param {import("./draft.js").Seat} seat
 * @param {number} index
 */
function seatText(seat, index) {
  const name = seat.kind === "me" ? settings().name : seat.kind === "here" ? seat.name : "";
  return name || `${index + 1}. ${t(`seat-kind-${seat.kind}`)}`;
}

/**
 * @param {Draft} draft
 * @param {{ sets: import("./house-rules.js").SetJson[], options: import("./house-rules.js").OptionJson[] }} known
 * @param {Set} set
 */
export function moreOptions(draft, known, set) {
  const rules = offered(known, draft.game, setsOf(draft));
  return [
    h("section", null, h("h3", null, t("home-table-options")),
      draft.game === "classic"
        ? toggle(t("competition"), t("competition-about"), "competition", isCompetition(draft), (on) => set(withCompetition(draft, on)))
        : null,
      choice(t("first"), "first", String(draft.first ?? ""), [["", t("first-random")],
        ...draft.seats.map((seat, index) => /** @type {[string, string]} */ ([String(seat.key), seatText(seat, index)]))],
      (key) => set({ ...draft, first: key === "" ? null : Number(key) })),
      clock(draft, set),
      toggle(t("aids"), t("aids-about"), "aids", aidsOf(draft), (aids) => set({ ...draft, aids })),
      toggle(t("public"), t("public-about"), "public", draft.public, (open) => set({ ...draft, public: open })),
      h("label", { class: "field" }, h("span", null, t("seed")),
        h("input", {
          type: "text", maxlength: 100, value: draft.seed, "data-key": "seed", placeholder: t("seed-random"), autocomplete: "off",
          oninput: (/** @type {any} */ event) => set({ ...draft, seed: event.target.value }, true),
        }),
        h("span", { class: "soft small" }, t("seed-about")))),
    rules.length ? h("section", null, h("h3", null, t("home-house-rules")),
      rules.map((option) => houseRule(option, draft.options[option.name], (value) => set({ ...draft, options: { ...draft.options, [option.name]: value } })))) : null,
  ];
}
