// Continuing from a position of a game: the same position at a new table, with any players.

import { openDialog } from "../app/dialog.js";
import { h, put } from "../app/dom.js";
import { LEVELS, USUAL_LEVEL, opponentText, styleOf } from "../app/levels.js";
import { go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { committed, keepNumbers } from "../fair/kept.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { keepSeats } from "../net/secrets.js";
import { icon } from "../table/panels/players.js";
import { errorText } from "../words/errors.js";

/**
 * Who can take a seat: a player on this device, one elsewhere, or a computer. keys: level-*
 * @param {import("wire/protocol").SeatInfo} seat
 * @param {string} label
 */
function chooser(seat, label) {
  const chosen = seat.kind === "computer" ? seat.level ?? USUAL_LEVEL : "here";
  return h("select", { "aria-label": label, value: chosen },
    h("option", { value: "here", selected: chosen === "here" }, t("replay-seat-here")),
    h("option", { value: "open" }, t("replay-seat-open")),
    LEVELS.map((level) => h("option", { value: level, selected: chosen === level },
      t("replay-seat-computer", { level: chosen === level ? opponentText(level, seat.style) : t(`level-${level}`) }))));
}

/**
 * A seat as the server expects it. A computer that keeps its level keeps its style.
 * @param {string} kind
 * @param {string} name
 * @param {import("wire/protocol").SeatInfo} seat as it was
 * @returns {import("wire/protocol").NewSeat}
 */
function newSeat(kind, name, { color, level, style }) {
  if (kind === "open") return { kind: "open" };
  if (kind !== "here") {
    const own = kind === level ? /** @type {import("wire/protocol").Style | ""} */ (styleOf(kind, style)) : "";
    return { kind: "computer", level: /** @type {import("wire/protocol").Level} */ (kind), ...(own ? { style: own } : {}) };
  }
  return { kind: "local", name, ...(color ? { color } : {}) };
}

/**
 * Asks who will play, and goes to the table.
 * @param {import("./state.js").ReplayState} state
 */
export function continueFrom(state) {
  const { info, id, at, liveries } = state;
  if (!info) return;
  const problem = h("p", { class: "error", role: "alert" });
  const rows = info.seats.map((seat, index) => {
    const name = h("input", {
      type: "text", maxlength: 30, required: true, value: seat.name || settings().name, "aria-label": t("replay-seat-name", { number: index + 1 }),
    });
    const kind = chooser(seat, t("replay-seat-who", { player: seat.name }));
    const fit = () => { name.hidden = kind.value !== "here"; name.required = kind.value === "here"; };
    kind.addEventListener("change", fit);
    fit();
    return { name, kind, seat, element: h("li", { class: "continue-seat" }, icon(`seat${liveries[index]}`, 13), kind, name) };
  });
  const start = h("button", { class: "main", type: "submit" }, t("replay-continue-start"));
  const form = h("form", {
    class: "continue",
    async onsubmit(/** @type {Event} */ event) {
      event.preventDefault();
      start.disabled = true;
      put(problem);
      try {
        const record = await api(`tables/${encodeURIComponent(id)}/record?version=${at}`);
        const { body: { seats }, numbers } = committed({ seats: rows.map(({ kind, name, seat }) => newSeat(kind.value, name.value.trim(), seat)) });
        /** @type {import("wire/protocol").Created} */
        const made = await api("records", { body: { record, mode: "continue", seats } });
        keepNumbers(made.table.id, numbers);
        keepSeats(made.table.id, { host: made.host, seats: Object.fromEntries(made.seats.map(({ seat, token }) => [String(seat), token])) });
        dialog.close();
        go(`table/${made.table.id}`);
      } catch (error) {
        start.disabled = false;
        put(problem, errorText(error).text);
      }
    },
  }, h("p", { class: "soft" }, t("replay-continue-about", { number: at })), h("ol", null, rows.map(({ element }) => element)), problem, h("div", { class: "row" }, start));
  const dialog = openDialog(t("replay-continue"), form);
}
