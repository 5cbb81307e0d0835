// A sign outside of the page that it is one's turn: on the icon of the tab, and on that of the installed app.

/** The usual icon and the one with the sign. */
const ICONS = { usual: "icon.svg", turn: "icon-turn.svg" };

let shown = false;

/**
 * Shows the sign or takes it away.
 * @param {boolean} mine whether it is this player's turn
 */
export function badge(mine) {
  if (mine === shown) return;
  shown = mine;
  document.querySelector("link[rel=icon]")?.setAttribute("href", mine ? ICONS.turn : ICONS.usual);
  // Only installed apps have one, and only some systems show it.
  const set = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  set?.catch(() => {});
}
