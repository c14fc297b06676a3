import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  accessibleSeats,
  bestConnectedSeats,
  type Candidate,
  growParty,
  nearestSeats,
  singlesLeft,
} from "~/domain/box-office/seats/seat-choice";

/** Rows as drawn: "o" free, "x" taken, "W" wheelchair, "C" companion, " " an aisle. Ids are row * 100 + column. */
function room(...rows: string[]): Candidate[] {
  const kinds: Record<string, Candidate["kind"]> = { W: "wheelchair", C: "companion", w: "wheelchair", c: "companion" };
  return rows.flatMap((row, y) =>
    Array.from(row).flatMap((mark, x) =>
      mark === " "
        ? []
        : [
            {
              id: y * 100 + x,
              x,
              y,
              kind: kinds[mark] ?? "normal",
              free: mark !== "x" && mark !== "w" && mark !== "c",
            },
          ],
    ),
  );
}
const best = (seats: Candidate[], count: number, preferredY = 0) => bestConnectedSeats(seats, count, { preferredY });

describe("best connected seats", () => {
  it("sit in the middle of the preferred row", () => {
    expect(best(room("ooooooo", "ooooooo", "ooooooo"), 3, 1)).toEqual([102, 103, 104]);
  });

  it("prefer the middle a row further to the edge of the best row", () => {
    expect(best(room("ooooooo", "ooxxxoo"), 2, 1)).toEqual([2, 3]);
    expect(best(room("ooooooo", "xooxxxx"), 2, 1)).toEqual([101, 102]);
  });

  it("leave no lonely single if that can be avoided", () => {
    expect(best(room("xooox"), 2)).toEqual([1, 2]);
    // Exactly filling a gap beats the middle of the room.
    expect(best(room("ooo xoox"), 2)).toEqual([5, 6]);
    expect(best(room("ooooo"), 2)).toEqual([0, 1]);
  });

  it("are one side of an aisle, one row, and never a wheelchair place, where a part of a row could take the party", () => {
    expect(best(room("oooo", "oo oo", "xxxx"), 4)).toEqual([0, 1, 2, 3]);
    expect(best(room("xxxx", "xo ox"), 2)).toBeNull();
    expect(best(room("oWo", "xx"), 2)).toBeNull();
    expect(best(room("oxo", "oxo"), 3)).toBeNull();
  });

  it("are across an aisle for a party no part of a row could take, with nobody strange in between", () => {
    expect(best(room("oo oo", "oo oo"), 3, 1)).toEqual([100, 101, 103]);
    expect(best(room("oo oo", "ox oo"), 3, 1)).toEqual([0, 1, 3]);
    expect(best(room("ox xo", "ox xo"), 3)).toBeNull();
  });

  it("are in two rows one behind the other for a party no row could take", () => {
    expect(best(room("oooo", "oooo", "oooo"), 5, 2)).toEqual([100, 101, 102, 200, 201]);
    expect(best(room("ooxo", "oooo"), 5)).toEqual([0, 1, 100, 101, 102]);
    expect(best(room("oooo", "xxxx", "oooo"), 5, 2)).toBeNull();
    expect(best(room("oooo", "oooo"), 9)).toBeNull();
  });

  it("are in two rows across an aisle, too, and are the same in whatever order the room is told", () => {
    const seats = room("oo o", "oo o");
    expect(best(seats, 5)).toEqual([0, 1, 3, 101, 103]);
    expect(best(seats.toReversed(), 5)).toEqual([0, 1, 3, 101, 103]);
    const rows = room("oooo", "oooo", "oooo");
    const mixed = [0, 2, 1].flatMap((row) => rows.filter(({ y }) => y === row));
    expect(best(mixed, 5)).toEqual(best(rows, 5));
    expect(best(room("xooox").toReversed(), 2)).toEqual([1, 2]);
  });

  it("are found whenever there is a run that is long enough, and are free, in one row and side by side", () => {
    const rooms = fc.array(
      fc.array(fc.constantFrom("o", "o", "x", " "), { minLength: 1, maxLength: 12 }).map((marks) => marks.join("")),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(rooms, fc.integer({ min: 1, max: 6 }), fc.nat(5), (rows, count, preferredY) => {
        const seats = room(...rows);
        // Larger parties sit otherwise.
        fc.pre(rows.some((row) => row.replaceAll("x", "o").includes("o".repeat(count))));
        const chosen = best(seats, count, preferredY);
        expect(chosen !== null).toBe(rows.some((row) => row.includes("o".repeat(count))));
        if (!chosen) return;
        const places = chosen.map((id) => seats.find((seat) => seat.id === id));
        expect(new Set(chosen).size).toBe(count);
        expect(places.every((seat) => seat?.free && seat.y === places[0]?.y)).toBe(true);
        expect((places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0)).toBe(count - 1);
        const lonely = (ids: readonly number[]) => Number(isLonely(seats, ids));
        // If any choice leaves nobody alone, this one does not either.
        if (lonely(chosen)) expect(windows(seats, count).every((ids) => lonely(ids) === 1)).toBe(true);
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});

const isFreeAt = (seats: Candidate[], id: number, without: readonly number[]) =>
  seats.some((seat) => seat.id === id && seat.free && !without.includes(id));
/** A free seat next to the chosen ones with no free neighbour on its other side. */
function isLonely(seats: Candidate[], chosen: readonly number[]): boolean {
  const [left, right] = [Math.min(...chosen) - 1, Math.max(...chosen) + 1];
  return (
    (isFreeAt(seats, left, chosen) && !isFreeAt(seats, left - 1, chosen)) ||
    (isFreeAt(seats, right, chosen) && !isFreeAt(seats, right + 1, chosen))
  );
}
const windows = (seats: Candidate[], count: number): number[][] =>
  seats
    .map((seat) => Array.from({ length: count }, (_, i) => seat.id + i))
    .filter((ids) => ids.every((id) => isFreeAt(seats, id, [])));

describe("a party that grows", () => {
  it("gets the seat beside it, or moves together, or the newcomers sit together", () => {
    expect(growParty(room("xooox"), new Set([1, 2]), 3, 0)).toEqual([1, 2, 3]);
    expect(growParty(room("xoox", "ooox"), new Set([1, 2]), 3, 0)).toEqual([100, 101, 102]);
    expect(growParty(room("xoox", "xoox"), new Set([1, 2]), 4, 0)).toEqual([1, 2, 101, 102]);
    expect(growParty(room("xoox", "xxox"), new Set([1, 2]), 4, 0)).toBeNull();
  });

  it("moves to the row the house prefers, and so do newcomers, who sit nearest the middle of the whole room", () => {
    expect(growParty(room("xoox", "ooox", "ooox"), new Set([1, 2]), 3, 2)).toEqual([200, 201, 202]);
    expect(growParty(room("xoox", "xoox", "xoox"), new Set([1, 2]), 4, 2)).toEqual([1, 2, 201, 202]);
    expect(growParty(room("ooxooxooxx"), new Set([0, 1]), 4, 0)).toEqual([0, 1, 3, 4]);
  });

  it("stays where it is rather than move to better seats, also where it sits in two rows", () => {
    expect(growParty(room("oooooooo"), new Set([0, 1]), 3, 0)).toEqual([0, 1, 2]);
    const rows = room("oooo", "oooo", "oooo");
    expect(growParty(rows, new Set([200, 201]), 5, 0)).toEqual(expect.arrayContaining([200, 201]));
  });
});

describe("seats apart from each other", () => {
  it("are the nearest to one's own, a row further like two seats further", () => {
    expect(nearestSeats(room("ooo", "ooo", "xox"), new Set([201]), 2, 2)).toEqual([201, 101]);
    expect(nearestSeats(room("ooo", "oxo", "xoxo"), new Set([201]), 2, 2)).toEqual([201, 203]);
  });

  it("are the nearest to any one of the party's own, which stay", () => {
    expect(nearestSeats(room("ooooooo"), new Set([0, 6]), 3, 0)).toEqual([0, 6, 1]);
  });

  it("are near each other rather than in the middle, for a party that has none", () => {
    expect(nearestSeats(room("xxxxxoxxoxo"), new Set(), 2, 0)).toEqual([8, 10]);
  });

  it("are around the middle of the seats that everybody may have, and none where they do not suffice", () => {
    expect(nearestSeats(room("oooo    WWWW"), new Set(), 1, 0)).toEqual([1]);
    expect(nearestSeats(room("oxo"), new Set(), 2, 0)).toEqual([0, 2]);
    expect(nearestSeats(room("oxoW"), new Set(), 3, 0)).toBeNull();
  });
});

describe("single seats that a choice leaves", () => {
  it("are those that had a neighbour before; wheelchair places are nobody's neighbour", () => {
    expect(singlesLeft(room("ooWo"), new Set([0]))).toBe(1);
    expect(singlesLeft(room("ooo o"), new Set([0]))).toBe(0);
    expect(singlesLeft(room("ooo o"), new Set([1]))).toBe(2);
    expect(singlesLeft(room("ooo o").toReversed(), new Set([1]))).toBe(2);
    const row = room("ooooo");
    const mixed = [4, 1, 2, 3, 0].flatMap((x) => row.filter((seat) => seat.x === x));
    expect(singlesLeft(mixed, new Set([1]))).toBe(1);
  });
});

describe("wheelchair places", () => {
  it("come with the companion seats beside them, all or nothing", () => {
    expect(accessibleSeats(room("WcooWC"), { wheelchairs: 1, companions: 1 })).toEqual({
      wheelchairs: [4],
      companions: [5],
    });
    expect(accessibleSeats(room("WCooWC"), { wheelchairs: 1, companions: 0 })).toEqual({
      wheelchairs: [0],
      companions: [],
    });
    // Who comes alone takes no place with a seat for somebody else's companion before its turn.
    expect(accessibleSeats(room("WooWC"), { wheelchairs: 1, companions: 0 })?.wheelchairs).toEqual([0]);
    // The first of the room, whatever order it is told in.
    expect(accessibleSeats(room("WoW", "W").toReversed(), { wheelchairs: 2, companions: 0 })?.wheelchairs).toEqual([
      0, 2,
    ]);
    expect(accessibleSeats(room("WcoowC"), { wheelchairs: 2, companions: 0 })).toBeNull();
    expect(accessibleSeats(room("WcooWC"), { wheelchairs: 1, companions: 2 })).toBeNull();
  });
});
