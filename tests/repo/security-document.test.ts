import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as cookies from "~/domain/site/cookies";

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

describe("docs/security.md", () => {
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
