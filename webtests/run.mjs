// All checks of the web client: its types, its pure parts, and the client itself in a real browser. `node
// run.mjs` runs all, `node run.mjs together phone` only those tests, `node run.mjs --without-browser` only types
// and pure parts.

import { spawnSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BINARY, startServer, warm } from "./support/server.mjs";

const HERE = import.meta.dirname;
/** Test files run in parallel: a browser, a server and a driver each keep a processor busy. */
const AT_ONCE = "2";
/** The long ones first, so that the short ones fill the gaps. */
const FIRST = ["everything", "newcomer", "together", "keyboard", "mayflower", "languages"];

const WITHOUT = "--without-browser";
const withBrowser = !process.argv.includes(WITHOUT);
const wanted = process.argv.slice(2).filter((word) => word !== WITHOUT);
const begin = performance.now();

/**
 * @param {string} what
 * @param {string} program
 * @param {string[]} words
 */
function run(what, program, words) {
  console.log(`webtests: ${what}`);
  const { status, error } = spawnSync(program, words, { cwd: HERE, stdio: "inherit" });
  if (error || status !== 0) fail(`${what} failed${error ? `: ${error.message}` : ""}`);
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(`webtests: ${why}`);
  process.exit(1);
}

/** @param {string} folder */
function tests(folder) {
  const names = readdirSync(join(HERE, folder)).filter((name) => name.endsWith(".test.mjs"));
  const rank = (/** @type {string} */ name) => (FIRST.indexOf(name.split(".")[0]) + FIRST.length + 1) % (FIRST.length + 1);
  return names
    .filter((name) => !wanted.length || wanted.includes(name.split(".")[0]))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => join(folder, name));
}

if (withBrowser && !existsSync(BINARY)) fail(`there is no program at ${BINARY}: build it, or name it with AUDE_BIN`);
const files = [...tests("unit"), ...(withBrowser ? tests("tests") : [])];
if (!files.length) fail(`there are no tests called ${wanted.join(", ")}`);
const tsc = join(HERE, "node_modules/.bin/tsc");
run("types of the client", tsc, ["-p", "../web"]);
run("types of the tests", tsc, ["-p", "."]);
if (!withBrowser) {
  run("pure parts of the client", process.execPath, ["--test", ...files]);
  process.exit();
}
const server = await startServer();
try {
  await warm(server.url);
  const child = spawn(process.execPath, ["--test", `--test-concurrency=${AT_ONCE}`, "--test-reporter=spec", ...files], {
    cwd: HERE, stdio: "inherit", env: { ...process.env, AUDE_WEB_URL: server.url },
  });
  process.exitCode = await new Promise((done) => child.once("exit", (code) => done(code ?? 1)));
} finally {
  await server.stop();
}
console.log(`webtests: ${Math.round((performance.now() - begin) / 1000)} s`);
