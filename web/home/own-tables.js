// The tables of this browser: those to continue, and finished games.

import { h } from "../app/dom.js";
import { sign } from "../app/icons.js";
import { t } from "../i18n/language.js";
import { Refused, api } from "../net/api.js";
import { forget, kept, tokens } from "../net/secrets.js";
import { withNames } from "../words/names.js";
import { readerOf } from "../words/reader.js";
import { tableLine } from "./table-line.js";
import { outcomeText } from "./words.js";

/** More are fetched only on demand. */
const AT_ONCE = 8;

/**
 * @typedef {{ id: string, view: import("wire/protocol").View }} OwnTable
 */

/**
 * Fetches a table; one that the server no longer has is forgotten.
 * @param {string} id
 * @returns {Promise<OwnTable | null>}
 */
async function look(id) {
  try {
    return { id, view: await api(`tables/${id}`, { tokens: tokens(id) }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "table/unknown") forget(id);
    // The secret was replaced elsewhere: the table can still be watched.
    if (error.code.startsWith("seat/")) return api(`tables/${id}`).then((view) => ({ id, view }), () => null);
    return null;
  }
}

/**
 * The latest tables of this browser.
 * @param {number} most
 * @returns {Promise<{ found: OwnTable[], more: boolean }>}
 */
export async function ownTables(most = AT_ONCE) {
  const ids = Object.entries(kept()).sort(([, a], [, b]) => b.at - a.at).map(([id]) => id);
  const found = await Promise.all(ids.slice(0, most).map(look));
  return { found: found.filter((table) => table !== null), more: ids.length > most };
}

/**
 * Whose turn it is, in words. keys: phase-*
 * @param {import("wire/protocol").View} view
 * @returns {{ text: string, urgent: boolean }}
 */
function standing({ table, state, you }) {
  const names = withNames(table).seats.map(({ name }) => name);
  if (table.phase === "playing" && state && typeof state.actor === "number") {
    const actor = state.actor;
    return you.includes(actor)
      ? { text: you.length > 1 ? t("turn-here", { name: names[actor] }) : t("turn-yours"), urgent: true }
      : { text: t("turn-of", { name: names[actor] }), urgent: false };
  }
  if (table.outcome) return { text: outcomeText(table.outcome, names, readerOf(you)), urgent: false };
  if (table.phase === "gathering") {
    return { text: t("phase-gathering-free", { count: table.seats.filter(({ kind }) => kind === "open").length }), urgent: false };
  }
  return { text: t(`phase-${table.phase}`), urgent: false };
}

/**
 * @param {OwnTable} table
 * @param {() => void} changed
 */
export function ownTableLine({ id, view }, changed) {
  const { table } = view;
  const { text, urgent } = standing(view);
  const over = table.phase === "over" || table.phase === "replay";
  return tableLine({
    href: `${over ? "replay" : "table"}/${id}`,
    game: table.game,
    sets: table.sets,
    names: withNames(table).seats.map(({ name }) => name),
    colors: table.seats.map(({ color }) => color),
    about: text,
    urgent,
    updated: table.updated,
    tool: h("button", {
      type: "button", class: "quiet tight", "aria-label": t("forget-table"), title: t("forget-table"),
      onclick: () => {
        // Without its secret, a seat in a running game is lost for good.
        if (!over && table.phase !== "abandoned" && !confirm(t("forget-sure"))) return;
        forget(id);
        changed();
      },
    }, sign("close")),
  });
}

/** @param {OwnTable} table */
export function isRunning({ view }) {
  return view.table.phase === "playing" || view.table.phase === "gathering";
}
