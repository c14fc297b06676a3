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
import { SwitchedJudge } from "./mutate/switched.mjs";
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

/** A runtime waits as much as it computes. */
const lanes = 2;
const table = {};
/** Of the area that is judged, by their ids: what nobody has killed yet. */
let open = new Map();

function newJudge(seconds) {
  const judge = new Judge(seconds);
  process.once("exit", () => judge.stop());
  return judge;
}

const projectOf = (test) => test.split("/")[1];

/** Judges the mutants of one area, prints those that live, and counts. */
async function run(area, sources) {
  const { mutants: all, switched } = await mutantsOf(sources);
  const mutants = all.filter(wanted).filter((_, index) => index % every === 0);
  const counts = { mutants: mutants.length, killed: 0, survived: 0, "timed out": 0 };
  table[area] = counts;
  console.log(`\n${area}: ${mutants.length} mutants`);
  // Looked up once: a test that is written meanwhile has not passed on the tree as it stands.
  const tests = new Map(sources.map((file) => [file, [...new Set(judgesOf(file).flatMap(glob))]]));
  const left = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  open = left;
  const settle = (id, verdict) => {
    const { file, line, original, replacement } = left.get(id);
    left.delete(id);
    counts[verdict] += 1;
    if (verdict === "killed") return;
    console.log(`${verdict}  ${file}:${line}  ${oneLine(original)} → ${oneLine(replacement)}`);
  };

  const loaded = new Set();
  const seconds = new Map();
  const judging = [...new Set(mutants.flatMap(({ file }) => tests.get(file)))];
  for (const [project, files] of Object.entries(Object.groupBy(judging, projectOf))) {
    const judges = Array.from({ length: lanes }, () => new SwitchedJudge(project, switched));
    process.once("exit", () => judges.forEach((judge) => judge.stop()));
    const found = await judges[0].baseline(files);
    for (const id of found.loaded) loaded.add(id);
    for (const one of found.tests) seconds.set(one.test, one.seconds);
    // What is asked about little knows it best, and what is quick costs least.
    const steps = found.tests
      .map(({ test, seconds, hits }) => ({
        test,
        seconds,
        mutants: [...left.values()]
          .filter(({ id, file }) => hits[id] && tests.get(file).includes(test))
          .map(({ id }) => ({ id, hits: hits[id] })),
      }))
      .toSorted((a, b) => a.seconds * a.mutants.length - b.seconds * b.mutants.length);
    for (const { test, seconds, mutants } of steps)
      console.log(`  ${test} ${seconds.toFixed(1)} s × ${mutants.length}`);
    let answers = 0;
    const say = (id, verdict) => {
      if (verdict !== "missed") settle(id, verdict);
      answers += 1;
      if (answers % 100 === 0) console.log(`  ${answers} answers, ${left.size} mutants are left`);
    };
    const inLane = (lane) =>
      steps.map((step) => ({ ...step, mutants: step.mutants.filter(({ id }) => id % lanes === lane) }));
    await Promise.all(judges.map((judge, lane) => judge.judge(inLane(lane), say)));
    judges.forEach((judge) => judge.stop());
  }

  // What the loading of the code does is not done again for a switch.
  const anew = [...left.values()].filter(({ id }) => loaded.has(id));
  for (const { id } of left.values()) if (!loaded.has(id)) settle(id, "survived");
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const judge = newJudge(seconds);
      for (const mutant of anew.filter((__, index) => index % lanes === lane))
        settle(mutant.id, await judge.verdict(mutant, tests.get(mutant.file)));
      judge.stop();
    }),
  );
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
  for (const { file, line, original, replacement } of open.values())
    console.log(`not settled  ${file}:${line}  ${oneLine(original)} → ${oneLine(replacement)}`);
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
