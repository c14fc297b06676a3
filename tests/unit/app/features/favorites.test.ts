import { describe, expect, it } from "vitest";
import { parseIds, mostFavorites } from "~/api/favorites";
import { splitByDates, toListedFilm, type ListedFilm } from "~/features/favorites/film-list";

describe("ids of kept films", () => {
  it("are whole, positive and each there once, whatever stands in the address or the browser", () => {
    expect(parseIds("3,5,3,0,-7,x,1.5,99999999999")).toEqual([3, 5, 7, 1]);
    expect(parseIds('["4",{"a":2}]')).toEqual([4, 2]);
    expect(parseIds("")).toEqual([]);
  });

  it("are no more than a list shows", () => {
    expect(parseIds(Array.from({ length: 400 }, (_, index) => index + 1).join())).toHaveLength(mostFavorites);
  });
});

describe("a list of films", () => {
  const listed = (id: number, start?: string): ListedFilm => ({
    id,
    url: `/de/alle-filme/film/${id}`,
    title: `Film ${id}`,
    original_title: null,
    original_lang: null,
    year: 1929,
    countries: ["AT"],
    directors: [],
    series: null,
    image: null,
    last_shown: null,
    fallback: [],
    showings: start ? [{ id, url: "/x", date_start: start, language_version: null }] : [],
    showingsCount: start ? 1 : 0,
  });

  it("puts what is on first, soonest first, across a change of the offset", () => {
    const films = [
      listed(1),
      listed(2, "2026-10-25T02:30:00+01:00"),
      listed(3, "2026-10-25T02:45:00+02:00"),
      listed(4),
    ];
    const { running, resting } = splitByDates(films);
    expect([running.map(({ id }) => id), resting.map(({ id }) => id)]).toEqual([
      [3, 2],
      [1, 4],
    ]);
  });

  it("holds four dates of a film and how many there are, and nothing else of it", () => {
    const showing = (id: number) => ({
      id,
      url: `/e/${id}`,
      date_start: `2026-12-0${id}T19:00:00+01:00`,
      language_version: null,
      room: "not part of a row",
    });
    const film = {
      ...listed(1),
      showings: [1, 2, 3, 4, 5].map(showing),
      showings_count: 7,
      genres: ["not part of a row"],
    };
    const row = toListedFilm(film);
    expect([row.showings.map(({ id }) => id), row.showingsCount]).toEqual([[1, 2, 3, 4], 7]);
    expect(JSON.stringify(row)).not.toContain("not part of a row");
  });
});
