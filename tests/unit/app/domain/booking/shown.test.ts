import { describe, expect, it } from "vitest";
import type { SeatGroup } from "~/domain/booking/schema";
import { saleOf, withoutSeats } from "~/domain/booking/shown";
import { bookingInfo, seated, timed, wheelchairs } from "../../../../support/booking-view";

const groups = (common: SeatGroup["status"], wheelchair: SeatGroup["status"]): SeatGroup[] => [
  { ...seated, status: common },
  { ...wheelchairs, status: wheelchair },
];

describe("what a shared page says of an event's booking", () => {
  it("names prices and times, but nothing that another visitor may have changed", () => {
    const counted = bookingInfo(
      [
        { ...timed, status: "limited", prices: timed.prices.map((line) => ({ ...line, remaining: 3 })) },
        { ...seated, status: "sold-out" },
      ],
      "limited",
    );
    const shared = withoutSeats(counted);
    expect(JSON.stringify(shared)).not.toMatch(/available|limited|sold-out|"remaining":\d/);
    expect(shared.seat_groups.map(({ prices }) => prices.map(({ price }) => price))).toEqual([
      ["11.50", "9.50"],
      ["11.50", "9.50"],
    ]);
    expect(shared.seat_groups[0]?.timeslots.map(({ time_start }) => time_start)).toEqual(["14:00:00", "14:30:00"]);
    expect(saleOf(shared)).toEqual({ state: null, isOpen: true });
  });
});

describe("how a sale stands", () => {
  it("is sold out when only wheelchair places are left, and those can still be ordered", () => {
    const sale = (...all: Parameters<typeof groups>) => saleOf(bookingInfo(groups(...all), "sold-out"));
    expect(sale("sold-out", "available")).toEqual({ state: "sold-out", isOpen: true });
    expect(sale("sold-out", "sold-out")).toEqual({ state: "sold-out", isOpen: false });
  });

  it("offers nothing while it is paused, over, not begun, elsewhere or without prices", () => {
    for (const sales of ["paused", "closed", "not-yet", "elsewhere", "cancelled"] as const)
      expect(saleOf({ ...bookingInfo(groups("available", "available")), sales })).toEqual({
        state: sales,
        isOpen: false,
      });
    expect(saleOf(bookingInfo([]))).toEqual({ state: "none", isOpen: false });
  });
});
