import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "~/server/context";
import { bumpGeneration } from "../../../workers/cache/generation";
import { caller } from "../../support/edge";
import { counted, database, nonceOf, site, state } from "../../support/stored-site";

beforeEach(async () => {
  await bumpGeneration(env);
});

describe("pages through the cache", () => {
  it("makes a page once and serves it with a new nonce each time", async () => {
    const { call, made } = site();
    const first = await call("/de/programm");
    const second = await call("/de/programm");
    expect([state(first), state(second), made.length]).toEqual(["kasch; fwd=miss", "kasch; hit", 1]);
    for (const response of [first, second]) {
      const html = await response.text();
      expect(html).toContain("1 200");
      expect(html.split(`nonce="${nonceOf(response)}"`)).toHaveLength(3);
    }
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(second.headers.get("age")).toBe("0");
  });

  it("costs no query when warm, and one KV read at most", async () => {
    const { DB, queries } = database();
    const first = counted();
    const { call } = site({ bindings: { DB, CACHE: first.CACHE } });
    await call("/de/programm");
    const [before, readBefore] = [queries(), first.reads.length];
    expect(state(await call("/de/programm"))).toBe("kasch; hit");
    expect([queries() - before, first.reads.length - readBefore]).toEqual([0, 0]);
    // Another isolate, which has nothing in memory but the site's facts.
    const other = counted();
    const elsewhere = site({ bindings: { DB, CACHE: other.CACHE } });
    await elsewhere.call("/en/nothing");
    // A page is looked for there, what it is made of is not.
    expect(other.reads).toContainEqual(expect.stringContaining("/en/nothing"));
    expect(other.reads.filter((key) => key.includes("pageeditor-api"))).toEqual([]);
    other.reads.length = 0;
    const beforeElsewhere = queries();
    expect(state(await elsewhere.call("/de/programm"))).toBe("kasch; hit");
    expect([queries() - beforeElsewhere, other.reads]).toEqual([0, [expect.stringContaining("/de/programm")]]);
    expect(elsewhere.made).toEqual(["/en/nothing"]);
  });

  it("is one page for every campaign, and its address is what the page is made from", async () => {
    const { call, made } = site();
    await call("/de/programm?utm_source=a&tag=3");
    expect(state(await call("/de/programm?tag=3&fbclid=b"))).toBe("kasch; hit");
    expect(state(await call("/de/programm?tag=4"))).toBe("kasch; fwd=miss");
    expect(made).toEqual(["/de/programm?tag=3", "/de/programm?tag=4"]);
  });

  it("tells languages, documents and their data apart", async () => {
    const { call, made } = site();
    for (const path of ["/de/programm", "/en/programm", "/de/programm.data"]) await call(path);
    expect(made).toEqual(["/de/programm", "/en/programm", "/de/programm.data"]);
  });

  it("shows the shared page to visitors with a cart, and makes it without their cookies", async () => {
    const { call, made, seenCookies } = site();
    await call("/de/programm", { headers: { cookie: "kasch_cart=secret" } });
    expect(state(await call("/de/programm"))).toBe("kasch; hit");
    expect([made.length, seenCookies]).toEqual([1, [null]]);
  });

  it.each(["edit", "noToolbar", "version_id=3"])(
    "is the page that everybody sees for a visitor who asks for ?%s",
    async (key) => {
      const { call, made } = site();
      await call("/de/programm");
      expect(state(await call(`/de/programm?${key}`))).toBe("kasch; hit");
      expect(made).toEqual(["/de/programm"]);
    },
  );

  it("is made for each of the origins it may be asked at", async () => {
    const SITE_ORIGIN = "https://kino.example" as Env["SITE_ORIGIN"];
    const { call, made } = site({ bindings: { SITE_ORIGIN } });
    const origins = ["https://kino.example", "https://www.kino.example", "http://kino.example"];
    for (const origin of [...origins, ...origins]) await call(`${origin}/de/programm`);
    expect(made).toHaveLength(3);
  });

  it("holds no nonce where it is data", async () => {
    const nonces: string[] = [];
    const call = caller({
      renderPage: (_, context) => {
        nonces.push(context.get(requestContext).nonce);
        return Promise.resolve(new Response("data"));
      },
    });
    await call("/de/programm.data");
    await call("/de/programm");
    expect(nonces).toEqual(["", expect.stringMatching(/^[\w-]{22}$/)]);
  });

  it.each(["/de/warenkorb", "/de/user/favorites"])("never keeps %s", async (path) => {
    const { call, made } = site();
    expect(state(await call(path))).toBeNull();
    await call(path);
    expect(made).toHaveLength(2);
  });

  it("never keeps what sets a cookie", async () => {
    const { call, made } = site({ headers: { "set-cookie": "a=b" } });
    await call("/de/programm");
    expect((await call("/de/programm")).headers.get("set-cookie")).toBe("a=b");
    expect(made).toHaveLength(2);
  });

  it("never keeps errors", async () => {
    let broken = true;
    const { call } = site({ fail: () => broken });
    const error = await call("/de/programm");
    expect([error.status, await error.text()]).toEqual([500, `broken ${nonceOf(error)}`]);
    broken = false;
    expect((await call("/de/programm")).status).toBe(200);
  });

  it("never answers a write from the cache", async () => {
    const { call, made } = site();
    await call("/de/programm");
    await call("/de/programm", { method: "POST", headers: { origin: "http://localhost:8787" }, body: "a=b" });
    expect(made).toHaveLength(2);
  });

  it("makes one page for requests that arrive together", async () => {
    const { call, made } = site();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call("/de/programm")));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(made).toHaveLength(1);
  });

  it("keeps pages of different test times apart", async () => {
    const { call, made } = site();
    const at = (time: string) => call("/de/programm", { headers: { "x-test-now": time } });
    await at("2026-11-21T18:00:00+01:00");
    await at("2026-11-21T19:00:00+01:00");
    expect(state(await at("2026-11-21T18:00:00+01:00"))).toBe("kasch; hit");
    expect(made).toHaveLength(2);
  });

  it("ignores the test time where it is not allowed", async () => {
    const { call, made } = site({ bindings: { TEST_CLOCK: "" } });
    await call("/de/programm");
    expect(state(await call("/de/programm", { headers: { "x-test-now": "2030-01-01T00:00:00Z" } }))).toBe("kasch; hit");
    expect(made).toHaveLength(1);
  });

  it("shows a publish at once", async () => {
    const { call, made } = site();
    await call("/de/programm");
    await bumpGeneration(env);
    expect(state(await call("/de/programm"))).toBe("kasch; fwd=miss");
    expect(made).toHaveLength(2);
  });

  it("serves the last good copy when a page cannot be made, even after a publish", async () => {
    let broken = false;
    const { call } = site({ fail: () => broken });
    await call("/de/programm");
    broken = true;
    await bumpGeneration(env);
    const answer = await call("/de/programm");
    expect([answer.status, answer.headers.get("warning"), answer.headers.get("age")]).toEqual([
      200,
      '111 - "Revalidation failed"',
      "0",
    ]);
    expect(await answer.text()).toContain(`nonce="${nonceOf(answer)}"`);
  });
});

describe("a page without one of its parts", () => {
  it("is shown and not kept, and kept again when the part is back", async () => {
    let isBroken = false;
    const { DB } = database(() => isBroken);
    const { call, made } = site({ bindings: { DB }, reads: "/pageeditor-api/settings?lang=en" });
    // What decides whether there is a page at all is known already.
    await call("/de/api/nothing/");
    isBroken = true;
    const first = await call("/de/programm");
    expect([first.status, first.headers.get("cache-control"), await first.text()]).toEqual([
      200,
      "no-store",
      expect.stringContaining("1 503"),
    ]);
    isBroken = false;
    expect(await (await call("/de/programm")).text()).toContain("2 200");
    expect(state(await call("/de/programm"))).toBe("kasch; hit");
    expect(made).toHaveLength(2);
  });
});

describe("what nothing else is said about", () => {
  it.each(["/de/api/shop/cart/", "/de/api/events/1/booking/", "/de/warenkorb", "/de/nirgends"])(
    "is kept by nobody: %s",
    async (path) => {
      const call = caller({ renderPage: () => Promise.resolve(new Response("mine", { status: 404 })) });
      expect((await call(path)).headers.get("cache-control")).toMatch(/no-store/);
    },
  );

  it("is so because of one step, which leaves alone what has been said", async () => {
    const renderPage = () => Promise.resolve(new Response("mine"));
    expect(
      (await caller({ renderPage, without: "privateByDefault" })("/de/warenkorb")).headers.get("cache-control"),
    ).toBeNull();
    expect((await caller({ renderPage })("/de/warenkorb")).headers.get("cache-control")).toBe("private, no-store");
    expect((await caller({ renderPage })("/de/programm")).headers.get("cache-control")).toBe("private, no-cache");
  });
});

describe("answers of the API through the cache", () => {
  it("survive a database that is down", async () => {
    let down = false;
    const { DB } = database(() => down);
    const { call } = site({ bindings: { DB } });
    expect((await call("/pageeditor-api/settings")).status).toBe(200);
    down = true;
    await bumpGeneration(env);
    const answer = await call("/pageeditor-api/settings");
    expect([answer.status, answer.headers.get("warning")]).toEqual([200, '111 - "Revalidation failed"']);
    // Without a copy there is a problem document, and nothing about the reason.
    const unknown = await call("/de/pageeditor-api/nav");
    expect([unknown.status, unknown.headers.get("content-type")]).toEqual([
      503,
      "application/problem+json; charset=utf-8",
    ]);
    expect(await unknown.text()).not.toContain("D1");
  });

  it("are shared between the browser and the pages", async () => {
    const { call } = site();
    await call("/de/programm");
    expect(state(await call("/pageeditor-api/settings"))).toBe("kasch; hit");
  });

  it("never hold a person", async () => {
    const { call } = site();
    for (const path of ["/api/user-details/", "/api/csrf/", "/de/pageeditor-api/user"])
      expect(state(await call(path))).toBeNull();
  });
});
