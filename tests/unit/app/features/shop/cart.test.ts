import { describe, expect, it } from "vitest";
import { seatRanges } from "~/domain/booking/seat-ranges";
import type { CartSeat } from "~/domain/booking/schema";
import { parseCartForm } from "~/features/shop/cart/cart-intent";
import { clockOf, passedMark } from "~/features/shop/cart/time/remaining";
import {
  columnsOf,
  isChoosable,
  seatInDirection,
  toggleSeat,
  type PlanGroup,
} from "~/features/shop/cart/seats/seat-grid";

const seat = (unit: number, row: string | null, name: string | null, kind: CartSeat["kind"] = "normal"): CartSeat => ({
  unit,
  row,
  seat: name,
  kind,
});

describe("seats in words", () => {
  it("joins neighbours to a range and says gaps", () => {
    expect(seatRanges([seat(1, "5", "13"), seat(2, "5", "12"), seat(3, "5", "9")])).toEqual([
      { row: "5", kind: "normal", seats: "9, 12–13", count: 3 },
    ]);
  });

  it("orders rows by number, keeps kinds apart and leaves places without a seat out", () => {
    const ranges = seatRanges([
      seat(1, "10", "1"),
      seat(2, "9", "2"),
      seat(3, "9", "1", "wheelchair"),
      seat(4, null, null),
    ]);
    expect(ranges.map(({ row, kind }) => `${row} ${kind}`)).toEqual(["9 normal", "9 wheelchair", "10 normal"]);
  });

  it("does not join seats whose names are no numbers", () => {
    expect(seatRanges([seat(1, "A", "L1"), seat(2, "A", "L2")])[0]?.seats).toBe("L1, L2");
  });
});

describe("the countdown", () => {
  it("counts a started second and is never negative", () => {
    expect([clockOf(900_000), clockOf(899_001), clockOf(59_400), clockOf(1), clockOf(0), clockOf(-5)]).toEqual([
      "15:00",
      "15:00",
      "01:00",
      "00:01",
      "00:00",
      "00:00",
    ]);
  });

  it("says five, two and one minute once each, and nothing in between", () => {
    expect(passedMark(300_400, 299_900)).toBe(5);
    expect(passedMark(299_900, 299_400)).toBeNull();
    expect(passedMark(120_100, 119_600)).toBe(2);
    expect(passedMark(60_200, 60_000)).toBe(1);
    expect(passedMark(60_000, 900_000)).toBeNull();
  });
});

describe("forms of the cart", () => {
  const form = (values: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) data.append(name, value);
    return data;
  };

  it("reads a change of an amount and nothing malformed", () => {
    expect(parseCartForm(form({ intent: "amount", event: "7", price_id: "1", seat_group: "10", amount: "0" }))).toEqual(
      { intent: "amount", event: 7, price_id: 1, seat_group: 10, amount: 0, scattered: false },
    );
    expect(
      parseCartForm(form({ intent: "amount", event: "7", price_id: "1", seat_group: "10", amount: "-1" })),
    ).toBeNull();
    expect(
      parseCartForm(form({ intent: "amount", event: "x", price_id: "1", seat_group: "10", amount: "1" })),
    ).toBeNull();
    expect(parseCartForm(form({ intent: "toString", event: "7" }))).toBeNull();
    expect(parseCartForm(form({ intent: "extend" }))).toEqual({ intent: "extend" });
  });
});

describe("the seat plan", () => {
  const states = ["free", "mine", "taken", "free"] as const;
  const row = (name: string, base: number): PlanGroup["rows"][number] => ({
    row: name,
    seats: states.map((state, index) => ({
      unit: base + index,
      seat: String(index + 1),
      kind: "normal" as const,
      x: index < 2 ? index + 3 : index + 5,
      state: name === "2" && state === "mine" ? "free" : state,
    })),
  });
  const group: PlanGroup = { seat_group: 1, name: "Parkett", kind: "seated", rows: [row("1", 10), row("2", 20)] };

  it("moves over taken seats and aisles, and to the nearest seat of the next row", () => {
    expect(seatInDirection(group, 11, "ArrowRight")).toBe(13);
    expect(seatInDirection(group, 13, "ArrowLeft")).toBe(11);
    expect(seatInDirection(group, 11, "ArrowDown")).toBe(21);
    expect(seatInDirection(group, 23, "ArrowUp")).toBe(13);
    expect(seatInDirection(group, 10, "End")).toBe(13);
    expect(seatInDirection(group, 10, "ArrowLeft")).toBeUndefined();
    expect(seatInDirection(group, 10, "ArrowUp")).toBeUndefined();
  });

  it("keeps aisles as gaps of its columns, which are half a seat wide", () => {
    const { of, count } = columnsOf(group);
    expect([10, 11, 12, 13].map((unit) => of.get(unit))).toEqual([1, 3, 9, 11]);
    expect(count).toBe(12);
  });

  it("puts a companion beside the wheelchair place, never on it and never on the next", () => {
    const places = [
      { unit: 1, x: 1, kind: "wheelchair" as const },
      { unit: 2, x: 1.5, kind: "companion" as const },
      { unit: 3, x: 2, kind: "wheelchair" as const },
      { unit: 4, x: 8, kind: "wheelchair" as const },
      { unit: 5, x: 8.5, kind: "companion" as const },
    ];
    const seats = places.map((place) => ({ ...place, seat: String(place.unit), state: "free" as const }));
    const { of, count } = columnsOf({ ...group, rows: [{ row: "8a", seats }] });
    expect([1, 2, 3, 4, 5].map((unit) => of.get(unit))).toEqual([1, 3, 5, 15, 17]);
    expect(count).toBe(18);
  });

  it("offers no taken seat, and none in a group where one has no seat", () => {
    const strangers: PlanGroup = { ...group, rows: [row("2", 20)] };
    expect(group.rows[0]?.seats.map((entry) => isChoosable(group, entry))).toEqual([true, true, false, true]);
    expect(strangers.rows[0]?.seats.some((entry) => isChoosable(strangers, entry))).toBe(false);
  });

  it("lets the seat go that was chosen first when one too many is chosen", () => {
    expect(toggleSeat([1, 2], 3, 2)).toEqual([2, 3]);
    expect(toggleSeat([1, 2], 1, 2)).toEqual([2]);
    expect(toggleSeat([2], 3, 2)).toEqual([2, 3]);
  });
});
