// The six liveries as people choose them: by name, drawn as the figure that wears it.

import { t } from "../i18n/language.js";
import { h, s } from "./dom.js";

/** The liveries' names, in the order of the drawings. */
export const COLORS = ["blue", "vermilion", "yellow", "green", "black", "pink"];

/**
 * What a livery is called. keys: color-*
 * @param {string} name
 */
export function colorName(name) {
  return t(`color-${name}`);
}

/**
 * A figure in its livery; it shows once the drawings are in the page.
 * @param {number} index
 * @returns {SVGElement}
 */
export function follower(index) {
  return s("svg", { class: "follower", viewBox: "-16 -17 32 32", "aria-hidden": "true" }, s("use", { href: `#small${index}` }));
}

/**
 * A button that shows a livery and lets one choose another.
 * @param {object} how
 * @param {string} how.value
 * @param {string[]} [how.taken] liveries others wear
 * @param {string} how.label whose it is
 * @param {string} how.key for the focus
 * @param {(name: string) => void} how.onchange
 */
export function colorPicker({ value, taken = [], label, key, onchange }) {
  const index = Math.max(COLORS.indexOf(value), 0);
  const group = h("div", { class: "colors card", role: "radiogroup", "aria-label": label, hidden: true },
    COLORS.map((name, at) => h("button", {
      type: "button",
      role: "radio",
      class: "color",
      "aria-checked": String(name === value),
      "aria-label": taken.includes(name) ? t("color-taken", { color: colorName(name) }) : colorName(name),
      title: colorName(name),
      disabled: taken.includes(name),
      onclick: () => {
        close();
        onchange(name);
      },
    }, follower(at))));
  const button = h("button", {
    type: "button",
    class: "color-button",
    "data-key": key,
    "aria-label": `${label}: ${colorName(COLORS[index])}`,
    title: colorName(COLORS[index]),
    "aria-haspopup": "true",
    "aria-expanded": "false",
    onclick: () => (group.hidden ? open() : close()),
  }, follower(index));
  const whole = h("div", { class: "color-picker", onkeydown: keys, onfocusout: left }, button, group);

  function open() {
    group.hidden = false;
    button.setAttribute("aria-expanded", "true");
    (group.querySelector('[aria-checked="true"]:not(:disabled)') ?? group.querySelector("button:not(:disabled)"))?.focus();
  }
  function close() {
    group.hidden = true;
    button.setAttribute("aria-expanded", "false");
    button.focus({ preventScroll: true });
  }
  /** @param {FocusEvent} event */
  function left(event) {
    if (event.relatedTarget instanceof Node && whole.contains(event.relatedTarget)) return;
    group.hidden = true;
    button.setAttribute("aria-expanded", "false");
  }
  /** @param {KeyboardEvent} event */
  function keys(event) {
    if (group.hidden) return;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (step) {
      event.preventDefault();
      const free = [...group.querySelectorAll("button:not(:disabled)")];
      const now = free.indexOf(/** @type {HTMLElement} */ (document.activeElement));
      /** @type {HTMLElement} */ (free[(now + step + free.length) % free.length])?.focus();
    }
  }
  return whole;
}
