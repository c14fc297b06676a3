import { expect, it } from "vitest";
import { seriesJsonLd } from "~/features/series/series-json-ld";

const series = { name: "Analog", url: "/de/series/analog/1", text: "Vom Filmstreifen.", image: null };
const show = (id: number, date_start: string, status: "scheduled" | "cancelled" = "scheduled") => ({
  title: `Film ${id}`,
  url: `/de/programm/film/${id}`,
  date_start,
  status,
});
const house = { siteName: "Kino", origin: "https://kino.example" };

it("a series names its shows to come, and no cancelled one", () => {
  const found = seriesJsonLd(
    series,
    [
      show(1, "2026-11-21T20:00:00+01:00"),
      show(2, "2026-11-22T20:00:00+01:00"),
      show(3, "2026-11-23T20:00:00+01:00", "cancelled"),
    ],
    house,
  );
  expect(found).toMatchObject({
    "@type": "EventSeries",
    name: "Analog",
    url: "https://kino.example/de/series/analog/1",
    description: "Vom Filmstreifen.",
    startDate: "2026-11-21T20:00:00+01:00",
    endDate: "2026-11-22T20:00:00+01:00",
    organizer: { "@type": "Organization", name: "Kino" },
    subEvent: [
      // What search engines ask of every event: a name, a start and a place.
      { name: "Film 1", startDate: "2026-11-21T20:00:00+01:00", location: { "@type": "MovieTheater", name: "Kino" } },
      { name: "Film 2", url: "https://kino.example/de/programm/film/2" },
    ],
  });
});

it("a series without shows says nothing of when", () => {
  const found = seriesJsonLd({ ...series, text: "" }, [], house);
  for (const empty of ["startDate", "endDate", "subEvent", "description", "image"])
    expect(found).not.toHaveProperty(empty);
});
