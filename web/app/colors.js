// The six liveries to choose from: by name, drawn as the figure that wears it.

import { t } from "../i18n/language.js";
import { h, s } from "./dom.js";

/** The liveries' names, in the order of the drawings. */
export const COLORS = ["blue", "vermilion", "yellow", "green", "black", "pink"];

/**
 * The name of a livery. keys: color-*
 * @param {string} name
 */
export function colorName(name) {
  return t(`color-${name}`);
}

/**
 * A figure in its livery; it appears once the art is in the page.
 * @param {number} index
 * @returns {SVGElement}
 */
export function follower(index) {
  return s("svg", { class: "follower", viewBox: "-16 -17 32 32", "aria-hidden": "true" }, s("use", { href: `#small${index}` }));
}

/**
 * A button that shows a livery and opens a choice of others.
 * @param {object} how
 * @param {string} how.value
 * @param {string[]} [how.taken] liveries that others have
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
      onclick: (/** @type {MouseEvent} */ event) => {
        unfold(event, false);
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
    onclick: (/** @type {MouseEvent} */ event) => unfold(event, Boolean(parts(event).group.hidden)),
  }, follower(index));
  const whole = h("div", { class: "color-picker", onkeydown: keys }, button, group);
  whole.addEventListener("focusout", left);
  return whole;
}

/**
 * The picker an event happened in. It is looked up, because redrawing may keep older elements.
 * @param {Event} event
 */
function parts(event) {
  const whole = /** @type {HTMLElement} */ (/** @type {Element} */ (event.currentTarget).closest(".color-picker"));
  return {
    whole,
    button: /** @type {HTMLElement} */ (whole.querySelector(".color-button")),
    group: /** @type {HTMLElement} */ (whole.querySelector(".colors")),
  };
}

/**
 * @param {Event} event
 * @param {boolean} open
 */
function unfold(event, open) {
  const { button, group } = parts(event);
  group.hidden = !open;
  button.setAttribute("aria-expanded", String(open));
  const chosen = group.querySelector('[aria-checked="true"]:not(:disabled)') ?? group.querySelector("button:not(:disabled)");
  /** @type {HTMLElement} */ (open && chosen ? chosen : button).focus({ preventScroll: true });
}

/** @param {FocusEvent} event */
function left(event) {
  const { whole, button, group } = parts(event);
  if (event.relatedTarget instanceof Node && whole.contains(event.relatedTarget)) return;
  group.hidden = true;
  button.setAttribute("aria-expanded", "false");
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const { group } = parts(event);
  if (group.hidden) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    unfold(event, false);
  } else if (step) {
    event.preventDefault();
    const free = /** @type {HTMLElement[]} */ ([...group.querySelectorAll("button:not(:disabled)")]);
    const now = free.findIndex((found) => found === document.activeElement);
    free[(now + step + free.length) % free.length]?.focus();
  }
}
