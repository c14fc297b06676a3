import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { screening } from "../../../workers/box-office/screenings";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { reconcileOrders } from "../../../workers/shop/orders/reconcile-orders";
import { dyingEverywhere, refusing } from "../../support/dying";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  cronRuns,
  minute,
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

const release = Date.parse("2027-03-27T20:00:00+01:00");
const desk = { ...typed, method: "desk" };
/** When a draft that was left behind is given up, and what its cart had is over. */
const givenUp = evening + 61 * minute;
const later = givenUp + 16 * minute;

/** Places of events that are not free. */
async function takenAt(events: readonly number[], now: number): Promise<number> {
  const looks = await Promise.all(events.map((event) => screening(env, event).look({ now })));
  return looks.flatMap(({ counts }) => counts).reduce((sum, { free, capacity }) => sum + capacity - free, 0);
}

/** One order of the cart is not over, and it holds its seats until half an hour before the show. */
async function expectReserved(cartId: string): Promise<void> {
  const open = (await ordersOf(cartId)).filter(({ status }) => status !== "cancelled");
  expect(open).toHaveLength(1);
  const state = await stateOf(open[0]?.id ?? "", release - 1);
  expect(state.order).toMatchObject({ status: "pending_payment", method: "desk", payUntil: release });
  expect(state).toMatchObject({ holds: ["reserved", "reserved"], broken: [] });
}

describe("a process that dies while it begins an order to be paid at the desk", () => {
  const rescues = {
    "the same page is sent again": async (cart: string, key: string) => {
      expect(await beginOrder(askingOf(cart), desk, key)).toMatchObject({ ok: true });
      await expectReserved(await sha256(cart));
    },
    "the buyer begins anew": async (cart: string) => {
      const before = await ordersOf(await sha256(cart));
      const isInBooks = before.some(({ status }) => status === "pending_payment");
      const again = await beginOrder(askingOf(cart), desk, newKey());
      // What is ordered is in the cart no more: then the order is there already.
      expect(again.ok || again.code).toBe(isInBooks ? "cart_expired" : true);
      await expectReserved(await sha256(cart));
    },
    "the buyer would rather pay by card": async (cart: string) => {
      const before = await ordersOf(await sha256(cart));
      if (before.some(({ status }) => status === "pending_payment")) return expectReserved(await sha256(cart));
      const again = await beginOrder(askingOf(cart), typed, newKey());
      expect(again.ok || again.code).toBe(true);
      const id = again.ok ? again.value.record.order.id : "";
      await bankSays(id, approved);
      await buyerReturns(id);
      expect(await stateOf(id, evening)).toMatchObject({
        order: { status: "fulfilled" },
        holds: ["sold", "sold"],
        broken: [],
      });
    },
  };

  describe.each(Object.entries(rescues))("and %s", (_, rescue) => {
    it("leaves one order with all its seats, whatever it died before", async () => {
      const steps = await dyingEverywhere("before", async (bindings) => {
        const cart = await cartWith([await house.salon(), await house.salon()], 1);
        const key = newKey();
        const first = await beginOrder(askingOf(cart, { env: bindings }), desk, key).catch(() => null);
        await rescue(cart, key);
        return first?.ok === true;
      });
      expect(steps).toBeGreaterThan(8);
    });
  });

  it("keeps no seat without an order in the books", async () => {
    await dyingEverywhere("before", async (bindings) => {
      const events = [await house.salon(), await house.salon()];
      const cart = await cartWith(events, 1);
      const first = await beginOrder(askingOf(cart, { env: bindings }), desk, newKey()).catch(() => null);
      await cronRuns(givenUp);
      const [order] = await ordersOf(await sha256(cart));
      const isInBooks = order?.status === "pending_payment";
      if (order && !isInBooks) expect(order.status).toBe("cancelled");
      expect(await takenAt(events, later)).toBe(isInBooks ? 2 : 0);
      return first?.ok === true;
    });
  });

  it("and is looked after by a cron that dies as well keeps no seat either", async () => {
    await dyingEverywhere("before", async (bindings) => {
      const events = [await house.salon(), await house.salon()];
      const cart = await cartWith(events, 1);
      await dieAfterReserving(cart);
      const { db } = ordering(givenUp, bindings);
      const isThrough = await reconcileOrders({ db, env: bindings, now: givenUp }).then(
        () => true,
        () => false,
      );
      await cronRuns(givenUp + minute);
      expect(await ordersOf(await sha256(cart))).toMatchObject([{ status: "cancelled" }]);
      expect(await takenAt(events, later + minute)).toBe(0);
      return isThrough;
    });
  });
});

/** The screenings have reserved, and the books say nothing of it. */
async function dieAfterReserving(cart: string): Promise<void> {
  const bindings = refusing('insert into "payment"');
  const begun = await beginOrder(askingOf(cart, { env: bindings }), desk, newKey()).catch(() => null);
  expect(begun).toBe(null);
  expect(await ordersOf(await sha256(cart))).toMatchObject([{ status: "draft" }]);
}
