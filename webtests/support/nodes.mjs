// Two servers that share a database, behind a balancer that knows nothing about tables.

import { connect, createServer } from "node:net";
import { startPostgres } from "./postgres.mjs";
import { startServer, warm } from "./server.mjs";

/**
 * @typedef {import("./server.mjs").Server & { nodes: import("./server.mjs").Server[] }} Nodes `url` is the balancer's
 */

/** @returns {Promise<Nodes>} */
export async function startNodes() {
  const database = await startPostgres();
  const environment = { AUDE_DATABASE: database.url, AUDE_NODE: "127.0.0.1:0", AUDE_TRUST_PROXY: "true" };
  const nodes = [await startServer(environment), await startServer(environment)];
  for (const node of nodes) await warm(node.url);
  const balancer = await balance(nodes.map((node) => Number(new URL(node.url).port)));
  const never = () => Promise.reject(new Error("kill one of the nodes"));
  return {
    url: balancer.url,
    nodes,
    kill: never,
    restart: never,
    leave: never,
    async stop() {
      await balancer.stop();
      for (const node of nodes) await node.stop();
      await database.stop();
    },
  };
}

/**
 * Passes every connection on to the next port where somebody listens.
 * @param {number[]} ports
 */
async function balance(ports) {
  let next = 0;
  /** @type {Set<import("node:net").Socket>} */
  const open = new Set();
  /**
   * @param {import("node:net").Socket} client
   * @param {number} tries
   */
  const pass = (client, tries) => {
    const server = connect(ports[next++ % ports.length], "127.0.0.1");
    server.once("error", () => (tries > 1 ? pass(client, tries - 1) : client.destroy()));
    server.once("connect", () => {
      server.removeAllListeners("error");
      for (const [one, other] of [[client, server], [server, client]]) {
        open.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => open.delete(one) && other.destroy());
        one.pipe(other);
      }
    });
  };
  const listener = createServer((client) => {
    client.on("error", () => client.destroy());
    pass(client, ports.length);
  });
  await new Promise((done) => listener.listen(0, "127.0.0.1", () => done(undefined)));
  const address = listener.address();
  if (!address || typeof address !== "object") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => listener.close(done));
    },
  };
}
