// The settings stored in this browser.

const KEY = "aude.settings";

/**
 * @typedef {object} Settings
 * @property {string} name
 * @property {string} color one of the liveries' names, or empty
 * @property {string} language a language tag, or empty for the browser's
 * @property {"" | "light" | "dark"} theme empty follows the system
 * @property {boolean} sound whether to play a sound on the player's turn
 * @property {boolean} numbers whether cells and options always show their numbers
 */

/** @type {Settings} */
const DEFAULTS = { name: "", color: "", language: "", theme: "", sound: false, numbers: false };

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

/** Applies the chosen theme to the page; without one, the system's theme applies. */
export function showTheme() {
  const { theme } = settings();
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}
