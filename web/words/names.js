// Names of players as the reader says them: computers are named by the program, people by themselves.

import { t } from "../i18n/language.js";

/** How the server names a computer. */
const COMPUTER = /^Computer (\d+)$/;

/**
 * A name from a list that does not say who is a computer.
 * @param {string} name
 */
export function nameOf(name) {
  const number = COMPUTER.exec(name)?.[1];
  return number === undefined ? name : t("computer-name", { number });
}

/**
 * A table whose computers are named in the reader's language.
 * @template {{ seats: { kind: string, name: string }[] }} T
 * @param {T} table
 * @returns {T}
 */
export function withNames(table) {
  return { ...table, seats: table.seats.map((seat) => (seat.kind === "computer" ? { ...seat, name: nameOf(seat.name) } : seat)) };
}

/**
 * A message of the server, with names in the reader's language.
 * @param {import("wire/protocol").Push} push
 * @returns {import("wire/protocol").Push}
 */
export function heard(push) {
  if (push.push === "welcome") return { ...push, table: withNames(push.table) };
  return push.push === "table" ? withNames(push) : push;
}
