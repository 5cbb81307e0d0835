// Tables made without the home page, for tests of what comes later.

import assert from "node:assert/strict";

/**
 * @typedef {object} MadeTable
 * @property {string} id
 * @property {(...seats: number[]) => string} link to the table with these seats
 * @property {(seat: number, request: object) => Promise<any>} ask a request of a seat
 */

/**
 * @param {string} url
 * @param {object} create
 * @returns {Promise<MadeTable>}
 */
export async function tableOf(url, create) {
  const made = await post(`${url}api/tables`, create);
  const id = made.table.id;
  /** @type {Map<number, string>} */
  const tokens = new Map(made.seats.map((/** @type {any} */ { seat, token }) => [seat, token]));
  return {
    id,
    link: (...seats) => `${url}table/${id}#${seats.map((seat) => `seat=${seat}.${tokens.get(seat)}`).join("&")}`,
    ask: (seat, request) => post(`${url}api/tables/${id}/requests`, { seat, ...request }, tokens.get(seat)),
  };
}

/**
 * @param {string} address
 * @param {object} body
 * @param {string} [token]
 */
async function post(address, body, token) {
  const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  assert.ok(response.ok, JSON.stringify(answer));
  return answer;
}
