import { describe, expect, it } from "vitest";
import { addDays, cinemaDayOf, isoWeekday } from "~/domain/time/cinema-day";
import { toOffsetIso, wallTimeToInstant } from "~/domain/time/zone";
import { films } from "../../../../workers/demo/content/films";
import { houseRooms, zone } from "../../../../workers/demo/content/house";
import { nextClockChange } from "../../../../workers/demo/programme/clock-change";
import { collisions, plannedProgramme } from "../../../../workers/demo/programme/programme";
import { lengthOf } from "../../../../workers/demo/programme/rhythm";
import { fixtureIds } from "../../../../workers/demo/programme/today";

/** A year of seeding days, every weekday and both clock changes among them. */
const days = Array.from({ length: 61 }, (_, index) => addDays("2026-11-21", index * 6));

describe("programme of the demo house", () => {
  it("uses no hall twice, whatever the day of seeding", () => {
    for (const day of days) expect(collisions(plannedProgramme(day)), day).toEqual([]);
  });

  it("notices two shows in one hall", () => {
    const [first] = plannedProgramme("2026-11-21");
    if (!first) throw new Error("no shows");
    expect(collisions([first, { ...first, id: 1 }])).toEqual([[first.id, 1]]);
  });

  it("gives every date an id of its own within the demo's range", () => {
    for (const day of days) {
      const ids = plannedProgramme(day).map(({ id }) => id);
      expect(new Set(ids).size, day).toBe(ids.length);
      expect(ids.every((id) => id >= 1000 && id <= 1999)).toBe(true);
    }
  });

  it("keeps the ids of regular shows when the house is seeded a day later", () => {
    const [today, tomorrow] = [plannedProgramme("2026-11-21"), plannedProgramme("2026-11-22")];
    const later = new Map(tomorrow.filter(({ id }) => id < 1940).map((event) => [event.id, event]));
    const kept = today.filter(({ id }) => later.has(id));
    expect(kept.length).toBeGreaterThan(100);
    for (const event of kept) expect(later.get(event.id)).toEqual(event);
  });

  it("has a full evening on the day of seeding, on every weekday", () => {
    for (const day of days) {
      const tonight = plannedProgramme(day).filter(({ start }) => cinemaDayOf(start) === day);
      expect(tonight.length, day).toBeGreaterThanOrEqual(6);
      expect(
        tonight.some(({ start }) => start.slice(0, 10) === addDays(day, 1)),
        `past midnight on ${day}`,
      ).toBe(true);
    }
  });

  it("shows every film of the repertory over a year, and 100 to 170 dates in four weeks", () => {
    const shown = new Set(days.flatMap((day) => plannedProgramme(day).map(({ film }) => film)));
    expect(films.filter(({ slug }) => !shown.has(slug)).map(({ slug }) => slug)).toEqual([]);
    for (const day of days) {
      const coming = plannedProgramme(day).filter(({ start }) => cinemaDayOf(start) >= day);
      expect(coming.length).toBeGreaterThan(100);
      expect(coming.length).toBeLessThan(170);
    }
  });

  it("contains every edge of the programme", () => {
    const events = plannedProgramme("2026-11-21");
    const byId = new Map(events.map((event) => [event.id, event]));
    for (const [name, id] of Object.entries(fixtureIds)) expect(byId.has(id), name).toBe(true);
    expect(byId.get(fixtureIds.longTitle)?.title?.de).toHaveLength(90);
    expect(byId.get(fixtureIds.moved)?.previousStart).not.toBe(byId.get(fixtureIds.moved)?.start);
    expect(byId.get(fixtureIds.storm)?.slug).toBe("storm");
    expect(events.some((event) => lengthOf(event) >= 480 && event.extras?.includes("intermission"))).toBe(true);
    expect(events.filter(({ film, start }) => film === "nordrand" && start === "2026-11-22T20:00")).toHaveLength(2);
    expect(films.some(({ text }) => text.en === undefined)).toBe(true);
  });

  it("crosses the change of the clocks in its night", () => {
    for (const [from, sunday, change] of [
      ["2026-11-21", "2027-03-28", 60],
      ["2027-04-01", "2027-10-31", -60],
    ] as const) {
      expect(nextClockChange(from)).toBe(sunday);
      expect(isoWeekday(sunday)).toBe(7);
      const event = plannedProgramme(from).find(({ id }) => id === fixtureIds.clockChange);
      if (!event) throw new Error("no night of the clocks");
      const startsAt = wallTimeToInstant(event.start, zone);
      const wallMinutes = (at: number): number => Date.parse(`${toOffsetIso(at, zone).slice(0, 16)}Z`) / 60_000;
      const endsAt = startsAt + lengthOf(event) * 60_000;
      expect(wallMinutes(endsAt) - wallMinutes(startsAt)).toBe(lengthOf(event) + change);
    }
  });
});

describe("content of the demo house", () => {
  it("has seat plans with exactly the seats it says", () => {
    for (const { groups, slug } of houseRooms) {
      for (const { plan, capacity } of groups) {
        if (!plan) continue;
        const seats = plan.rows.flatMap((row) => row.seats.map(({ name }) => `${row.name}/${name}`));
        expect(new Set(seats).size, slug).toBe(capacity);
      }
    }
  });

  it("has forty-two films with texts of forty to eighty words", () => {
    expect(films).toHaveLength(42);
    for (const { text, slug } of films) {
      for (const language of [text.de, text.en]) {
        if (language === undefined) continue;
        const count = language.split(/\s+/).length;
        expect(count >= 40 && count <= 80, `${slug}: ${count}`).toBe(true);
      }
    }
  });
});
