import { env } from "cloudflare:workers";
import type { CartRequest } from "~/domain/booking/schema";
import { priceLine, priceList, saleType } from "../../workers/db/schema/prices";
import { room, seatGroup } from "../../workers/db/schema/places";
import { timeslot } from "../../workers/db/schema/programme";
import type { Bindings } from "../../workers/http/app-env";
import { caller } from "./edge";
import { addEvent, smallHouse } from "./fixtures";

/** The evening of the tests: far enough ahead that no alarm of the runtime rings by itself. */
export const showTime = "2027-03-27T20:30:00+01:00";
export const evening = Date.parse("2027-03-27T18:00:00+01:00");

export const shopIds = {
  stalls: 51,
  chairs: 52,
  tour: 53,
  full: 501,
  culture: 502,
  companion: 503,
  chair: 504,
  place: 505,
};

/** A room with twelve seats and a wheelchair place, a room with eight places in time slots, and their prices. */
export async function shopHouse() {
  const db = await smallHouse(env);
  const row = (name: string, count: number) => ({
    name,
    seats: Array.from({ length: count }, (_, x) => ({ name: String(x + 1), x })),
  });
  await db.batch([
    db.insert(room).values([
      { id: 51, venueId: 1, slug: "salon", name: { de: "Salon" } },
      { id: 53, venueId: 1, slug: "kabine", name: { de: "Kabine" } },
    ]),
    db.insert(seatGroup).values([
      {
        id: shopIds.stalls,
        roomId: 51,
        name: { de: "Parkett", en: "Stalls" },
        kind: "seated",
        capacity: 12,
        plan: { rows: [row("1", 6), row("2", 6)], best_row: 1 },
      },
      {
        id: shopIds.chairs,
        roomId: 51,
        name: { de: "Rollstuhlplätze" },
        kind: "wheelchair",
        capacity: 1,
        plan: null,
        sort: 1,
      },
      { id: shopIds.tour, roomId: 53, name: { de: "Rundgang" }, kind: "general", capacity: 8, plan: null },
    ]),
    db.insert(saleType).values([
      { id: 51, slug: "kulturpass", name: { de: "Kulturpass" } },
      { id: 52, slug: "begleitung", name: { de: "Begleitperson" }, requires: "wheelchair" },
    ]),
    db.insert(priceList).values({ id: 51, name: "Salon" }),
    db.insert(priceLine).values([
      { id: shopIds.full, priceListId: 51, seatKind: "seated", saleTypeId: 1, cents: 1150, taxRate: 10 },
      { id: shopIds.culture, priceListId: 51, seatKind: "seated", saleTypeId: 51, cents: 0, taxRate: 10, quota: 2 },
      { id: shopIds.companion, priceListId: 51, seatKind: "seated", saleTypeId: 52, cents: 0, taxRate: 10 },
      { id: shopIds.chair, priceListId: 51, seatKind: "wheelchair", saleTypeId: 1, cents: 950, taxRate: 10 },
      { id: shopIds.place, priceListId: 51, seatKind: "general", saleTypeId: 1, cents: 500, taxRate: 20 },
    ]),
  ]);
  const salon = (parts: Parameters<typeof addEvent>[2] = {}) =>
    addEvent(db, showTime, { roomId: 51, priceListId: 51, ...parts });
  const tour = async (parts: Parameters<typeof addEvent>[2] = {}) => {
    const id = await addEvent(db, showTime, { roomId: 53, priceListId: 51, ...parts });
    const slots = await db
      .insert(timeslot)
      .values([
        { eventId: id, timeStart: "20:30:00", blockId: 1, capacity: 3 },
        { eventId: id, timeStart: "21:30:00", blockId: 2, capacity: 5 },
      ])
      .returning({ id: timeslot.id });
    return { id, slots: slots.map((slot) => slot.id) };
  };
  return { db, salon, tour };
}

/** One ticket line of the shop's house, as the wire has it. */
export const ticket = (
  price_id: number,
  amount: number,
  sale_type_id = 1,
  seat_group = shopIds.stalls,
): CartRequest["tickets"][number] => ({ price_id, seat_group, sale_type_id, amount });

const appWith = (bindings: Partial<Bindings>) =>
  caller(
    { renderPage: () => Promise.resolve(new Response("page")) },
    { TEST_CLOCK: "allow", AUTH_SECRET: "only-for-this-test-and-long-enough-for-it", ...bindings },
  );
let keys = 0;
export const newKey = (): string => `0b54c1f2-test-only-key-${(keys += 1)}`;
let networks = 0;
/** An address in a network of its own. */
export const newAddress = (): string => `2001:db8:${(networks += 1).toString(16)}::1`;

/** A browser with its own cookies, in a network of its own. `at` sets the clock of its requests, epoch milliseconds. */
export function visitor(address = newAddress(), bindings: Partial<Bindings> = {}) {
  const app = appWith(bindings);
  const jar = new Map<string, string>([["csrftoken", "a-token"]]);
  async function send(
    method: string,
    path: string,
    {
      body,
      key,
      at = evening,
      headers: more = {},
    }: { body?: unknown; key?: string; at?: number; headers?: Record<string, string> } = {},
  ) {
    const headers = new Headers({
      "x-test-now": new Date(at).toISOString(),
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-csrftoken": jar.get("csrftoken") ?? "",
      "cf-connecting-ip": address,
      ...more,
    });
    if (body !== undefined) headers.set("content-type", "application/json");
    if (key !== undefined) headers.set("idempotency-key", key);
    const response = await app(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: text.startsWith("{") || text.startsWith("[") ? (JSON.parse(text) as Record<string, never>) : {},
    };
  }
  return {
    jar,
    send,
    add: (
      event: number,
      tickets: unknown,
      { key = newKey(), at = evening, ...more }: { key?: string; at?: number; timeslot?: number } = {},
    ) => send("POST", "/de/api/shop/cart/", { body: { event, tickets, ...more }, key, at }),
    cart: (at = evening) => send("GET", "/de/api/shop/cart/", { at }),
  };
}
