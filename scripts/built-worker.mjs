// The Worker that a build wrote, as Miniflare takes it: straight on the runtime, without the second one that `wrangler dev`
// puts in front and that hands every request on.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { root } from "./run.mjs";

function modulesIn(folder, tree) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.(js|mjs)$/.test(path) && statSync(path).isFile())
    .map((path) => ({ type: "ESModule", path: relative(tree, path) }))
    .sort((a, b) => Number(b.path.endsWith("server/index.js")) - Number(a.path.endsWith("server/index.js")));
}

/** What `wrangler` makes of a tree's build: its modules, its bindings, and the name by which it finds its objects again. */
export function builtWorker(tree = root) {
  const folder = join(tree, "build/server");
  const config = join(folder, "wrangler.json");
  const { name } = JSON.parse(readFileSync(config, "utf8"));
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  return { ...workerOptions, name, rootPath: tree, modulesRoot: folder, modules: modulesIn(folder, tree) };
}
