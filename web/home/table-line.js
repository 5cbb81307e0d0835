// A table as an entry of a list.

import { COLORS, follower } from "../app/colors.js";
import { h } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { liveriesOf } from "../words/liveries.js";
import { ago, gameText } from "./words.js";

const LIVERIES = COLORS.map((name) => ({ name }));

/**
 * @param {object} line
 * @param {string} line.href
 * @param {string} line.game
 * @param {string[]} line.sets
 * @param {string[]} line.names empty for an open seat
 * @param {(string | null)[]} [line.colors]
 * @param {string} line.about
 * @param {boolean} [line.urgent]
 * @param {number} line.updated
 * @param {import("../app/dom.js").Child} [line.tool]
 */
export function tableLine({ href, game, sets, names, colors, about, urgent, updated, tool }) {
  const worn = liveriesOf(names.map((_, seat) => ({ color: colors?.[seat] ?? null })), LIVERIES);
  return h("li", { class: `table-line${urgent ? " urgent" : ""}` },
    h("a", { href },
      h("span", { class: "players-line" }, names.map((name, seat) => h("span", { class: name ? "player-chip" : "player-chip free" },
        name ? follower(worn[seat]) : null, name || t("seat-free")))),
      h("span", { class: "small soft" }, gameText(game, sets)),
      h("span", { class: "small line-about" }, h("strong", null, about), " · ", ago(updated, Date.now()))),
    tool);
}
