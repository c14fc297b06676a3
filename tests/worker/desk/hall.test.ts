import { evictDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Hall, HallChange } from "~/domain/hall/schema";
import { screening } from "../../../workers/box-office/screenings";
import { audit } from "../../../workers/db/schema/site";
import type { DoorAsking } from "../../../workers/shop/door/asking";
import { changeHall } from "../../../workers/shop/hall/change-hall";
import { viewHall } from "../../../workers/shop/hall/view-hall";
import { cartWith, minute, ordered, selling, typed } from "../../support/orders";
import { asked as at, mira } from "../../support/box-office-staff";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

async function seen(event: number, now = evening): Promise<Hall> {
  const hall = await viewHall(at({ now }), event);
  if (!hall.ok) throw new Error(`${hall.code}: ${hall.detail}`);
  return hall.value;
}
const change = (event: number, what: HallChange, more: Partial<DoorAsking> = {}) => changeHall(at(more), event, what);
const stalls = ({ groups }: Hall) => groups.find(({ id }) => id === shopIds.stalls)?.seats ?? [];
const seatIds = (hall: Hall, state: string): number[] =>
  stalls(hall).flatMap((seat) => (seat.state === state ? [seat.id] : []));
const holdIds = ({ holds }: Hall): string[] => holds.map(({ id }) => id);
const auditOf = (event: number) =>
  house.db
    .select()
    .from(audit)
    .where(and(eq(audit.entity, "screening"), eq(audit.entityId, String(event))));

describe("a hall in the hands of the box office", () => {
  it("shows every place, and of what is held how long, how far and from where, without saying where that is", async () => {
    const event = await house.salon();
    const [first, second] = [visitor("2001:db8:aa::1"), visitor("2001:db8:aa::2")];
    await first.add(event, [ticket(shopIds.full, 2)], { at: evening + minute });
    await second.add(event, [ticket(shopIds.full, 1)], { at: evening + 2 * minute });
    await visitor().add(event, [ticket(shopIds.full, 3)], { at: evening + 3 * minute });
    const { record } = await ordered(await cartWith([event], 1), { ...typed, method: "desk" });
    const hall = await seen(event, evening + 4 * minute);
    expect(hall).toMatchObject({
      show: { id: event, room: "Salon" },
      counts: { places: 13, held: 6, reserved: 1, free: 6, sold: 0, blocked: 0 },
      pressure: [{ unpaid: 6, places: 13, level: "contested" }],
    });
    const told = hall.holds.map(({ state, places, minutes, origin, order }) => [state, places, minutes, origin, order]);
    expect(told.filter(([state]) => state === "held")).toEqual([
      ["held", 2, 3, 2, null],
      ["held", 1, 2, 2, null],
      ["held", 3, 1, 3, null],
    ]);
    expect(told.filter(([state]) => state === "reserved")).toMatchObject([["reserved", 1, 4, 1, record.order.number]]);
    const [hold] = hall.holds.filter(({ places }) => places === 3);
    expect(stalls(hall).filter((seat) => seat.hold === hold?.id)).toHaveLength(3);
    expect(JSON.stringify(hall)).not.toContain("2001:db8");
  });

  it("takes a cart its places at once, says so in the ledger and the audit log, and lets an order be", async () => {
    const event = await house.salon();
    const guest = visitor();
    await guest.add(event, [ticket(shopIds.full, 6)]);
    const { record } = await ordered(await cartWith([event], 2));
    const before = await seen(event);
    const [cart] = before.holds.filter(({ state }) => state === "held");
    const [paying] = before.holds.filter(({ state }) => state === "paying");
    expect(paying).toMatchObject({ order: record.order.number });
    expect((await visitor().add(event, [ticket(shopIds.full, 6)])).status).toBe(409);
    expect(await change(event, { do: "release", holds: holdIds(before) })).toMatchObject({ code: "conflict" });
    expect(holdIds(await seen(event))).toEqual(holdIds(before));
    expect(await auditOf(event)).toEqual([]);

    const release: HallChange = { do: "release", holds: [cart?.id ?? ""] };
    expect(await change(event, release)).toMatchObject({ ok: true, value: { counts: { held: 2, free: 11 } } });
    expect(await change(event, release)).toMatchObject({ ok: true });
    // What was pressed again has changed nothing.
    await vi.waitFor(async () =>
      expect(await auditOf(event)).toMatchObject([
        { actor: "mira", action: "screening.release", requestId: "box-office-test", detail: { holds: [cart?.id] } },
      ]),
    );
    expect((await guest.cart()).json).toMatchObject({ status: "expired", tickets_quantity: 6, remaining_ms: 0 });
    expect((await visitor().add(event, [ticket(shopIds.full, 6)])).status).toBe(201);
    expect(await screening(selling, event).sweep()).toEqual([]);
  });

  it("keeps seats out of sale with a reason, also after a restart, and never somebody's", async () => {
    const event = await house.salon();
    const guest = visitor();
    await guest.add(event, [ticket(shopIds.full, 2)]);
    const before = await seen(event);
    const [free, held] = [seatIds(before, "free"), seatIds(before, "held")];
    const block: HallChange = { do: "block", units: free.slice(0, 3), reason: "broken" };
    expect(await change(event, { ...block, units: [...free.slice(0, 3), ...held] })).toMatchObject({
      code: "seat_taken",
    });
    expect(seatIds(await seen(event), "blocked")).toEqual([]);
    expect(await change(event, block)).toMatchObject({ ok: true, value: { counts: { blocked: 3, held: 2 } } });
    expect(await change(event, block)).toMatchObject({ ok: true, value: { counts: { blocked: 3 } } });
    await evictDurableObject(screening(selling, event));
    const after = await seen(event);
    expect(stalls(after).flatMap(({ id, reason }) => (reason ? [[id, reason]] : []))).toEqual(
      free.slice(0, 3).map((id) => [id, "broken"]),
    );
    expect((await visitor().add(event, [ticket(shopIds.full, 5)])).status).toBe(409);
    expect(await change(event, { do: "unblock", units: [...free, ...held] })).toMatchObject({
      ok: true,
      value: { counts: { blocked: 0, held: 2 } },
    });
    expect((await visitor().add(event, [ticket(shopIds.full, 5)])).status).toBe(201);
    expect(await screening(selling, event).sweep()).toEqual([]);
  });

  it("says of places without numbers how many shall be out of sale, in each time slot for itself", async () => {
    const { id: event, slots } = await house.tour();
    await visitor().add(event, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot: slots[0] ?? 0 });
    const set = (places: number, block = 1) =>
      change(event, { do: "block-places", group: shopIds.tour, block, places, reason: "guests" });
    const counted = (hall: Hall) => hall.groups.map(({ slots: [slot], counts }) => [slot, counts.free, counts.blocked]);
    for (const places of [2, 2]) {
      // oxlint-disable-next-line no-await-in-loop
      const done = await set(places);
      expect(done.ok && counted(done.value)).toEqual([
        ["20:30", 0, 2],
        ["21:30", 5, 0],
      ]);
    }
    expect(await set(3)).toMatchObject({ code: "not_enough_seats" });
    const back = await set(1);
    expect(back.ok && counted(back.value)[0]).toEqual(["20:30", 1, 1]);
    expect(await set(1, 7)).toMatchObject({ code: "not_found" });
    expect(await screening(selling, event).sweep()).toEqual([]);
  });

  it("sells no more places while its sale pauses, lets carts be paid, and goes on", async () => {
    const event = await house.salon();
    const early = await cartWith([event], 1);
    const after = (minutes: number) => evening + minutes * minute;
    expect(await change(event, { do: "pause" }, { now: after(1) })).toMatchObject({
      ok: true,
      value: { sales: "paused" },
    });
    expect(await change(event, { do: "pause" }, { now: after(2) })).toMatchObject({ ok: true });
    const late = await visitor().add(event, [ticket(shopIds.full, 1)], { at: after(3) });
    expect(late).toMatchObject({ status: 409, json: { code: "sales_closed" } });
    expect((await ordered(early, { ...typed, method: "desk" })).record.order.status).toBe("pending_payment");
    expect(await change(event, { do: "resume" }, { now: after(4) })).toMatchObject({ value: { sales: "on_sale" } });
    expect((await visitor().add(event, [ticket(shopIds.full, 1)], { at: after(5) })).status).toBe(201);
    expect((await auditOf(event)).map(({ action, actor }) => [action, actor])).toEqual([
      ["screening.pause", mira.id],
      ["screening.resume", mira.id],
    ]);
    const editor = { actor: { ...mira, role: "editor" as const } };
    expect(await change(event, { do: "pause" }, editor)).toMatchObject({ code: "forbidden" });
    expect((await seen(event, after(6))).sales).toBe("on_sale");
  });

  it("is the box office's alone, and of shows that the house sells", async () => {
    const event = await house.salon();
    const [unit = 0] = seatIds(await seen(event), "free");
    for (const [actor, code] of [
      [null, "unauthorized"],
      [{ ...mira, role: "editor" as const }, "forbidden"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await viewHall(at({ actor }), event)).toMatchObject({ code });
      // oxlint-disable-next-line no-await-in-loop
      expect(await change(event, { do: "block", units: [unit], reason: "house" }, { actor })).toMatchObject({ code });
    }
    expect((await seen(event)).counts).toMatchObject({ blocked: 0 });
    expect(await viewHall(at(), 999_999)).toMatchObject({ code: "not_found" });
    const { status } = await visitor().send("GET", `/de/api/box-office/hall/${event}/`);
    expect(status).toBe(401);
  });
});
