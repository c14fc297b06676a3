import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const sources = (folder: string, endings: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => endings.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(root, folder, name), "utf8") }));

const offenders = (files: { path: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => relative(root, join(root, path)));

describe("the house", () => {
  const app = sources("app", /\.tsx?$/);
  const workers = sources("workers", /\.ts$/);

  it("names the Worker's types in exactly one file of the site", () => {
    expect(offenders(app, /from "[^"]*\bworkers\//)).toEqual(["app/api/calls.ts"]);
  });

  it("reads no clock inside the domain", () => {
    const domain = app.filter(({ path }) => path.startsWith("app/domain/"));
    expect(domain.length).toBeGreaterThan(10);
    expect(offenders(domain, /Date\.now\(|new Date\(\)|performance\.now\(/)).toEqual([]);
  });

  it("writes raw HTML only where it is escaped by construction", () => {
    expect(offenders(app, /dangerouslySetInnerHTML/)).toEqual(["app/ui/InlineScript.tsx", "app/ui/JsonLd.tsx"]);
  });

  it("keeps the schema library out of the code visitors load", () => {
    const visitorCode = app.filter(({ path }) => !/^app\/(domain|modules\/[^/]+\/definition\.ts)/.test(path));
    expect(offenders(visitorCode, /from "(zod|@hono\/zod-openapi)"/)).toEqual([]);
    const values = /import (?!type)[^;]*from "~\/domain\/[^"]*\/schema"/;
    expect(offenders(visitorCode, values)).toEqual([]);
  });

  it("has no registry address in the lock file, so that it installs anywhere", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain('"resolved"');
  });

  it("gives no secret a fallback value", () => {
    expect(offenders(workers, /(SECRET|PASSWORD|TOKEN)\w*\s*(\?\?|\|\|)/)).toEqual([]);
  });
});
