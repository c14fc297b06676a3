// Workers on workerd's own sockets: what is measured is the runtime and the code, for the site and for its yardsticks alike.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, Response } from "miniflare";
import { builtWorker } from "../built-worker.mjs";
import { root } from "../run.mjs";
import { inside, yardstick } from "./beside.mjs";

/** What the Worker asks of its own files: the faces of printed tickets. */
const asset = (path) => (existsSync(path) ? new Response(readFileSync(path)) : new Response(null, { status: 404 }));

/** Runtimes that this process has started. */
const runtimes = () =>
  readdirSync("/proc").filter((pid) => {
    try {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
      return Number(parent) === process.pid && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("workerd");
    } catch {
      return false;
    }
  });

/** Processor time a process has used, user and system, in milliseconds: Linux counts it in hundredths of a second. */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * Starts the built Worker of a tree on the state that `wrangler` left in `state`, beside the workers of `beside.mjs`. Resolves
 * with the addresses of all, its database, and the processor time of the runtime, which runs databases and stores of all as well.
 */
export async function startBuilt({ state, tree = root, vars = {}, inspect = false }) {
  const others = runtimes();
  const { assets: _assets, ...options } = builtWorker(tree);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      rootPath: tree,
      resourcePersistencePath: join(tree, state, "v3"),
      ...(inspect && { inspectorPort: 0 }),
      workers: [
        {
          ...options,
          bindings: { AUTH_SECRET: randomBytes(32).toString("base64url"), ...options.bindings, ...vars },
          serviceBindings: { ASSETS: ({ url }) => asset(join(tree, "build/client", new URL(url).pathname)) },
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
        {
          name: "yardstick",
          compatibilityDate: options.compatibilityDate,
          modules: true,
          script: yardstick,
          kvNamespaces: { KV: "yardstick" },
          durableObjects: { ROW: { className: "Row", useSQLite: true } },
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
        {
          name: "inside",
          compatibilityDate: options.compatibilityDate,
          modules: true,
          script: inside,
          durableObjects: {
            SCREENING: { className: "Screening", scriptName: "kasch" },
            ROW: { className: "Row", scriptName: "yardstick" },
          },
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
      ],
    }),
  );
  await miniflare.ready;
  const pid = runtimes().find((one) => !others.includes(one));
  const site = await miniflare.unsafeGetDirectURL("kasch");
  const besides = await miniflare.unsafeGetDirectURL("yardstick");
  const within = await miniflare.unsafeGetDirectURL("inside");
  return {
    site: site.origin,
    yardstick: besides.origin,
    inside: within.origin,
    inspector: inspect ? (await miniflare.getInspectorURL()).href : "",
    database: () => miniflare.getD1Database("DB", "kasch"),
    putYardstick: async (key, body) => (await miniflare.getKVNamespace("KV", "yardstick")).put(key, body),
    cpuMs: () => cpuMs(pid),
    stop: () => miniflare.dispose(),
  };
}
