import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { problemsOf } from "../../scripts/deploy/checks";

const file = fileURLToPath(new URL("../../wrangler.toml", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kasch-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The configuration as it is once somebody has filled it in, with one address. */
function filledIn(origin: string): string {
  const path = join(folder, "wrangler.toml");
  const text = readFileSync(file, "utf8")
    .replaceAll("http://localhost:8787", origin)
    .replaceAll(/id = "0{8}/g, 'id = "deadbeef');
  writeFileSync(path, text);
  return path;
}

describe.each(["preview", "production"])("deploying to %s", (environment) => {
  it("is refused as long as the address or what holds the data is missing", () => {
    expect(problemsOf(environment, file).problems).toEqual([
      expect.stringMatching(/^SITE_ORIGIN/),
      expect.stringMatching(/^No database yet/),
      expect.stringMatching(/^No namespace yet/),
    ]);
  });

  it.each([
    "http://localhost:8787",
    "https://localhost",
    "https://kasch.localhost",
    "https://127.0.0.1",
    "https://[::1]",
    "http://kino.example",
    "https://kino.example/",
    "kino.example",
    "",
  ])("is refused with SITE_ORIGIN %j", (origin) => {
    expect(problemsOf(environment, filledIn(origin)).problems).toEqual([expect.stringMatching(/^SITE_ORIGIN/)]);
  });

  it("is allowed with a public address", () => {
    expect(problemsOf(environment, filledIn("https://kino.example"))).toEqual({
      origin: "https://kino.example",
      problems: [],
    });
  });
});
