import { exports, env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiFailure } from "~/api/calls";
import { createApi } from "~/api/client";
import { availability } from "../../workers/db/schema/box-office";
import { addEvent, smallHouse } from "../support/fixtures";

const origin = "http://localhost:8787";
const headers = { "x-test-now": "2026-11-21T18:05:00+01:00" };
const get = (path: string, more: Record<string, string> = {}) =>
  exports.default.fetch(new Request(`${origin}${path}`, { headers: { ...headers, ...more } }));
const api = createApi(
  {
    origin,
    fetch: (input, init) =>
      exports.default.fetch(
        new Request(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } }),
      ),
  },
  "en",
);

let db: Awaited<ReturnType<typeof smallHouse>>;

beforeAll(async () => {
  db = await smallHouse(env);
  for (let n = 0; n < 12; n += 1)
    await addEvent(db, `2026-11-${String(n + 10).padStart(2, "0")}T20:00:00+01:00`, { tags: [1] });
  for (let n = 0; n < 12; n += 1) await addEvent(db, `2026-12-${String(n + 10).padStart(2, "0")}T20:00:00+01:00`);
});

describe("the list of events over HTTP", () => {
  it("names its neighbours by absolute addresses that keep the query", async () => {
    const first = await (
      await get("/de/api/events/?from=2026-11-10&unknown=1")
    ).json<{ count: number; next: string; previous: null }>();
    expect(first).toMatchObject({ count: 24, previous: null });
    expect(first.next).toContain(`${origin}/de/api/events/?`);
    const second = await (
      await get(first.next.slice(origin.length))
    ).json<{ next: string; previous: string; results: unknown[] }>();
    expect(second.results).toHaveLength(10);
    const third = await (
      await get(second.next.slice(origin.length))
    ).json<{ next: null; previous: string; results: unknown[] }>();
    expect([third.next, third.results.length]).toEqual([null, 4]);
    expect(new URL(third.previous).searchParams.get("page")).toBe("2");
  });

  it("is a 404 past the end and empty where nothing matches", async () => {
    expect((await get("/de/api/events/?page=99")).status).toBe(404);
    const nothing = await get("/de/api/events/?tag=99");
    expect(nothing.status).toBe(200);
    expect(await nothing.json()).toEqual({ count: 0, next: null, previous: null, results: [] });
    expect((await get("/de/api/events/?tag=99&page=2")).status).toBe(404);
  });

  it.each([
    "date=31-02-2026",
    "from=soon",
    "to=2026-13-01",
    "room=abc",
    "type=0",
    "tag=-1",
    "series=1.5",
    "genre=1e3",
    "version=XX",
    "access=wheelchair,fly",
    "english=yes",
    "time=noon",
    "page=0",
    "page=99999999999",
    "page_size=101",
  ])("answers %s with a problem that names the key", async (query) => {
    for (const path of [
      "/de/api/events/",
      "/de/api/events/facets/",
      "/de/api/events/films/",
      "/api/calendar/",
      "/api/availability/programme/",
    ]) {
      const response = await get(`${path}?${query}`);
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        path,
        400,
        "application/problem+json; charset=utf-8",
      ]);
      const problem = await response.json<{ detail: string; errors: { path: string; message: string }[] }>();
      expect(problem.errors.map((error) => error.path)).toContain(query.split("=")[0]);
      expect(problem.detail).toContain(query.split("=")[0]);
      expect(problem.errors[0]?.message).not.toBe("Invalid input");
    }
  });

  it("takes dates in both forms and empty values as not set", async () => {
    const count = async (query: string) =>
      (await (await get(`/de/api/events/?${query}`)).json<{ count: number }>()).count;
    expect(await count("date=2026-12-15")).toBe(7);
    expect(await count("date=15-12-2026&tag=&version=&room=")).toBe(7);
  });

  it("knows unknown events, films and malformed ids", async () => {
    for (const noun of ["events", "productions", "articles", "series", "persons", "venues"]) {
      expect([noun, (await get(`/de/api/${noun}/4711/`)).status]).toEqual([noun, 404]);
      expect([noun, (await get(`/de/api/${noun}/abc/`)).status]).toEqual([noun, 400]);
    }
  });
});

describe("what days have to sell", () => {
  it("is said as it is this moment, and by nothing that is stored", async () => {
    const day = async (now: string) =>
      (await get("/api/availability/programme/?from=2026-12-10&to=2026-12-10", { "x-test-now": now })).json();
    expect(await day("2026-11-21T18:05:00+01:00")).toEqual({
      events: [],
      days: [{ date: "2026-12-10", state: "available" }],
    });
    const { results } = await api.events({ from: "2026-12-10", to: "2026-12-10" });
    await db.insert(availability).values({
      eventId: results[0]?.id ?? 0,
      revision: 1,
      updatedAt: 0,
      sales: "on_sale",
      capacity: 50,
      free: 0,
      level: "sold-out",
      wheelchairFree: 0,
    });
    expect(await day("2026-11-21T18:05:02+01:00")).toEqual({
      events: [],
      days: [{ date: "2026-12-10", state: "sold-out" }],
    });
    const calendar = await get("/api/calendar/?from=2026-12-10&to=2026-12-10");
    expect(await calendar.json()).toEqual([{ date: "2026-12-10", count: 1, closed: false }]);
  });
});

describe("the site's client", () => {
  it("reads lists, details and options in its language", async () => {
    const { count, results } = await api.events({ date: "2026-12-15", page_size: 3 });
    expect([count, results.length]).toEqual([7, 3]);
    expect(results[0]).toMatchObject({
      title: "Tōkyō Story",
      url: expect.stringMatching(/^\/en\/programm\/show\/\d+$/),
    });
    expect(await api.event(results[0]?.id ?? 0)).toMatchObject({ id: results[0]?.id, room: { name: "Large hall" } });
    expect((await api.production(1)).events).toHaveLength(13);
    expect((await api.productions({ genre: 1 })).count).toBe(1);
    expect((await api.programmeFilms({ tag: 1 })).events_count).toBe(1);
    expect((await api.eventFacets({ tag: 1 })).count).toBe(1);
    expect((await api.calendar({ tag: 1 })).map((day) => day.date)).toEqual(["2026-11-21"]);
    expect((await api.rooms()).map((room) => room.name)).toEqual(["Large hall", "Studio"]);
    for (const list of [
      api.eventTypes(),
      api.eventTags(),
      api.series(),
      api.genres(),
      api.exhibitionTypes(),
      api.seasons(),
      api.productionTags(),
      api.seriesList(),
      api.teasers(),
      api.articlesTeaser(),
    ])
      expect(Array.isArray(await list)).toBe(true);
  });

  it("reads the site's own calls", async () => {
    expect((await api.settings()).design.parsers.time_zone).toBe("Europe/Vienna");
    expect(await api.navigation()).toMatchObject({ menu: [] });
    expect(await api.breakingNews()).toBeNull();
    expect(await api.redirects()).toEqual([]);
    expect(await api.openingHoursToday()).toMatchObject({ date: "2026-11-21" });
    expect(await api.cart()).toMatchObject({ status: "empty" });
  });

  it("rejects with the problem of a failed read", async () => {
    const failure = await api.event(4711).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 404, problem: { code: "not_found" } });
    await expect(api.page("/nowhere")).rejects.toMatchObject({ status: 404 });
    await expect(api.page("/")).rejects.toMatchObject({ status: 404 });
  });
});
