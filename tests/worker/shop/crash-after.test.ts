import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { readSimulated, writeSimulated } from "../../../workers/backends/payments/simulator";
import { readOrder } from "../../../workers/db/shop/orders";
import { collectOrder } from "../../../workers/shop/desk/collect-order";
import { retryPayment } from "../../../workers/shop/orders/change-order";
import { renameOrder } from "../../../workers/shop/orders/rename-order";
import { settlePayment } from "../../../workers/shop/orders/settle-payment";
import { asked } from "../../support/box-office-staff";
import { dyingEverywhere } from "../../support/dying";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  declined,
  minute,
  ordered,
  ordering,
  paidOrder,
  stateOf,
  transferred,
} from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const late = evening + 40 * minute;
const nothing = () => null;

describe("a process that dies after an order has begun", () => {
  it("while the desk takes the money leaves tickets that are paid for once, whoever presses again", async () => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const { record } = await ordered(await cartWith([await house.salon(), await house.salon()], 1), {
        method: "desk",
      });
      const { id } = record.order;
      const first = await collectOrder(asked({ db: ordering(evening, bindings).db, env: bindings }), id, "cash").catch(
        nothing,
      );
      const again = await collectOrder(asked(), id, "cash");
      expect(again).toMatchObject({ ok: true, value: { tickets: 2, total: "23.00" } });
      const state = await stateOf(id, evening);
      expect(state).toMatchObject({
        order: { status: "fulfilled", method: "cash" },
        holds: ["sold", "sold"],
        broken: [],
      });
      expect(state.payments).toMatchObject([{ status: "captured", cents: 2300 }]);
      expect(state.ticketed).toEqual(state.sold);
      expect(state.events.filter((event) => event.endsWith(" collected"))).toHaveLength(1);
      return first?.ok === true;
    });
    expect(steps).toBeGreaterThan(6);
  });

  it("while tickets are passed on leaves one name and one good ticket a seat", async () => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const record = await paidOrder(await house.salon());
      const { id } = record.order;
      const before = await stateOf(id, evening);
      const first = await renameOrder(ordering(evening, bindings), record, "Bruno Haas").catch(nothing);
      const between = await readOrder(house.db, { id });
      if (between) expect(await renameOrder(ordering(), between, "Bruno Haas")).toMatchObject({ ok: true });
      const after = await stateOf(id, evening);
      expect(after).toMatchObject({ order: { name: "Bruno Haas" }, broken: [] });
      expect([after.ticketed, after.sold]).toEqual([before.ticketed, before.sold]);
      expect(after.tickets.filter(({ id: code }) => before.tickets.some((old) => old.id === code))).toEqual([]);
      expect(after.events.filter((event) => event.endsWith(" renamed"))).toHaveLength(1);
      return first?.ok === true;
    });
    expect(steps).toBeGreaterThan(1);
  });

  it.each([
    ["seats that are free again", 12, { status: "fulfilled" }, 2300],
    ["seats that somebody else has", 2, { status: "refunded" }, 0],
  ])("while money comes late for %s leaves tickets or the money back", async (_, capacityOverride, order, kept) => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const event = await house.salon({ capacityOverride });
      const { record } = await ordered(await cartWith([event]), { method: "eps" });
      const { id } = record.order;
      await cronRuns(evening + 30 * minute);
      if (kept === 0) await visitor().add(event, [ticket(shopIds.full, 2)], { at: evening + 30 * minute });
      const payment = await bankSays(id, transferred);
      const first = await settlePayment(ordering(late, bindings), id, payment);
      await settlePayment(ordering(late + minute), id, payment);
      await cronRuns(late + 5 * minute);
      const state = await stateOf(id, late + 5 * minute);
      expect(state).toMatchObject({ order, kept, broken: [] });
      expect(state.ticketed).toEqual(state.sold);
      expect(state.refunds).toHaveLength(kept === 0 ? 1 : 0);
      return first.ok;
    });
    expect(steps).toBeGreaterThan(4);
  });

  it("while what was paid twice goes back leaves it given back once, and the tickets", async () => {
    const steps = await dyingEverywhere("before", async (bindings) => {
      const { record } = await ordered(await cartWith([await house.salon()]), { method: "eps" });
      const { id } = record.order;
      const first = await bankSays(id, declined);
      await buyerReturns(id);
      const failed = (await stateOf(id, evening)).order;
      expect(await retryPayment(ordering(), { ...record, order: failed }, "card")).toMatchObject({ ok: true });
      await bankSays(id, approved);
      await buyerReturns(id);
      const paid = await readSimulated(env.CACHE, first);
      if (paid) await writeSimulated(env.CACHE, { ...paid, state: "captured" });
      const settled = await settlePayment(ordering(evening, bindings), id, first);
      await settlePayment(ordering(evening + minute), id, first);
      const state = await stateOf(id, evening + minute);
      expect(state).toMatchObject({ order: { status: "fulfilled" }, kept: 2300, holds: ["sold"], broken: [] });
      expect(state.refunds).toMatchObject([{ cents: 2300, status: "done", reason: "paid_twice" }]);
      return settled.ok;
    });
    expect(steps).toBeGreaterThan(3);
  });
});
