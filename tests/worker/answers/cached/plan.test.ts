import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bumpGeneration } from "../../../../workers/cache/generation";
import { origin } from "../../../support/edge";
import { smallHouse } from "../../../support/fixtures";
import { counted, site, state } from "../../../support/stored-site";

beforeAll(async () => void (await smallHouse(env)));
beforeEach(async () => {
  await bumpGeneration(env);
});

describe("a stored page", () => {
  it.each([
    ["/de/programm", "?saison=3&date=&filters=1&overlay=maybe&utm_source=brief"],
    ["/de/alle-filme", "?series=2&version=OV&view=woche&q=%20"],
    ["/de/haus", "?page=7&q=abc&category=1"],
    ["/de/programm/x/1", "?timeslot=4&step=2&overlay=maybe"],
  ])("is one page for everything that means nothing to %s", async (path, query) => {
    const { call, made } = site();
    await call(path);
    expect(state(await call(path + query))).toBe("kasch; hit");
    expect(made).toEqual([path]);
  });

  it("is kept for the loaders of its own routes only", async () => {
    const { call } = site();
    const ask = async (routes: string) => {
      await call(`/de/programm.data?_routes=${routes}`);
      return state(await call(`/de/programm.data?_routes=${routes}`));
    };
    expect([
      await ask("routes/layout,events"),
      await ask("events"),
      await ask("garbage"),
      await ask("events,x"),
      await ask("events,events"),
    ]).toEqual(["kasch; hit", "kasch; hit", null, null, null]);
  });

  it("is kept for a day in its filtered forms, and for a week without a filter", async () => {
    const kept = new Map<string, number | undefined>();
    const CACHE = new Proxy(env.CACHE, {
      get: (target, key) =>
        key === "put"
          ? (name: string, value: ArrayBuffer, options: KVNamespacePutOptions) => {
              kept.set(name.split("/").slice(2).join("/"), options.expirationTtl);
              return target.put(name, value, options);
            }
          : (Reflect.get(target, key) as () => unknown).bind(target),
    });
    const { call } = site({ bindings: { CACHE } });
    for (const path of ["/de/programm", "/de/programm?tag=3", "/de/programm.data?_routes=events"]) await call(path);
    await call("/de/api/events/?tag=3");
    // Of filtered forms there is no end: the first one to ask leaves nothing behind.
    expect([...kept.keys()].filter((name) => name.includes("?tag"))).toEqual([]);
    for (const path of ["/de/programm?tag=3", "/de/api/events/?tag=3"]) await call(path);
    const day = 86_400;
    expect(
      [...kept].filter(([name]) => name.startsWith("/de")).map(([name, age]) => [name, Math.round((age ?? 0) / day)]),
    ).toEqual([
      ["/de/programm", 7],
      ["/de/programm.data?_routes=events", 7],
      ["/de/programm?tag=3", 1],
      ["/de/api/events/?tag=3", 1],
    ]);
  });

  it("leaves nothing in the store for options that the house does not have", async () => {
    const { CACHE, writes } = counted();
    const { call } = site({ bindings: { CACHE } });
    await call("/de/programm");
    const before = writes.length;
    for (let n = 1000; n < 1005; n += 1)
      for (const path of [`/de/programm?tag=${n}`, `/de/api/events/?tag=1&genre=${n}`]) {
        await call(path);
        expect(state(await call(path))).toBe("kasch; hit");
      }
    // What all pages are made of is kept when it is asked for once more.
    expect(writes.slice(before).filter((name) => name.includes("?"))).toEqual([]);
  });

  it("leaves nothing in the store for what people look for in their own words", async () => {
    const { CACHE, writes } = counted();
    const { call } = site({ bindings: { CACHE } });
    await call("/de/programm");
    const before = writes.length;
    for (let n = 0; n < 3; n += 1)
      for (const path of ["/de/alle-filme?q=ozu", "/de/api/productions/?q=ozu", "/de/api/productions/?ids=1,2"])
        expect(state(await call(path))).toBe(n === 0 ? "kasch; fwd=miss" : "kasch; hit");
    // What all pages are made of is kept when it is asked for once more.
    expect(writes.slice(before).filter((name) => name.includes("?"))).toEqual([]);
  });
});

describe("a value that means nothing", () => {
  const tooLong = "9".repeat(201);

  it.each([
    [`/de/api/events/?tag=${tooLong}`, "tag"],
    ["/de/api/events/?tag=x&page=1", "tag"],
    ["/de/api/events/?tag=1&tag=2", "tag"],
    [`/de/api/productions/?q=${tooLong}`, "q"],
    [`/api/rooms/?lang=x1`, "lang"],
    [`/de/api/events/facets/?version=OV,${tooLong}`, "version"],
  ])("is a problem that names its key, asked for once or again: %s", async (path, key) => {
    const { call } = site();
    for (let n = 0; n < 2; n += 1) {
      const answer = await call(path);
      expect([answer.status, state(answer)]).toEqual([400, null]);
      expect((await answer.json<{ errors: { path: string }[] }>()).errors.map((error) => error.path)).toContain(key);
    }
  });

  it("is named on a page, and the page without it is a click away", async () => {
    const { call, made } = site();
    const answer = await call(
      `/de/programm?room=abc&tag=2&date=99-99-2026&version=OV&x=${encodeURIComponent('"><b>')}`,
    );
    const html = await answer.text();
    expect([answer.status, html]).toEqual([400, expect.stringContaining(": room, date.")]);
    expect(html).toContain('href="/de/programm?tag=2&amp;version=OV&amp;x=%22%3E%3Cb%3E"');
    expect(made).toEqual([]);
    for (const method of ["GET", "HEAD"])
      expect((await call(`/en/alle-filme?tag=${tooLong}`, { method })).status).toBe(400);
    const data = await call("/de/programm.data?room=abc&_routes=events");
    expect([data.headers.get("x-remix-redirect"), data.headers.get("x-remix-reload-document")]).toEqual([
      "/de/programm?room=abc",
      "true",
    ]);
    // What somebody has filled in is not lost by the address it is sent to.
    const sent = { method: "POST", headers: { origin }, body: new URLSearchParams({ a: "b" }) };
    expect((await site().call("/de/programm?room=abc", sent)).status).toBe(200);
    expect((await site().call("/de/programm?room=&date=28.11.2026&overlay=maybe")).status).toBe(200);
  });
});
