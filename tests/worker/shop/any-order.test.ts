import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { OrderState } from "~/domain/orders/states";
import { event as events } from "../../../workers/db/schema/programme";
import { screening } from "../../../workers/box-office/screenings";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  declined,
  eventArrives,
  minute,
  ordered,
  ordering,
  stateOf,
  transferred,
} from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const methods = ["card", "eps"] as const;
type Method = (typeof methods)[number];

/** Who says that there is news: an event that comes twice under one name, another one, the buyer, the cron. */
const occasions = ["event", "event", "another event", "return", "return", "cron"] as const;
type Occasion = (typeof occasions)[number];

/** Any of them in any order, some of them not at all; and how many of them come before the bank has decided. */
const news = fc.record({ sequence: fc.shuffledSubarray([...occasions]), early: fc.nat(occasions.length) });

const paid = { card: approved, eps: transferred } as const;

interface End {
  order: OrderState;
  kept: number;
  tickets: number;
  refunds: number;
  hold: RegExp;
}

/** What the bank says in the end, and what an order has come to then, whatever was heard of it when. */
const truths = {
  paid: {
    says: (method: Method) => paid[method],
    ends: { order: "fulfilled", kept: 1150, tickets: 1, refunds: 0, hold: /^sold$/ },
  },
  declined: {
    says: () => declined,
    ends: { order: "expired", kept: 0, tickets: 0, refunds: 0, hold: /^(expired|released)$/ },
  },
  silent: {
    says: () => ({}),
    ends: { order: "expired", kept: 0, tickets: 0, refunds: 0, hold: /^(expired|released)$/ },
  },
  "paid and given back": {
    says: (method: Method) => paid[method],
    ends: { order: "refunded", kept: 0, tickets: 0, refunds: 1, hold: /^refunded$/ },
  },
} as const;

interface Told {
  id: string;
  payment: string;
  now: number;
}

async function tell(occasion: Occasion, { id, payment, now }: Told): Promise<void> {
  if (occasion === "return") await buyerReturns(id, now);
  else if (occasion === "cron") await cronRuns(now);
  else await eventArrives(payment, { now, id: occasion === "event" ? `evt-${id}` : "" });
}

async function giveBack(id: string, now: number): Promise<void> {
  const { tickets } = await stateOf(id, now);
  const giving = { tickets: tickets.map((one) => one.id), by: "house", reason: "given_back" } as const;
  expect(await giveBackTickets(ordering(now), id, giving)).toMatchObject({ ok: true });
}

async function expectEnd(id: string, now: number, { order, hold, ...sums }: End): Promise<void> {
  const state = await stateOf(id, now);
  expect(state.order.status).toBe(order);
  expect(state.holds.filter((one) => !hold.test(one))).toEqual([]);
  expect({ kept: state.kept, tickets: state.tickets.length, refunds: state.refunds.length }).toEqual(sums);
  expect(state.ticketed).toEqual(state.sold);
  expect(state.broken).toEqual([]);
  const once = ["paid", "tickets_issued", "payment_failed", "expired", "refunded"];
  for (const type of once) expect(state.events.filter((one) => one.endsWith(` ${type}`)).length).toBeLessThanOrEqual(1);
}

const cases = methods.flatMap((method) =>
  (Object.keys(truths) as (keyof typeof truths)[]).map((truth) => [method, truth] as const),
);

describe("what is told of a payment, in any order, twice, or not at all", () => {
  it.each(cases)("by %s ends the same way where it is %s", async (method, truth) => {
    const { says, ends } = truths[truth];
    await fc.assert(
      fc.asyncProperty(news, async ({ sequence, early }) => {
        const { record } = await ordered(await cartWith([await house.salon()], 1), { method });
        const { id } = record.order;
        const payment = record.payments[0]?.id ?? "";
        let now = evening;
        for (const [index, occasion] of sequence.entries()) {
          // oxlint-disable-next-line no-await-in-loop
          if (index === early) await bankSays(id, says(method));
          // All of it within the time for which the seats are kept.
          now += minute;
          // oxlint-disable-next-line no-await-in-loop
          await tell(occasion, { id, payment, now });
        }
        if (early >= sequence.length) await bankSays(id, says(method));
        // Whatever was left out: the cron comes by in the end.
        await cronRuns(evening + 9 * minute);
        if (truth === "paid and given back") {
          await giveBack(id, evening + 10 * minute);
          for (const occasion of sequence.toReversed())
            // oxlint-disable-next-line no-await-in-loop
            await tell(occasion, { id, payment, now: evening + 11 * minute });
        }
        await cronRuns(evening + 40 * minute);
        await cronRuns(evening + 75 * minute);
        await expectEnd(id, evening + 75 * minute, ends);
      }),
      { numRuns: 8 },
    );
  });

  it.each(methods)("by %s ends the same way where all of it is told in one moment", async (method) => {
    const { record } = await ordered(await cartWith([await house.salon()], 1), { method });
    const { id } = record.order;
    const payment = await bankSays(id, paid[method]);
    await Promise.all(
      [...occasions, ...occasions].map((occasion) => tell(occasion, { id, payment, now: evening + 3 * minute })),
    );
    await cronRuns(evening + 6 * minute);
    await expectEnd(id, evening + 6 * minute, truths.paid.ends);
  });
});

/** Fewer places from now on, as an editor says it. */
async function cutTo(event: number, places: number, now: number): Promise<void> {
  await house.db.update(events).set({ capacityOverride: places }).where(eq(events.id, event));
  // Whoever asks next brings the news to the hall.
  await visitor().add(event, [ticket(shopIds.full, 1)], { at: now });
}

describe("money that races with a hall that gets smaller", () => {
  const soon = evening + 5 * minute;
  const late = evening + 40 * minute;

  it.each(["first", "last", "in the same moment"])(
    "buys the seats that are kept, where the cut comes %s",
    async (when) => {
      const event = await house.salon();
      const { record } = await ordered(await cartWith([event], 2), { method: "eps" });
      const { id } = record.order;
      const payment = await bankSays(id, transferred);
      const cut = () => cutTo(event, 1, soon);
      const pay = () => eventArrives(payment, { now: soon });
      if (when === "first") await cut().then(pay);
      else if (when === "last") await pay().then(cut);
      else await Promise.all([pay(), cut(), buyerReturns(id, soon), cronRuns(soon)]);
      await cronRuns(soon + 3 * minute);
      const state = await stateOf(id, soon + 3 * minute);
      expect(state).toMatchObject({ order: { status: "fulfilled" }, kept: 2300, refunds: [], broken: [] });
      expect(state.ticketed).toEqual(state.sold);
    },
  );

  it("goes back, all of it, where it comes after its time into a hall that is too small by then", async () => {
    const event = await house.salon();
    const { record } = await ordered(await cartWith([event], 2), { method: "eps" });
    const { id } = record.order;
    await cutTo(event, 1, late);
    await eventArrives(await bankSays(id, transferred), { now: late });
    await cronRuns(late + 3 * minute);
    expect(await stateOf(id, late + 3 * minute)).toMatchObject({
      order: { status: "refunded" },
      kept: 0,
      tickets: [],
      sold: [],
      broken: [],
    });
  });

  it("ends in tickets or goes back, and in nothing else, where it comes late and with the cut", async () => {
    for (let time = 0; time < 6; time += 1) {
      const event = await house.salon();
      const { record } = await ordered(await cartWith([event], 2), { method: "eps" });
      const { id } = record.order;
      const payment = await bankSays(id, transferred);
      const both = [() => eventArrives(payment, { now: late }), () => cutTo(event, 1, late)];
      await Promise.all((time % 2 === 0 ? both : both.toReversed()).map((one) => one()));
      await cronRuns(late + 3 * minute);
      const state = await stateOf(id, late + 3 * minute);
      expect(["fulfilled", "refunded"]).toContain(state.order.status);
      expect(state.kept).toBe(state.order.status === "fulfilled" ? 2300 : 0);
      expect(state.tickets).toHaveLength(state.order.status === "fulfilled" ? 2 : 0);
      expect(state.ticketed).toEqual(state.sold);
      expect(await screening(env, event).sweep()).toEqual([]);
    }
  });
});
