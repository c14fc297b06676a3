import { beforeAll, describe, expect, it } from "vitest";
import { cartSchema, seatPlanViewSchema } from "~/domain/booking/schema";
import { eq } from "drizzle-orm";
import { event } from "../../../workers/db/schema/programme";
import { addEvent } from "../../support/fixtures";
import { cartIdOf } from "../../../workers/shop/asking";
import { extendCart } from "../../../workers/shop/extend-cart";
import { viewCart } from "../../../workers/shop/view-cart";
import { askingOf, cartWith } from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("the cart", () => {
  it("holds the best connected seats for fifteen minutes and says so", async () => {
    const id = await house.salon();
    const guest = visitor();
    const { status, json, headers } = await guest.add(id, [ticket(shopIds.full, 2)]);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      tickets_quantity: 2,
      cart_url: "/de/warenkorb",
      expires_at: "2027-03-27T18:15:00+01:00",
      remaining_ms: 15 * minute,
    });
    const cookies = headers.getSetCookie().join("\n");
    expect(cookies).toMatch(/kasch_cart_key=[\w-]{22};.*HttpOnly/);
    expect(cookies).toMatch(/SameSite=Lax/);
    expect(JSON.parse(decodeURIComponent(guest.jar.get("kasch_cart") ?? ""))).toEqual({ n: 2, url: "/de/warenkorb" });
    const cart = cartSchema.parse((await guest.cart(evening + minute)).json);
    expect(cart).toMatchObject({
      status: "held",
      total: "23.00",
      remaining_ms: 14 * minute,
      extensions_left: 10,
      taxes: [{ rate: 10, amount: "2.09" }],
    });
    expect(cart.items[0]?.seats.map(({ row, seat }) => `${row}/${seat}`)).toEqual(["2/3", "2/4"]);
  });

  it("adds to what is there without moving the deadline, and keeps one deadline over several events", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const guest = visitor();
    await guest.add(first, [ticket(shopIds.full, 1)]);
    const more = await guest.add(first, [ticket(shopIds.full, 1)], { at: evening + 5 * minute });
    expect(more.json).toMatchObject({ tickets_quantity: 2, remaining_ms: 10 * minute });
    const other = await guest.add(second, [ticket(shopIds.full, 1)], { at: evening + 6 * minute });
    expect(other.json).toMatchObject({ tickets_quantity: 3, remaining_ms: 9 * minute });
    const extended = await guest.send("POST", "/de/api/shop/cart/extend/", { at: evening + 13 * minute });
    expect(extended.json).toMatchObject({ tickets_quantity: 3, remaining_ms: 7 * minute });
  });

  it("renews three times for anybody, and ten times for whoever has said an address that was checked", async () => {
    const cartKey = await cartWith([await house.salon()], 1);
    const at = (renewal: number) => evening + (8 + 5 * renewal) * minute;
    const extend = (renewal: number, isKnown: boolean) => {
      const asking = askingOf(cartKey, { now: at(renewal) });
      return extendCart({ ...asking, actor: { ...asking.actor, isKnown } });
    };
    const seen = async (renewal: number, isKnown: boolean) => {
      const asking = askingOf(cartKey, { now: at(renewal) });
      const cart = await viewCart({ ...asking, actor: { ...asking.actor, isKnown } }, await cartIdOf(asking.actor));
      return cart.ok ? cart.value : null;
    };
    for (const renewal of [1, 2, 3]) expect((await extend(renewal, false)).ok).toBe(true);
    expect(await extend(4, false)).toMatchObject({ code: "address_needed" });
    expect(await seen(4, false)).toMatchObject({ needs_address: true, extend_in_ms: null, extensions_left: 7 });
    expect(await seen(4, true)).toMatchObject({ needs_address: false, extend_in_ms: 0 });
    for (let renewal = 4; renewal <= 10; renewal += 1) expect((await extend(renewal, true)).ok).toBe(true);
    expect(await extend(11, true)).toMatchObject({ code: "extensions_used_up" });
  });

  it("renews never beyond the end of sales", async () => {
    const late = visitor();
    await late.add(await house.salon({ salesEndAt: evening + 17 * minute }), [ticket(shopIds.full, 1)]);
    const at = evening + 14 * minute;
    expect((await late.send("POST", "/de/api/shop/cart/extend/", { at })).json).toMatchObject({
      remaining_ms: 3 * minute,
    });
    expect((await late.cart(at)).json).toMatchObject({ extensions_left: 0, extend_in_ms: null });
    expect(await late.send("POST", "/de/api/shop/cart/extend/", { at })).toMatchObject({
      status: 409,
      json: { code: "extensions_used_up" },
    });
    expect((await late.cart(at)).json).toMatchObject({ remaining_ms: 3 * minute });
  });

  it("renews nothing of a cart whose first end cannot be moved, and counts no renewal for it", async () => {
    const [soon, later] = [await house.salon({ salesEndAt: evening + 15 * minute }), await house.salon()];
    const guest = visitor();
    await guest.add(soon, [ticket(shopIds.full, 1)]);
    await guest.add(later, [ticket(shopIds.full, 1)]);
    expect((await guest.cart()).json).toMatchObject({ remaining_ms: 15 * minute, extensions_left: 0 });
    expect(await guest.send("POST", "/de/api/shop/cart/extend/")).toMatchObject({
      status: 409,
      json: { code: "extensions_used_up" },
    });
    await guest.send("DELETE", `/de/api/shop/cart/${soon}/`);
    expect((await guest.cart()).json).toMatchObject({ extensions_left: 10 });
  });

  it("lists what it holds by date", async () => {
    const later = await house.salon();
    const first = await addEvent(house.db, "2027-03-27T19:00:00+01:00", { roomId: 51, priceListId: 51 });
    const guest = visitor();
    await guest.add(later, [ticket(shopIds.full, 1)]);
    await guest.add(first, [ticket(shopIds.full, 1)]);
    const { items } = cartSchema.parse((await guest.cart()).json);
    expect(items.map((item) => item.event)).toEqual([first, later]);
  });

  it("keeps an expired selection readable and starts anew when it is tried again", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 2)]);
    const expired = await guest.cart(evening + 15 * minute);
    expect(expired.json).toMatchObject({
      status: "expired",
      remaining_ms: 0,
      total: "23.00",
      items: [{ held: false, seats: [], lines: [{ price_id: shopIds.full, amount: 2 }] }],
    });
    expect(guest.jar.has("kasch_cart")).toBe(false);
    expect(await guest.send("POST", "/de/api/shop/cart/extend/", { at: evening + 15 * minute })).toMatchObject({
      status: 409,
      json: { code: "cart_expired" },
    });
    const again = await guest.add(id, [ticket(shopIds.full, 2)], { at: evening + 16 * minute });
    expect(again.json).toMatchObject({ tickets_quantity: 2, remaining_ms: 15 * minute });
    expect((await guest.cart(evening + 16 * minute)).json).toMatchObject({ status: "held", extensions_left: 10 });
  });

  it("takes fewer of a line whose price is on the list no more, and not more of it", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 3)]);
    await house.db.update(event).set({ priceListId: null }).where(eq(event.id, id));
    const change = (amount: number) =>
      guest.send("PATCH", `/de/api/shop/cart/${id}/`, {
        body: { price_id: shopIds.full, seat_group: shopIds.stalls, amount },
        at: evening + 2 * minute,
      });
    expect(await change(2)).toMatchObject({ status: 200, json: { tickets_quantity: 2, total: "23.00" } });
    expect(await change(3)).toMatchObject({ status: 400 });
  });

  it("names the lines of a request as the request counts them, whatever the cart held before", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 1)]);
    const refused = async (tickets: unknown) => {
      const { status, json } = await guest.add(id, tickets);
      return [status, (json["errors"] as unknown as { path: string }[]).map(({ path }) => path)];
    };
    const companion = ticket(shopIds.companion, 1, 52);
    expect(await refused([companion])).toEqual([400, ["tickets.0.amount"]]);
    const full = ticket(shopIds.full, 1);
    expect(await refused([full, full, companion])).toEqual([400, ["tickets.2.amount"]]);
  });

  it("refuses by field what is wrong, and changes nothing", async () => {
    const id = await house.salon();
    const { id: tourId, slots } = await house.tour();
    const guest = visitor();
    const paths = async (event: number, tickets: unknown, timeslot?: number) => {
      // Each from a network of its own: so many at once would be too many.
      const { status, json } = await visitor().add(event, tickets, timeslot === undefined ? {} : { timeslot });
      return [status, (json["errors"] as unknown as { path: string }[]).map(({ path }) => path)];
    };
    expect(await paths(id, [ticket(9_999, 1)])).toEqual([400, ["tickets.0.price_id"]]);
    expect(await paths(id, [ticket(shopIds.full, 1), ticket(shopIds.full, 1, 1, shopIds.tour)])).toEqual([
      400,
      ["tickets.1.seat_group"],
    ]);
    expect(await paths(id, [ticket(shopIds.full, 1, 51)])).toEqual([400, ["tickets.0.sale_type_id"]]);
    for (const amount of [-1, 0, 51, 1e12, 1.5, "2", null])
      expect(await paths(id, [{ ...ticket(shopIds.full, 1), amount }])).toEqual([400, ["tickets.0.amount"]]);
    expect(await paths(987_654, [ticket(shopIds.full, 1)])).toEqual([400, ["event"]]);
    expect(await paths(id, [ticket(shopIds.full, 1)], slots[0])).toEqual([400, ["timeslot"]]);
    expect(await paths(tourId, [ticket(shopIds.place, 1, 1, shopIds.tour)], 987_654)).toEqual([400, ["timeslot"]]);
    expect(await paths(tourId, [ticket(shopIds.place, 1, 1, shopIds.tour)])).toEqual([400, ["timeslot"]]);
    expect(await paths(id, [ticket(shopIds.companion, 1, 52)])).toEqual([400, ["tickets.0.amount"]]);
    expect(await paths(id, [])).toEqual([400, ["tickets"]]);
    expect(
      (await guest.send("POST", "/de/api/shop/cart/", { body: { event: id, tickets: [ticket(shopIds.full, 1)] } }))
        .status,
    ).toBe(400);
    expect((await guest.cart()).json).toMatchObject({ status: "empty", items: [] });
    const [plan] = seatPlanViewSchema.parse((await guest.send("GET", `/de/api/events/${id}/seats/`)).json).groups;
    expect(plan?.rows.flatMap(({ seats }) => seats).every(({ state }) => state === "free")).toBe(true);
  });

  it("refuses with the right word what cannot be had", async () => {
    const id = await house.salon();
    const guest = visitor();
    const code = async (result: ReturnType<typeof guest.add>) => [(await result).status, (await result).json["code"]];
    // Two in the middle of a row leave nowhere three seats side by side behind four.
    await visitor().add(id, [ticket(shopIds.full, 2)]);
    expect(await code(guest.add(id, [ticket(shopIds.full, 7)]))).toEqual([409, "only_scattered_seats"]);
    await visitor().add(id, [ticket(shopIds.full, 5)]);
    expect(await code(guest.add(id, [ticket(shopIds.full, 7)]))).toEqual([409, "not_enough_seats"]);
    expect(await code(guest.add(id, [ticket(shopIds.full, 11)]))).toEqual([409, "limit_reached"]);
    expect(await code(guest.add(id, [ticket(shopIds.culture, 3, 51)]))).toEqual([409, "quota_exhausted"]);
    expect(await code(guest.add(await house.salon({ status: "cancelled" }), [ticket(shopIds.full, 1)]))).toEqual([
      409,
      "event_cancelled",
    ]);
    expect(await code(guest.add(await house.salon({ salesPaused: true }), [ticket(shopIds.full, 1)]))).toEqual([
      409,
      "sales_closed",
    ]);
    expect(
      await code(guest.add(id, [ticket(shopIds.full, 1)], { at: Date.parse("2027-03-27T20:30:00+01:00") })),
    ).toEqual([409, "sales_closed"]);
  });

  it("sells nothing more through an open cart once the event is cancelled", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 1)]);
    await house.db.update(event).set({ status: "cancelled" }).where(eq(event.id, id));
    const at = evening + 2 * minute;
    expect(await guest.send("POST", "/de/api/shop/cart/extend/", { at })).toMatchObject({
      status: 409,
      json: { code: "event_cancelled" },
    });
    expect(
      await guest.send("PATCH", `/de/api/shop/cart/${id}/`, {
        at,
        body: { price_id: shopIds.full, seat_group: shopIds.stalls, amount: 2 },
      }),
    ).toMatchObject({ status: 409, json: { code: "event_cancelled" } });
  });

  it("changes amounts and seats, and gives back", async () => {
    const id = await house.salon();
    const guest = visitor();
    const other = visitor();
    await other.add(id, [ticket(shopIds.full, 2)]);
    await guest.add(id, [ticket(shopIds.full, 2)]);
    const patched = await guest.send("PATCH", `/de/api/shop/cart/${id}/`, {
      body: { price_id: shopIds.full, seat_group: shopIds.stalls, amount: 3 },
    });
    expect(patched).toMatchObject({ status: 200, json: { tickets_quantity: 3, total: "34.50" } });
    expect(
      await guest.send("PATCH", `/de/api/shop/cart/${id}/`, {
        body: { price_id: 9_999, seat_group: shopIds.stalls, amount: 3 },
      }),
    ).toMatchObject({ status: 400, json: { errors: [{ path: "price_id" }] } });
    const plan = seatPlanViewSchema.parse((await guest.send("GET", `/de/api/events/${id}/seats/`)).json);
    expect(plan.mine).toBe(3);
    const seats = plan.groups.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
    const free = seats
      .filter(({ state, kind }) => state === "free" && kind === "normal")
      .slice(0, 3)
      .map(({ unit }) => unit);
    const taken = seats
      .filter(({ state }) => state === "taken")
      .slice(0, 1)
      .map(({ unit }) => unit);
    const moved = await guest.send("PUT", `/de/api/shop/cart/${id}/seats/`, { body: { units: free } });
    expect(
      cartSchema
        .parse(moved.json)
        .items[0]?.seats.map(({ unit }) => unit)
        .toSorted((a, b) => a - b),
    ).toEqual(free.toSorted((a, b) => a - b));
    expect(
      await guest.send("PUT", `/de/api/shop/cart/${id}/seats/`, { body: { units: [...taken, ...free.slice(1)] } }),
    ).toMatchObject({ status: 409, json: { code: "seat_taken" } });
    expect(await guest.send("PUT", `/de/api/shop/cart/${id}/seats/`, { body: { units: free.slice(1) } })).toMatchObject(
      { status: 400, json: { errors: [{ path: "units" }] } },
    );
    expect(await guest.send("DELETE", `/de/api/shop/cart/${id}/`)).toMatchObject({
      status: 200,
      json: { status: "empty" },
    });
    expect((await guest.send("DELETE", `/de/api/shop/cart/${id}/`)).status).toBe(404);
    await other.send("DELETE", "/de/api/shop/cart/");
    expect((await other.cart()).json).toMatchObject({ status: "empty" });
    const after = seatPlanViewSchema.parse((await guest.send("GET", `/de/api/events/${id}/seats/`)).json);
    expect(
      after.groups.flatMap(({ rows }) => rows.flatMap((row) => row.seats)).every(({ state }) => state === "free"),
    ).toBe(true);
  });
});
