// A PostgreSQL of the tests' own: in a temporary folder, by unix socket, as an unprivileged user.

import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Debian keeps the programs of the server off the path, by version. */
const DEBIAN = "/usr/lib/postgresql";
/** How long it may take to start. */
const STARTS_WITHIN = 60_000;

/**
 * The folder of PostgreSQL's programs, if it is installed.
 * @returns {string | undefined}
 */
export function programs() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  return versions.map((version) => join(DEBIAN, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
}

/**
 * PostgreSQL refuses to run as root; its package comes with a user.
 * @returns {{ uid?: number, gid?: number }}
 */
function user() {
  if (process.getuid?.() !== 0) return {};
  const number = (/** @type {string} */ which) => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
  return { uid: number("-u"), gid: number("-g") };
}

/**
 * Starts one with an empty database.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const bin = programs();
  if (!bin) throw new Error("PostgreSQL is not installed");
  const folder = await mkdtemp(join(tmpdir(), "aude-pg-"));
  const as = user();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const words = [`--pgdata=${data}`, "--auth=trust", "--username=aude", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(bin, "initdb"), words, { ...as, cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const options = ["-D", data, "-k", folder, "-c", "listen_addresses="];
  const child = spawn(join(bin, "postgres"), options, { ...as, cwd: folder, stdio: "ignore" });
  const last = () => void child.kill("SIGQUIT");
  process.on("exit", last);
  const isReady = () => {
    try {
      execFileSync(join(bin, "pg_isready"), [`--host=${folder}`], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  for (const end = performance.now() + STARTS_WITHIN; !isReady(); await pause(100)) {
    if (performance.now() > end || child.exitCode !== null) throw new Error("PostgreSQL does not start");
  }
  return {
    url: `postgres://aude@localhost/postgres?host=${folder}`,
    async stop() {
      const gone = new Promise((done) => child.once("exit", done));
      child.kill("SIGINT");
      await gone;
      process.off("exit", last);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
