import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { root } from "../run.mjs";

const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
const options = { ignorers: [], excludedMutations: [], plugins: null };

/**
 * Every mutant of some source files by the mutators of Stryker: where it is, and the whole text with it. `switched`
 * are the texts that hold all of them, each behind a switch that bears its id.
 */
export async function mutantsOf(files) {
  const sources = new Map(files.map((file) => [file, readFileSync(`${root}${file}`, "utf8")]));
  const starts = new Map([...sources].map(([file, text]) => [file, lineStarts(text)]));
  const instrumented = await new Instrumenter(quiet).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    options,
  );
  const mutants = instrumented.mutants.map(({ id, fileName: file, location, replacement }) => {
    const text = sources.get(file);
    const offset = ({ line, column }) => starts.get(file)[line] + column;
    const [start, end] = [offset(location.start), offset(location.end)];
    return {
      id,
      file,
      line: location.start.line + 1,
      original: text.slice(start, end),
      replacement,
      text: text.slice(0, start) + replacement + text.slice(end),
    };
  });
  return { mutants, switched: Object.fromEntries(instrumented.files.map(({ name, content }) => [name, content])) };
}

function lineStarts(text) {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
