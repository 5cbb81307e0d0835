// The live connection to a table: pushes come in, requests go out, and it reconnects automatically.

import { address } from "../app/router.js";
import { Refused } from "./api.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
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
  let wait = FIRST_WAIT;
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
      wait = FIRST_WAIT;
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
    line.onclose = () => {
      if (socket !== line) return;
      lost();
    };
  }

  /** @param {any} frame */
  function receive(frame) {
    if ("push" in frame) {
      listener.push(frame);
      return;
    }
    const asked = open.get(frame.reply_to);
    if (!asked) {
      if (frame.error) listener.refused(new Refused(frame.error));
      return;
    }
    open.delete(frame.reply_to);
    if (frame.ok) asked.done(frame.result);
    else asked.failed(new Refused(frame.error));
  }

  function lost() {
    socket = null;
    ready = false;
    if (ended) return;
    listener.connected(false);
    for (const [id, asked] of open) {
      if (asked.again) continue;
      open.delete(id);
      asked.failed(new Refused({ code: "connection/lost", message: "the connection was lost" }));
    }
    setTimeout(() => !ended && !socket && begin(), wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
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
    wait = FIRST_WAIT;
    if (!socket) begin();
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
      wait = FIRST_WAIT;
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
