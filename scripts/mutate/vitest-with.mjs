import { loadConfigFromFile } from "vite";
import { createVitest } from "vitest/node";
import { root } from "../run.mjs";

/** Vitest for one project of the tree, with what `textOf` says of a path instead of what stands there. */
export async function vitestWith(projectName, textOf, { before = [], after = [], ...options } = {}) {
  const replacing = {
    name: "mutant",
    enforce: "pre",
    load: (id) => textOf(id.split("?")[0]) ?? null,
  };
  const { config } = await loadConfigFromFile({ command: "serve", mode: "test" }, `${root}vitest.config.ts`);
  const project = config.test.projects.find(({ test }) => test.name === projectName);
  const { test, plugins = [], ...vite } = project;
  // Vitest's cache of modules on disk knows them by their path and would keep mutants, or hide them.
  const vitest = await createVitest(
    "test",
    {
      ...test,
      setupFiles: [...before, ...(test.setupFiles ?? []), ...after],
      root,
      config: false,
      fsModuleCache: false,
      watch: false,
      reporters: [{}],
      silent: true,
      ...options,
    },
    { ...vite, plugins: [replacing, ...plugins] },
  );
  await vitest.globTestSpecifications();
  return vitest;
}
