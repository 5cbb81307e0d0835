// The live connection to a table: pushes come in, requests go out, and it reconnects automatically.

import { address } from "../app/router.js";
import { Refused } from "./api.js";

/** Between two tries to connect: a fifth of the time that the connection has been gone, within these bounds. */
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** A server that stops, or gives the table to another, says so by the code it closes with; then there is nothing to wait for. */
const COME_AGAIN = [1001, 1012];
const AT_ONCE = 40;
/** What is answered then: nothing was done, and whatever was asked for is sent again over the next connection. */
const MOVED = ["table/elsewhere", "server/stopping"];
/** The server sends a heartbeat every 20 seconds; after two missed ones the connection counts as lost. */
const SILENCE = 45000;

/**
 * @typedef {object} Live
 * @property {(request: any) => Promise<any>} ask the result, or a Refused
 * @property {() => void} close
 * @property {(tokens: string[]) => void} sit reconnects with other secrets
 *
 * @typedef {object} Listener
 * @property {(push: import("wire/protocol").Push) => void} push
 * @property {(connected: boolean) => void} connected
 * @property {() => { last: number, chat: number } | null} seen what has been received
 * @property {(error: Refused) => void} refused the server refused the connection
 */

/**
 * @param {string} table
 * @param {string[]} tokens
 * @param {Listener} listener
 * @returns {Live}
 */
export function connect(table, tokens, listener) {
  /** @type {WebSocket | null} */
  let socket = null;
  let ended = false;
  /** @type {number | null} since when there has been no connection; null while there is one that the server has accepted */
  let gone = Date.now();
  let counter = 0;
  let ready = false;
  /** Whether the next connection must start with a welcome: other secrets mean other seats. */
  let anew = false;
  let heard = Date.now();
  /** @type {Map<number, { request: any, done: (result: any) => void, failed: (error: Error) => void, again: boolean }>} */
  const open = new Map();

  function begin() {
    const url = address(`api/tables/${encodeURIComponent(table)}/live`).replace(/^http/, "ws");
    const line = new WebSocket(url);
    socket = line;
    line.onopen = () => {
      line.send(JSON.stringify({ tokens, ...(anew ? null : listener.seen()), full: true }));
      anew = false;
      ready = true;
      heard = Date.now();
      listener.connected(true);
      // Requests in progress when the connection was lost are sent again: a commit counts once however often it
      // is sent.
      for (const [id, { request }] of open) line.send(JSON.stringify({ id, ...request }));
    };
    line.onmessage = (event) => {
      heard = Date.now();
      receive(JSON.parse(event.data));
    };
    line.onclose = (event) => {
      if (socket === line) lost(COME_AGAIN.includes(event.code));
    };
  }

  /** @param {any} frame */
  function receive(frame) {
    if ("push" in frame) {
      gone = null;
      listener.push(frame);
      return;
    }
    const asked = open.get(frame.reply_to);
    if (!asked) {
      if (frame.error && !MOVED.includes(frame.error.code)) listener.refused(new Refused(frame.error));
      return;
    }
    if (MOVED.includes(frame.error?.code)) {
      asked.again = true;
      return;
    }
    open.delete(frame.reply_to);
    if (frame.ok) asked.done(frame.result);
    else asked.failed(new Refused(frame.error));
  }

  /** @param {boolean} [expected] whether the server asks to come again */
  function lost(expected = false) {
    socket = null;
    ready = false;
    if (ended) return;
    listener.connected(false);
    for (const [id, asked] of open) {
      if (asked.again) continue;
      open.delete(id);
      asked.failed(new Refused({ code: "connection/lost", message: "the connection was lost" }));
    }
    const first = gone === null;
    gone ??= Date.now();
    const fifth = Math.min(Math.max((Date.now() - gone) / 5, SHORTEST_WAIT), LONGEST_WAIT);
    // Not everyone at the same moment.
    const wait = (expected && first ? AT_ONCE : fifth) * (0.75 + Math.random() / 2);
    setTimeout(() => !ended && !socket && begin(), wait);
  }

  function drop() {
    const line = socket;
    socket = null;
    line?.close();
    lost();
  }

  const watch = setInterval(() => {
    if (ready && Date.now() - heard > SILENCE) drop();
  }, 5000);
  const online = () => {
    if (socket) return;
    gone = Date.now();
    begin();
  };
  const offline = () => socket && drop();
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  begin();

  return {
    ask(request) {
      return new Promise((done, failed) => {
        const again = request.type === "commit";
        if (!ready && !again) {
          failed(new Refused({ code: "connection/lost", message: "the connection is lost" }));
          return;
        }
        counter += 1;
        open.set(counter, { request, done, failed, again });
        if (ready) socket?.send(JSON.stringify({ id: counter, ...request }));
      });
    },
    sit(other) {
      tokens = other;
      gone = null;
      anew = true;
      // The connection is closed on purpose: pending requests are sent again on the next one.
      for (const asked of open.values()) asked.again = true;
      drop();
    },
    close() {
      ended = true;
      clearInterval(watch);
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      socket?.close();
    },
  };
}
