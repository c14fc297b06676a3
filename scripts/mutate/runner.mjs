// A process of its own, because a mutant may never end: runs test files of one project, with one file's text replaced
// on its way into Vite. The tree is never touched.
import { fileURLToPath } from "node:url";
import { root } from "../run.mjs";
import { vitestWith } from "./vitest-with.mjs";

const [, , projectName] = process.argv;
let mutant = null;

const vitest = await vitestWith(projectName, (path) => (path === mutant?.path ? mutant.text : null), {
  after: [fileURLToPath(new URL("first-failure.mjs", import.meta.url))],
  bail: 1,
});

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
