// A process of its own: holds every mutant of an area in one text and runs a test file again and again in one runtime,
// each time with another mutant on.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import { root } from "../run.mjs";
import { vitestWith } from "./vitest-with.mjs";

const [, , projectName, textsFile] = process.argv;
const texts = new Map(
  Object.entries(JSON.parse(readFileSync(textsFile, "utf8"))).map(([file, text]) => [`${root}${file}`, text]),
);
class InTurn {
  sort = (specifications) => specifications;
  shard = (specifications) => specifications;
}

const over = { isOver: true };

/** What the next run of the test file is for, and what is to be done with how it ended. */
let next = () => over;
let hasModuleFailed = false;

/** Whether the last run of the file failed, or something beside it. */
function hasFailed() {
  const failed = hasModuleFailed || vitest.state.errorsSet.size > 0;
  vitest.state.errorsSet.clear();
  return failed;
}

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => response.end(JSON.stringify(next(body ? JSON.parse(body) : {}))));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

const vitest = await vitestWith(projectName, (path) => texts.get(path), {
  before: [fileURLToPath(new URL("switch.mjs", import.meta.url))],
  after: [fileURLToPath(new URL("first-failure.mjs", import.meta.url))],
  isolate: false,
  maxWorkers: 1,
  sequence: { sequencer: InTurn },
  provide: { switchboard: server.address().port },
  reporters: [
    {
      onTestModuleEnd(module) {
        hasModuleFailed = module.state() === "failed";
      },
    },
  ],
});
const [project] = vitest.projects;

async function run(tests) {
  vitest.state.filesMap.clear();
  await vitest.runTestSpecifications(tests.map((test) => project.createSpecification(`${root}${test}`)));
}

/** Each file with no mutant on: whether it passes, how long it takes, and which mutants it reaches. */
async function baseline(tests) {
  const found = [];
  let reached = {};
  let begun;
  // The first waits for the runtime as well, and is taken once more.
  const turns = [tests[0], ...tests];
  next = (coverage) => {
    const now = performance.now();
    if (coverage.static) reached = coverage;
    if (begun) Object.assign(found.at(-1), { seconds: (now - begun) / 1_000, failed: hasFailed() });
    begun = now;
    const test = turns[found.length];
    if (!test) return over;
    found.push({ test });
    return { test, mutant: null, isCounting: true };
  };
  await run([...turns, tests[0]]);
  process.send({
    tests: found.slice(1).map((one) => ({ ...one, hits: reached.perTest?.[one.test] ?? {} })),
    loaded: Object.keys(reached.static ?? {}),
  });
}

/**
 * Asks test files about mutants, one after the other, and no more about one that is killed. Whoever fails is killed if the
 * run before it passed: after a failure the file must first pass with no mutant on, or the runtime is given up.
 */
async function judge(steps) {
  const turns = steps.flatMap((step) => Array.from({ length: 2 * step.mutants.length }, () => step));
  const killed = new Set();
  let turn = -1;
  let running;
  let isDoubtful = false;
  let isSpoilt = false;
  const settle = (failed) => {
    isDoubtful = failed;
    if (running.mutant === null) isSpoilt = failed;
    else process.send({ ...running, verdict: failed ? "killed" : "missed" });
    if (failed) killed.add(running.mutant);
    running = undefined;
  };
  next = () => {
    const failed = hasFailed();
    if (running) settle(failed);
    turn += 1;
    const { test, seconds, mutants = [] } = turns[turn] ?? {};
    while (killed.has(mutants[0]?.id)) mutants.shift();
    if (isSpoilt || mutants.length === 0) return over;
    const { id: mutant, hits } = isDoubtful ? { id: null } : mutants.shift();
    running = { test, mutant };
    process.send({ begun: running });
    // What never comes is not waited for as long as on a day of trouble.
    return { ...running, hitLimit: 1_000 + 100 * hits, patience: 5_000 * Math.max(1, seconds) };
  };
  await run([...turns.map(({ test }) => test), turns.at(-1).test]);
  process.send({ ended: true });
}

process.on("message", ({ tests, steps }) => (tests ? baseline(tests) : judge(steps)));
process.send({ ready: true });
