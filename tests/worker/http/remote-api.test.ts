import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { redirect } from "../../../workers/db/schema/site";
import { bumpGeneration } from "../../../workers/cache/generation";
import { db } from "../../../workers/db/client";
import type { Bindings } from "../../../workers/http/app-env";
import { caller, origin } from "../../support/edge";
import { saveSettings, signInWith } from "../../support/house";
import { evening, shopHouse, ticket } from "../../support/shop";
import { sitePages } from "../../support/site-pages";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const backendOrigin = "https://backend.example";

/** A binding that must not be touched: whoever does has not asked the backend. */
const forbidden = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get() {
      throw new Error(`${name} of the site itself was used`);
    },
  });

/** Two installations never share names in one cache. */
const cacheOfItsOwn = new Proxy(env.CACHE, {
  get(target, key) {
    const value = Reflect.get(target, key) as (...args: unknown[]) => unknown;
    return (name: string, ...more: unknown[]) => Reflect.apply(value, target, [`front/${name}`, ...more]);
  },
});

const asked: { pathname: string; headers: Headers }[] = [];
let isDown = false;

/** Another installation of the contract: the only one that has a database, carts and accounts. */
const backend = caller({ renderPage: () => Promise.reject(new Error("pages are not the backend's")) }, { AUTH_SECRET });
/** The site in front of it. */
const call = caller({ renderPage: sitePages }, {
  API_ORIGIN: backendOrigin,
  CACHE: cacheOfItsOwn,
  DB: forbidden("DB"),
  SCREENING: forbidden("SCREENING"),
  MEDIA: forbidden("MEDIA"),
} as unknown as Bindings);
const publish = async () => {
  await bumpGeneration(env);
  await bumpGeneration({ ...env, CACHE: cacheOfItsOwn });
};

const token = "a".repeat(40);
const clock = { "x-test-now": new Date(evening).toISOString() };

describe("a site whose API is another backend", { timeout: 30_000 }, () => {
  beforeEach(async () => {
    isDown = false;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const { method, headers } = request;
      const { origin: to, pathname, search } = new URL(request.url);
      asked.push({ pathname, headers });
      if (isDown || to !== backendOrigin) throw new Error(`${to} cannot be reached`);
      return backend(pathname + search, {
        method,
        headers,
        body: method === "GET" ? null : await request.arrayBuffer(),
      });
    });
    asked.length = 0;
  });
  afterEach(() => void vi.restoreAllMocks());

  it("holds tickets and shows the cart in one place, for scripts and for plain forms", async () => {
    const { salon } = await shopHouse();
    const event = await salon();
    await publish();
    const write = { ...clock, cookie: `csrftoken=${token}`, "x-csrftoken": token, origin };
    expect((await call("/de/api/shop/cart/", { method: "DELETE", headers: write })).status).toBe(204);
    const held = await call("/de/api/shop/cart/", {
      method: "POST",
      headers: { ...write, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ event, tickets: [ticket(501, 2)] }),
    });
    expect(held.status).toBe(201);
    const cookie = held.headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    const cart = async () => {
      const page = await call("/de/warenkorb", { headers: { ...clock, cookie } });
      return [page.status, (await page.text()).includes("2 Karten")];
    };
    expect(await cart()).toEqual([200, true]);
    const availability = await call(`/api/availability/?events=${event}`, { headers: { ...clock, cookie } });
    expect(await availability.json()).toMatchObject([{ event, free: 10 }]);
    const cleared = await call("/de/warenkorb", {
      method: "POST",
      redirect: "manual",
      headers: { ...clock, cookie, origin, "content-type": "application/x-www-form-urlencoded" },
      body: "intent=clear",
    });
    expect(cleared.status).toBe(303);
    expect(await cart()).toEqual([200, false]);
  });

  it("is online, redirects and knows its staff as the backend says", async () => {
    await db(env).insert(redirect).values({ oldPath: "/ehemals", newPath: "/programm" });
    await saveSettings();
    await publish();
    expect((await call("/de/ehemals", { redirect: "manual" })).headers.get("location")).toBe("/de/programm");
    const cookie = await signInWith(call);
    await saveSettings({ is_site_online: false });
    await publish();
    expect((await call("/de/user/favorites")).status).toBe(503);
    expect((await call("/de/user/favorites", { headers: { cookie } })).status).toBe(200);
    const user = await call("/de/pageeditor-api/user", { headers: { cookie } });
    expect(await user.json()).toMatchObject({ email: "chef@kino.example" });
  });

  it("hears no more of a visitor than the contract needs, and nothing of a visitor for shared answers", async () => {
    await saveSettings();
    await publish();
    await call("/de/api/events/", {
      headers: { cookie: "kasch_cart=1", "x-forwarded-for": "spoofed", "x-secret": "1" },
    });
    const shared = asked.find(({ pathname }) => pathname.includes("/api/events/"));
    expect([...(shared?.headers.keys() ?? [])].toSorted()).toEqual(["accept", "x-request-id"]);
    expect(shared?.headers.get("accept")).toBe("*/*");
    await call("/api/user-details/", {
      headers: { cookie: "kasch_cart=1", "cf-connecting-ip": "192.0.2.7", "x-secret": "1" },
    });
    const own = asked.find(({ pathname }) => pathname.includes("/api/user-details/"));
    expect([own?.headers.get("cookie"), own?.headers.get("x-forwarded-for"), own?.headers.get("x-secret")]).toEqual([
      "kasch_cart=1",
      "192.0.2.7",
      null,
    ]);
  });

  it("shows what it has when the backend is down, and says 502 for the rest", async () => {
    const path = "/de/api/events/?page_size=7";
    expect((await call(path)).status).toBe(200);
    isDown = true;
    await publish();
    expect((await call(path)).headers.get("warning")).toContain("111");
    const nothing = await call("/de/api/events/?page_size=8");
    expect([nothing.status, (await nothing.json<{ code: string }>()).code]).toEqual([502, "upstream_failed"]);
  });
});
