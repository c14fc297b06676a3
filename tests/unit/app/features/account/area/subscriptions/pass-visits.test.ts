import { expect, it } from "vitest";
import type { Order } from "~/domain/account/schema";
import { passVisitsOf } from "~/features/account/area/subscriptions/pass-visits";

const at = { now: Date.parse("2026-11-21T18:05:00+01:00"), year: "2026" };

/** An order of two tickets for a show that begins at 20:00 and lasts two hours. */
function order(number: string, day: string, given: { standing?: Order["standing"]; status?: string } = {}): Order {
  const { standing = "paid", status = "scheduled" } = given;
  const show = { date_start: `${day}T20:00:00+01:00`, date_end: `${day}T22:00:00+01:00`, status };
  return {
    number,
    standing,
    failure: "",
    created_at: "2025-11-01T12:00:00+01:00",
    pay_until: null,
    total: "0.00",
    to_pay: "0.00",
    currency: "EUR",
    url: `/de/bestellung/${number}`,
    shows: [{ event: 1, show: show as never, timeslot: null, standing, tickets_quantity: 2, seats: [] }],
  };
}

const visitsWith = (...orders: Order[]) => passVisitsOf({ id: 6, name: "nonstop", text: "", orders }, at);

it("counts good tickets in all, and those for shows since the first of January, whenever they were ordered", () => {
  const { next, seen, inAll, thisYear } = visitsWith(
    order("next", "2026-11-22"),
    order("january", "2026-01-01"),
    order("december", "2025-12-31"),
    order("coming", "2027-01-02"),
  );
  expect([next?.order.number, ...seen.map((visit) => visit.order.number)]).toEqual(["next", "january", "december"]);
  expect({ inAll, thisYear }).toEqual({ inAll: 8, thisYear: 6 });
});

it("counts no ticket that came to nothing or has nobody's money yet", () => {
  const { inAll, unseen } = visitsWith(
    order("good", "2026-10-01"),
    order("back", "2026-10-02", { standing: "refunded" }),
    order("called-off", "2026-10-03", { status: "cancelled" }),
    order("reserved", "2026-11-25", { standing: "reserved" }),
  );
  expect(inAll).toBe(2);
  expect(unseen.map((visit) => visit.order.number)).toEqual(["called-off", "back"]);
});
