import { describe, expect, it } from "vitest";
import type { Order } from "~/domain/account/schema";
import { reservationsOf, stateOf, visitsOf } from "~/features/account/area/visits";

const now = Date.parse("2026-11-21T18:05:00+01:00");

interface Given {
  day?: string;
  standing?: Order["standing"];
  /** Of this show, where the rest of its order stands otherwise. */
  own?: Order["standing"];
  status?: "scheduled" | "cancelled";
  total?: string;
  failure?: string;
}

/** An order of one show that begins at 20:00 and lasts two hours. */
function order(number: string, given: Given = {}): Order {
  const { day = "2026-11-22", standing = "paid", own = standing, status = "scheduled" } = given;
  const show = { date_start: `${day}T20:00:00+01:00`, date_end: `${day}T22:00:00+01:00`, status };
  return {
    number,
    standing,
    failure: given.failure ?? "",
    created_at: "2026-11-01T12:00:00+01:00",
    pay_until: null,
    total: given.total ?? "17.00",
    to_pay: given.total ?? "17.00",
    currency: "EUR",
    url: `/de/bestellung/${number}`,
    shows: [{ event: 1, show: show as never, timeslot: null, standing: own, tickets_quantity: 2, seats: [] }],
  };
}

const named = (orders: Order[]) => {
  const { next, coming, seen, unseen } = visitsOf(orders, now);
  const numbers = (visits: readonly { order: Order }[]) => visits.map((visit) => visit.order.number);
  return { next: next?.order.number ?? null, coming: numbers(coming), seen: numbers(seen), unseen: numbers(unseen) };
};

describe("the visits of a guest", () => {
  it("begin with the next one that has tickets or waits at the desk", () => {
    expect(
      named([
        order("later", { day: "2026-12-01" }),
        order("next", { day: "2026-11-25", standing: "reserved" }),
        order("unpaid", { standing: "failed" }),
        order("called-off", { status: "cancelled" }),
      ]),
    ).toEqual({ next: "next", coming: ["unpaid", "called-off", "later"], seen: [], unseen: [] });
  });

  it("are still to come while the show runs, and seen after it, the latest first", () => {
    expect(
      named([
        order("running", { day: "2026-11-21" }),
        order("before", { day: "2026-10-01" }),
        order("yesterday", { day: "2026-11-20" }),
        order("never", { day: "2026-11-19", standing: "expired" }),
      ]),
    ).toEqual({ next: "running", coming: [], seen: ["yesterday", "before"], unseen: ["never"] });
  });

  it("keep what the programme has forgotten", () => {
    const old = order("old");
    expect(named([{ ...old, shows: old.shows.map((show) => ({ ...show, show: null })) }])).toMatchObject({
      seen: ["old"],
    });
  });
});

describe("how it stands with a visit", () => {
  it.each<[string, Given, string, string]>([
    ["tickets", {}, "paid", "available"],
    ["a reservation", { standing: "reserved" }, "reserved", "limited"],
    ["a payment under way", { standing: "waiting" }, "waiting", "not-yet"],
    ["nothing paid", { standing: "failed" }, "failed", "sold-out"],
    ["given back", { standing: "refunding" }, "refunding", "cancelled"],
    ["given back for nothing", { standing: "refunded", total: "0.00" }, "given_back", "cancelled"],
    ["one show of it given back", { own: "refunded" }, "given_back", "cancelled"],
    ["a cancelled show", { status: "cancelled" }, "show_refunding", "cancelled"],
    ["a cancelled show with its money", { status: "cancelled", standing: "refunded" }, "show_refunded", "cancelled"],
    [
      "a cancelled show that was reserved",
      { standing: "cancelled", failure: "show_cancelled" },
      "show_cancelled",
      "cancelled",
    ],
    ["a cancelled show that was free", { status: "cancelled", total: "0.00" }, "show_cancelled", "cancelled"],
  ])("is said in a word and a shape: %s", (_name, given, word, shape) => {
    const { coming, next, unseen } = visitsOf([order("1", given)], now);
    const visit = next ?? coming[0] ?? unseen[0];
    expect(visit && stateOf(visit)).toEqual({ word, shape });
  });
});

describe("what waits at the desk", () => {
  const waiting = (orders: Order[]) =>
    reservationsOf(orders, now).map(({ order: { number }, visits }) => [
      number,
      visits.map((visit) => visit.ordered.event),
    ]);

  it("is what is reserved and to come, the next first", () => {
    expect(
      waiting([
        order("later", { day: "2026-12-01", standing: "reserved" }),
        order("paid"),
        order("failed", { standing: "failed" }),
        order("next", { day: "2026-11-25", standing: "reserved" }),
        order("called-off", { standing: "reserved", status: "cancelled" }),
        order("past", { day: "2026-11-20", standing: "reserved" }),
        order("lapsed", { standing: "expired" }),
      ]),
    ).toEqual([
      ["next", [1]],
      ["later", [1]],
    ]);
  });

  it("has the shows of an order together, without one that was taken out of it", () => {
    const [one, two, gone] = [
      order("several", { day: "2026-11-28", standing: "reserved" }),
      order("", { day: "2026-11-24", standing: "reserved" }),
      order("", { standing: "reserved", own: "cancelled" }),
    ];
    const shows = [one, two, gone].flatMap((of, event) => of?.shows.map((show) => ({ ...show, event })) ?? []);
    const between = order("between", { day: "2026-11-26", standing: "reserved" });
    expect(waiting([{ ...order("several", { standing: "reserved" }), shows }, between])).toEqual([
      ["several", [1, 0]],
      ["between", [1]],
    ]);
  });
});
