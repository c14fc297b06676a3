import { describe, expect, it } from "vitest";
import type { HallSeat } from "~/domain/hall/schema";
import { rowsOf, seatAt } from "~/features/box-office/hall/places";

const seat = (id: number, y: number, x: number): HallSeat => ({
  id,
  y,
  x,
  row: String(y + 1),
  seat: String(x + 1),
  kind: "normal",
  state: "free",
  hold: null,
  reason: null,
});

/** Three seats, an aisle and one more; behind them two. */
const rows = rowsOf([seat(5, 1, 4), seat(1, 0, 2), seat(2, 0, 3), seat(3, 0, 4), seat(4, 0, 6), seat(6, 1, 6)]);

describe("a seat plan", () => {
  it("stands as the hall does, aisles and all", () => {
    expect(rows.map(({ name, seats }) => [name, seats.map((entry) => [entry.seat.id, entry.column])])).toEqual([
      [
        "1",
        [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 5],
        ],
      ],
      [
        "2",
        [
          [5, 3],
          [6, 5],
        ],
      ],
    ]);
  });

  it("gives places between the columns, as companions have, columns of their own", () => {
    const chairs = rowsOf([seat(1, 0, 0), seat(2, 0, 0.5), seat(3, 0, 2), seat(4, 0, 2.5)]);
    expect(chairs[0]?.seats.map(({ column }) => column)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [1, "ArrowRight", 2],
    [3, "ArrowRight", 4],
    [4, "ArrowRight", undefined],
    [1, "ArrowLeft", undefined],
    [3, "Home", 1],
    [1, "End", 4],
    [1, "ArrowDown", 5],
    [4, "ArrowDown", 6],
    [5, "ArrowUp", 3],
    [1, "ArrowUp", undefined],
    [1, "a", undefined],
    [99, "ArrowRight", undefined],
  ])("leads from seat %i with %s to %s", (from, key, to) => {
    expect(seatAt(rows, from, key)?.id).toBe(to);
  });
});
