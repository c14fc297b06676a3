import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

test("files that bypass the Worker say how they may be used", async ({ request }) => {
  const page = await (await request.get("/de/programm")).text();
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  for (const path of ["/favicon.svg", "/manifest.webmanifest", script]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect([path, answer.status()]).toEqual([path, 200]);
    // Only the Worker writes a request id: without one it was not asked.
    expect(headers["x-request-id"]).toBeUndefined();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringMatching(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/),
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
  }
});

test("the Worker brings no query builder that nothing uses", () => {
  const files = readdirSync("build/server", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, text: readFileSync(join("build/server", name), "utf8") }));
  expect(files.length).toBeGreaterThan(5);
  expect(
    files
      .filter(
        ({ name, text }) => /introspect|dialect/.test(name) || /Introspector|kysely_migration|sqlite_master/.test(text),
      )
      .map(({ name }) => name),
  ).toEqual([]);
});
