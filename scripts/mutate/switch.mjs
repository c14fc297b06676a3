// Before each test file, in the runtime of the tests: asks which of the mutants in the code is to be on.
import { beforeAll, beforeEach, inject, vi } from "vitest";

const ask = (globalThis.__askForMutant ??= globalThis.fetch.bind(globalThis));
const switches = (globalThis.__stryker__ ??= {});
// A test that failed has not tidied up.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
// What is reached now is reached by what loads the code, of which a later switch changes nothing.
switches.currentTestId = undefined;
const response = await ask(`http://127.0.0.1:${String(inject("switchboard"))}/`, {
  method: "POST",
  body: JSON.stringify(switches.isCounting ? switches.mutantCoverage : {}),
});
const { isOver, test, mutant, hitLimit, isCounting, patience } = await response.json();
if (isOver) throw new Error("Nothing is left to be judged");
Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit, isCounting });
if (patience) vi.setConfig({ testTimeout: patience, hookTimeout: patience });

let hasFailed = false;
beforeAll(() => {
  switches.currentTestId = test;
});
beforeEach(({ skip, onTestFailed }) => {
  if (hasFailed) skip();
  onTestFailed(() => {
    hasFailed = true;
  });
});
