import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EventListItem } from "~/domain/programme/schema";
import { addDays } from "~/domain/time/cinema-day";
import { eveningAhead, leadOf } from "~/domain/programme/evening";
import { excerpt, pageMeta } from "~/features/pages/head/page-meta";
import { filmsSearch, isPlainPage, parseFilmsQuery } from "~/features/productions/films/films-query";
import { showtimesWeek, type StripWeek } from "~/features/productions/film/showtimes-week";

const today = "2026-11-21";
const show = (day: string, time: string) => ({ day, date_start: `${day}T${time}:00+01:00` });

describe("a week of showtimes", () => {
  it("starts today while something is shown within it, and on the first day with a show otherwise", () => {
    expect(showtimesWeek([show("2026-11-24", "18:00")], today, null).days[0]?.day).toBe(today);
    expect(showtimesWeek([show("2026-12-09", "18:00")], today, null).days[0]?.day).toBe("2026-12-09");
  });

  it("keeps a show past midnight on the evening it belongs to", () => {
    const late = { day: today, date_start: "2026-11-22T00:15:00+01:00" };
    const { days } = showtimesWeek([late, show(today, "20:00")], today, null);
    expect(days[0]?.showings.map((showing) => showing.date_start.slice(11, 16))).toEqual(["20:00", "00:15"]);
    expect(days[1]?.showings).toEqual([]);
  });

  it("names the next date after an empty week, which is not the next week", () => {
    const week = showtimesWeek([show(today, "20:00"), show("2026-12-05", "18:00")], today, null);
    expect(week).toMatchObject({ next: "2026-12-05", nextDay: "2026-12-05" });
    expect(showtimesWeek([show(today, "20:00")], today, null)).toMatchObject({ next: null, nextDay: null });
  });

  it("leads over all its weeks to every show, whatever the dates", () => {
    const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(offsets, (days) => {
        const shows = days.map((offset) => show(addDays(today, offset), "20:00"));
        const seen = new Set<string>();
        let from: string | null = null;
        for (let step = 0; step < 40; step++) {
          const week: StripWeek<{ day: string; date_start: string }> = showtimesWeek(shows, today, from);
          for (const day of week.days) for (const showing of day.showings) seen.add(showing.day);
          if (!week.next) break;
          expect(week.next > (from ?? "")).toBe(true);
          from = week.next;
        }
        expect(seen.size).toBe(new Set(shows.map(({ day }) => day)).size);
      }),
    );
  });
});

describe("the evening ahead", () => {
  const event = (id: number, day: string, time: string, rest: object = {}): EventListItem =>
    ({
      id,
      ...show(day, time),
      status: "scheduled",
      event_type_new: { kind: "film" },
      image: { ratio: 1.66 },
      has_quick_buy: true,
      ...rest,
    }) as EventListItem;
  const now = Date.parse("2026-11-21T18:05:00+01:00");

  it("leaves out what has begun and counts it", () => {
    const evening = eveningAhead(
      [event(1, today, "15:00"), event(2, today, "20:00"), event(3, "2026-11-22", "18:00")],
      now,
    );
    expect(evening).toMatchObject({ day: today, earlier: 1 });
    expect(evening.events.map(({ id }) => id)).toEqual([2]);
  });

  it("is the next day's when nothing more comes today, and nothing when there is nothing", () => {
    expect(eveningAhead([event(1, today, "15:00"), event(2, "2026-11-23", "18:00")], now).day).toBe("2026-11-23");
    expect(eveningAhead([], now).day).toBeNull();
  });

  it("leads with a film that takes place and has a picture", () => {
    const events = [
      event(1, today, "18:30", { status: "cancelled" }),
      event(2, today, "19:00", { image: null }),
      event(3, today, "20:00"),
    ];
    expect(leadOf(events, now)?.id).toBe(3);
    expect(leadOf(events.slice(0, 2), now)?.id).toBe(2);
    expect(leadOf(events.slice(0, 1), now)).toBeNull();
  });
});

describe("addresses of the film list", () => {
  it("keeps what it knows and drops the rest", () => {
    expect(parseFilmsQuery(new URLSearchParams("season=3&genre=x&tag=-1&q=%20Am%C3%A9lie%20&page=2&evil=1"))).toEqual({
      season: 3,
      q: "Amélie",
      page: 2,
    });
  });

  it("reads back what it writes", () => {
    const ids = fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({
          season: ids,
          tag: ids,
          genre: ids,
          exhibition_type: ids,
          page: fc.option(fc.integer({ min: 2, max: 99 }), { nil: undefined }),
        }),
        (wanted) => {
          const query = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
          expect(parseFilmsQuery(new URLSearchParams(filmsSearch(query)))).toEqual(query);
        },
      ),
    );
  });

  it("offers search engines the list and its pages, not its filters", () => {
    expect(isPlainPage({ page: 3 })).toBe(true);
    expect(isPlainPage({ genre: 1 })).toBe(false);
    expect(isPlainPage({ q: "Ozu" })).toBe(false);
  });
});

describe("a page's metadata", () => {
  const page = {
    title: "Metropolis",
    siteName: "Kino Meridian",
    origin: "https://kino.example",
    path: "/en/alle-filme/metropolis/1",
  };

  it("names the page before the house and every language of the address", () => {
    const meta = pageMeta(page);
    expect(meta).toContainEqual({ title: "Metropolis – Kino Meridian" });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://kino.example/en/alle-filme/metropolis/1",
    });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "alternate",
      hrefLang: "de",
      href: "https://kino.example/de/alle-filme/metropolis/1",
    });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: "https://kino.example/de/alle-filme/metropolis/1",
    });
  });

  it("pairs nothing that is kept out of search engines", () => {
    expect(pageMeta({ ...page, noindex: true }).some((entry) => "hrefLang" in entry)).toBe(false);
  });

  it("cuts descriptions between words", () => {
    expect(excerpt("Kurz.")).toBe("Kurz.");
    expect(excerpt("eins zwei drei vier", 12)).toBe("eins zwei …");
  });
});
