import { createHash } from "node:crypto";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const root = new URL("..", import.meta.url).pathname;
const classesOf = new Map<string, { file: string; names: string[] }>();

/** The three letters that the classes of a stylesheet begin with; `file` as a path from the root. */
export const classPrefix = (file: string): string =>
  [...createHash("sha256").update(file).digest().subarray(0, 3)].map((byte) => letters[byte % letters.length]).join("");

/**
 * Lists repeat a class hundreds of times, so that in a built page it is four or five letters: three for its file, which
 * keeps them compressible and the same from build to build, and its place in it.
 */
export function shortClassName(name: string, path: string): string {
  const file = relative(root, path.replace(/\?.*$/, ""));
  const prefix = classPrefix(file);
  const known = classesOf.get(prefix) ?? { file, names: [] };
  if (known.file !== file) throw new Error(`${known.file} and ${file} would share their classes: rename one`);
  classesOf.set(prefix, known);
  if (!known.names.includes(name)) known.names.push(name);
  const place = known.names.indexOf(name);
  return prefix + (letters[Math.floor(place / letters.length) - 1] ?? "") + letters[place % letters.length];
}
