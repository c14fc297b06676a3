import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CartRequest } from "~/domain/booking/schema";
import type { Screenable } from "../../../../workers/box-office/screenings";
import { addElsewhere } from "../../../../workers/shop/add-elsewhere";
import type { Asking } from "../../../../workers/shop/asking";

// The runtime's own module: nothing of it is asked here.
vi.mock("cloudflare:workers", () => ({ waitUntil: () => {} }));

const now = Date.parse("2027-03-27T18:00:00+01:00");
const shop = {
  mode: "external",
  embed_url: "https://shop.provider.example/kino",
  cart_endpoint: "https://api.provider.example/carts",
};
const held = { tickets_quantity: 2, cart_url: "https://shop.provider.example/cart/7", remaining_ms: 600_000 };
const price = (id: number, pool: number, saleType: number) => ({ id, pool, saleType });
function screenable({ status = "scheduled", salesEnd = now + 1, maxPerCart = 10 } = {}): Screenable {
  const event = { idJet: "jet-7", startsAt: now + 9_000_000, endsAt: now + 18_000_000, status, isFree: false };
  const slots = [
    { id: 31, timeStart: "20:30:00", blockId: 1 },
    { id: 32, timeStart: "21:30:00", blockId: 2 },
  ];
  return {
    facts: { event: { ...event, salesPaused: false }, slots, shop },
    config: { salesStart: null, salesEnd, maxPerCart, prices: [price(1, 5, 9), price(2, 6, 8)] },
  } as unknown as Screenable;
}

const line = (price_id: number, seat_group: number, sale_type_id: number, amount = 1) => ({
  price_id,
  seat_group,
  sale_type_id,
  amount,
});
const asking = { env: {}, lang: "en", now } as unknown as Asking;
const ask = (show: Screenable, body: Partial<CartRequest> = {}, cartKey = "secret-of-a-cart") =>
  addElsewhere(asking, show, { event: 7, tickets: [line(1, 5, 9)], ...body }, { cartKey, idempotencyKey: "key-1" });

const sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    sent.push(await new Request(input, init).json());
    return Response.json(held, { status: 201 });
  });
});
afterEach(() => void vi.restoreAllMocks());

it("is told to the shop in its own words, with the slot's hour and a cart that nobody guesses", async () => {
  const order = { timeslot: 32, tickets: [line(1, 5, 9, 4), line(2, 6, 8, 6)], scattered: true };
  expect(await ask(screenable(), order)).toEqual({
    ok: true,
    value: { elsewhere: held, cartKey: "secret-of-a-cart" },
  });
  const { cart, ...told } = sent[0] ?? {};
  expect(told).toEqual({
    event: "jet-7",
    timeslot: "21:30:00",
    tickets: order.tickets,
    scattered: true,
    lang: "en",
  });
  expect(cart).toMatch(/^[\da-f]{64}$/);
  await ask(screenable(), {}, "secret-of-a-cart");
  await ask(screenable(), { scattered: false }, "secret-of-another");
  expect(sent.slice(1)).toMatchObject([
    { timeslot: null, scattered: false, cart },
    { scattered: false, cart: expect.not.stringMatching(String(cart)) as string },
  ]);
});

it("is refused here where the house can tell, and the shop is not asked", async () => {
  const wrong = (at: number) => ({
    code: "bad_request",
    errors: [{ path: `tickets.${at}.price_id`, message: expect.any(String) as string }],
  });
  expect(await ask(screenable({ salesEnd: now }))).toMatchObject({ code: "sales_closed" });
  expect(await ask(screenable({ status: "cancelled" }))).toMatchObject({ code: "event_cancelled" });
  for (const other of [line(3, 5, 9), line(1, 6, 9), line(1, 5, 8), line(2, 5, 9)]) {
    expect(await ask(screenable(), { tickets: [other] })).toMatchObject(wrong(0));
    expect(await ask(screenable(), { tickets: [line(1, 5, 9), other] })).toMatchObject(wrong(1));
  }
  const eleven = [line(1, 5, 9, 5), line(2, 6, 8, 6)];
  expect(await ask(screenable(), { tickets: eleven })).toMatchObject({ code: "limit_reached" });
  expect(sent).toEqual([]);
});
