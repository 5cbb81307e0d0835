// HTTP requests to the server.

import { address } from "../app/router.js";

/** An error from the server. */
export class Refused extends Error {
  /** @param {import("wire/protocol").ServerError} error */
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.rule = error.rule;
    this.error = error;
  }
}

/** Milliseconds before a request whose answer was lost is sent again. */
const AGAIN = [500, 1500, 4000, 10000];
/** Nobody knows whether it was carried out, or another server has the table by now. */
const LOST = ["connection/lost", "server/stopping", "store/unknown", "table/elsewhere"];

/**
 * Sends a request; returns the answer as data. A request whose answer has a secret (a table, a seat, a
 * new secret for a seat) is sent again if the answer is lost, with the same key: it counts once.
 * @param {string} path below `api/`
 * @param {{ body?: unknown, tokens?: string[], signal?: AbortSignal }} [how] with a body it is a POST; the signal gives it up
 * @returns {Promise<any>}
 */
export async function api(path, how = {}) {
  if (!hasSecret(path, how.body)) return send(path, how);
  const key = newKey();
  for (const wait of AGAIN) {
    try {
      return await send(path, how, key);
    } catch (error) {
      if (!(error instanceof Refused && LOST.includes(error.code))) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return send(path, how, key);
}

/**
 * Whether the answer to a request has a secret that is told only once.
 * @param {string} path
 * @param {any} body
 */
function hasSecret(path, body) {
  if (body === undefined) return false;
  return path === "tables" || path === "records" || path.endsWith("/join") || body?.type === "reset-secret";
}

/** A random key, by which the server recognises a request that is sent again. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/**
 * @param {string} path
 * @param {{ body?: unknown, tokens?: string[], signal?: AbortSignal }} how
 * @param {string} [key]
 * @returns {Promise<any>}
 */
async function send(path, how, key) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers["Idempotency-Key"] = key;
  if (how.body !== undefined) headers["Content-Type"] = "application/json";
  if (how.tokens?.length) headers.Authorization = `Bearer ${how.tokens.join(",")}`;
  const init = how.body === undefined
    ? { headers, signal: how.signal }
    : { method: "POST", headers, body: JSON.stringify(how.body), signal: how.signal };
  let response;
  try {
    response = await fetch(address(`api/${path}`), init);
  } catch {
    throw new Refused({ code: "connection/lost", message: "the server cannot be reached" });
  }
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const data = isJson ? JSON.parse(text) : text;
  if (!response.ok) {
    throw new Refused(data?.error ?? { code: `http/${response.status}`, message: response.statusText });
  }
  return data;
}
