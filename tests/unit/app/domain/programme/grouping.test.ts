import { describe, expect, it } from "vitest";
import {
  atOffsetOf,
  groupByDay,
  minutesUntil,
  nightInto,
  splitByNow,
  toCome,
  withTeasers,
} from "~/domain/programme/grouping";
import { show, teaser } from "../../../../support/programme";

const now = Date.parse("2026-11-21T18:05:00+01:00");

describe("groupByDay", () => {
  it("keeps a show after midnight with the evening before, behind the shows of that evening", () => {
    const groups = groupByDay([
      show(3, "2026-11-22T00:15:00+01:00", { day: "2026-11-21", after_midnight: true }),
      show(1, "2026-11-21T18:30:00+01:00"),
      show(2, "2026-11-21T23:59:00+01:00"),
      show(5, "2026-11-22T10:30:00+01:00"),
      show(4, "2026-11-22T04:59:00+01:00", { day: "2026-11-21", after_midnight: true }),
    ]);
    expect(groups.map(({ day, events }) => [day, events.map(({ id }) => id)])).toEqual([
      ["2026-11-21", [1, 2, 3, 4]],
      ["2026-11-22", [5]],
    ]);
  });

  it("orders the repeated hour of the night clocks go back by true time", () => {
    const [group] = groupByDay([
      show(2, "2026-10-25T02:15:00+01:00", { day: "2026-10-24", after_midnight: true }),
      show(1, "2026-10-25T02:30:00+02:00", { day: "2026-10-24", after_midnight: true }),
    ]);
    expect(group?.events.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("lists a show once that two pages both brought, as the later page tells it", () => {
    const [group] = groupByDay([
      show(1, "2026-11-21T18:30:00+01:00"),
      show(1, "2026-11-21T19:00:00+01:00", { status: "moved" }),
    ]);
    expect(group?.events).toHaveLength(1);
    expect(group?.events[0]?.status).toBe("moved");
  });
});

describe("time", () => {
  it("counts a show as begun from its first second", () => {
    const { past, upcoming } = splitByNow(
      [show(1, "2026-11-21T18:05:00+01:00"), show(2, "2026-11-21T18:06:00+01:00")],
      now,
    );
    expect([past.map(({ id }) => id), upcoming.map(({ id }) => id)]).toEqual([[1], [2]]);
  });

  it("rounds minutes up, so that a show is never announced too early", () => {
    expect(minutesUntil("2026-11-21T18:45:00+01:00", now)).toBe(40);
    expect(minutesUntil("2026-11-21T18:45:00+01:00", now - 1)).toBe(41);
    for (const start of ["2026-11-21T17:00:00+01:00", "2026-11-21T18:05:00+01:00", "2026-11-21T19:05:01+01:00"])
      expect(minutesUntil(start, now)).toBeNull();
  });

  it("tells the house's wall time whatever the browser's zone", () => {
    expect(atOffsetOf("2026-11-21T18:05:00+01:00", now + 60_000)).toBe("2026-11-21T18:06:00+01:00");
    expect(atOffsetOf("2026-11-21T12:05:00-05:30", Date.parse("2026-11-21T20:00:00Z"))).toBe(
      "2026-11-21T14:30:00-05:30",
    );
  });

  it("names the day into which a late show runs", () => {
    expect(nightInto(show(1, "2026-11-22T00:15:00+01:00", { day: "2026-11-21", after_midnight: true }))).toBe(
      "2026-11-22",
    );
    expect(nightInto(show(2, "2026-11-21T23:59:00+01:00"))).toBeNull();
  });
});

describe("withTeasers", () => {
  const groups = groupByDay([
    show(1, "2026-11-21T18:30:00+01:00"),
    show(2, "2026-11-22T18:30:00+01:00"),
    show(3, "2026-11-25T18:30:00+01:00"),
  ]);
  const entries = (positions: string[], first = true) =>
    withTeasers(
      groups,
      positions.map((position, id) => teaser(id, position)),
      first,
    ).map((entry) => (entry.kind === "day" ? entry.group.day : `teaser ${entry.teaser.position}`));

  it("puts a teaser before its day, or before the next day with shows", () => {
    expect(entries(["2026-11-24", "2026-11-22"])).toEqual([
      "2026-11-21",
      "teaser 2026-11-22",
      "2026-11-22",
      "teaser 2026-11-24",
      "2026-11-25",
    ]);
  });

  it("never opens the list: a teaser of the first day stands behind it", () => {
    expect(entries(["2026-11-21"])).toEqual(["2026-11-21", "teaser 2026-11-21", "2026-11-22", "2026-11-25"]);
  });

  it("leaves out what is over, what is not loaded yet, and on later pages what an earlier one showed", () => {
    expect(entries(["2026-11-20", "2026-11-26"])).toEqual(["2026-11-21", "2026-11-22", "2026-11-25"]);
    expect(entries(["2026-11-21"], false)).toEqual(["2026-11-21", "2026-11-22", "2026-11-25"]);
  });
});

describe("toCome", () => {
  it("counts what takes place and has not begun, moved shows too", () => {
    const shows = [
      show(1, "2026-11-21T18:00:00+01:00"),
      show(2, "2026-11-21T20:00:00+01:00"),
      show(3, "2026-11-21T20:30:00+01:00", { status: "cancelled" }),
      show(4, "2026-11-21T21:00:00+01:00", { status: "moved" }),
    ];
    expect(toCome(shows, now).map(({ id }) => id)).toEqual([2, 4]);
  });
});
