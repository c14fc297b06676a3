// npm run mutate                      every mutant of every source that mutate/areas.ts names
// npm run mutate -- workers/cache     only of what lies there
// npm run mutate -- workers/cache/entry.ts:11   only of that line, as the survivors are printed
// npm run mutate -- --every 7         one mutant in seven
// npm run mutate -- --guards          every guard of mutate/guards.ts, taken away: all of them must be missed
// Changes the sources one small step at a time and tells which steps no test notices. The changed text exists in
// memory only. docs/mutation.md says what was found.
import { globSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { areas, judgesOf, sourcesOf } from "./mutate/areas.ts";
import { withoutGuard } from "./mutate/guards/guard.ts";
import { guards } from "./mutate/guards.ts";
import { Judge } from "./mutate/judge.mjs";
import { mutantsOf } from "./mutate/mutants.mjs";
import { root } from "./run.mjs";

const { values, positionals } = parseArgs({
  options: { every: { type: "string", default: "1" }, guards: { type: "boolean", default: false } },
  allowPositionals: true,
});
const every = Number(values.every);
if (!Number.isInteger(every) || every < 1) {
  console.error("--every takes a whole number from 1 on.");
  process.exit(2);
}

const glob = (pattern) => globSync(pattern, { cwd: root }).toSorted();
const places = positionals.map((place) => place.split(":"));
const wanted = ({ file, line }) =>
  places.length === 0 ||
  places.some(([path, only]) => file.startsWith(path) && (!only || !line || line === Number(only)));
const oneLine = (code) => code.replace(/\s+/g, " ").slice(0, 160);

const table = {};

function newJudge() {
  const judge = new Judge();
  process.once("exit", () => judge.stop());
  return judge;
}

/** Judges the mutants of one area, prints those that live, and counts. */
async function run(area, sources) {
  const mutants = (await Promise.all(sources.map(mutantsOf)))
    .flat()
    .filter(wanted)
    .filter((_, index) => index % every === 0);
  const counts = { mutants: 0, killed: 0, survived: 0, "timed out": 0 };
  table[area] = counts;
  const judge = newJudge();
  console.log(`\n${area}: ${mutants.length} mutants`);
  // Looked up once: a test that is written meanwhile has not passed on the tree as it stands.
  const tests = new Map(sources.map((file) => [file, [...new Set(judgesOf(file).flatMap(glob))]]));
  await judge.baseline(new Set(mutants.flatMap(({ file }) => tests.get(file))));
  for (const mutant of mutants) {
    const verdict = await judge.verdict(mutant, tests.get(mutant.file));
    counts.mutants += 1;
    counts[verdict] += 1;
    if (verdict === "killed") continue;
    console.log(
      `${verdict}  ${mutant.file}:${mutant.line}  ${oneLine(mutant.original)} → ${oneLine(mutant.replacement)}`,
    );
  }
  judge.stop();
}

/** Takes each guard away and says whether a test misses it. False where one is not missed. */
async function runGuards() {
  const chosen = guards.filter(wanted);
  const judge = newJudge();
  await judge.baseline(new Set(chosen.flatMap(({ judges }) => judges)));
  let areMissed = true;
  for (const guard of chosen) {
    const { promise, file, judges } = guard;
    const text = withoutGuard(guard, readFileSync(`${root}${file}`, "utf8"));
    const verdict = await judge.verdict({ file, text }, judges);
    console.log(`${verdict === "killed" ? "missed" : verdict}  ${promise}  (${file})`);
    areMissed &&= verdict === "killed";
  }
  judge.stop();
  return areMissed;
}

function end(code) {
  console.table(table);
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => end(130));
if (values.guards) process.exit((await runGuards()) ? 0 : 1);
for (const area of areas) {
  const sources = glob(sourcesOf(area)).filter((file) => wanted({ file }));
  if (sources.length > 0) await run(area, sources);
}
if (Object.keys(table).length === 0) {
  console.error("No source that mutate/areas.ts names lies there.");
  process.exit(2);
}
end(0);
