import { beforeAll, describe, expect, it } from "vitest";
import { bookingInfoSchema, cartSchema } from "~/domain/booking/schema";
import { isDue } from "../../../workers/shop/view-cart";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("what is shown", () => {
  it("sells nothing of an event whose promoter sells the tickets, and says who does", async () => {
    const id = await house.salon({ ticketUrl: "https://tickets.example/concert" });
    const guest = visitor();
    expect(await guest.add(id, [ticket(shopIds.full, 1)])).toMatchObject({
      status: 409,
      json: { code: "sales_closed" },
    });
    const info = bookingInfoSchema.parse((await guest.send("GET", `/de/api/events/${id}/booking/`)).json);
    expect(info).toMatchObject({ sales: "elsewhere", ticket_url: "https://tickets.example/concert" });
    expect((await guest.send("GET", `/api/availability/?events=${id}`)).json).toEqual([]);
  });

  it("tells prices, groups and slots of an event", async () => {
    const { id, slots } = await house.tour();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.place, 3, 1, shopIds.tour)], { timeslot: slots[0] ?? 0 });
    const info = bookingInfoSchema.parse((await visitor().send("GET", `/en/api/events/${id}/booking/`)).json);
    expect(info).toMatchObject({
      sales: "open",
      max_per_cart: 10,
      seat_groups: [
        {
          kind: "general",
          prices: [{ id: shopIds.place, price: "5.00", name: "Full price", has_discounts: false, remaining: null }],
        },
      ],
    });
    expect(info.seat_groups[0]?.timeslots.map(({ status }) => status)).toEqual(["sold-out", "available"]);
    const own = bookingInfoSchema.parse((await guest.send("GET", `/de/api/events/${id}/booking/`)).json);
    expect(own.seat_groups[0]?.timeslots.map(({ status }) => status)).toEqual(["limited", "available"]);
    expect((await guest.send("GET", "/de/api/events/987654/booking/")).status).toBe(404);
  });

  it("tells in the cart which time slot its tickets are for", async () => {
    const { id, slots } = await house.tour();
    const last = slots.at(-1) ?? 0;
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot: last });
    const cart = cartSchema.parse((await guest.send("GET", "/de/api/shop/cart/")).json);
    const [group] = bookingInfoSchema.parse(
      (await guest.send("GET", `/de/api/events/${id}/booking/`)).json,
    ).seat_groups;
    expect(cart.items).toMatchObject([
      { timeslot_id: last, timeslot: group?.timeslots.find((slot) => slot.id === last)?.time_start },
    ]);
  });

  it("offers no renewal that would reach beyond the end of sales", () => {
    const now = Date.parse("2027-03-27T20:29:00+01:00");
    const hold = (expiresAt: number, hardDeadline: number, extensions = 0) => ({ expiresAt, hardDeadline, extensions });
    expect(isDue(hold(now + minute, now + minute), now)).toBe(false);
    expect(isDue(hold(now + minute, now + 2 * minute), now)).toBe(true);
    expect(isDue(hold(now + minute, now + 2 * minute, 10), now)).toBe(false);
    expect(isDue(hold(now + 4 * minute, now + 9 * minute), now)).toBe(false);
  });

  it("closes time slots one by one, each when it starts", async () => {
    const { id, slots } = await house.tour();
    const [first = 0, last = 0] = slots;
    const at = (time: string) => Date.parse(`2027-03-27T${time}:00+01:00`);
    const add = (timeslot: number, time: string) =>
      visitor().add(id, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot, at: at(time) });
    expect((await add(first, "20:29")).status).toBe(201);
    expect(await add(first, "20:30")).toMatchObject({ status: 409, json: { code: "sales_closed" } });
    expect((await add(last, "20:31")).json).toMatchObject({ remaining_ms: 15 * minute });
    expect((await add(last, "21:25")).json).toMatchObject({ remaining_ms: 5 * minute });
    const info = async (time: string) =>
      bookingInfoSchema.parse((await visitor().send("GET", `/de/api/events/${id}/booking/`, { at: at(time) })).json);
    expect((await info("20:45")).seat_groups[0]?.timeslots.map(({ status }) => status)).toEqual([
      "closed",
      "available",
    ]);
    expect((await info("21:30")).sales).toBe("closed");
    const shown = (time: string) => visitor().send("GET", `/api/availability/?events=${id}`, { at: at(time) });
    expect((await shown("21:29")).json).toMatchObject([{ state: "available" }]);
    expect((await shown("21:30")).json).toMatchObject([{ state: "closed" }]);
  });

  it("never calls one's own seats sold out", async () => {
    const id = await house.salon({ capacityOverride: 2 });
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 2)]);
    const shown = (who: typeof guest, at: number) =>
      who.send("GET", `/api/availability/?events=${id},987654`, { at }).then(({ json }) => json);
    await expect
      .poll(() => shown(visitor(), evening + 10_000 + Math.random() * 1e5))
      .toEqual([{ event: id, state: "sold-out", free: 0, wheelchair_free: 1 }]);
    expect(await shown(guest, evening + minute)).toEqual([
      { event: id, state: "limited", free: 0, wheelchair_free: 1 },
    ]);
  });

  it("knows the capacity of events nobody has asked for, and answers malformed lists with the key", async () => {
    const [untouched, closed] = [await house.salon(), await house.salon({ salesEndAt: evening - 1 })];
    const { json } = await visitor().send("GET", `/api/availability/?events=${untouched},${closed}`);
    expect(json).toEqual([
      { event: untouched, state: "available", free: 12, wheelchair_free: 1 },
      { event: closed, state: "closed", free: 12, wheelchair_free: 1 },
    ]);
    for (const events of ["", "1,x", "-1", "1.5", Array.from({ length: 101 }, (_, i) => i + 1).join(",")]) {
      expect(await visitor().send("GET", `/api/availability/?events=${events}`)).toMatchObject({
        status: 400,
        json: { errors: [{ path: "events" }] },
      });
    }
  });
});
