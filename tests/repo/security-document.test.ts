import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as cookies from "~/domain/site/cookies";
import { requirements } from "../support/asvs";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const exists = (path: string) => existsSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const document = read("docs/security.md");
const named = [...document.matchAll(/`(tests\/[^\s`]+) › ([^`]+)`/g)].map(([, file = "", name = ""]) => ({
  file,
  name,
}));

/** True if the file declares a test of this name, in whatever quotes. */
const declares = (source: string, name: string): boolean =>
  [`"${name}"`, `\`${name}\``, `'${name}'`].some((text) => source.includes(text));

/** The numbers that a text names, also as "1.2.3–1.2.5"; a whole chapter as "V10". */
function numbersIn(text: string): string[] {
  const single = [...text.matchAll(/\b(\d+\.\d+\.)(\d+)(?:–\1(\d+))?/g)].flatMap(
    ([, section = "", from = "", to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}${Number(from) + index}`),
  );
  const chapters = [...text.matchAll(/\bV(\d+)\b/g)].flatMap(([, chapter]) =>
    [...requirements.keys()].filter((number) => number.startsWith(`${chapter}.`)),
  );
  return [...single, ...chapters];
}

/** What the document says something about: the first cells of the tables of promises, and the heads of the lists. */
const answered = (document.split("\n## Who may what")[0] ?? "")
  .split("\n")
  .flatMap((line) => numbersIn(/^\| (\d[^|]*)\||^- \*\*([^*]+)\*\*/.exec(line)?.[0] ?? ""));

describe("docs/security.md", () => {
  it("says something about every requirement of levels 1 and 2, and about none that the standard does not have", () => {
    const [first, second] = [1, 2].map((level) => [...requirements.values()].filter((of) => of === level).length);
    expect([requirements.size, first, second]).toEqual([345, 70, 183]);
    const asked = [...requirements].filter(([, level]) => level < 3).map(([number]) => number);
    expect(asked.filter((number) => !answered.includes(number))).toEqual([]);
    expect(answered.filter((number) => !requirements.has(number))).toEqual([]);
  });

  it("names a test for every promise", () => {
    const promises =
      document
        .split("## What is proven")[1]
        ?.split("\n## ")[0]
        ?.split("\n")
        .filter((line) => /^\| \d/.test(line)) ?? [];
    expect(promises.length).toBeGreaterThan(25);
    expect(promises.filter((line) => !line.includes(" › "))).toEqual([]);
  });

  it("names only tests that exist", () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ file, name }) => !exists(file) || !declares(read(file), name))).toEqual([]);
    expect(declares(read("tests/repo/house-rules.test.ts"), "is a name that nobody declares")).toBe(false);
  });

  it("lists every cookie of the house by the name it has over https", () => {
    const names = Object.values(cookies).filter((value) => typeof value === "string");
    expect(names.length).toBeGreaterThan(5);
    const withoutPrefix: string[] = [cookies.csrfCookie, cookies.dismissedAlert, cookies.consentCookie];
    const shown = names.map((name) => (withoutPrefix.includes(name) ? name : cookies.nameOf(name, true)));
    expect(shown.filter((name) => !document.includes(`\n| \`${name}\` `))).toEqual([]);
  });
});
