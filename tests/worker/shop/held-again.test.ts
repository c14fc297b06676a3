import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApi } from "~/api/client";
import type { Cart } from "~/domain/booking/schema";
import { holdAgain } from "~/features/shop/cart/hold-again.server";
import { screening } from "../../../workers/box-office/screenings";
import { orders } from "../../../workers/db/schema/box-office";
import { minute, selling } from "../../support/orders";
import { evening, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const over = evening + 16 * minute;

/** The site's own API, as a page of this guest asks it at a moment. */
const apiOf = (guest: ReturnType<typeof visitor>, at: number) =>
  createApi(
    {
      origin: "",
      async fetch(input, init) {
        const { method = "GET", body, headers } = init ?? {};
        const path = new URL(input, "https://kino.example").pathname;
        const key = new Headers(headers).get("idempotency-key") ?? undefined;
        const sent = typeof body === "string" ? { body: JSON.parse(body) as unknown } : {};
        const answer = await guest.send(method, path, { ...sent, ...(key && { key }), at });
        return new Response(JSON.stringify(answer.json), { status: answer.status, headers: answer.headers });
      },
    },
    "de",
  );

const unitsOf = (cart: Cart, event: number): number[] =>
  cart.items.find((item) => item.event === event)?.seats.map(({ unit }) => unit) ?? [];

/** The seats in a corner of the hall, which nobody chooses who is asked for the best ones. */
const corner = [1, 2];

/** A guest with two seats in the corner of each of some shows. */
async function guestInCorners(events: readonly number[]) {
  const guest = visitor();
  const api = apiOf(guest, evening);
  for (const event of events) {
    // One after the other: all belong to one cart.
    // oxlint-disable-next-line no-await-in-loop
    expect((await guest.add(event, [ticket(shopIds.full, 2)])).status).toBe(201);
    // oxlint-disable-next-line no-await-in-loop
    expect(await api.changeSeats({ event, units: corner })).toMatchObject({ ok: true });
  }
  return guest;
}

describe("a cart whose time is over", () => {
  it("says which seats it had, before and after somebody has asked for the hall", async () => {
    const event = await house.salon();
    const guest = await guestInCorners([event]);
    const had = async () =>
      (await apiOf(guest, over).cart()).items.map((item) => [item.held, item.seats, item.had?.map(({ unit }) => unit)]);
    expect(await had()).toEqual([[false, [], corner]]);
    await visitor().add(event, [ticket(shopIds.full, 1)], { at: over });
    expect(await had()).toEqual([[false, [], corner]]);
    expect(await screening(env, event).sweep()).toEqual([]);
  });

  it("gets the very same seats again where they are free", async () => {
    const event = await house.salon();
    const guest = await guestInCorners([event]);
    const api = apiOf(guest, over);
    expect(await holdAgain(api, false)).toEqual({ held: 1, refused: null, moved: [] });
    expect(unitsOf(await api.cart(), event)).toEqual(corner);
  });

  it("gets others where one of them is gone, and is told which they were and which they are", async () => {
    const event = await house.salon();
    const guest = await guestInCorners([event]);
    const other = visitor();
    await other.add(event, [ticket(shopIds.full, 1)], { at: over });
    expect(await apiOf(other, over).changeSeats({ event, units: [1] })).toMatchObject({ ok: true });
    const api = apiOf(guest, over);
    const { refused, moved } = await holdAgain(api, false);
    expect([refused, moved.map(({ had }) => had.map(({ unit }) => unit))]).toEqual([null, [corner]]);
    expect(moved[0]?.now.map(({ unit }) => unit)).toEqual(unitsOf(await api.cart(), event));
    expect(moved[0]?.now).toHaveLength(2);
  });

  it("is told by name of a show that has none left, and has the others again", async () => {
    const [full, free] = [await house.salon({ capacityOverride: 2 }), await house.salon()];
    const guest = await guestInCorners([full, free]);
    const other = await visitor().add(full, [ticket(shopIds.full, 1)], { at: over });
    expect(other.status).toBe(201);
    const api = apiOf(guest, over);
    const again = await holdAgain(api, false);
    const { refused } = again;
    expect([again.held, refused?.failure.code]).toEqual([1, "not_enough_seats"]);
    expect(refused?.title).not.toBe("");
    const held = (await api.cart()).items.filter((item) => item.held);
    expect(held.map(({ event }) => event)).toEqual([free]);
  });
});

describe("an order whose time ran out while its buyer was at the bank", () => {
  const sent = {
    name: "Anna Leitner",
    email: "anna.leitner@gmx.example",
    phone: "+43 664 1234567",
    delivery: "desk" as const,
    method: "eps",
    terms: true,
  };
  /** A guest at the checkout with the same places once more. */
  async function backAtCheckout() {
    const guest = visitor("2001:db8:7a::1", selling);
    const event = await house.salon();
    await guest.add(event, [ticket(shopIds.full, 2)]);
    const api = apiOf(guest, evening);
    expect((await api.checkout()).typed).toBeNull();
    const begun = await api.beginOrder(sent, newKey());
    const secret = begun.ok ? (begun.value.order_url.split("/").at(-1) ?? "") : "";
    const late = apiOf(guest, evening + 31 * minute);
    expect(await late.orderAgain(secret)).toMatchObject({ ok: true });
    return { guest, late };
  }

  it("is not typed a second time: all of it stands in the checkout, but for the terms", async () => {
    const { late } = await backAtCheckout();
    const { terms: _, ...typed } = sent;
    const checkout = await late.checkout();
    expect(checkout).toMatchObject({ cart: { tickets_quantity: 2, status: "held" }, typed });
  });

  it("is nobody's who has another cart, and gone when its buyer is erased", async () => {
    const { guest, late } = await backAtCheckout();
    const other = visitor("2001:db8:7b::1", selling);
    await other.add(await house.salon(), [ticket(shopIds.full, 1)]);
    expect((await apiOf(other, evening).checkout()).typed).toBeNull();
    await house.db.update(orders).set({ name: "", email: "", phone: "" });
    expect((await late.checkout()).typed).toBeNull();
    expect(guest.jar.get("kasch_cart_key")).toBeTruthy();
  });
});
