import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { activeFilters, filterKeys, type EventFilters } from "~/domain/programme/filters";
import { dayFromUrl, parseProgrammeQuery, type EventsQuery } from "~/domain/programme/query";
import { accessFeatures, versionCodes } from "~/domain/programme/values";
import { addDays } from "~/domain/time/cinema-day";
import { partsOfDay } from "~/domain/time/parts-of-day";
import { eventFacets } from "../../../../workers/db/programme/event-facets";
import { listEvents } from "../../../../workers/db/programme/events";
import { programmeFilms } from "../../../../workers/db/programme/productions";
import { event, eventTag } from "../../../../workers/db/schema/programme";
import { addEvent, smallHouse } from "../../../support/fixtures";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const asking = { lang: "de", now };
let db: Awaited<ReturnType<typeof smallHouse>>;

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

beforeAll(async () => {
  db = await smallHouse(env);
  // Sixty shows over eight days whose properties repeat with periods that share no factor.
  for (let n = 0; n < 60; n += 1) {
    const start = Date.parse("2026-11-20T10:00:00+01:00") + n * 11_400_000;
    const versionCode = pick(["OmeU", "OmdU", null, "DF", null] as const, n) ?? null;
    await addEvent(db, new Date(start).toISOString(), {
      roomId: pick([1, 2, 1], n) ?? 1,
      productionId: pick([1, 2, null, 1], n) ?? null,
      title: { de: "Abend" },
      eventTypeId: n % 4 === 2 ? 2 : 1,
      seriesId: pick([1, null, null, 2, null], n) ?? null,
      versionCode,
      englishFriendly: versionCode === "OmeU",
      access: n % 7 === 0 ? ["relaxed"] : n % 11 === 0 ? ["audio-description", "sdh"] : [],
      isOnline: n % 13 !== 0,
      status: n % 9 === 4 ? "cancelled" : n % 9 === 5 ? "moved" : "scheduled",
      tags: [[1], [2, 3], [], [1, 2]][n % 4] ?? [],
    });
  }
});

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const queries: fc.Arbitrary<EventsQuery> = fc.record({
  date: maybe(fc.integer({ min: -3, max: 12 }).map((n) => addDays("2026-11-21", n))),
  room: maybe(fc.constantFrom(1, 2, 9)),
  type: maybe(fc.constantFrom(1, 2)),
  tag: maybe(fc.constantFrom(1, 2, 3)),
  series: maybe(fc.constantFrom(1, 2)),
  genre: maybe(fc.constantFrom(1, 2)),
  season: maybe(fc.constantFrom(1, 2)),
  exhibition_type: maybe(fc.constant(1)),
  version: maybe(fc.subarray([...versionCodes], { minLength: 1, maxLength: 2 })),
  access: maybe(fc.subarray([...accessFeatures], { minLength: 1, maxLength: 2 })),
  english: maybe(fc.constant(true)),
  time: maybe(fc.constantFrom(...partsOfDay)),
});

/** What of a list counts: shows that take place and have not begun. */
const countOf = async (query: EventsQuery) =>
  (await listEvents(db, { ...query, page_size: 100 }, asking)).results.filter(
    ({ status, date_start }) => status !== "cancelled" && Date.parse(date_start) > now,
  ).length;

/** The list a suggestion's link leads to, read as the programme page reads addresses. */
function followed(link: Record<string, string>): EventsQuery {
  const { view: _view, overlay: _overlay, ...query } = parseProgrammeQuery(new URLSearchParams(link));
  return query;
}

describe("filter counts", () => {
  it("leave out what has begun or is cancelled", async () => {
    const { count } = await eventFacets(db, {}, asking);
    expect(count).toBe(await countOf({}));
    expect(count).toBeLessThan((await listEvents(db, {}, asking)).count);
    const past = await eventFacets(db, { from: "2026-11-20", to: "2026-11-20" }, asking);
    expect([past.count, past.options.room]).toEqual([0, []]);
  });

  it("are those of the films view, films and other events together", async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { events_count, results, others } = await programmeFilms(db, { ...query, page_size: 100 }, asking);
        expect(events_count).toBe((await eventFacets(db, query, asking)).count);
        expect(results.reduce((sum, film) => sum + film.showings_count, others.length)).toBe(events_count);
      }),
      { numRuns: 40, seed: 3 },
    );
  });

  it("are the counts of the lists they lead to, and suggestions never give up access", async () => {
    let suggested = 0;
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const facets = await eventFacets(db, query, asking);
        expect(facets.count).toBe(await countOf(query));
        for (const suggestion of facets.suggestions) {
          suggested += 1;
          expect(suggestion.removed).not.toContain("access");
          expect(suggestion.count).toBeGreaterThan(0);
          expect(await countOf(followed(suggestion.query))).toBe(suggestion.count);
          expect(followed(suggestion.query).access).toEqual(query.access);
        }
        if (facets.count > 0) expect(facets.suggestions).toEqual([]);
      }),
      { numRuns: 120, seed: 7 },
    );
    expect(suggested).toBeGreaterThan(50);
  });

  it("of everything at once leave room for further filters: D1 takes a hundred parameters", async () => {
    const bound: number[] = [];
    const watched = drizzle(env.DB, {
      casing: "snake_case",
      logger: { logQuery: (_, params) => bound.push(params.length) },
    });
    const everything: Required<EventFilters> & { date: string } = {
      date: "2026-11-22",
      room: 1,
      type: 1,
      tag: 1,
      series: 1,
      genre: 1,
      season: 1,
      exhibition_type: 1,
      version: ["OmeU", "DF"],
      access: ["sdh"],
      english: true,
      time: "evening",
    };
    expect(await eventFacets(watched, everything, asking)).toMatchObject({ count: 0 });
    expect(Math.max(...bound)).toBeLessThan(75);
  });

  it("find nothing by an id that is no whole number", async () => {
    for (const id of ["1 OR 1 = 1", 1.5, Number.NaN] as number[]) {
      expect((await listEvents(db, { room: id }, asking)).count).toBe(0);
      expect((await eventFacets(db, { series: id, genre: id, tag: id }, asking)).count).toBe(0);
    }
  });

  it("of every option are the counts of the list with that option chosen", async () => {
    const choose = (query: EventsQuery, key: string, value: string): EventsQuery => {
      const chosen: EventFilters = parseProgrammeQuery(new URLSearchParams({ [key]: value }));
      if (key === "access")
        return { ...query, access: [...new Set([...(query.access ?? []), ...(chosen.access ?? [])])] };
      return {
        ...query,
        ...Object.fromEntries(Object.entries(chosen).filter(([name, set]) => name === key && set !== undefined)),
      };
    };
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { options } = await eventFacets(db, query, asking);
        expect(Object.keys(options)).toEqual([...filterKeys]);
        for (const [key, list] of Object.entries(options)) {
          for (const { value, count } of list)
            expect([key, value, await countOf(choose(query, key, value))]).toEqual([key, value, count]);
        }
      }),
      { numRuns: 25, seed: 11 },
    );
  });

  it("are told of the filters that are asked for, and of those that are set", async () => {
    const all = await eventFacets(db, { season: 2 }, asking);
    const some = await eventFacets(db, { season: 2, choices: ["tag", "genre"] }, asking);
    expect(Object.keys(some.options)).toEqual(["tag", "genre", "season"]);
    for (const [key, options] of Object.entries(some.options)) expect(options).toEqual(all.options[key]);
    expect(some.count).toBe(all.count);
  });

  it("of a filter that is set go on naming what could be chosen instead", async () => {
    const others = [
      ["season", "1", 2],
      ["genre", "2", 1],
      ["tag", "1", 2],
      ["room", "1", 2],
    ] as const;
    for (const [key, other, set] of others) {
      const { options } = await eventFacets(db, { [key]: set }, asking);
      expect([key, options[key]?.find(({ value }) => value === other)?.count]).toEqual([
        key,
        await countOf({ [key]: Number(other) }),
      ]);
    }
  });

  it("leave out hidden tags and series, and name options in the asked language", async () => {
    const { options } = await eventFacets(db, {}, { lang: "en", now });
    expect(options.tag?.map((option) => option.name)).toEqual(["Classics", "Gespräch"]);
    expect(options.series?.map((option) => option.name)).toEqual(["Analog"]);
    expect(options.room?.map((option) => option.name)).toEqual(["Large hall", "Studio"]);
  });

  it("keep what is chosen, with its name, though it is hidden or nothing is left of it", async () => {
    const chosen: EventsQuery = {
      room: 2,
      tag: 3,
      series: 2,
      genre: 2,
      version: ["silent"],
      time: "morning",
      access: ["companion"],
    };
    const { count, options } = await eventFacets(db, chosen, asking);
    expect(count).toBe(0);
    const names = (key: string) => options[key]?.map((option) => [option.value, option.name, option.count]);
    expect(names("room")).toEqual([["2", "Studio", 0]]);
    expect(names("tag")).toEqual([["3", "Intern", 0]]);
    expect(names("series")).toEqual([["2", "Intern", 0]]);
    expect(names("genre")).toEqual([["2", "Horror", 0]]);
    expect(names("version")).toEqual([["silent", "silent", 0]]);
    expect(names("time")).toEqual([["morning", "morning", 0]]);
    expect(names("access")).toEqual([["companion", "companion", 0]]);
    expect((await eventFacets(db, { tag: 99 }, asking)).options.tag?.map(({ value }) => value)).toEqual(["1", "2"]);
    const { options: hidden } = await eventFacets(db, { series: 2 }, asking);
    expect(hidden.series?.find(({ value }) => value === "2")?.count).toBe(await countOf({ series: 2 }));
  });

  it("know the last day of the whole programme", async () => {
    const { results } = await listEvents(db, { page_size: 100 }, asking);
    expect((await eventFacets(db, { tag: 99, date: "2027-01-01" }, asking)).last_day).toBe(results.at(-1)?.day);
  });

  it("name versions and times of day in the order people know", async () => {
    const { options } = await eventFacets(db, {}, asking);
    expect(options.version?.map(({ value }) => value)).toEqual(["OmdU", "OmeU", "DF"]);
    expect(options.time?.map(({ value }) => value)).toEqual(["morning", "afternoon", "evening", "late"]);
  });

  it("count from today on when the day is given up, in the language of addresses", async () => {
    const { count, suggestions } = await eventFacets(db, { date: "2027-05-01", access: ["relaxed"] }, asking);
    expect(count).toBe(0);
    expect(suggestions).toEqual([
      { query: { access: "relaxed" }, removed: ["date"], count: await countOf({ access: ["relaxed"] }) },
    ]);
  });

  it("offer to give up one filter, and all at once", async () => {
    const { suggestions } = await eventFacets(db, { room: 9, type: 2, date: "2026-11-23" }, asking);
    expect(suggestions.map((suggestion) => suggestion.removed)).toEqual([["room"], ["room", "type", "date"]]);
    expect(suggestions[0]?.query).toEqual({ date: "23-11-2026", type: "2" });
    expect(dayFromUrl(suggestions[0]?.query.date)).toBe("2026-11-23");
    expect(activeFilters(followed(suggestions[1]?.query ?? {}))).toEqual([]);
  });

  it("follow the tags of an event, however they change", async () => {
    const id = await addEvent(db, "2026-12-30T20:00:00+01:00", { title: { de: "Silvester" }, tags: [1] });
    const counted = async () => {
      const { options } = await eventFacets(db, { date: "2026-12-30" }, asking);
      return options.tag?.map(({ value }) => Number(value)).toSorted();
    };
    const seen = [await counted()];
    await db.update(eventTag).set({ tagId: 2 }).where(eq(eventTag.eventId, id));
    seen.push(await counted());
    await db.insert(eventTag).values({ eventId: id, tagId: 1 });
    seen.push(await counted());
    await db.delete(eventTag).where(and(eq(eventTag.eventId, id), eq(eventTag.tagId, 2)));
    expect([...seen, await counted()]).toEqual([[1], [2], [1, 2], [1]]);
    await db.delete(event).where(eq(event.id, id));
  });
});
