import { describe, expect, it, test } from "vitest";
import { byWork, suggestedArrangement } from "~/domain/productions/arrangement";

const film = (id: number | null) => (id === null ? null : { id, slug: "", url: "" });
const show = (id: number, production: number | null, [start, end]: [string, string], day = start.slice(0, 10)) => ({
  id,
  production: film(production),
  day,
  date_start: `${start}:00+01:00`,
  date_end: `${end}:00+01:00`,
});

test("a series shows every film once, in the order of first dates, and an occasion by itself", () => {
  const shows = [
    [1, 7],
    [2, null],
    [3, 5],
    [4, 7],
    [5, null],
  ] as const;
  const works = byWork(shows.map(([id, production]) => ({ id, production: film(production) })));
  expect(works.map((work) => work.map(({ id }) => id))).toEqual([[1, 4], [2], [3], [5]]);
});

describe("where nobody chose an arrangement, the dates suggest one", () => {
  const late = (id: number, production: number, day: string) =>
    show(id, production, [`${day}T22:30`, `${day}T23:50`], day);
  const early = (id: number, production: number, day: string) =>
    show(id, production, [`${day}T10:30`, `${day}T12:10`], day);
  const evening = (id: number, production: number, day: string) =>
    show(id, production, [`${day}T20:00`, `${day}T21:40`], day);

  it.each([
    ["one film stands by itself", [evening(1, 1, "2026-11-21"), evening(2, 1, "2026-11-22")], "single"],
    ["nights stand on their hours", [late(1, 1, "2026-11-21"), late(2, 2, "2026-11-22")], "axis"],
    ["and so do mornings", [early(1, 1, "2026-11-21"), early(2, 2, "2026-11-22")], "axis"],
    ["but not one night alone", [late(1, 1, "2026-11-21"), late(2, 2, "2026-11-21")], "programme"],
    [
      "nor nights and an evening",
      [late(1, 1, "2026-11-21"), evening(2, 2, "2026-11-22"), late(3, 1, "2026-11-23")],
      "programme",
    ],
    [
      "nor nights and a morning",
      [late(1, 1, "2026-11-21"), early(2, 2, "2026-11-22"), late(3, 1, "2026-11-23")],
      "programme",
    ],
    ["evenings are listed by film", [evening(1, 1, "2026-11-21"), evening(2, 2, "2026-11-22")], "programme"],
    ["and without dates there is nothing to lay out", [], "programme"],
  ])("%s", (_, shows, expected) => expect(suggestedArrangement(shows)).toBe(expected));
});
