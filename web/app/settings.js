// The settings stored in this browser.

const KEY = "aude.settings";

/**
 * @typedef {object} Settings
 * @property {string} name
 * @property {string} color one of the liveries' names, or empty
 * @property {string} language a language tag, or empty for the browser's
 * @property {"" | "light" | "dark"} theme empty follows the system
 * @property {"painted" | "contrast" | "lines"} look how tiles are drawn
 * @property {number} volume of sounds, 0 to 100; 0 is silence
 * @property {number} loud the volume to return to from silence
 * @property {boolean} motion whether tiles, figures and points move
 * @property {boolean} coordinates whether the log and prompts name cells and tiles, and moves can be typed
 * @property {"" | "log" | "chat" | "tools"} panel what the side panel of a table shows; empty if it is closed
 * @property {boolean} numbers whether cells and options always show their numbers
 * @property {boolean} handOver whether players who share a device are asked to pass it on
 */

/** @type {Settings} */
export const DEFAULTS = {
  name: "", color: "", language: "", theme: "", look: "painted", volume: 30, loud: 30, motion: true, coordinates: false, panel: "", numbers: false, handOver: false,
};

/** @returns {Settings} */
export function settings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Partial<Settings>} change */
export function remember(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings(), ...change }));
  } catch {
    // A browser without storage can still play.
  }
}

/** Whether things move: not for those who asked their system or this page for calm. */
export function moves() {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches && settings().motion;
}

/** Applies the chosen theme to the page, and calm; without a theme, the system's applies. */
export function showTheme() {
  const { theme, motion } = settings();
  document.documentElement.classList.toggle("calm", !motion);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
