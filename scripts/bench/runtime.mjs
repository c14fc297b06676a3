// Workers on workerd's own sockets, without the proxies of the development server in front:
// what is measured is the runtime and the code, for the site and for its yardsticks alike.
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { root } from "../run.mjs";

function modulesIn(folder, tree) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.(js|mjs)$/.test(path) && statSync(path).isFile())
    .map((path) => ({ type: "ESModule", path: relative(tree, path) }))
    .sort((a, b) => Number(b.path.endsWith("server/index.js")) - Number(a.path.endsWith("server/index.js")));
}

/** Holds and gives back at one screening, each pair as a cart with a key and an origin of its own, past everything before the object. */
const flood = `export default { async fetch(request, env) {
  const { event, line, pairs } = await request.json();
  const object = env.SCREENING.get(env.SCREENING.idFromName("event:" + event));
  let held = 0;
  await Promise.all(Array.from({ length: pairs }, async () => {
    const [hold, cart, origin] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const command = { type: "hold", hold, cart, block: 0, lines: [line], until: null, extensions: 0, origin };
    const answer = await object.run(command, { config: null, key: { value: crypto.randomUUID(), bodyHash: hold } });
    if (answer.ok) held += 1;
    await object.run({ type: "release", hold }, { config: null });
  }));
  return Response.json({ held });
} };`;

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
 * Starts the built Worker of a tree on the state that `wrangler` left in `state`, beside a yardstick worker
 * that reads one value from its own KV, or writes one row in an object of its own. Resolves with
 * the addresses of both, and the processor time of the runtime, which runs the databases and stores of both as well.
 */
export async function startBuilt({ state, tree = root, vars = {}, inspect = false }) {
  const serverFolder = join(tree, "build/server");
  const others = runtimes();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(serverFolder, "wrangler.json"));
  const { assets: _assets, ...options } = workerOptions;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      rootPath: tree,
      resourcePersistencePath: join(tree, state, "v3"),
      ...(inspect && { inspectorPort: 0 }),
      workers: [
        {
          ...options,
          rootPath: tree,
          name: "kasch",
          modulesRoot: serverFolder,
          modules: modulesIn(serverFolder, tree),
          bindings: { AUTH_SECRET: randomBytes(32).toString("base64url"), ...options.bindings, ...vars },
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
        {
          name: "yardstick",
          compatibilityDate: options.compatibilityDate,
          modules: true,
          script: `export default { async fetch(request, env) {
          const body = await env.KV.get(new URL(request.url).pathname, "text");
          return new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
        } };`,
          kvNamespaces: { KV: "yardstick" },
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
        {
          name: "flood",
          compatibilityDate: options.compatibilityDate,
          modules: true,
          script: flood,
          durableObjects: { SCREENING: { className: "Screening", scriptName: "kasch" } },
          unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
        },
      ],
    }),
  );
  await miniflare.ready;
  const pid = runtimes().find((one) => !others.includes(one));
  const site = await miniflare.unsafeGetDirectURL("kasch");
  const yardstick = await miniflare.unsafeGetDirectURL("yardstick");
  const flooding = await miniflare.unsafeGetDirectURL("flood");
  return {
    site: site.origin,
    yardstick: yardstick.origin,
    flood: flooding.origin,
    inspector: inspect ? (await miniflare.getInspectorURL()).href : "",
    putYardstick: async (key, body) => (await miniflare.getKVNamespace("KV", "yardstick")).put(key, body),
    cpuMs: () => cpuMs(pid),
    stop: () => miniflare.dispose(),
  };
}
