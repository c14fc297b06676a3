// An earlier commit to measure beside: checked out with its own dependencies, and kept for the next run.
import { existsSync, mkdirSync } from "node:fs";
import { must, root } from "../run.mjs";

/** The folder of a commit's checkout. */
export async function checkout(commit) {
  const folder = `${root}.bench/commit-${commit}/`;
  if (!existsSync(`${folder}package.json`)) {
    mkdirSync(folder, { recursive: true });
    await must(`Checkout of ${commit}`, "sh", ["-c", `git archive ${commit} | tar -x -C "${folder}"`]);
    await must(`Dependencies of ${commit}`, "sh", ["-c", `cd "${folder}" && sh scripts/ensure-install.sh`]);
  }
  return folder;
}

const prepare = `
const { buildAndMigrate, must } = await import("./scripts/run.mjs");
await buildAndMigrate(".bench/demo");
await must("Seed", "node", ["scripts/seed.mjs", "--persist-to", ".bench/demo", "--profile", "demo"]);`;

/** The same, built and seeded by its own scripts, for the runtime. */
export async function built(commit) {
  const folder = await checkout(commit);
  if (!existsSync(`${folder}.bench/demo`))
    await must(`Build and seed of ${commit}`, "sh", [
      "-c",
      `cd "${folder}" && PATH="$PWD/node_modules/.bin:$PATH" node --input-type=module -e '${prepare}'`,
    ]);
  return folder;
}
