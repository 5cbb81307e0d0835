// Overlays and their data: remaining tiles, what fits a cell, projected scores.

import { h, put } from "../../app/dom.js";
import { t } from "../../i18n/language.js";
import { tilePicture } from "../board/tiles.js";
import { cell } from "../../words/terms.js";

/** @type {[import("../state.js").Overlay, string][]} */
export const OVERLAYS = [
  ["fields", "F"], ["owners", "O"], ["dead", "D"], ["last", "X"], ["remaining", "T"], ["projected", "P"],
];

/**
 * Tiles with the number left.
 * @param {import("../board/atlas.js").Atlas} atlas
 * @param {[string, number, number][]} tiles id, count, rotation
 */
function bag(atlas, tiles) {
  return h("ul", { class: "bag" }, tiles.map(([id, count, rotation]) => h("li", { "aria-label": t("bag-tile", { tile: id, count }) },
    tilePicture(atlas, id, rotation), h("span", { class: "count" }, `×${count}`))));
}

/**
 * Points by category if the game ended now.
 * keys: category-*
 * @param {import("../state.js").TableState} state
 */
function projected(state) {
  const { projected: known, info } = state;
  if (!known || !info) return null;
  const game = info.game;
  const categories = [...new Set(known.seats.flatMap((seat) => Object.keys(seat.categories)))];
  return h("table", { class: "sums" },
    h("caption", null, t("projected-title")),
    h("thead", null, h("tr", null, h("td", null), info.seats.map((seat) => h("th", { scope: "col" }, seat.name)))),
    h("tbody", null,
      categories.map((name) => h("tr", null, h("th", { scope: "row" }, t(`category-${game}-${name}`)),
        known.seats.map((seat) => h("td", null, seat.categories[name] || "")))),
      h("tr", { class: "total" }, h("th", { scope: "row" }, t("projected-total")), known.seats.map((seat) => h("td", null, seat.total))),
      h("tr", { class: "soft" }, h("th", { scope: "row" }, t("projected-now")), known.seats.map((seat) => h("td", null, seat.now)))));
}

/**
 * @param {{ toggle: (overlay: import("../state.js").Overlay) => void }} actions
 * @param {string[]} [names] those available here; all by default
 */
export function tools(actions, names) {
  const buttons = h("div", { class: "overlays", role: "group" });
  const told = h("div", { class: "told" });
  const element = h("div", { class: "tools-panel" }, buttons, told);
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      const parts = [state.overlay, state.remaining, state.fits, state.projected, state.info, state.atlas];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      buttons.setAttribute("aria-label", t("overlays"));
      // keys: overlay-*
      const here = names ? OVERLAYS.filter(([name]) => names.includes(name)) : OVERLAYS;
      const wanted = state.info?.aids === false ? here.filter(([name]) => name === "last") : here;
      put(buttons, wanted.map(([name, key]) => h("button", {
        "data-key": name, "aria-pressed": String(state.overlay === name), "aria-keyshortcuts": key, onclick: () => actions.toggle(name),
      }, t(`overlay-${name}`, { game: state.info?.game ?? "classic" }), h("kbd", null, key))),
        state.info?.aids === false ? h("p", { class: "soft" }, t("aids-off")) : null);
      const { atlas, fits, remaining } = state;
      if (atlas && fits) {
        put(told, h("h3", null, t("fits-title", { cell: cell([fits.x, fits.y]) })),
          fits.tiles.length ? bag(atlas, fits.tiles.map((fit) => [fit.tile, fit.count, fit.rotations[0] ?? 0])) : h("p", null, t("fits-none")));
      } else if (atlas && state.overlay === "remaining" && remaining) {
        put(told, h("h3", null, t("remaining-title", { count: remaining.left })),
          bag(atlas, Object.entries(remaining.tiles).filter(([, count]) => count).map(([id, count]) => [id, count, 0])),
          remaining.aside.length ? h("p", { class: "soft" }, t("remaining-aside", { count: remaining.aside.length })) : null);
      } else if (state.overlay === "projected") put(told, projected(state));
      else put(told, state.overlay ? h("p", { class: "soft" }, t(`overlay-${state.overlay}-help`, { game: state.info?.game ?? "classic" })) : null);
    },
  };
}
