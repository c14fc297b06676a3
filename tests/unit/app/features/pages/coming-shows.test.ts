import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { showsOfEvening, showsToCome, wishOf, type Asking } from "~/features/pages/coming-shows";
import type { EventsQuery } from "~/domain/programme/query";
import type { ListedEvent } from "~/domain/programme/listed";
import { addDays } from "~/domain/time/cinema-day";

const today = "2026-11-21";
const now = Date.parse(`${today}T18:05:00Z`);

const show = (day: string, index: number, time = "20:00"): ListedEvent =>
  ({ id: Number(day.slice(8)) * 100 + index, day, date_start: `${day}T${time}:00Z` }) as ListedEvent;

/** A house with so many shows on each day from today on; the first `past` of today's have begun. */
function house(counts: readonly number[], past = 0) {
  const all = counts.flatMap((count, ahead) =>
    Array.from({ length: count }, (_, index) =>
      show(addDays(today, ahead), index, ahead === 0 && index < past ? "11:00" : "20:00"),
    ),
  );
  const asked: EventsQuery[] = [];
  const asking: Asking = {
    today,
    now,
    events: async (query) => {
      asked.push(query);
      const { page = 1, page_size = 20, from = today } = query;
      const listed = all.filter(({ day }) => day >= from);
      const start = (page - 1) * page_size;
      const next = start + page_size < listed.length ? "next" : null;
      return { count: listed.length, next, previous: null, results: listed.slice(start, start + page_size) };
    },
  };
  return { all, asked, asking };
}

const perDay = (events: readonly ListedEvent[] = []) =>
  [...Map.groupBy(events, ({ day }) => day)].map(([day, shows]) => [day.slice(8), shows.length]);

describe("what an event list is about", () => {
  it("is the weekend that is on, or the next", () => {
    const weekend = (day: string) => wishOf({ filters: "weekend" }, day);
    expect(weekend("2026-11-21")).toMatchObject({ from: "2026-11-21", to: "2026-11-22" });
    expect(weekend("2026-11-22")).toMatchObject({ from: "2026-11-22", to: "2026-11-22" });
    expect(weekend("2026-11-23")).toMatchObject({ from: "2026-11-27", to: "2026-11-29" });
  });

  it("is what is to come, even if the document names a day that is over, and never nonsense", () => {
    expect(wishOf({ date_from: "2026-01-01" }, today).from).toBe(today);
    expect(wishOf({ date_from: "bald", date_to: 7, limit: 9999, tag: "x" }, today)).toEqual({
      from: today,
      to: null,
      tag: null,
      limit: 40,
    });
  });
});

describe("the shows of an event list", () => {
  it("are those to come: what is over takes nobody's place", async () => {
    const { asking } = house([14, 7], 12);
    const found = await showsToCome(wishOf({ filters: "weekend", limit: 12 }, today), asking);
    expect(perDay(found.events)).toEqual([
      ["21", 2],
      ["22", 7],
    ]);
    expect(found.rest).toBeUndefined();
  });

  it("end with a day, and the way leads on to the next that is not listed, with the same filter", async () => {
    const { asking } = house([4, 7, 0, 5]);
    const list = (props: object) => showsToCome(wishOf({ tag: 3, ...props }, today), asking);
    const short = await list({ limit: 4 });
    expect(perDay(short.events)).toEqual([["21", 4]]);
    expect(short.rest).toEqual({ day: "2026-11-22", search: "?date=22-11-2026&tag=3" });
    const weekend = await list({ limit: 5, filters: "weekend" });
    expect(perDay(weekend.events)).toEqual([
      ["21", 4],
      ["22", 7],
    ]);
    expect(weekend.rest?.day).toBe("2026-11-24");
    expect((await list({ limit: 40 })).rest).toBeUndefined();
  });

  it("are a whole first day, however long it is", async () => {
    const { asking, asked } = house([0, 60, 3]);
    const found = await showsToCome(wishOf({ filters: "next_3_days", limit: 5 }, today), asking);
    expect(perDay(found.events)).toEqual([["22", 60]]);
    expect(found.rest?.day).toBe("2026-11-23");
    expect(asked).toHaveLength(2);
  });

  it("are nothing but a way on where the days asked for have none", async () => {
    const { asking } = house([0, 0, 0, 0, 6]);
    const found = await showsToCome(wishOf({ filters: "next_3_days" }, today), asking);
    expect(found).toEqual({ events: [], rest: { day: "2026-11-25", search: "?date=25-11-2026" } });
  });

  it("hold for every programme: whole days, no day more than it takes, nothing left out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 30 }), { maxLength: 7 }),
        fc.integer({ min: 1, max: 40 }),
        fc.nat({ max: 30 }),
        async (counts, limit, past) => {
          const { asking, all } = house(counts, past);
          const { events = [], rest } = await showsToCome(wishOf({ limit }, today), asking);
          const ahead = all.filter((event) => Date.parse(event.date_start) > now);
          expect(events).toEqual(ahead.filter(({ day }) => rest === undefined || day < (rest.day ?? "")));
          const last = events.at(-1)?.day;
          expect(events.filter(({ day }) => day !== last).length).toBeLessThan(limit);
          if (rest) {
            expect(events.length).toBeGreaterThanOrEqual(limit);
            expect(ahead.some(({ day }) => day === rest.day)).toBe(true);
          }
        },
      ),
    );
  });
});

describe("the shows of an evening", () => {
  it("are all of the day, what has begun too, and cost lists beside it no further call", async () => {
    const { asking, asked } = house([20, 7, 5, 4], 18);
    const found = await showsOfEvening(wishOf({ filters: "tonight" }, today), asking);
    expect(perDay(found.events)).toEqual([["21", 20]]);
    await showsToCome(wishOf({ filters: "next_3_days", limit: 14 }, today), asking);
    expect(new Set(asked.map((query) => JSON.stringify(query))).size).toBe(1);
  });

  it("are those of the next day with shows where tonight is over", async () => {
    const { asking } = house([20, 0, 5], 20);
    expect(perDay((await showsOfEvening(wishOf({ filters: "tonight" }, today), asking)).events)).toEqual([["23", 5]]);
  });
});
