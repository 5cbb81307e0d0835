// The settings dialog.

import { atlasOf } from "../table/board/atlas.js";
import { LANGUAGES, language, t } from "../i18n/language.js";
import { COLORS, colorPicker } from "./colors.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { remember, settings, showTheme } from "./settings.js";

/** How tiles can be drawn. */
const LOOKS = /** @type {const} */ (["painted", "contrast", "lines"]);

/** Notifies the page that something it shows has changed. */
function changed() {
  window.dispatchEvent(new Event("aude:settings"));
}

/** @param {Partial<import("./settings.js").Settings>} change */
export function change(change) {
  remember(change);
  showTheme();
  changed();
}

/** Sounds off, or on again as loud as they were. */
export function switchSound() {
  const { volume, loud } = settings();
  change(volume ? { volume: 0, loud: volume } : { volume: loud });
}

/** @param {string} tag */
export function chooseLanguage(tag) {
  remember({ language: tag });
  window.dispatchEvent(new Event("aude:language"));
}

/**
 * A line with a checkbox.
 * @param {string} text
 * @param {"motion" | "coordinates" | "numbers" | "handOver"} name
 */
function toggle(text, name) {
  return h("label", { class: "choice" },
    h("input", {
      type: "checkbox",
      checked: settings()[name],
      onchange: (/** @type {any} */ event) => change({ [name]: event.target.checked }),
    }), h("span", null, text));
}

/**
 * A choice from a few words.
 * @param {string} key
 * @param {string} label
 * @param {string} value
 * @param {[string, string][]} values
 * @param {(value: string) => void} onchange
 */
function choice(key, label, value, values, onchange) {
  return h("label", { class: "field" }, h("span", null, label),
    h("select", { value, "data-key": key, onchange: (/** @type {any} */ event) => onchange(event.target.value) },
      values.map(([name, text]) => h("option", { value: name, selected: name === value }, text))));
}

/** Shows the settings. */
export function openSettings() {
  // The figures are already loaded wherever there is a board; elsewhere they are fetched.
  if (!document.getElementById("small0")) atlasOf("classic", ["base"]).catch(() => {});
  const color = h("div", { class: "field" });
  const showColor = () => color.replaceChildren(h("span", null, t("settings-color")), colorPicker({
    value: settings().color || COLORS[0],
    label: t("settings-color"),
    key: "settings-color",
    onchange: (name) => {
      change({ color: name });
      showColor();
    },
  }));
  showColor();
  const shown = openDialog(t("settings-title"),
    h("form", { class: "settings", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      shown.close();
    } },
      h("label", { class: "field" }, h("span", null, t("settings-name")),
        h("input", {
          type: "text", maxlength: 30, value: settings().name, autocomplete: "nickname", placeholder: t("your-name"),
          oninput: (/** @type {any} */ event) => change({ name: event.target.value.trim() }),
        })),
      color,
      choice("language", t("settings-language"), language(), Object.entries(LANGUAGES), (tag) => {
        shown.close();
        chooseLanguage(tag);
      }),
      // keys: theme-*
      choice("theme", t("settings-theme"), settings().theme, [["", t("theme-system")], ["light", t("theme-light")], ["dark", t("theme-dark")]],
        (theme) => change({ theme: /** @type {"" | "light" | "dark"} */ (theme) })),
      // keys: look-*
      choice("look", t("settings-look"), settings().look, LOOKS.map((look) => [look, t(`look-${look}`)]),
        (look) => change({ look: /** @type {(typeof LOOKS)[number]} */ (look) })),
      h("label", { class: "field" }, h("span", null, t("settings-volume")),
        h("input", {
          type: "range", min: 0, max: 100, step: 5, value: settings().volume, "data-key": "volume",
          oninput: (/** @type {any} */ event) => change({ volume: Number(event.target.value) }),
          onchange: () => import("../table/sound.js").then(({ sound }) => sound("score")),
        })),
      toggle(t("settings-motion"), "motion"),
      toggle(t("settings-numbers"), "numbers"),
      toggle(t("settings-hand-over"), "handOver"),
      toggle(t("settings-coordinates"), "coordinates"),
      h("p", { class: "soft small" }, t("settings-about")),
      h("button", { class: "main" }, t("done"))));
}
