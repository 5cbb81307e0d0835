// HTTP requests to the server.

import { address } from "../app/router.js";

/** An error from the server. */
export class Refused extends Error {
  /**
   * @param {import("wire/protocol").ServerError} error
   * @param {number} [status] of the answer, if there was one
   */
  constructor(error, status) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.rule = error.rule;
    this.error = error;
  }
}

/** Milliseconds before a request whose answer was lost is sent again. */
const AGAIN = [500, 1500, 4000, 10000];
/** Answers after which nobody knows whether the request was carried out, or another server has the table: of the server, and of a proxy before it. */
const UNKNOWN = ["connection/lost", "server/stopping", "store/unknown", "table/elsewhere"];
const UNKNOWN_STATUS = [408, 502, 503, 504];

/** @param {unknown} error */
const isLost = (error) => error instanceof Refused && (UNKNOWN.includes(error.code) || UNKNOWN_STATUS.includes(error.status ?? 0));

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
      if (!isLost(error) || how.signal?.aborted) throw error;
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
  let response, text;
  try {
    response = await fetch(address(`api/${path}`), init);
    // The answer may be cut off in its body.
    text = await response.text();
  } catch {
    throw new Refused({ code: "connection/lost", message: "the server cannot be reached" });
  }
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  const data = isJson ? JSON.parse(text) : text;
  if (!response.ok) {
    throw new Refused(data?.error ?? { code: `http/${response.status}`, message: response.statusText }, response.status);
  }
  return data;
}
