import { describe, expect, it } from "vitest";
import { weekRows } from "~/domain/programme/later/week-rows";
import { show } from "../../../../../support/programme";

const now = Date.parse("2026-11-21T18:05:00+01:00");

describe("weekRows", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
  const film = (id: number) => ({
    title: `Film ${id}`,
    production: { id, slug: `film-${id}`, url: `/de/alle-filme/film-${id}/${id}` },
  });

  it("gives a film one row with its shows per day, the next film first and finished ones last", () => {
    const rows = weekRows(
      [
        show(1, "2026-11-20T18:00:00+01:00", film(7)),
        show(2, "2026-11-22T00:15:00+01:00", { ...film(8), day: "2026-11-21", after_midnight: true }),
        show(3, "2026-11-21T20:00:00+01:00", film(8)),
        show(4, "2026-11-21T18:30:00+01:00", film(9)),
      ],
      days,
      now,
    );
    expect(rows.map(({ key, lead }) => [key, lead.id])).toEqual([
      ["film-9-Film 9", 4],
      ["film-8-Film 8", 3],
      ["film-7-Film 7", 1],
    ]);
    expect(rows[1]?.cells.map((cell) => cell.map(({ id }) => id))).toEqual([[], [3, 2], [], [], [], [], []]);
  });

  it("keeps a film's double bill apart from the film alone", () => {
    const rows = weekRows(
      [
        show(1, "2026-11-21T20:00:00+01:00", film(7)),
        show(2, "2026-11-22T20:00:00+01:00", { ...film(7), title: "Two for one" }),
        show(3, "2026-11-23T20:00:00+01:00", film(7)),
      ],
      days,
      now,
    );
    expect(rows.map(({ lead, cells }) => [lead.title, cells.flat().map(({ id }) => id)])).toEqual([
      ["Film 7", [1, 3]],
      ["Two for one", [2]],
    ]);
  });

  it("keeps every show of the week in exactly one cell", () => {
    const shows = days.flatMap((day, index) => [
      show(index * 2, `${day}T18:00:00+01:00`, film(index % 3)),
      show(index * 2 + 1, `${day}T20:00:00+01:00`),
    ]);
    const cells = weekRows(shows, days, now).flatMap((row) => row.cells.flat());
    expect(cells.map(({ id }) => id).sort((a, b) => a - b)).toEqual(shows.map(({ id }) => id).sort((a, b) => a - b));
  });
});
