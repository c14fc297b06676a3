import { describe, expect, it } from "vitest";
import type { HallGroup, HallSeat } from "~/domain/hall/schema";
import type { HouseTicket } from "~/domain/house-orders/schema";
import { sittingsOf, taking } from "~/features/box-office/reseat/who-sits";

const seat = (id: number, state: HallSeat["state"], kind: HallSeat["kind"] = "normal"): HallSeat => ({
  id,
  kind,
  row: "1",
  seat: String(id),
  y: 0,
  x: id,
  state,
  hold: null,
  reason: null,
});
const group = (id: number, ...seats: HallSeat[]): HallGroup => ({
  id,
  block: 0,
  kind: "seated",
  name: "",
  slots: [],
  counts: { free: 0, held: 0, reserved: 0, sold: 0, blocked: 0 },
  seats,
});
const ticket = (code: string, unit: number, more: Partial<HouseTicket> = {}): HouseTicket => ({
  code,
  name: "Voll",
  kind: "normal",
  unit,
  row: "1",
  seat: String(unit),
  state: "good",
  cents: 1150,
  ...more,
});

describe("the seats that tickets can have instead", () => {
  it("are free ones of their kind in their own seat group, and those of the order's other tickets", () => {
    const stalls = group(
      1,
      seat(1, "sold"),
      seat(2, "sold"),
      seat(3, "free"),
      seat(4, "held"),
      seat(5, "free", "wheelchair"),
    );
    const balcony = group(2, seat(6, "free"), seat(7, "sold"));
    const tickets = [ticket("A", 1), ticket("B", 2), ticket("C", 7)];
    expect(sittingsOf({ tickets }, [stalls, balcony]).map(({ choices }) => choices.map(({ id }) => id))).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [6, 7],
    ]);
  });

  it("are none for tickets that were used, came back or have no number", () => {
    const hall = [group(1, seat(1, "sold"), seat(2, "sold"), seat(3, "sold"), seat(4, "free"))];
    const tickets = [
      ticket("A", 1, { state: "in" }),
      ticket("B", 2, { state: "given_back" }),
      ticket("C", 3, { seat: null }),
    ];
    expect(sittingsOf({ tickets }, hall)).toEqual([]);
  });
});

describe("a ticket that takes a seat", () => {
  it("leaves its own to the ticket that had it", () => {
    expect(taking({ A: 1, B: 2 }, "A", 2)).toEqual({ A: 2, B: 1 });
    expect(taking({ A: 1, B: 2 }, "A", 3)).toEqual({ A: 3, B: 2 });
    expect(taking({ A: 1, B: 2 }, "A", 1)).toEqual({ A: 1, B: 2 });
  });
});
