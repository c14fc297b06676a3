// The house that browser tests visit. Two runtimes for one house would be half of what a request costs, hence no `wrangler dev`.
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "./built-worker.mjs";
import { avif } from "./local-images.mjs";
import { root } from "./run.mjs";

// A test asks whether there is a picture, not how small it is.
avif.effort = 0;

/** Serves the built Worker on a port from a state that `wrangler` left; resolves when it answers. */
export async function serveHouse({ port, state, vars, quiet }) {
  const worker = builtWorker();
  const house = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      host: "localhost",
      port,
      resourcePersistencePath: `${root}${state}/v3`,
      // Tests say when a minute passes.
      unsafeTriggerHandlers: true,
      bindings: { ...worker.bindings, SITE_ORIGIN: `http://localhost:${port}`, ...vars },
      ...(quiet && { handleStructuredLogs: () => undefined }),
    }),
  );
  await house.ready;
  return house;
}
