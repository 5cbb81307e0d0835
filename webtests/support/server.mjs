// Servers under test: each on a free port, with an empty data folder.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The program under test. `cargo xtask web` sets it. */
export const BINARY = process.env.AUDE_BIN ?? join(import.meta.dirname, "../../target/debug/aude");

/** How long a server may take to report its address. */
const STARTS_WITHIN = 30_000;
/** How long it may take to exit after being asked. */
const ENDS_WITHIN = 30_000;

/**
 * @typedef {object} Server
 * @property {string} url with a trailing slash
 * @property {() => Promise<void>} stop stops it and deletes its data
 * @property {() => Promise<void>} kill kills it immediately, like a power cut; the data stays
 * @property {() => Promise<void>} leave asks it to stop; the data stays
 * @property {() => Promise<void>} restart starts it again, on the same port and data
 */

/**
 * Computers reply quickly here, and a driver clicks faster than people do, so the limits that protect a host
 * from floods are wider.
 */
const ENVIRONMENT = {
  AUDE_COMPUTER_PACE: "30",
  AUDE_HINT_TIME: "200",
  AUDE_MESSAGES_PER_SECOND: "500",
  AUDE_REQUESTS_PER_SECOND: "500",
  AUDE_TABLES_PER_ADDRESS: "1000",
  // What people get is what is tested; `AUDE_PACKED=false` tests the sources.
  AUDE_PACKED: process.env.AUDE_PACKED ?? "true",
};

/**
 * @param {Record<string, string>} [environment]
 * @returns {Promise<Server>}
 */
export async function startServer(environment = {}) {
  const data = await mkdtemp(join(tmpdir(), "aude-web-"));
  const port = await freePort();
  const run = () => listen(["serve", "--listen", `127.0.0.1:${port}`, "--data", data], { ...ENVIRONMENT, ...environment });
  let child = await run();
  const end = (/** @type {NodeJS.Signals} */ signal) => ended(child, signal);
  // Whatever happens in the test, no server is left running.
  const last = () => void child.kill("SIGKILL");
  process.on("exit", last);
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      await end("SIGTERM");
      process.off("exit", last);
      await rm(data, { recursive: true, force: true });
    },
    kill: () => end("SIGKILL"),
    leave: () => end("SIGTERM"),
    async restart() {
      child = await run();
    },
  };
}

/** The tile sets the tests play with. */
const SETS = ["classic?sets=base", "mayflower?sets=mayflower", "classic?sets=base,inns_cathedrals,traders_builders,princess_dragon,tower"];

/**
 * Has the art drawn in advance, which takes a while the first time in an unoptimised build.
 * @param {string} url
 */
export async function warm(url) {
  for (const sets of SETS) {
    const response = await fetch(`${url}api/art/${sets}`);
    if (!response.ok) throw new Error(`${sets}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  }
}

/**
 * Starts the program and waits until it reports its address.
 * @param {string[]} words
 * @param {Record<string, string>} environment
 * @returns {Promise<import("node:child_process").ChildProcess>}
 */
function listen(words, environment) {
  const child = spawn(BINARY, words, { env: { ...process.env, ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  return new Promise((done, failed) => {
    const late = setTimeout(() => fail("said nothing in time"), STARTS_WITHIN);
    /** @param {string} what */
    function fail(what) {
      clearTimeout(late);
      child.kill("SIGKILL");
      failed(new Error(`${BINARY} ${words.join(" ")}: ${what}\n${said}`));
    }
    /** @param {string} line */
    const heard = (line) => {
      said += `${line}\n`;
      if (!line.includes("http://")) return;
      clearTimeout(late);
      done(child);
    };
    createInterface({ input: /** @type {import("node:stream").Readable} */ (child.stdout) }).on("line", heard);
    createInterface({ input: /** @type {import("node:stream").Readable} */ (child.stderr) }).on("line", (line) => { said += `${line}\n`; });
    child.once("error", (error) => fail(error.message));
    child.once("exit", (code) => fail(`ended with ${code}`));
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {Promise<void>}
 */
function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done, failed) => {
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      failed(new Error("the server did not end when it was asked to"));
    }, ENDS_WITHIN);
    child.once("exit", () => {
      clearTimeout(late);
      done();
    });
    child.kill(signal);
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? done(address.port) : failed(new Error("no port"))));
    });
  });
}
