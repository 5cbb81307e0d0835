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

/**
 * Sends a request; returns the answer as data.
 * @param {string} path below `api/`
 * @param {{ body?: unknown, tokens?: string[] }} [how] with a body it is a POST
 * @returns {Promise<any>}
 */
export async function api(path, how = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (how.body !== undefined) headers["Content-Type"] = "application/json";
  if (how.tokens?.length) headers.Authorization = `Bearer ${how.tokens.join(",")}`;
  const init = how.body === undefined
    ? { headers }
    : { method: "POST", headers, body: JSON.stringify(how.body) };
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
