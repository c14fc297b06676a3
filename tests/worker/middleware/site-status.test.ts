import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import type { AppEnv } from "../../../workers/http/app-env";
import { requestFacts } from "../../../workers/middleware/request-facts/request-facts";
import { siteStatus, whileOnline } from "../../../workers/middleware/site-status/site-status";
import { caller, origin } from "../../support/edge";
import { saveSettings, signInWith } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const call = caller({ renderPage: sitePages }, { AUTH_SECRET });

// Hashing a password takes its time, on purpose.
describe("the pages of a site that is switched off", { timeout: 30_000 }, () => {
  beforeEach(() => saveSettings({ is_site_online: false }));

  it.each(["/de/user/login", "/en/user/login?next=/en/programm", "/de/user/login.data"])(
    "let everybody sign in at %s",
    async (path) => {
      const login = await call(path);
      expect([login.status, await login.text()]).toEqual([200, expect.stringContaining("Kino Meridian")]);
    },
  );

  it("are open for whoever has signed in there, and for nobody else", async () => {
    expect((await call("/de/user/favorites")).status).toBe(503);
    const cookie = await signInWith(call);
    const again = await call("/de/user/login", {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", origin },
      body: new URLSearchParams({ email: "chef@kino.example", password: "ein langes Passwort" }).toString(),
    });
    expect([again.status, again.headers.get("location")]).toEqual([303, "/de"]);
    const page = await call("/de/user/favorites", { headers: { cookie } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Kino Meridian")]);
  });

  it.each(["/__x/programm", "/__x/programm.data", "/__manifest", "/xx/programm", "/de/Programm", "/de/%70rogramm"])(
    "stay closed, however they are spelled: %s",
    async (path) => {
      const answer = await call(path);
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("offline")]);
    },
  );

  it("say that they are, to calls of the API too, and when to come back", async () => {
    const page = await call("/de/programm");
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "120"]);
    const answer = await call("/de/api/events/");
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([503, "website_offline"]);
  });

  it("sell nothing, under no name and through no gap in the rule", async () => {
    const body = "tickets=2";
    const headers = { "content-type": "application/x-www-form-urlencoded", origin, "sec-fetch-site": "same-origin" };
    const open = caller({ renderPage: sitePages, without: "siteStatus" }, { AUTH_SECRET });
    for (const [ask, path] of [
      [call, "/__x/programm/haexan/1"],
      [call, "/de/programm/haexan/1"],
      [open, "/de/programm/haexan/1"],
    ] as const) {
      const answer = await ask(path, { method: "POST", redirect: "manual", headers, body });
      expect([answer.status >= 500, answer.headers.getSetCookie()]).toEqual([true, []]);
    }
    // The API looks for itself: what reaches it from within the house is a visitor too.
    for (const path of ["/de/api/events/", "/de/api/shop/cart/"]) {
      const answer = await open(path);
      expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([503, "website_offline"]);
    }
    expect((await open("/de/programm.data")).status).toBeGreaterThanOrEqual(500);
  });
});

describe("a site of which nothing at all is known", () => {
  const facts = () => Promise.resolve(null);
  const app = new Hono<AppEnv>().use(requestFacts(), siteStatus({ facts })).all("*", async (c) => {
    const state = { env, ctx: createExecutionContext(), facts: c.var.facts, shared: false, modules: {} as never };
    return whileOnline(() => Promise.resolve(new Response("the API")), { facts })(c.req.raw, state);
  });
  const ask = (path: string) => app.request(path, {}, env, createExecutionContext());

  it("is closed, and says when to come back", async () => {
    const page = await ask("/de/programm");
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "120"]);
    expect(await page.text()).toContain('<a href="">');
    const call = await ask("/de/api/events/");
    expect([call.status, (await call.json<{ code: string }>()).code]).toEqual([503, "overloaded"]);
  });

  it.each([
    "/media/0123456789abcdef/card.jpg",
    "/api/csrf/",
    "/api/csrf",
    "/de/user/login",
    "/pageeditor-api/settings",
  ])("lets through what stays open: %s", async (path) => expect(await (await ask(path)).text()).toBe("the API"));

  it.each(["/x/api/csrf/", "/api/csrf-of-somebody/", "/api/events/"])("closes what is not listed: %s", async (path) =>
    expect((await ask(path)).status).toBe(503),
  );

  it("is closed to what reaches the API from within", async () => {
    const inner = new Hono<AppEnv>().use(requestFacts()).all("*", async (c) => {
      const state = { env, ctx: createExecutionContext(), facts: c.var.facts, shared: false, modules: {} as never };
      return whileOnline(() => Promise.resolve(new Response("the API")), { facts })(c.req.raw, state);
    });
    const answer = await inner.request("/de/api/events/", {}, env, createExecutionContext());
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([503, "website_offline"]);
  });
});
