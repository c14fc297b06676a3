import { readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { root } from "../run.mjs";

const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
const options = { ignorers: [], excludedMutations: [], plugins: null };

/** Every mutant of a source file by the mutators of Stryker: where it is, and the whole text with it. */
export async function mutantsOf(file) {
  const text = readFileSync(`${root}${file}`, "utf8");
  const lines = [0];
  for (const { index } of text.matchAll(/\n/g)) lines.push(index + 1);
  const offset = ({ line, column }) => lines[line] + column;
  const { mutants } = await new Instrumenter(quiet).instrument([{ name: file, content: text, mutate: true }], options);
  return mutants.map(({ location, replacement }) => {
    const [start, end] = [offset(location.start), offset(location.end)];
    return {
      file,
      line: location.start.line + 1,
      original: text.slice(start, end),
      replacement,
      text: text.slice(0, start) + replacement + text.slice(end),
    };
  });
}
