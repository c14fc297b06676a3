// Everything `npm test` promises, in order; the last line counts what passed and what failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";
import { prepareStates } from "./e2e-state.mjs";
import { build, root, run } from "./run.mjs";

const out = `${root}.test`;
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const totals = { passed: 0, failed: 0 };
/** Named at the end, where it is looked for. */
const failures = [];

async function check(label, command, args) {
  const { code, output } = await run(command, args, { capture: true });
  console.log(`${code === 0 ? "✓" : "✗"} ${label}`);
  if (code !== 0) {
    process.stdout.write(output);
    failures.push(label);
  }
  totals[code === 0 ? "passed" : "failed"] += 1;
}

/** Counts come from the runner's own report; a runner that ends badly without a failed test counts as one failure. */
async function suite(label, { command, args, report, count, env }) {
  console.log(`\n${label}`);
  const { code } = await run(command, args, { env });
  const none = { passed: 0, failed: 0, named: [] };
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : none;
  if (code !== 0 && counted.failed === 0) {
    counted.failed = 1;
    // As by an error nobody waited for.
    counted.named = ["no test failed, but the run did; see its errors above"];
  }
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  failures.push(...counted.named.map((name) => `${label}: ${name}`));
}

const vitest = {
  command: "vitest",
  args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${out}/vitest.json`],
  report: `${out}/vitest.json`,
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    named: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName),
  }),
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

// Waits for the network, which the build does not need.
const browser = ensureBrowser({ forTests: true });
await build();
// Keeps one core busy; the checks have the other.
const prepared = prepareStates();
await check("Format", "oxfmt", ["--check"]);
await check("Lint", "oxlint", ["--type-aware", "--deny-warnings"]);
await check("Types", "sh", ["-c", "react-router typegen && tsc --noEmit"]);
await check("Unused files, exports and dependencies", "knip", []);
// In one run: the longest of the unit tests keeps a single core busy.
await suite("Unit and worker tests", vitest);
await prepared;
await suite("Browser tests", {
  command: "playwright",
  args: ["test"],
  report: `${out}/e2e.json`,
  count: ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    named: specsOf({ suites })
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
  }),
  env: { CHROMIUM_PATH: await browser, E2E_PREPARED: "1" },
});

for (const name of failures) console.log(`✗ ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
