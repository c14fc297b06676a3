import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { readSimulated } from "../../../workers/backends/payments/simulator";
import { screening } from "../../../workers/box-office/screenings";
import { mailJob, orders, ticket as tickets } from "../../../workers/db/schema/box-office";
import { readOrder } from "../../../workers/db/shop/orders";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { giveBackTickets, type GivingBack } from "../../../workers/shop/orders/give-back";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { dyingAt, type Death } from "../../support/dying";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  eventArrives,
  minute,
  ordered,
  ordering,
  stateOf,
} from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const nextDay = "2027-03-29T20:30:00+01:00";
const byGuest = { by: "guest", reason: "given_back" } as const;
const byHouse = { by: "house", reason: "given_back" } as const;

/** A show that is far enough away to be given back, and one that is not. */
const later = () => house.salon({ startsAt: Date.parse(nextDay) });

async function bought(events: readonly number[], amount = 2, price = shopIds.full, saleType = 1) {
  const { record } = await ordered(await cartWith(events, amount, price, saleType));
  const { id } = record.order;
  if (record.payments[0]?.provider === "simulator") await bankSays(id, approved);
  await buyerReturns(id);
  const state = await stateOf(id, evening);
  return { id, codes: state.tickets.map((one) => one.id), payment: record.payments[0]?.id ?? "" };
}

const givesBack = (id: string, codes: readonly string[], how: Omit<GivingBack, "tickets"> = byGuest, now = evening) =>
  giveBackTickets(ordering(now), id, { tickets: codes, ...how });

const mailsOf = async (id: string) =>
  (await house.db.select().from(mailJob).where(eq(mailJob.orderId, id)))
    .map(({ template }) => template)
    .filter((template) => template === "given_back");

const freeOf = async (event: number): Promise<number> => {
  const { counts } = await screening(env, event).look({ now: evening });
  return counts.find(({ pool }) => pool === shopIds.stalls)?.free ?? 0;
};

describe("tickets that are given back", () => {
  it("are void, their seats free and their money with the buyer, each once, however often it is asked for", async () => {
    const event = await later();
    const { id, codes } = await bought([event, await later()]);
    const before = await freeOf(event);
    await Promise.all(Array.from({ length: 6 }, () => givesBack(id, codes)));
    await Promise.all([cronRuns(evening + 5 * minute), givesBack(id, codes), buyerReturns(id)]);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, tickets: [], sold: [], broken: [] });
    expect(state.holds).toEqual(["refunded", "refunded"]);
    expect(state.refunds).toMatchObject([{ cents: 4600, status: "done" }]);
    expect(state.events.slice(4)).toEqual(["5 refund_due", "6 refunded"]);
    expect(await freeOf(event)).toBe(before + 2);
    expect(await mailsOf(id)).toEqual(["given_back"]);
  });

  it("one after the other come to what was paid, and free nothing that somebody else has bought since", async () => {
    const event = await house.salon({ startsAt: Date.parse(nextDay), capacityOverride: 3 });
    const { id, codes } = await bought([event], 3);
    const [first = "", ...rest] = codes;
    await givesBack(id, [first]);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "partially_refunded" }, kept: 2300 });
    const other = await bought([event], 1);
    await givesBack(id, [first]);
    await givesBack(id, rest.slice(0, 1));
    await givesBack(id, codes);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, broken: [] });
    expect(state.refunds.map(({ cents }) => cents)).toEqual([1150, 1150, 1150]);
    expect(state.events.slice(4)).toEqual([
      "5 partly_refunded",
      "6 refund_made",
      "7 partly_refunded",
      "8 refund_made",
      "9 refund_due",
      "10 refunded",
    ]);
    expect(await mailsOf(id)).toHaveLength(3);
    const others = await stateOf(other.id, evening);
    expect(others.ticketed).toEqual(others.sold);
    expect(others).toMatchObject({ holds: ["sold"], kept: 1150 });
    expect(await freeOf(event)).toBe(2);
  });

  it("that cost nothing take the same way, without money", async () => {
    const { id, codes } = await bought([await later()], 2, shopIds.culture, 51);
    await givesBack(id, codes.slice(0, 1));
    expect((await stateOf(id, evening)).sold).toHaveLength(1);
    await givesBack(id, codes);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "refunded" }, refunds: [], sold: [], kept: 0 });
  });

  it("are taken from guests until a day before the show, and from the house at any time", async () => {
    const { id, codes } = await bought([await house.salon()]);
    expect(await givesBack(id, codes)).toMatchObject({ code: "sales_closed" });
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "fulfilled" }, kept: 2300 });
    expect(await givesBack(id, codes, byHouse)).toMatchObject({ ok: true });
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "refunded" }, kept: 0 });
  });

  it("for a time slot are taken until a day before that begins, and the page says so", async () => {
    const { id: event, slots } = await house.tour({ startsAt: Date.parse(nextDay) });
    const now = Date.parse("2027-03-28T21:00:00+02:00");
    const outcomeOf = async (timeslot: number) => {
      const guest = visitor();
      await guest.add(event, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot });
      const { id } = (await ordered(guest.jar.get("kasch_cart_key") ?? "")).record.order;
      await bankSays(id, approved);
      await buyerReturns(id);
      const paid = await readOrder(house.db, { id });
      if (!paid) throw new Error("there is no such order");
      const view = await viewOrder(ordering(now), paid, { secret: "secret" });
      const show = view.ok ? view.value.shows[0] : undefined;
      const codes = paid.tickets.map((one) => one.id);
      const given = await givesBack(id, codes, byGuest, now);
      return [show?.timeslot, show?.give_back_until, show?.tickets.map(({ back }) => back), given.ok];
    };
    expect([await outcomeOf(slots[0] ?? 0), await outcomeOf(slots[1] ?? 0)]).toEqual([
      ["20:30:00", "2027-03-28T20:30:00+02:00", [null], false],
      ["21:30:00", "2027-03-28T21:30:00+02:00", ["5.00"], true],
    ]);
  });

  it("and were used are not a guest's to give back, also in the moment they are let in", async () => {
    const { id, codes } = await bought([await later()]);
    await house.db
      .update(tickets)
      .set({ status: "checked_in" })
      .where(eq(tickets.id, codes[0] ?? ""));
    expect(await givesBack(id, codes)).toMatchObject({ code: "conflict" });
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "fulfilled" }, kept: 2300 });
    const second = await bought([await later()]);
    const slow = ordering();
    let read = 0;
    const db = new Proxy(slow.db, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (key !== "batch" || typeof value !== "function") return value;
        return async (...args: unknown[]): Promise<unknown> => {
          // Between the reading of the order and the writing somebody goes in.
          if ((read += 1) === 2)
            await house.db
              .update(tickets)
              .set({ status: "checked_in" })
              .where(eq(tickets.id, second.codes[0] ?? ""));
          return Reflect.apply(value, target, args);
        };
      },
    });
    const answer = await giveBackTickets({ ...slow, db }, second.id, { tickets: second.codes, ...byGuest });
    expect(answer).toMatchObject({ code: "conflict" });
    expect(await stateOf(second.id, evening)).toMatchObject({
      order: { status: "fulfilled" },
      refunds: [],
      kept: 2300,
    });
  });

  it("that the desk was paid for are given back there, not by a link", async () => {
    const { id, codes } = await bought([await later()]);
    await house.db.update(orders).set({ method: "cash" }).where(eq(orders.id, id));
    expect(await givesBack(id, codes)).toMatchObject({ code: "conflict" });
    expect((await stateOf(id, evening)).order.status).toBe("fulfilled");
  });

  it("of another order are none of this one's", async () => {
    const [one, other] = [await bought([await later()]), await bought([await later()])];
    expect(await givesBack(one.id, other.codes)).toMatchObject({ code: "bad_request" });
    expect(await givesBack(one.id, [])).toMatchObject({ code: "bad_request" });
    expect((await stateOf(other.id, evening)).order.status).toBe("fulfilled");
  });

  it("while the payment's success is told again and again end in the money, once", async () => {
    const { id, codes, payment } = await bought([await later()]);
    await Promise.all([
      ...Array.from({ length: 5 }, () => eventArrives(payment)),
      givesBack(id, codes),
      ...Array.from({ length: 5 }, () => buyerReturns(id)),
      cronRuns(evening + 5 * minute),
    ]);
    await eventArrives(payment);
    const state = await stateOf(id, evening);
    expect(state).toMatchObject({ order: { status: "refunded" }, kept: 0, tickets: [], sold: [], broken: [] });
    expect(Object.keys((await readSimulated(env.CACHE, payment))?.refunds ?? {})).toHaveLength(1);
  });
});

describe("a process that dies while tickets are given back", () => {
  it.each(["before", "after"] satisfies Death[])(
    "%s any of its steps leaves nothing done, or everything in the end",
    async (death) => {
      let step = 1;
      for (let isThrough = false; !isThrough; step += 1) {
        expect(step).toBeLessThan(40);
        const isWhole = step % 2 === 0;
        const { id, codes } = await bought([await later()]);
        const chosen = isWhole ? codes : codes.slice(0, 1);
        const { bindings, steps } = dyingAt(step, death);
        const giving = { tickets: chosen, ...byGuest };
        await giveBackTickets(ordering(evening, bindings), id, giving).catch(() => null);
        isThrough = steps() < step;
        const died = await stateOf(id, evening);
        const isBegun = died.tickets.length < 2;
        // What is left may be passed on meanwhile: what is due stays due.
        const record = await readOrder(house.db, { id });
        if (isBegun && !isWhole && record)
          expect(await renameOrder(ordering(), record, "Berta")).toMatchObject({ ok: true });
        await cronRuns(evening + 5 * minute);
        const state = await stateOf(id, evening);
        const left = isBegun ? 2 - chosen.length : 2;
        expect(state.ticketed).toEqual(state.sold);
        expect(state).toMatchObject({ kept: left * 1150, broken: [] });
        expect(state.tickets).toHaveLength(left);
        expect(await mailsOf(id)).toHaveLength(isBegun ? 1 : 0);
        expect(state.refunds).toHaveLength(isBegun ? 1 : 0);
        if (isBegun) expect(state.refunds[0]?.status).toBe("done");
      }
      expect(step).toBeGreaterThan(5);
    },
  );
});
