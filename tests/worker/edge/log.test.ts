import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logError } from "~/server/log.server";
import { createStaff } from "../../../workers/auth/create-staff";
import { bumpGeneration } from "../../../workers/cache/generation";
import { sha256 } from "~/domain/common/sha256";
import { caller, htmlPage, origin, someAddress } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const call = caller({ renderPage: sitePages }, { AUTH_SECRET });
const secret = "s3cret-key-of-a-visito";
const email = "somebody.particular@kino.example";

/** A table that is gone: a real failure of the database, with everything it says. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  await env.DB.prepare(`ALTER TABLE "${table}" RENAME TO "${table}_gone"`).run();
  try {
    await work();
  } finally {
    await env.DB.prepare(`ALTER TABLE "${table}_gone" RENAME TO "${table}"`).run();
  }
}

describe("the log", () => {
  const lines: string[] = [];
  beforeEach(async () => {
    await saveSettings();
    lines.length = 0;
    for (const level of ["error", "warn", "info", "log", "debug"] as const)
      vi.spyOn(console, level).mockImplementation(
        (...parts: unknown[]) => void lines.push(parts.map(String).join(" ")),
      );
  });
  afterEach(() => void vi.restoreAllMocks());

  const signIn = () =>
    call("/de/user/login", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin, "cf-connecting-ip": someAddress() },
      body: new URLSearchParams({ email, password: "ein langes Passwort" }).toString(),
    });

  it("says what failed and in which request, and nothing about who asked", async () => {
    let id: string | null = null;
    await without("cart", async () => {
      const answer = await call("/de/api/shop/cart/", { headers: { cookie: `kasch_cart_key=${secret}` } });
      expect(answer.status).toBe(503);
      id = answer.headers.get("x-request-id");
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "error",
        request_id: id,
        path: "/de/api/shop/cart/",
        error: expect.stringMatching(/Failed query: select .*caused by Error: .*no such table/s),
      }),
    ]);
    expect(lines.join("\n")).not.toContain("params");
    expect(lines.join("\n")).not.toContain(await sha256(secret));
  });

  it("says what nobody expected, of which the answer gives nothing away but the number", async () => {
    const broken = caller({ renderPage: () => Promise.reject(new Error("a secret of the house")) });
    const answer = await broken("/de/user/profile");
    const request_id = answer.headers.get("x-request-id");
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: "internal", request_id, errors: [] }),
    ]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: "error", request_id, error: expect.stringContaining("a secret of the house") }),
    ]);
  });

  it("holds no address of somebody who signs in, wrongly or without a database", async () => {
    await createStaff(env, { email, name: "Ada Muster", role: "editor", password: "ein anderes Passwort" });
    expect((await signIn()).status).toBe(401);
    await without("user", async () => expect((await signIn()).status).toBe(503));
    expect(lines.join("\n")).not.toContain(email);
    const [refused, ...failures] = lines.map((line): unknown => JSON.parse(line));
    expect(refused).toMatchObject({ level: "warn", event: "sign_in_refused" });
    expect(failures.length).toBeGreaterThan(0);
    for (const failure of failures) expect(failure).toMatchObject({ level: "error", what: expect.any(String) });
  });

  it("holds no token of a session that cannot be looked up", async () => {
    await without("session", async () => {
      await call("/de/user/favorites", { headers: { cookie: `kasch.session_token=${secret}.${"a".repeat(43)}=` } });
    });
    expect(lines.join("\n")).not.toContain(secret);
  });

  it("names the request of a page whose menu is missing", async () => {
    await without("menu_entry", async () => {
      const page = await call("/en/user/favorites");
      expect(page.status).toBe(200);
      const parts = lines.map((line) => JSON.parse(line) as { what: string; request_id: string });
      expect(parts.map(({ what }) => what)).toContain("shell without navigation");
      expect(new Set(parts.map(({ request_id }) => request_id))).toEqual(new Set([page.headers.get("x-request-id")]));
    });
  });

  it("has the number that the failed page shows, and no stored page shows anybody's", async () => {
    const stored = await call("/de/haus/impressum-gibt-es-nicht");
    expect(await stored.text()).not.toContain(stored.headers.get("x-request-id") ?? "");
    await without("event", async () => {
      const failed = await call("/de/programm");
      const id = failed.headers.get("x-request-id") ?? "";
      expect([failed.status, await failed.text()]).toEqual([
        503,
        expect.stringMatching(new RegExp(`<code[^>]*>${id}</code>`)),
      ]);
      expect(failed.headers.get("server-timing")).toContain(`request;desc="${id}"`);
      expect(lines.map((line) => (JSON.parse(line) as { request_id: string }).request_id)).toContain(id);
    });
  });

  it("says why a copy had to stand in, without what somebody looked for", async () => {
    const call = caller({
      renderPage: () => (isBroken ? Promise.reject(new Error("no such page")) : Promise.resolve(htmlPage("page", "n"))),
    });
    let isBroken = false;
    await call("/de/alle-filme?q=geheim");
    isBroken = true;
    await bumpGeneration(env);
    expect((await call("/de/alle-filme?q=geheim")).headers.get("warning")).toContain("111");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      path: "/de/alle-filme",
      error: expect.stringContaining("no such page"),
    });
    expect(lines.join("\n")).not.toContain("geheim");
  });

  it("leaves parameters out however deep they are, and whatever they look like", () => {
    const failed = Object.assign(new Error(`Failed query: select 1\nparams: ${email},\n    at ${secret}`), {
      params: [],
    });
    logError("test", new Error("outside", { cause: new Error("between", { cause: failed }) }));
    expect(lines[0]).toContain("Failed query: select 1");
    expect(lines[0]).not.toMatch(new RegExp(`${email}|${secret}`));
  });
});
