import { beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "~/domain/booking/schema";
import { cartIdOf } from "../../../workers/shop/asking";
import { changeLine, changeSeats, removeEvent } from "../../../workers/shop/change-cart";
import { clearCart } from "../../../workers/shop/clear-cart";
import { extendCart } from "../../../workers/shop/extend-cart";
import { viewCart } from "../../../workers/shop/view-cart";
import { askingOf, cartWith, minute } from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const secretOf = (guest: ReturnType<typeof visitor>) => guest.jar.get("kasch_cart_key") ?? "";
const keyed = async (event: number, amount: number) => {
  const guest = visitor();
  await guest.add(event, [ticket(shopIds.full, amount)]);
  return secretOf(guest);
};

async function seen(cartKey: string | undefined, more: Parameters<typeof askingOf>[1] = {}): Promise<Cart> {
  const asking = { ...askingOf(cartKey ?? "", more) };
  const cart = await viewCart(asking, cartKey === undefined ? null : await cartIdOf(asking.actor));
  if (!cart.ok) throw new Error(cart.code);
  return cart.value;
}

describe("a cart as its page shows it", () => {
  it("is empty where there is none, where it is nobody's, and where it was given back", async () => {
    const empty = {
      items: [],
      tickets_quantity: 0,
      code: null,
      fees: [],
      total: "0.00",
      taxes: [],
      status: "empty",
      expires_at: null,
      remaining_ms: 0,
      extensions_left: 10,
      extend_in_ms: null,
      extend_from: null,
      contested: false,
      needs_address: false,
    };
    const event = await house.salon();
    const cartKey = await keyed(event, 2);
    expect(await removeEvent(askingOf(cartKey), event)).toEqual({ ok: true, value: null });
    for (const key of [undefined, "a".repeat(22), cartKey]) {
      // oxlint-disable-next-line no-await-in-loop
      const cart = await seen(key, { lang: "en" });
      expect(cart).toEqual({ ...empty, cart_url: expect.stringMatching(/^\/en\/\w+$/) as string });
    }
  });

  it("tells everything of what it holds: shows by their dates, slots, groups, seats, sums, and its next renewal", async () => {
    const guest = visitor();
    const { id: tour, slots } = await house.tour();
    const show = await house.salon();
    await guest.add(show, [ticket(shopIds.full, 2), ticket(shopIds.chair, 1, 1, shopIds.chairs)]);
    await guest.add(tour, [ticket(shopIds.place, 3, 1, shopIds.tour)], {
      timeslot: slots[1] ?? 0,
      at: evening + minute,
    });
    const cart = await seen(secretOf(guest), { lang: "en", now: evening + 2 * minute });
    const line = { name: expect.stringMatching(/\w/) as string, sale_type_id: 1 };
    expect(cart).toMatchObject({
      tickets_quantity: 6,
      code: null,
      fees: [],
      total: "47.50",
      taxes: [
        { rate: 20, gross: "15.00", amount: "2.50" },
        { rate: 10, gross: "32.50", amount: "2.95" },
      ],
      status: "held",
      expires_at: "2027-03-27T18:15:00+01:00",
      remaining_ms: 13 * minute,
      extensions_left: 10,
      extend_in_ms: 10 * minute,
      extend_from: "2027-03-27T18:12:00+01:00",
      contested: false,
      needs_address: false,
    });
    const ofTour = {
      event: tour,
      timeslot: "21:30:00",
      timeslot_id: slots[1],
      seat_group_name: "Rundgang",
      room: "Kabine",
      seats: [1, 2, 3].map(() => ({ kind: "normal", row: null, seat: null })),
      total: "15.00",
      lines: [{ ...line, price_id: shopIds.place, seat_group: shopIds.tour, amount: 3, price: "5.00", total: "15.00" }],
    };
    const ofShow = {
      event: show,
      timeslot: null,
      timeslot_id: null,
      seat_group_name: "Stalls, Rollstuhlplätze",
      room: "Salon",
      held: true,
      date_start: "2027-03-27T20:30:00+01:00",
      expires_at: "2027-03-27T18:15:00+01:00",
      url: expect.stringContaining("/en/") as string,
      total: "32.50",
      lines: [
        { ...line, price_id: shopIds.full, seat_group: shopIds.stalls, amount: 2, price: "11.50", total: "23.00" },
        { ...line, price_id: shopIds.chair, seat_group: shopIds.chairs, amount: 1, price: "9.50", total: "9.50" },
      ],
    };
    // Of one moment: in the order of their numbers.
    expect(cart.items).toMatchObject([ofTour, ofShow].toSorted((a, b) => a.event - b.event));
    const seats = cart.items.find(({ event }) => event === show)?.seats ?? [];
    expect(seats.map(({ row, seat, kind }) => [row, seat, kind])).toEqual(
      expect.arrayContaining([
        ["2", "3", "normal"],
        ["2", "4", "normal"],
      ]),
    );
    expect(seats.every(({ unit }) => Number.isInteger(unit)) && seats.length === 3).toBe(true);
    expect(cart.items.some((item) => "had" in item)).toBe(false);
  });

  it("shows what ran out until something is held, counts what is held alone, and ended when its last hold did", async () => {
    const [first, second] = [await house.salon({ salesEndAt: evening + 5 * minute }), await house.salon()];
    const guest = visitor();
    await guest.add(first, [ticket(shopIds.full, 2)]);
    await guest.add(second, [ticket(shopIds.full, 1)], { at: evening + minute });
    const both = await seen(secretOf(guest), { now: evening + 2 * minute });
    expect(both).toMatchObject({ tickets_quantity: 3, expires_at: "2027-03-27T18:05:00+01:00", extensions_left: 0 });
    const one = await seen(secretOf(guest), { now: evening + 6 * minute });
    expect(one).toMatchObject({
      status: "held",
      tickets_quantity: 1,
      total: "11.50",
      remaining_ms: expect.any(Number),
    });
    const isHeld = new Map(one.items.map(({ event, held }) => [event, held]));
    expect(isHeld).toEqual(
      new Map([
        [first, false],
        [second, true],
      ]),
    );
    const over = await seen(secretOf(guest), { now: evening + 30 * minute });
    expect(over).toMatchObject({
      status: "expired",
      tickets_quantity: 3,
      total: "34.50",
      remaining_ms: 0,
      extend_in_ms: null,
      extend_from: null,
    });
    expect(Date.parse(over.expires_at ?? "")).toBe(Date.parse(one.expires_at ?? ""));
    expect(over.items.every((item) => (item.had?.length ?? 0) > 0 && item.seats.length === 0)).toBe(true);
  });
});

describe("changes of a cart", () => {
  it("set one line, take the show out with its last ticket, and name fields as one line has them", async () => {
    const [event, other] = [await house.salon(), await house.salon()];
    const cartKey = await keyed(event, 2);
    const line = { price_id: shopIds.full, seat_group: shopIds.stalls };
    const to = (amount: number, more = {}) => changeLine(askingOf(cartKey), event, { ...line, amount, ...more });
    expect(await changeLine(askingOf(cartKey), other, { ...line, amount: 1 })).toMatchObject({ code: "not_found" });
    expect(await changeLine(askingOf("a".repeat(22)), event, { ...line, amount: 1 })).toMatchObject({
      code: "not_found",
    });
    expect(await to(1, { price_id: 9_999 })).toMatchObject({
      code: "bad_request",
      errors: [{ path: "price_id", message: expect.stringMatching(/\w/) as string }],
    });
    expect(await to(11)).toMatchObject({ code: "limit_reached" });
    expect(await to(4)).toEqual({ ok: true, value: null });
    expect((await seen(cartKey)).tickets_quantity).toBe(4);
    expect(await to(0)).toEqual({ ok: true, value: null });
    expect((await seen(cartKey)).status).toBe("empty");
    expect(await to(1)).toMatchObject({ code: "not_found" });
  });

  it("take seats apart from each other, and leave single ones between others, only for whoever wants that", async () => {
    const event = await house.salon();
    await keyed(event, 2);
    const own = await keyed(event, 2);
    const first = Math.min(...((await seen(own)).items[0]?.seats.map(({ unit }) => unit) ?? []));
    const lonely = [first, first + 2];
    expect((await changeSeats(askingOf(own), event, lonely)).ok).toBe(false);
    expect(await changeSeats(askingOf(own), event, lonely, true)).toEqual({ ok: true, value: null });
    expect((await seen(own)).items[0]?.seats.map(({ unit }) => unit)).toEqual(lonely);
    const line = { price_id: shopIds.full, seat_group: shopIds.stalls, amount: 8 };
    expect(await changeLine(askingOf(own), event, line)).toMatchObject({ code: "only_scattered_seats" });
    expect(await changeLine(askingOf(own), event, { ...line, scattered: true })).toEqual({ ok: true, value: null });
    expect((await seen(own)).tickets_quantity).toBe(8);
  });

  it("give everything back, of every show, and nothing where there is nothing", async () => {
    expect(await clearCart(askingOf("a".repeat(22)))).toEqual({ ok: true, value: null });
    const [first, second] = [await house.salon(), await house.salon()];
    const guest = visitor();
    await guest.add(first, [ticket(shopIds.full, 2)]);
    await guest.add(second, [ticket(shopIds.full, 2)]);
    expect(await clearCart(askingOf(secretOf(guest)))).toEqual({ ok: true, value: null });
    expect((await seen(secretOf(guest))).items).toEqual([]);
    for (const event of [first, second]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await visitor().add(event, [ticket(shopIds.full, 10)]);
      expect(status).toBe(201);
    }
  });
});

describe("more time for a cart", () => {
  it("is for what is held in it, whatever else ran out, and for nothing where all has", async () => {
    const ending = { salesEndAt: evening + 5 * minute };
    const [alone, first] = [await keyed(await house.salon(ending), 1), await house.salon(ending)];
    expect(await extendCart(askingOf(alone, { now: evening + 6 * minute }))).toMatchObject({ code: "cart_expired" });
    const cartKey = await cartWith([first, await house.salon()], 1);
    const late = { now: evening + 12 * minute };
    expect(await extendCart(askingOf(cartKey, late))).toEqual({ ok: true, value: null });
    expect(await seen(cartKey, late)).toMatchObject({ extensions_left: 9, remaining_ms: 8 * minute });
  });

  it("is for all of it that ends, once, and for nothing that is over", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const guest = visitor();
    await guest.add(first, [ticket(shopIds.full, 1)]);
    await guest.add(second, [ticket(shopIds.full, 1)], { at: evening + minute });
    const extend = (now: number, renewal?: number) => extendCart(askingOf(secretOf(guest), { now }), renewal);
    expect(await extend(evening + 11 * minute)).toMatchObject({ code: "too_early" });
    expect(await extend(evening + 12 * minute)).toEqual({ ok: true, value: null });
    const at = (now: number) => seen(secretOf(guest), { now });
    expect(await at(evening + 12 * minute)).toMatchObject({ extensions_left: 9, remaining_ms: 8 * minute });
    expect(await extend(evening + 13 * minute, 1)).toEqual({ ok: true, value: null });
    expect(await extend(evening + 13 * minute, 2)).toMatchObject({ code: "too_early" });
    const { items } = await at(evening + 13 * minute);
    expect(new Set(items.map(({ expires_at }) => expires_at))).toEqual(new Set(["2027-03-27T18:20:00+01:00"]));
    expect(await extend(evening + 20 * minute)).toMatchObject({ code: "cart_expired" });
    expect(await extend(evening + 20 * minute, 1)).toMatchObject({ code: "cart_expired" });
    expect(await extendCart(askingOf("a".repeat(22)))).toMatchObject({ code: "cart_expired" });
  });
});
