// A process of its own, because a mutant may never end: runs test files of one project, with one file's text replaced
// on its way into Vite. The tree is never touched.
import { fileURLToPath } from "node:url";
import { loadConfigFromFile } from "vite";
import { createVitest } from "vitest/node";
import { root } from "../run.mjs";

const [, , projectName] = process.argv;
let mutant = null;

const replacing = {
  name: "mutant",
  enforce: "pre",
  load(id) {
    return mutant && id.split("?")[0] === mutant.path ? mutant.text : null;
  },
};

const { config } = await loadConfigFromFile({ command: "serve", mode: "test" }, `${root}vitest.config.ts`);
const project = config.test.projects.find(({ test }) => test.name === projectName);
const { test, plugins = [], ...vite } = project;
const setupFiles = [...(test.setupFiles ?? []), fileURLToPath(new URL("first-failure.mjs", import.meta.url))];
// Vitest's cache of modules on disk knows them by their path and would keep mutants, or hide them.
const vitest = await createVitest(
  "test",
  {
    ...test,
    setupFiles,
    root,
    config: false,
    fsModuleCache: false,
    watch: false,
    bail: 1,
    reporters: [{}],
    silent: true,
  },
  { ...vite, plugins: [replacing, ...plugins] },
);
await vitest.globTestSpecifications();

process.on("message", async ({ files, file, text }) => {
  const touched = [mutant?.path];
  mutant = file ? { path: `${root}${file}`, text } : null;
  for (const path of [...touched, mutant?.path]) if (path) vitest.invalidateFile(path);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestFiles(files.map((name) => `${root}${name}`));
  process.send({
    failed: unhandledErrors.length > 0 || testModules.some((module) => module.state() === "failed"),
    ran: testModules.length,
    took: testModules.map((module) => [module.relativeModuleId, module.diagnostic().duration]),
  });
});
process.send({ ready: true });
