import { expect, test } from "vitest";
import type { EventListItem } from "~/domain/programme/schema";
import { byWork } from "~/features/series/SeriesShows";

const show = (id: number, film: number | null) =>
  ({ id, production: film === null ? null : { id: film, slug: "", url: "" } }) as EventListItem;

test("a series shows every film once, in the order of first dates, and an occasion by itself", () => {
  const works = byWork([show(1, 7), show(2, null), show(3, 5), show(4, 7), show(5, null)]);
  expect(works.map((shows) => shows.map(({ id }) => id))).toEqual([[1, 4], [2], [3], [5]]);
});
