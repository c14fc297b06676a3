import { describe, expect, it } from "vitest";
import type { Api } from "~/api/client";
import type { EventsQuery } from "~/domain/programme/query";
import { nextWeekWithShows } from "~/features/programme/week/next-week";

function house(days: readonly { date: string; count: number }[]) {
  const asked: EventsQuery[] = [];
  const calendar: Api["calendar"] = async (query = {}) => {
    asked.push(query);
    return days.map((day) => ({ ...day, closed: day.count === 0 }));
  };
  return { api: { calendar }, asked };
}

describe("the next week with shows", () => {
  it("is that of the first day with something to come, and counts that week only", async () => {
    const { api, asked } = house([
      { date: "2026-11-27", count: 0 },
      { date: "2026-12-06", count: 2 },
      { date: "2026-12-10", count: 1 },
      { date: "2026-12-11", count: 5 },
    ]);
    expect(await nextWeekWithShows(api, { tag: 6 }, "2026-11-26")).toEqual({
      from: "2026-12-04",
      to: "2026-12-10",
      count: 3,
    });
    expect(asked).toEqual([{ tag: 6, from: "2026-11-27" }]);
  });

  it("is none where nothing is to come", async () => {
    expect(await nextWeekWithShows(house([{ date: "2026-11-27", count: 0 }]).api, {}, "2026-11-26")).toBeNull();
  });
});
