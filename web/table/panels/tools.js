// Views of the board as an island of switches, and what they tell: tiles left, what fits a cell, projected scores.

import { h, put } from "../../app/dom.js";
import { sign } from "../../app/icons.js";
import { settings } from "../../app/settings.js";
import { t } from "../../i18n/language.js";
import { tilePicture } from "../board/tiles.js";
import { capital, cell } from "../../words/terms.js";
import { tileWords } from "../../words/tiles.js";
import { icon } from "./players.js";

/** @type {[import("../state.js").Overlay, string, Parameters<typeof sign>[0]][]} */
export const OVERLAYS = [
  ["fields", "F", "fields"], ["owners", "O", "owners"], ["dead", "D", "dead"], ["last", "X", "last"], ["remaining", "T", "bag"], ["projected", "P", "sums"],
];

/**
 * Tiles with the number left.
 * @param {import("../board/atlas.js").Atlas} atlas
 * @param {string} game
 * @param {[string, number, number][]} tiles id, count, rotation
 */
function bag(atlas, game, tiles) {
  /** @type {(id: string, count: number, rotation: number) => string} */
  const label = (id, count, rotation) => (settings().coordinates
    ? t("bag-tile", { tile: id, count })
    : t("bag-tile-words", { tile: capital(tileWords(atlas, game, { id, rotation })), count }));
  return h("ul", { class: "bag" }, tiles.map(([id, count, rotation]) => h("li", { "aria-label": label(id, count, rotation) },
    tilePicture(atlas, id, rotation, true), h("span", { class: "count" }, `×${count}`))));
}

/** Points with a minus sign. @param {number} count */
const points = (count) => (count < 0 ? `−${-count}` : count);

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
    h("thead", null, h("tr", null, h("td", null), info.seats.map((seat, index) => h("th", { scope: "col", title: seat.name }, icon(`seat${state.liveries[index]}`, 13), h("span", { class: "sums-name" }, seat.name))))),
    h("tbody", null,
      categories.map((name) => h("tr", null, h("th", { scope: "row" }, capital(t(`category-${game}-${name}`))),
        known.seats.map((seat) => h("td", null, seat.categories[name] ? points(seat.categories[name]) : "")))),
      h("tr", { class: "total" }, h("th", { scope: "row" }, t("projected-total")), known.seats.map((seat) => h("td", null, points(seat.total)))),
      h("tr", { class: "soft" }, h("th", { scope: "row" }, t("projected-now")), known.seats.map((seat) => h("td", null, seat.now)))));
}

/**
 * @param {{ toggle: (overlay: import("../state.js").Overlay) => void }} actions
 * @param {string[]} [names] those available here; all by default
 */
export function tools(actions, names) {
  const views = h("div", { class: "overlays island", role: "group" });
  const element = h("div", { class: "tools-panel", tabindex: 0 });
  /** @type {unknown[]} */
  let last = [];
  return {
    element,
    views,
    /** @param {import("../state.js").TableState} state */
    show(state) {
      const parts = [state.overlays, state.remaining, state.fits, state.projected, state.info, state.atlas];
      if (parts.every((part, index) => part === last[index])) return;
      last = parts;
      const game = state.info?.game ?? "classic";
      views.setAttribute("aria-label", t("overlays"));
      // keys: overlay-*
      const here = names ? OVERLAYS.filter(([name]) => names.includes(name)) : OVERLAYS;
      const wanted = state.info?.aids === false ? here.filter(([name]) => name === "last") : here;
      put(views, wanted.map(([name, key, picture]) => h("button", {
        class: "quiet tool", "data-key": name, "aria-pressed": String(state.overlays.includes(name)), "aria-keyshortcuts": key,
        title: t(`overlay-${name}`, { game }), onclick: () => actions.toggle(name),
      }, sign(picture), h("span", { class: "label" }, t(`overlay-${name}`, { game })), h("kbd", { "aria-hidden": "true" }, key))));
      const { atlas, fits, remaining } = state;
      const off = state.info?.aids === false ? h("p", { class: "soft" }, t("aids-off")) : null;
      const shown = /** @param {import("../state.js").Overlay} name */ (name) => state.overlays.includes(name);
      const told = state.overlays.filter((name) => name !== "remaining" && name !== "projected");
      put(element, off,
        atlas && fits ? [
          h("h3", null, settings().coordinates ? t("fits-title", { cell: cell([fits.x, fits.y]) }) : t("fits-here")),
          fits.tiles.length ? bag(atlas, game, fits.tiles.map((fit) => [fit.tile, fit.count, fit.rotations[0] ?? 0])) : h("p", null, t("fits-none")),
        ] : null,
        told.map((name) => h("p", { class: "soft" }, h("b", null, t(`overlay-${name}`, { game })), " · ", t(`overlay-${name}-help`, { game }))),
        shown("projected") ? projected(state) : null,
        atlas && shown("remaining") && remaining ? [
          h("h3", null, t("remaining-title", { count: remaining.left })),
          bag(atlas, game, Object.entries(remaining.tiles).filter(([, count]) => count).map(([id, count]) => [id, count, 0])),
          remaining.aside.length ? h("p", { class: "soft" }, t("remaining-aside", { count: remaining.aside.length })) : null,
        ] : null,
        game === "mayflower" ? h("p", { class: "soft small", "data-key": "tiles-note" }, t("set-mayflower-note")) : null,
        state.overlays.length || fits || off ? null : h("p", { class: "soft views-about" }, t("overlays-about")));
    },
  };
}
