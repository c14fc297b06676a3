import { describe, expect, it } from "vitest";
import {
  bookingReducer,
  discountLines,
  fullPriceLine,
  initialBookingState,
  stepNumber,
  type BookingAction,
  type BookingState,
} from "~/features/booking/widget/booking-state";
import type { CartCreated } from "~/domain/booking/schema";
import { bookingInfo, companion, full, reduced, seated, timed, wheelchairs } from "../../../../../support/booking-view";

const created: CartCreated = {
  tickets_quantity: 2,
  cart_url: "/de/warenkorb",
  expires_at: "2026-11-21T18:20:00+01:00",
  remaining_ms: 900_000,
};
const run = (actions: BookingAction[], from: BookingState = initialBookingState) =>
  actions.reduce(bookingReducer, from);
const twoFull: BookingAction[] = [
  { type: "add", line: full },
  { type: "add", line: full },
];

describe("steps of the booking widget", () => {
  it("starts with the price list, and with the times where entry times are sold", () => {
    expect(run([{ type: "loaded", info: bookingInfo([seated]) }]).step).toBe("default");
    expect(run([{ type: "loaded", info: bookingInfo([timed]) }]).step).toBe("timeslots");
  });

  it("goes from the default step over discounts back to the start, keeping the tickets", () => {
    const info = bookingInfo([seated]);
    const discounts = run([...twoFull, { type: "show-discounts", group: seated.seat_group }]);
    expect(discounts.step).toBe("discounts");
    const back = run(
      [
        { type: "add", line: reduced },
        { type: "show-start", info },
      ],
      discounts,
    );
    expect(back.step).toBe("default");
    expect(back.tickets.map(({ amount }) => amount)).toEqual([2, 1]);
  });

  it("numbers the steps one to three", () => {
    expect([
      stepNumber("default").n,
      stepNumber("timeslots").n,
      stepNumber("discounts").n,
      stepNumber("summary").n,
    ]).toEqual([1, 1, 2, 3]);
  });

  it("shows every sale type but the full price among the discounts, and all of them for entry times", () => {
    expect(fullPriceLine(wheelchairs)?.name).toBe("Vollpreis");
    expect(discountLines(bookingInfo([wheelchairs]), wheelchairs)).toEqual([companion]);
    expect(discountLines(bookingInfo([timed]), timed)).toEqual(timed.prices);
  });

  it("keeps tickets when another time of the same seat group is chosen, not when the group changes", () => {
    const chosen = run([
      { type: "choose-timeslot", group: timed.seat_group, timeslot: 1 },
      { type: "add", line: full },
    ]);
    expect(run([{ type: "choose-timeslot", group: timed.seat_group, timeslot: 2 }], chosen).tickets).toHaveLength(1);
    expect(run([{ type: "choose-timeslot", group: 99, timeslot: 3 }], chosen).tickets).toHaveLength(0);
  });
});

describe("closing the widget", () => {
  const close: BookingAction[] = [{ type: "reset-tickets" }, { type: "reset-view" }];

  it("resets tickets, step and summary, and offers the selection again", () => {
    const closed = run([...twoFull, { type: "show-discounts", group: seated.seat_group }, ...close]);
    expect(closed).toMatchObject({ tickets: [], step: "default", outcome: { status: "idle" } });
    expect(run([{ type: "restore" }], closed)).toMatchObject({
      tickets: [{ amount: 2 }],
      step: "default",
      discarded: null,
    });
  });

  it("brings a chosen entry time back with its tickets", () => {
    const closed = run([
      { type: "choose-timeslot", group: timed.seat_group, timeslot: 2 },
      { type: "add", line: full },
      ...close,
    ]);
    expect(run([{ type: "restore" }], closed)).toMatchObject({
      timeslot: 2,
      group: timed.seat_group,
      step: "discounts",
    });
  });

  it("offers nothing when nothing was chosen, while a request is under way, or when the tickets are in the cart", () => {
    expect(run(close).discarded).toBeNull();
    expect(run([...twoFull, { type: "sending" }, ...close]).discarded).toBeNull();
    expect(
      run([...twoFull, { type: "sending" }, { type: "held", created, amount: 2, seats: [] }, ...close]).discarded,
    ).toBeNull();
  });

  it("ignores an answer that comes after closing", () => {
    const closed = run([...twoFull, { type: "sending" }, ...close]);
    expect(run([{ type: "held", created, amount: 2, seats: [] }], closed).outcome.status).toBe("idle");
  });
});

describe("a screening that is busy", () => {
  const busy = [...twoFull, { type: "sending" as const }, { type: "waiting" as const, wait: "busy" as const }];

  it("is waited for with the selection, which comes back for whoever left meanwhile", () => {
    expect(run(busy)).toMatchObject({ step: "summary", tickets: [{ amount: 2 }], outcome: { wait: "busy" } });
    expect(run([...busy, { type: "reset-tickets" }, { type: "reset-view" }, { type: "restore" }])).toMatchObject({
      step: "default",
      tickets: [{ amount: 2 }],
    });
    expect(run([...busy, { type: "held", created, amount: 2, seats: [] }]).outcome.status).toBe("success");
  });
});

describe("answers", () => {
  it("keeps the selection when seats are missing, drops it when the price list changed", () => {
    const sent = run([...twoFull, { type: "sending" }]);
    expect(run([{ type: "refused", code: "not_enough_seats" }], sent)).toMatchObject({
      step: "summary",
      tickets: [{ amount: 2 }],
    });
    expect(run([{ type: "refused", code: "price_changed" }], sent).tickets).toEqual([]);
  });

  it("calls nothing held whose time is over: then the selection stays for another try", () => {
    const late = { ...created, remaining_ms: 0 };
    expect(run([...twoFull, { type: "sending" }, { type: "held", created: late, amount: 2, seats: [] }])).toMatchObject(
      { tickets: [{ amount: 2 }], outcome: { status: "error", code: "cart_expired" } },
    );
  });

  it("empties the selection once it is in the cart, so that it cannot be sent again", () => {
    expect(run([...twoFull, { type: "sending" }, { type: "held", created, amount: 2, seats: [] }])).toMatchObject({
      tickets: [],
      outcome: { status: "success", amount: 2 },
    });
  });
});
