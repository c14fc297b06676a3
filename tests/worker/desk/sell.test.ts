import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { screening } from "../../../workers/box-office/screenings";
import { mailJob, orders, payment, ticket as tickets } from "../../../workers/db/schema/box-office";
import { defaultGroupSize } from "~/domain/desk/group-size";
import { siteSettings } from "../../../workers/db/schema/site";
import { insertPromotion } from "../../../workers/db/shop/promotions";
import { addTickets } from "../../../workers/shop/add-tickets";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { room, seatGroup } from "../../../workers/db/schema/places";
import { changeSale, codeSale, leaveSale, moveSale, paySale, type SaleId } from "../../../workers/shop/desk/sell";
import { askingOf, cartWith, selling, typed } from "../../support/orders";
import { asked as at, mira } from "../../support/box-office-staff";
import { saveSettings } from "../../support/house";
import { evening, newKey, shopHouse, shopIds } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const full = (amount: number) => ({
  price_id: shopIds.full,
  seat_group: shopIds.stalls,
  sale_type_id: 1,
  amount,
});
const saleOf = (event: number): SaleId => ({ event, sale: crypto.randomUUID() });
async function holding(id: SaleId, amount: number) {
  const held = await changeSale(at(), id, full(amount));
  if (!held.ok) throw new Error(`${held.code}: ${held.detail}`);
  return held.value;
}
const ticketsOf = (event: number) => house.db.select().from(tickets).where(eq(tickets.eventId, event));
const counts = async (event: number) => (await screening(selling, event).tally(evening)).counts;

describe("a sale at the desk", () => {
  it("says what the house asks beside the tickets, in the sale and in the lines for its till", async () => {
    await saveSettings({
      box_office: {
        fees: [
          { name: { de: "Bearbeitung" }, per: "order", cents: 200, tax_rate: 20, refundable: false },
          { name: { de: "Archivbeitrag" }, per: "ticket", cents: 50, tax_rate: 13, refundable: true },
        ],
      },
    });
    const id = saleOf(await house.salon());
    expect(await holding(id, 2)).toMatchObject({
      total: "26.00",
      fees: [
        { name: "Bearbeitung", amount: 1, total: "2.00" },
        { name: "Archivbeitrag", amount: 2, total: "1.00" },
      ],
    });
    const paid = await paySale(at(), id, "cash");
    await saveSettings({});
    expect(paid).toMatchObject({
      ok: true,
      value: {
        total: "26.00",
        lines: [
          { amount: 2, total: "23.00", tax_rate: 10 },
          { name: "Bearbeitung", amount: 1, total: "2.00", tax_rate: 20 },
          { name: "Archivbeitrag", amount: 2, total: "1.00", tax_rate: 13 },
        ],
      },
    });
  });

  it("holds what is said, however often, and becomes one order without a name, with tickets and no mail", async () => {
    const event = await house.salon();
    const id = saleOf(event);
    expect(await holding(id, 3)).toMatchObject({ tickets: 3, total: "34.50" });
    await holding(id, 2);
    expect(await holding(id, 2)).toMatchObject({ tickets: 2, total: "23.00", seats: [{ row: "2" }, { row: "2" }] });
    expect(await counts(event)).toMatchObject({ held: 2 });
    const presses = await Promise.all(Array.from({ length: 6 }, () => paySale(at(), id, "cash")));
    expect(presses.map((press) => (press.ok ? press.value.tickets : press.code))).toEqual(Array<number>(6).fill(2));
    expect(await paySale(at(), id, "cash")).toMatchObject({ ok: true, value: { total: "23.00", before: true } });
    expect(await paySale(at(), id, "terminal")).toMatchObject({ code: "idempotency_conflict" });
    expect(await ticketsOf(event)).toHaveLength(2);
    expect(await counts(event)).toMatchObject({ held: 0, sold: 2 });
    const [first] = presses;
    const number = first?.ok ? first.value.number : "";
    const [order] = await house.db.select().from(orders).where(eq(orders.number, number));
    expect(order).toMatchObject({ name: "", email: "", status: "fulfilled", method: "cash", totalCents: 2300 });
    const paid = await house.db
      .select()
      .from(payment)
      .where(eq(payment.orderId, order?.id ?? ""));
    expect(paid).toMatchObject([{ provider: "onsite", method: "cash", status: "captured", cents: 2300 }]);
    expect(
      await house.db
        .select()
        .from(mailJob)
        .where(eq(mailJob.orderId, order?.id ?? "")),
    ).toEqual([]);
  });

  it("never sells a place twice, whoever sells at a moment", async () => {
    const event = await house.salon();
    // Twelve seats, and twelve desks that each want two of them.
    const desks = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const id = saleOf(event);
        const held = await changeSale(at(), id, full(2));
        return held.ok ? paySale(at(), id, "terminal") : held;
      }),
    );
    expect(desks.filter((desk) => desk.ok)).toHaveLength(6);
    for (const desk of desks) if (!desk.ok) expect(desk.code).toBe("not_enough_seats");
    const sold = await ticketsOf(event);
    expect(new Set(sold.map(({ unitId }) => unitId)).size).toBe(12);
    expect(sold).toHaveLength(12);
    expect(await screening(selling, event).sweep()).toEqual([]);
  });

  it("moves to the seats that are pointed at, single ones left or not, and sells those", async () => {
    const event = await house.salon();
    const id = saleOf(event);
    const { seats } = await holding(id, 2);
    const plan = await screening(selling, event).seats({ cart: null, now: evening });
    const unitAt = (row: string, name: string): number =>
      plan.find((seat) => seat.row === row && seat.seat === name && seat.pool === shopIds.stalls)?.id ?? 0;
    const wanted = [unitAt("1", "2"), unitAt("1", "5")];
    const moved = { ok: true, value: { tickets: 2, seats: [{ unit: wanted[0] }, { unit: wanted[1] }] } };
    expect(await moveSale(at(), id, wanted)).toMatchObject(moved);
    expect(await moveSale(at(), id, wanted)).toMatchObject(moved);
    const other = saleOf(event);
    await holding(other, 1);
    expect(await moveSale(at(), other, [wanted[0] ?? 0])).toMatchObject({ code: "seat_taken" });
    expect(await moveSale(at(), other, wanted.slice(1))).toMatchObject({ code: "seat_taken" });
    expect(await moveSale(at(), id, [wanted[0] ?? 0])).toMatchObject({ code: "bad_request" });
    expect(await moveSale(at({ actor: null }), id, wanted)).toMatchObject({ code: "unauthorized" });
    const chair = plan.find(({ kind }) => kind === "wheelchair")?.id ?? 0;
    expect(await moveSale(at(), id, [wanted[0] ?? 0, chair])).toMatchObject({ code: "bad_request" });
    expect(await paySale(at(), id, "cash")).toMatchObject({ ok: true, value: { tickets: 2 } });
    expect(new Set((await ticketsOf(event)).map(({ unitId }) => unitId))).toEqual(new Set(wanted));
    expect(seats.map(({ unit }) => unit)).not.toEqual(wanted);
    expect(await screening(selling, event).sweep()).toEqual([]);
  });

  it("sells more than one guest may have, because each sale is somebody else's", async () => {
    await house.db.insert(room).values({ id: 59, venueId: 1, slug: "hof", name: { de: "Hof" } });
    await house.db
      .insert(seatGroup)
      .values({ id: 59, roomId: 59, name: { de: "Hof" }, kind: "general", capacity: 30, plan: null });
    const event = await house.salon({ roomId: 59 });
    const place = { price_id: shopIds.place, seat_group: 59, sale_type_id: 1, amount: 10 };
    for (let turn = 0; turn < 3; turn += 1) {
      const id = saleOf(event);
      // oxlint-disable-next-line no-await-in-loop
      expect(await changeSale(at(), id, place)).toMatchObject({ ok: true, value: { tickets: 10 } });
      // oxlint-disable-next-line no-await-in-loop
      expect(await paySale(at(), id, "cash")).toMatchObject({ ok: true });
    }
    expect(await counts(event)).toMatchObject({ sold: 30, free: 0 });
  });

  it("sells a group at once, as many as the house says, and no guest more than before", async () => {
    const [hof, yard] = [58, 60];
    await house.db.insert(room).values({ id: hof, venueId: 1, slug: "garten", name: { de: "Garten" } });
    await house.db
      .insert(seatGroup)
      .values({ id: yard, roomId: hof, name: { de: "Garten" }, kind: "general", capacity: 60, plan: null });
    const event = await house.salon({ roomId: hof });
    const place = (amount: number) => ({ price_id: shopIds.place, seat_group: yard, sale_type_id: 1, amount });
    const id = saleOf(event);
    expect(await changeSale(at(), id, place(defaultGroupSize))).toMatchObject({ ok: true });
    expect(await changeSale(at(), id, place(defaultGroupSize + 1))).toMatchObject({ code: "limit_reached" });
    expect(await changeSale(at(), id, place(28))).toMatchObject({ ok: true, value: { tickets: 28 } });
    expect(await paySale(at(), id, "cash")).toMatchObject({ ok: true, value: { tickets: 28 } });
    await saveSettings({ box_office: { group_size: 12 } });
    const small = saleOf(event);
    expect(await changeSale(at(), small, place(13))).toMatchObject({ code: "limit_reached" });
    expect(await changeSale(at(), small, place(12))).toMatchObject({ ok: true });
    await house.db.delete(siteSettings);
    const guest = addTickets(askingOf(newKey()), { event, tickets: [place(11)] }, newKey());
    expect(await guest).toMatchObject({ code: "limit_reached" });
  });

  it("sells the time slot that was chosen, and its ticket says so", async () => {
    const { id: event, slots } = await house.tour();
    const id = saleOf(event);
    const place = { price_id: shopIds.place, seat_group: shopIds.tour, sale_type_id: 1, amount: 2 };
    expect(await changeSale(at(), id, place)).toMatchObject({ code: "bad_request" });
    const late = { ...place, timeslot: slots[1] ?? 0 };
    expect(await changeSale(at(), id, late)).toMatchObject({ ok: true, value: { tickets: 2, timeslot: "21:30:00" } });
    const more = await changeSale(at(), id, { ...late, amount: 5 });
    expect(more).toMatchObject({ ok: true, value: { tickets: 5, timeslot: "21:30:00" } });
    const other = saleOf(event);
    expect(await changeSale(at(), other, { ...late, amount: 1 })).toMatchObject({ code: "not_enough_seats" });
    expect(await changeSale(at(), other, { ...place, timeslot: slots[0] ?? 0 })).toMatchObject({ ok: true });
    expect(await paySale(at(), id, "cash")).toMatchObject({ ok: true, value: { tickets: 5, total: "25.00" } });
  });

  it("takes a promotion code like a cart, once for every guest it is for, though nobody says an address", async () => {
    const event = await house.salon();
    const row = { code: "DESK", kind: "percent" as const, value: 20, createdAt: evening, createdBy: "test" };
    await insertPromotion(house.db, { ...row, maxUses: 2, maxPerPerson: 1 });
    expect(await codeSale(at(), saleOf(event), "desk")).toMatchObject({ code: "cart_expired" });
    const sell = async () => {
      const id = saleOf(event);
      await holding(id, 2);
      const coded = await codeSale(at(), id, " desk ");
      return { id, coded };
    };
    const first = await sell();
    expect(first.coded).toMatchObject({ ok: true, value: { total: "18.40", code: { code: "DESK", amount: "4.60" } } });
    expect(await codeSale(at(), first.id, "nonsense")).toMatchObject({
      errors: [{ path: "code", message: "unknown" }],
    });
    expect(await codeSale(at(), first.id, "")).toMatchObject({ ok: true, value: { total: "23.00", code: null } });
    await codeSale(at(), first.id, "desk");
    expect(await paySale(at(), first.id, "cash")).toMatchObject({ ok: true, value: { total: "18.40" } });
    const [second, third] = [await sell(), await sell()];
    expect(await paySale(at(), second.id, "terminal")).toMatchObject({ ok: true, value: { total: "18.40" } });
    // It was the last use: nobody pays more than they saw, and the next press is without the code.
    expect(await paySale(at(), third.id, "cash")).toMatchObject({ errors: [{ path: "code", message: "used_up" }] });
    expect(await paySale(at(), third.id, "cash")).toMatchObject({ ok: true, value: { total: "23.00" } });
    expect(await codeSale(at({ actor: null }), first.id, "desk")).toMatchObject({ code: "unauthorized" });
  });

  it("frees its seats when it does not take place, and begins anew with another number", async () => {
    const event = await house.salon();
    const id = saleOf(event);
    await holding(id, 4);
    expect(await leaveSale(at(), id)).toMatchObject({ ok: true, value: { tickets: 0, total: "0.00" } });
    expect(await leaveSale(at(), id)).toMatchObject({ ok: true });
    expect(await counts(event)).toMatchObject({ held: 0, sold: 0 });
    expect(await paySale(at(), id, "cash")).toMatchObject({ code: "cart_expired" });
    expect(await holding(saleOf(event), 1)).toMatchObject({ tickets: 1 });
    expect(await ticketsOf(event)).toEqual([]);
  });

  it("gives out what costs nothing without asking for money", async () => {
    const event = await house.salon();
    const id = saleOf(event);
    const pass = { price_id: shopIds.culture, seat_group: shopIds.stalls, sale_type_id: 51, amount: 2 };
    expect(await changeSale(at(), id, pass)).toMatchObject({ ok: true, value: { total: "0.00" } });
    expect(await paySale(at(), id, "cash")).toMatchObject({ ok: true, value: { tickets: 2, total: "0.00" } });
    expect(await changeSale(at(), saleOf(event), { ...pass, amount: 1 })).toMatchObject({ code: "quota_exhausted" });
  });

  it("is the desk's alone: nobody else opens it, sells without a name or says that it was paid in cash", async () => {
    const event = await house.salon();
    const id = saleOf(event);
    await holding(id, 1);
    const rosa = { ...mira, id: "rosa" };
    expect(await paySale(at({ actor: rosa }), id, "cash")).toMatchObject({ code: "cart_expired" });
    for (const [actor, code] of [
      [null, "unauthorized"],
      [{ ...mira, role: "editor" as const }, "forbidden"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await changeSale(at({ actor }), id, full(2))).toMatchObject({ code });
      // oxlint-disable-next-line no-await-in-loop
      expect(await paySale(at({ actor }), id, "cash")).toMatchObject({ code });
      // oxlint-disable-next-line no-await-in-loop
      expect(await leaveSale(at({ actor }), id)).toMatchObject({ code });
    }
    const asGuest = askingOf(await cartWith([event], 1));
    for (const body of [
      { ...typed, method: "cash" },
      { ...typed, method: "terminal" },
      { ...typed, name: "", email: "" },
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect(await beginOrder(asGuest, body, newKey())).toMatchObject({ code: "bad_request" });
    expect(await ticketsOf(event)).toEqual([]);
  });
});
