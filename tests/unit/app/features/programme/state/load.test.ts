import { describe, expect, it } from "vitest";
import type { Api } from "~/api/client";
import type { EventsQuery, FacetsQuery, ProgrammeFilmsQuery } from "~/domain/programme/query";
import { loadProgramme } from "~/features/programme/state/load";
import { readState, searchOf } from "~/features/programme/state/query-links";
import { show } from "../../../../../support/programme";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const design = {
  parsers: { time_zone: "Europe/Vienna", locale: "de-AT", currency: "EUR" },
  programme_filters: ["tag"],
};
const read = (text: string) => readState(new URLSearchParams(text));

type Used = Pick<Api, "events" | "calendar" | "eventFacets" | "programmeFilms" | "teasers">;

/** An API of ten shows a page that writes down what it is asked. Only what the loader may call exists. */
function house(shows: ReturnType<typeof show>[], size = 10) {
  const asked: EventsQuery[] = [];
  const calendars: EventsQuery[] = [];
  const facets: FacetsQuery[] = [];
  const films: ProgrammeFilmsQuery[] = [];
  const api: Used = {
    events: async (query = {}) => {
      asked.push(query);
      const page = query.page ?? 1;
      const length = query.page_size ?? size;
      const results = shows.slice((page - 1) * length, page * length);
      if (results.length === 0 && page > 1) throw Object.assign(new Error("past the end"), { status: 404 });
      return { count: shows.length, next: page * length < shows.length ? "next" : null, previous: null, results };
    },
    calendar: async (query = {}) => {
      calendars.push(query);
      return [];
    },
    eventFacets: async (query = {}) => {
      facets.push(query);
      return { count: shows.length, options: {}, suggestions: [], last_day: null };
    },
    programmeFilms: async (query = {}) => {
      films.push(query);
      return { count: 0, next: null, previous: null, results: [], others: [], films_count: 0, events_count: 0 };
    },
    teasers: async () => [],
  };
  // The loader is given a whole API; a call it should not make is a TypeError here.
  return { api: api as Api, asked, calendars, facets, films };
}

const evening = (count: number, start: string) => Array.from({ length: count }, (_, index) => show(index + 1, start));

describe("loadProgramme", () => {
  it("goes on to the first show that is not over, so that tonight is on the page", async () => {
    const { api } = house([...evening(12, "2026-11-21T14:00:00+01:00"), show(50, "2026-11-21T20:00:00+01:00")]);
    const { view } = await loadProgramme(api, read(""), now, design);
    expect(view.kind === "tage" && view.pages.flatMap(({ results }) => results).at(-1)?.id).toBe(50);
  });

  it("reads one page where it has something to come, and exactly the page that was asked for", async () => {
    const { api, asked } = house(evening(35, "2026-11-21T20:00:00+01:00"));
    await loadProgramme(api, read("page=3"), now, design);
    expect(asked.map(({ page }) => page)).toEqual([3]);
  });

  it("asks for the choices of the filters that are shown", async () => {
    const { api, facets } = house([]);
    await loadProgramme(api, read("room=1"), now, { ...design, programme_filters: ["calendar", "version", "tag"] });
    expect(facets).toEqual([expect.objectContaining({ room: 1, choices: ["tag", "version"] })]);
  });

  it("has no page past the end, and lets any other failure through", async () => {
    const { api } = house(evening(3, "2026-11-21T20:00:00+01:00"));
    await expect(loadProgramme(api, read("page=9"), now, design)).rejects.toMatchObject({ init: { status: 404 } });
    const broken = { ...api, events: async () => Promise.reject(Object.assign(new Error("down"), { status: 500 })) };
    await expect(loadProgramme(broken, read(""), now, design)).rejects.toThrow("down");
  });

  it("asks for the cinema week Friday to Thursday, all of its pages", async () => {
    const { api, asked } = house(evening(150, "2026-11-21T20:00:00+01:00"));
    const { view } = await loadProgramme(api, read("view=woche"), now, design);
    expect(asked.map(({ from, to, page }) => [from, to, page])).toEqual([
      ["2026-11-20", "2026-11-26", undefined],
      ["2026-11-20", "2026-11-26", 2],
    ]);
    expect(view.kind === "woche" && view.events).toHaveLength(150);
  });

  it("asks for one page of the films, in the order wanted", async () => {
    const { api, films } = house(evening(300, "2026-11-21T20:00:00+01:00"));
    await loadProgramme(api, read("view=filme&sort=title&page=2&tag=3"), now, design);
    expect(films).toHaveLength(1);
    expect(films[0]).toMatchObject({ page: 2, sort: "title", tag: 3 });
  });

  it("knows days from a year ago to two years from now, and no others", async () => {
    const { api, asked } = house([]);
    for (const day of ["21-11-2025", "21-11-2028"]) await loadProgramme(api, read(`date=${day}`), now, design);
    const before = asked.length;
    for (const day of ["20-11-2025", "22-11-2028", "21-11-1926"])
      await expect(loadProgramme(api, read(`date=${day}`), now, design)).rejects.toMatchObject({
        init: { status: 404 },
      });
    expect(asked).toHaveLength(before);
  });

  it("takes the date of today as no choice", async () => {
    const { api, asked } = house([]);
    const { state } = await loadProgramme(api, read("date=21-11-2026&tag=3"), now, design);
    expect(searchOf(state)).toBe("?tag=3");
    expect(asked[0]?.date).toBeUndefined();
  });

  it("knows the next week with something where the week has nothing", async () => {
    const later = [show(1, "2026-12-05T20:00:00+01:00"), show(2, "2026-12-09T20:00:00+01:00")];
    const { api } = house(later);
    const dated: Api = {
      ...api,
      events: async (query = {}) => {
        const results = later.filter(({ day }) => day >= (query.from ?? "") && day <= (query.to ?? "9999"));
        return { count: results.length, next: null, previous: null, results: results.slice(0, query.page_size) };
      },
      calendar: async (query = {}) =>
        query.from === "2026-11-27" ? [{ date: "2026-12-05", count: 2, closed: false }] : [],
    };
    const next = async (search: string) => {
      const { view } = await loadProgramme(dated, read(search), now, design);
      return view.kind === "woche" && view.next;
    };
    expect(await next("view=woche&english=1")).toEqual({ from: "2026-12-04", to: "2026-12-10", count: 2 });
    expect(await next("view=woche&date=06-12-2026")).toBeNull();
    expect(await next("view=woche&date=20-12-2026")).toBeNull();
  });

  it("lets the strip begin today, and further on in steps that keep the chosen day in it", async () => {
    const { api, calendars } = house([]);
    expect((await loadProgramme(api, read("date=04-12-2026"), now, design)).stripFrom).toBe("2026-11-21");
    expect((await loadProgramme(api, read("date=05-12-2026"), now, design)).stripFrom).toBe("2026-12-05");
    expect((await loadProgramme(api, read("date=20-11-2026"), now, design)).stripFrom).toBe("2026-11-07");
    expect(calendars[0]).toMatchObject({ from: "2026-11-21", to: "2026-12-04" });
  });

  it("counts the night as the evening before: at 00:30 today is still yesterday", async () => {
    const { api } = house([]);
    expect((await loadProgramme(api, read(""), Date.parse("2026-11-22T00:30:00+01:00"), design)).today).toBe(
      "2026-11-21",
    );
  });

  it("asks for teasers only where nothing is filtered", async () => {
    let asked = 0;
    const { api } = house([]);
    const counting: Api = {
      ...api,
      teasers: async () => {
        asked += 1;
        return [];
      },
    };
    await loadProgramme(counting, read(""), now, design);
    await loadProgramme(counting, read("english=1"), now, design);
    await loadProgramme(counting, read("date=28-11-2026"), now, design);
    expect(asked).toBe(1);
  });
});
