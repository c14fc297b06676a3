import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { screening } from "../../../workers/box-office/screenings";
import { readOrder } from "../../../workers/db/shop/orders";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveUpOrder, retryPayment } from "../../../workers/shop/orders/change-order";
import { settlePayment } from "../../../workers/shop/orders/settle-payment";
import { dyingEverywhere, unanswered } from "../../support/dying";
import { addEvent } from "../../support/fixtures";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  declined,
  minute,
  ordered,
  ordering,
  ordersOf,
  stateOf,
  typed,
} from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const desk = { ...typed, method: "desk" };
const release = Date.parse("2027-03-27T20:00:00+01:00");
const free = ["expired", "released"];

async function failedOrder(cart: string) {
  const { record } = await ordered(cart);
  await bankSays(record.order.id, declined);
  await buyerReturns(record.order.id);
  const failed = await readOrder(house.db, { id: record.order.id });
  if (!failed) throw new Error("there is no such order");
  return failed;
}

describe("what an order holds", () => {
  it("is kept as its books say where two tabs send at one moment, one to the desk and one to the bank", async () => {
    for (let time = 0; time < 8; time += 1) {
      const cart = await cartWith([await house.salon()], 1);
      const both = time % 2 === 0 ? [desk, typed] : [typed, desk];
      await Promise.all(both.map((body) => beginOrder(askingOf(cart), body, newKey())));
      const open = (await ordersOf(await sha256(cart))).filter(({ status }) => status !== "cancelled");
      expect(open).toHaveLength(1);
      const { order, holds } = await stateOf(open[0]?.id ?? "", evening);
      expect([order.status, ...holds]).toEqual(["pending_payment", order.method === "desk" ? "reserved" : "paying"]);
    }
  });

  it.each([
    ["desk", "card", "reserved"],
    ["card", "desk", "paying"],
  ] as const)(
    "is kept as its books say where one chooses %s and another, a moment later, %s",
    async (first, late, state) => {
      const failed = await failedOrder(await cartWith([await house.salon()]));
      expect(await retryPayment(ordering(), failed, first)).toMatchObject({ ok: true });
      expect(await retryPayment(ordering(), failed, late)).toMatchObject({ ok: true });
      expect(await stateOf(failed.order.id, evening)).toMatchObject({
        order: { status: "pending_payment", method: first },
        holds: [state],
        broken: [],
      });
    },
  );

  it("is free at every show when nobody has collected it in time for the first of them", async () => {
    const nextDay = await addEvent(house.db, "2027-03-28T20:30:00+02:00", { roomId: 51, priceListId: 51 });
    const { record } = await ordered(await cartWith([await house.salon(), nextDay], 1), { method: "desk" });
    await cronRuns(release);
    const state = await stateOf(record.order.id, release);
    expect(state.order.status).toBe("expired");
    expect(state.holds.filter((hold) => !free.includes(hold))).toEqual([]);
  });

  it("is a draft's still where a screening refuses it and another does not answer that it let go", async () => {
    const [open, closed] = [await house.salon(), await house.salon()];
    const cart = await cartWith([open, closed], 1);
    await screening(env, closed).run({ type: "set-sales", status: "cancelled" }, { config: null, now: evening });
    const bindings = unanswered("stop-payment");
    const refused = await beginOrder(askingOf(cart, { env: bindings }), desk, newKey());
    expect(refused.ok).toBe(false);
    const [order] = await ordersOf(await sha256(cart));
    expect(order?.status).toBe("draft");
    // Whoever tries again hears why, and everything is the cart's.
    expect(await beginOrder(askingOf(cart), desk, newKey())).toMatchObject({ code: "event_cancelled" });
    expect((await stateOf(order?.id ?? "", evening)).holds).toEqual(["held", "held"]);
  });

  it("is kept for another try also where a screening does not answer while the bank says no", async () => {
    const { record } = await ordered(await cartWith([await house.salon()], 1));
    const { id } = record.order;
    await bankSays(id, declined);
    expect(await buyerReturns(id, evening, unanswered("begin-payment"))).toMatchObject({ code: "overloaded" });
    expect((await stateOf(id, evening)).order.status).toBe("pending_payment");
    await buyerReturns(id);
    expect(await stateOf(id, evening)).toMatchObject({ order: { status: "failed" }, holds: ["paying"] });
  });

  it("is nobody's after a payment that ended before it was kept for the desk, however that ended", async () => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const failed = await failedOrder(await cartWith([await house.salon(), await house.salon()], 1));
      const again = await retryPayment(ordering(evening, bindings), failed, "desk").catch(() => null);
      const later = evening + 40 * minute;
      await cronRuns(later);
      const state = await stateOf(failed.order.id, later);
      if (state.order.status === "pending_payment") expect(state.holds).toEqual(["reserved", "reserved"]);
      else {
        expect(state.order.status).toBe("expired");
        expect(state.holds.filter((hold) => !free.includes(hold))).toEqual([]);
      }
      return again?.ok === true;
    });
    expect(steps).toBeGreaterThan(3);
  });
});

describe("what was sold for a promise", () => {
  it("is others' again where the process died before it took the money and the bank has thought better of it", async () => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const { record } = await ordered(await cartWith([await house.salon(), await house.salon()], 1));
      const { id } = record.order;
      await bankSays(id, approved);
      const settled = await settlePayment(ordering(evening, bindings), id);
      const { kept } = await stateOf(id, evening);
      if (kept === 0) await bankSays(id, declined);
      await buyerReturns(id);
      await cronRuns(evening + 40 * minute);
      const state = await stateOf(id, evening + 40 * minute);
      expect(state).toMatchObject({ kept, broken: [] });
      expect(state.sold).toEqual(state.ticketed);
      expect(state.order.status).toBe(kept > 0 ? "fulfilled" : "expired");
      return settled.ok;
    });
    expect(steps).toBeGreaterThan(7);
  });
});

describe("an order that is given up", () => {
  it.each(["card", "desk"])("to be paid by %s frees its seats, whatever its process dies before", async (method) => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const { record } = await ordered(await cartWith([await house.salon(), await house.salon()], 1), { method });
      const { id } = record.order;
      const given = await giveUpOrder(ordering(evening, bindings), record).catch(() => null);
      const between = await stateOf(id, evening);
      // Nothing is over in the books while a seat is kept.
      if (between.order.status === "cancelled") expect(between.holds).toEqual(["released", "released"]);
      else {
        const again = await readOrder(house.db, { id });
        if (again) await giveUpOrder(ordering(), again);
      }
      const after = await stateOf(id, evening);
      expect(["cancelled", "expired"]).toContain(after.order.status);
      expect(after).toMatchObject({ holds: ["released", "released"], kept: 0, tickets: [], broken: [] });
      return given?.ok === true;
    });
    expect(steps).toBeGreaterThan(3);
  });

  it("is open still while a screening does not answer, and is given up when it does", async () => {
    const events = [await house.salon(), await house.salon()];
    const { record } = await ordered(await cartWith(events, 1), { method: "desk" });
    const { id } = record.order;
    expect(await giveUpOrder(ordering(evening, unanswered("release", [events[1] ?? 0])), record)).toMatchObject({
      code: "overloaded",
    });
    expect((await stateOf(id, evening)).order.status).toBe("pending_payment");
    expect(await giveUpOrder(ordering(), record)).toMatchObject({
      ok: true,
      value: { order: { status: "cancelled" } },
    });
    expect((await stateOf(id, evening)).holds).toEqual(["released", "released"]);
  });
});
