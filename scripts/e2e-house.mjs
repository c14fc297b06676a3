// The built Worker for browser tests straight in its runtime. `wrangler dev` puts a second runtime in front that hands every
// request on: half of what the processor does for one.
import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { avif } from "./local-images.mjs";
import { root } from "./run.mjs";

// A test asks whether there is a picture, not how small it is.
avif.effort = 0;

const built = `${root}build/server/`;

/** Every file the build wrote is a module; the first is the Worker. */
function builtModules() {
  const others = readdirSync(built, { recursive: true }).filter((file) => file.endsWith(".js") && file !== "index.js");
  return ["index.js", ...others].map((file) => ({
    type: "ESModule",
    path: built + file,
    contents: readFileSync(built + file, "utf8"),
  }));
}

/** Serves the house on a port from a state of wrangler's; resolves when it does. */
export async function serveHouse({ port, state, vars, quiet }) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${built}wrangler.json`);
  const house = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      host: "localhost",
      port,
      resourcePersistencePath: `${root}${state}/v3`,
      modules: builtModules(),
      modulesRoot: built,
      bindings: { ...workerOptions.bindings, SITE_ORIGIN: `http://localhost:${port}`, ...vars },
      ...(quiet && { handleStructuredLogs: () => undefined }),
    }),
  );
  await house.ready;
  return house;
}
