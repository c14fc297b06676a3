import { describe, expect, it } from "vitest";
import type { EventListItem } from "~/domain/programme/schema";
import { nextShows, readBoard } from "~/features/foyer/board";
import { show } from "../../../../support/programme";

const tonight = (time: string) => `2026-11-21T${time}:00+01:00`;

/** An API that knows these shows, and has nothing left of one of them. */
const api = (results: EventListItem[], soldOut = 0) => {
  const asked: unknown[] = [];
  return {
    asked,
    events: (query: unknown) => {
      asked.push(query);
      return Promise.resolve({ results, count: results.length, next: null, previous: null, prev: null });
    },
    availability: (ids: readonly number[]) =>
      Promise.resolve({
        events: ids.map((event) => ({
          event,
          state: event === soldOut ? ("sold-out" as const) : ("available" as const),
          free: 0,
          wheelchair_free: 0,
        })),
        days: [],
      }),
  };
};

describe("the board of the foyer", () => {
  const late = show(9, "2026-11-22T00:15:00+01:00", { day: "2026-11-21", after_midnight: true });

  it("has the shows of this evening that have not begun, in order, a sold-out one among them, and none of tomorrow", async () => {
    const shows = [show(1, tonight("17:00")), show(3, tonight("21:00")), show(2, tonight("18:30")), late];
    const of = api([...shows, show(4, "2026-11-22T15:00:00+01:00")], 3);
    const board = await readBoard(of, tonight("18:05"));
    expect(board.day).toBe("2026-11-21");
    expect(board.shows.map(({ id, state, night }) => [id, state, night])).toEqual([
      [2, "available", null],
      [3, "sold-out", null],
      [9, "available", "2026-11-22"],
    ]);
    expect(of.asked).toEqual([expect.objectContaining({ from: "2026-11-21" })]);
  });

  it("belongs to the evening before until the last show of the night has begun", async () => {
    const of = api([late, show(4, "2026-11-22T15:00:00+01:00")]);
    expect((await readBoard(of, "2026-11-22T00:14:00+01:00")).shows.map(({ id }) => id)).toEqual([9]);
    expect((await readBoard(of, "2026-11-22T00:15:00+01:00")).shows.map(({ id }) => id)).toEqual([4]);
    expect(of.asked[0]).toEqual(expect.objectContaining({ from: "2026-11-21" }));
  });

  it("moves up where nothing new arrives: six at a time, each until it begins", async () => {
    const many = Array.from({ length: 8 }, (_, index) => show(index + 1, tonight(`${15 + index}:00`)));
    const { shows } = await readBoard(api(many), tonight("14:00"));
    const at = (time: string) => nextShows(shows, Date.parse(tonight(time))).map(({ id }) => id);
    expect(at("14:59")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(at("15:00")).toEqual([2, 3, 4, 5, 6, 7]);
    expect(at("21:30")).toEqual([8]);
    expect(at("22:00")).toEqual([]);
  });
});
