import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { screening, screeningConfig } from "../../../workers/box-office/screenings";
import { availability, ticket as tickets } from "../../../workers/db/schema/box-office";
import { audit } from "../../../workers/db/schema/site";
import type { OrderRecord } from "../../../workers/db/shop/orders";
import { changeHall } from "../../../workers/shop/hall/change-hall";
import { viewHall } from "../../../workers/shop/hall/view-hall";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { readReconciliation, reconcileShow } from "../../../workers/shop/reconciling/reconcile-show";
import { asked } from "../../support/box-office-staff";
import {
  approved,
  askingOf,
  bankSays,
  buyerReturns,
  cartWith,
  minute,
  ordered,
  ordering,
  paidOrder,
  stateOf,
  typed,
} from "../../support/orders";
import { bookmark, toldAll } from "../../support/set-back";
import { evening, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  house = await shopHouse();
});

/** What is read of a programme is kept for a second: later than everything that was sold. */
const later = evening + minute;
const manager = () => asked({ now: later }, "manager");
const buy = (event: number, amount: number, at = later) => visitor().add(event, [ticket(shopIds.full, amount)], { at });
const soldTwice = async (event: number): Promise<number[]> => {
  const { groups } = await screening(env, event).house(later);
  const free = new Set(groups.flatMap(({ seats }) => seats.flatMap(({ id, state }) => (state === "free" ? [id] : []))));
  const good = await house.db.select({ unit: tickets.unitId }).from(tickets).where(eq(tickets.eventId, event));
  return good.flatMap(({ unit }) => (free.has(unit) ? [unit] : []));
};
/** The configuration alone, as a Worker of an earlier version sends it. */
const configOf = async (event: number) => (await screeningConfig(house.db, event, later))?.config ?? null;
const copyOf = (event: number) => house.db.select().from(availability).where(eq(availability.eventId, event)).get();
const unitsOf = ({ tickets: own }: OrderRecord): number[] => own.map(({ unitId }) => unitId).toSorted((a, b) => a - b);

describe("a screening whose object was set back", () => {
  it("sells nothing, says so in the lists, and goes on selling nothing after a restart", async () => {
    const event = await house.salon();
    await paidOrder(event);
    const setBack = await bookmark(event);
    await paidOrder(event);
    await setBack();
    const before = await copyOf(event);
    expect(await soldTwice(event)).toHaveLength(2);
    expect(await buy(event, 1)).toMatchObject({ status: 409, json: { code: "sales_closed" } });
    await toldAll(event);
    await evictDurableObject(screening(env, event));
    expect(await buy(event, 1)).toMatchObject({ status: 409, json: { code: "sales_closed" } });
    expect(await screening(env, event).look({ now: later })).toMatchObject({ sales: "paused" });
    expect(await viewHall(asked({ now: later }), event)).toMatchObject({
      value: { is_set_back: true, sales: "paused" },
    });
    const after = await copyOf(event);
    expect(after).toMatchObject({ sales: "paused" });
    expect(after?.revision).toBeGreaterThan(before?.revision ?? Infinity);
    expect(await screening(env, event).sweep()).toEqual([]);
  });

  it("would sell a seat twice if nobody told it what the database knows", async () => {
    const event = await house.salon();
    const setBack = await bookmark(event);
    const order = await paidOrder(event);
    await setBack();
    const [unit = 0] = unitsOf(order);
    const line = { priceId: shopIds.full, pool: shopIds.stalls, saleType: 1, amount: 1 };
    const hold = { hold: "hold-x", cart: "cart-x", block: 0, lines: [line], until: null, extensions: 0, origin: null };
    const config = await configOf(event);
    const taken = await screening(env, event).run({ type: "hold", ...hold, units: [unit] }, { config, now: later });
    expect(taken).toMatchObject({ ok: true, value: { hold: { seats: [{ id: unit }] } } });
  });

  it("notices it also when nobody asks: what it tells the database is older than what the database knows", async () => {
    const event = await house.salon();
    const config = await configOf(event);
    const setBack = await bookmark(event);
    await paidOrder(event);
    await setBack();
    await screening(env, event).run({ type: "expire" }, { config, now: later });
    await toldAll(event);
    await vi.waitFor(async () => expect(await screening(env, event).house(later)).toMatchObject({ isSetBack: true }));
  });

  it("is no screening that never told anything, nor one that is ahead of the database", async () => {
    const event = await house.salon();
    expect((await buy(event, 1)).status).toBe(201);
    await toldAll(event);
    await house.db.update(availability).set({ revision: 1 }).where(eq(availability.eventId, event));
    expect((await buy(event, 1, later + minute)).status).toBe(201);
    expect(await screening(env, event).house(later)).toMatchObject({ isSetBack: false, sales: "on_sale" });
  });

  it("gives money back that comes for seats nobody knows of any more", async () => {
    const event = await house.salon();
    const { record } = await ordered(await cartWith([event], 2));
    const setBack = await bookmark(event);
    await paidOrder(event);
    await setBack();
    await bankSays(record.order.id, approved);
    await buyerReturns(record.order.id, later);
    expect(await stateOf(record.order.id, later)).toMatchObject({ order: { status: "expired" }, holds: ["lost"] });
  });
});

describe("a screening that was set back, reconciled with the books", () => {
  it("takes again what was sold and reserved, frees what was given back, and sells again", async () => {
    const event = await house.salon();
    const kept = await paidOrder(event);
    const back = await paidOrder(event);
    const setBack = await bookmark(event);
    await giveBackTickets(ordering(), back.order.id, {
      tickets: back.tickets.map(({ id }) => id),
      by: "staff",
      reason: "given_back",
    });
    const sold = await paidOrder(event);
    const { record: reserved } = await ordered(await cartWith([event], 1), { ...typed, method: "desk" });
    await setBack();
    expect(await readReconciliation(asked({ now: later }), event)).toMatchObject({
      value: { is_set_back: true, may_reconcile: false },
    });
    expect(await reconcileShow(asked({ now: later }), event)).toMatchObject({ ok: false, code: "forbidden" });

    const before = await readReconciliation(manager(), event);
    expect(before).toMatchObject({ value: { is_set_back: true, may_reconcile: true, done: null } });
    const differences = before.ok ? before.value.differences : [];
    expect(differences.map(({ kind, order, places }) => [kind, order, places])).toEqual([
      ["surplus", back.order.number, 2],
      ["missing", sold.order.number, 2],
      ["missing", reserved.order.number, 1],
    ]);
    expect(await reconcileShow(manager(), event)).toMatchObject({
      value: { is_set_back: false, differences: [], done: { taken: 3, freed: 2 } },
    });
    expect(await soldTwice(event)).toEqual(unitsOf(back).filter((unit) => !unitsOf(sold).includes(unit)));
    expect(await stateOf(kept.order.id, later)).toMatchObject({ holds: ["sold"], broken: [] });
    expect(await stateOf(sold.order.id, later)).toMatchObject({ holds: ["sold"], broken: [] });
    expect(await stateOf(reserved.order.id, later)).toMatchObject({ holds: ["reserved"], broken: [] });
    expect((await buy(event, 1, later + minute)).status).toBe(201);
    expect(await screening(env, event).sweep()).toEqual([]);
    await evictDurableObject(screening(env, event));
    expect(await screening(env, event).sweep()).toEqual([]);
    await toldAll(event);
    expect(await copyOf(event)).toMatchObject({ sales: "on_sale" });
    // Said again it is the same, and has no row of its own.
    expect(await reconcileShow(manager(), event)).toMatchObject({ value: { is_set_back: false, done: null } });
    await vi.waitFor(async () =>
      expect(
        await house.db
          .select()
          .from(audit)
          .where(and(eq(audit.entityId, String(event)), eq(audit.action, "screening.reconcile"))),
      ).toMatchObject([{ actor: "mira", detail: { taken: 3, freed: 2 } }]),
    );
  });

  it("gives back a restored order like any other", async () => {
    const event = await house.salon();
    const setBack = await bookmark(event);
    const sold = await paidOrder(event);
    await setBack();
    await reconcileShow(manager(), event);
    const [one] = sold.tickets;
    const given = { tickets: [one?.id ?? ""], by: "staff", reason: "given_back" } as const;
    expect(await giveBackTickets(ordering(later), sold.order.id, given)).toMatchObject({ ok: true });
    const { groups } = await screening(env, event).house(later);
    expect(groups.flatMap(({ seats }) => seats).find(({ id }) => id === one?.unitId)).toMatchObject({ state: "free" });
    expect(await screening(env, event).sweep()).toEqual([]);
  });

  it("stays closed while a seat of the books is out of sale, and names seat and order", async () => {
    const event = await house.salon();
    const probe = await paidOrder(event);
    const units = unitsOf(probe);
    await giveBackTickets(ordering(), probe.order.id, {
      tickets: probe.tickets.map(({ id }) => id),
      by: "staff",
      reason: "given_back",
    });
    await changeHall(asked(), event, { do: "block", units, reason: "house" });
    const setBack = await bookmark(event);
    await changeHall(asked(), event, { do: "unblock", units });
    const sold = await paidOrder(event);
    expect(unitsOf(sold)).toEqual(units);
    await setBack();
    const reconciled = await reconcileShow(manager(), event);
    expect(reconciled).toMatchObject({ value: { is_set_back: true, done: { taken: 0, freed: 0 } } });
    expect(reconciled.ok && reconciled.value.differences).toMatchObject(
      sold.tickets.map(({ row, seat }) => ({
        kind: "conflict",
        order: sold.order.number,
        reason: "blocked",
        seats: [{ row, seat }],
      })),
    );
    await changeHall(asked({ now: later }), event, { do: "unblock", units });
    expect(await reconcileShow(manager(), event)).toMatchObject({
      value: { is_set_back: false, differences: [], done: { taken: 2 } },
    });
  });

  it("gives the seats to whom the books say, whatever cart has them since", async () => {
    const event = await house.salon();
    const setBack = await bookmark(event);
    const sold = await paidOrder(event);
    await setBack();
    // In the first second what was read before stands: nobody has told it yet.
    const guest = visitor();
    expect((await guest.add(event, [ticket(shopIds.full, 2)])).status).toBe(201);
    await toldAll(event);
    const cart = guest.jar.get("kasch_cart_key") ?? "";
    expect(await beginOrder(askingOf(cart, { now: later }), typed, newKey())).toMatchObject({ code: "sales_closed" });
    expect(await reconcileShow(manager(), event)).toMatchObject({ value: { is_set_back: false, done: { taken: 2 } } });
    expect(await stateOf(sold.order.id, later)).toMatchObject({ order: { status: "fulfilled" }, holds: ["sold"] });
    expect((await guest.cart(later + minute)).json).toMatchObject({ status: "expired" });
    expect(await screening(env, event).sweep()).toEqual([]);
  });
});
