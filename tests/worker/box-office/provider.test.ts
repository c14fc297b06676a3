import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bookingInfoSchema } from "~/domain/booking/schema";
import { addTickets } from "../../../workers/shop/add-tickets";
import { joinList } from "../../../workers/shop/waiting/join-list";
import { saveSettings } from "../../support/house";
import { askingOf } from "../../support/orders";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";
import { endpoint, sellElsewhere, shopOrigin } from "../../support/webshop";

interface Order {
  /** How the request was to treat an order to go elsewhere. */
  redirect: string;
  headers: Headers;
  body: Record<string, unknown>;
}

let house: Awaited<ReturnType<typeof shopHouse>>;
/** What the shop has been asked, and what it answers. */
const orders: Order[] = [];
let answer: (order: Order, signal: AbortSignal) => Response | Promise<Response>;
const held = (cart_url = `${shopOrigin}/cart/7`) =>
  Response.json({ tickets_quantity: 2, cart_url, remaining_ms: 600_000 }, { status: 201 });

beforeAll(async () => {
  house = await shopHouse();
});
beforeEach(async () => {
  await sellElsewhere();
  orders.length = 0;
  answer = () => held();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url !== endpoint) throw new Error(`${request.url} cannot be reached`);
    const order = {
      redirect: request.redirect,
      headers: request.headers,
      body: await request.json<Record<string, unknown>>(),
    };
    orders.push(order);
    return answer(order, init?.signal ?? request.signal);
  });
});
afterEach(() => void vi.restoreAllMocks());

const sold = () => house.salon({ idJet: "jet-4711" });
const two = [ticket(shopIds.full, 2)];

describe("an event that the shop of somebody else sells", () => {
  it("has no waiting list here", async () => {
    const wish = { event: await sold(), tickets: two, email: "gast@post.example" };
    const refused = { code: "bad_request", errors: [{ path: "event" }] };
    expect(await joinList(askingOf(""), wish)).toMatchObject(refused);
  });

  it("goes into the same cart there for the same visitor, and into a new one for somebody who has none", async () => {
    const body = { event: await sold(), tickets: two };
    const cartKey = "a".repeat(22);
    expect(await addTickets(askingOf(cartKey), body, newKey())).toMatchObject({ ok: true, value: { cartKey } });
    const nobody = { actor: { cartKey: undefined, network: newAddress() } };
    const made = await addTickets(askingOf("", nobody), body, newKey());
    expect(made).toMatchObject({ ok: true, value: { cartKey: expect.stringMatching(/^[\w-]{22}$/) as string } });
  });

  it("goes into a cart there, in the shop's own words, and the badge leads to it", async () => {
    const guest = visitor();
    const key = newKey();
    const { status, json } = await guest.add(await sold(), two, { key });
    expect([status, json]).toEqual([
      201,
      {
        tickets_quantity: 2,
        cart_url: `${shopOrigin}/cart/7`,
        expires_at: "2027-03-27T18:10:00+01:00",
        remaining_ms: 600_000,
      },
    ]);
    expect(orders).toHaveLength(1);
    expect(orders[0]?.body).toEqual({
      event: "jet-4711",
      timeslot: null,
      tickets: two,
      scattered: false,
      lang: "de",
      cart: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect(orders[0]?.headers.get("idempotency-key")).toBe(key);
    expect(orders[0]?.headers.get("cookie")).toBeNull();
    // What somebody has in mind to buy is told to nobody but the shop.
    expect(orders[0]?.redirect).toBe("manual");
    const badge = () => JSON.parse(decodeURIComponent(guest.jar.get("kasch_cart") ?? "null"));
    expect(badge()).toEqual({ n: 2, url: `${shopOrigin}/cart/7` });
    expect(JSON.stringify(orders[0]?.body)).not.toContain(guest.jar.get("kasch_cart_key") ?? "");
    expect((await guest.cart()).json).toMatchObject({ status: "empty", tickets_quantity: 0 });
    expect(badge()).toEqual({ n: 2, url: `${shopOrigin}/cart/7` });
    await guest.add(await sold(), two);
    expect(orders[1]?.body["cart"]).toBe(orders[0]?.body["cart"]);
  });

  it("is held nowhere here, and nothing is said of what is left", async () => {
    const id = await sold();
    await visitor().add(id, two);
    const { json } = await visitor().send("GET", `/de/api/events/${id}/booking/`);
    const info = bookingInfoSchema.parse(json);
    expect(info).toMatchObject({ sales: "open", availability: null, ticket_url: "", id_jet: "jet-4711" });
    expect(info.seat_groups.map(({ status }) => status)).toEqual(["available", "available"]);
    expect((await visitor().send("GET", `/api/availability/?events=${id}`)).json).toEqual([]);
    expect((await visitor().send("GET", `/de/api/events/${id}/seats/`)).json).toMatchObject({ mine: 0, groups: [] });
    await saveSettings();
    // A second later: the configuration of an event is read once a second.
    const back = await visitor().send("GET", `/api/availability/?events=${id}`, { at: evening + 2_000 });
    expect(back.json).toMatchObject([{ event: id, free: 12 }]);
  });

  it("is judged here before anybody else is asked", async () => {
    const id = await sold();
    const tour = await house.tour();
    expect((await visitor().add(id, [ticket(999, 1)])).status).toBe(400);
    expect((await visitor().add(id, [ticket(shopIds.full, 11)])).json).toMatchObject({ code: "limit_reached" });
    const over = await house.salon({ idJet: "jet-1", salesEndAt: evening - 1 });
    expect((await visitor().add(over, two)).json).toMatchObject({ code: "sales_closed" });
    expect((await visitor().add(tour.id, [ticket(shopIds.place, 1, 1, shopIds.tour)])).status).toBe(400);
    await sellElsewhere({}, { is_shop_online: false });
    expect((await visitor().add(await sold(), two)).json).toMatchObject({ code: "sales_closed" });
    expect(orders).toEqual([]);
  });

  it.each(["not_enough_seats", "sales_closed", "limit_reached"])("is refused with the shop's %s", async (code) => {
    answer = () => Response.json({ code, cart_url: "https://evil.example/" }, { status: 409 });
    expect(await visitor().add(await sold(), two)).toMatchObject({ status: 409, json: { code } });
  });

  it.each<[string, typeof answer]>([
    ["cannot be reached", () => Promise.reject(new Error("connection refused"))],
    ["fails", () => new Response("sorry", { status: 500 })],
    ["refuses for a reason nobody knows", () => Response.json({ code: "internal" }, { status: 409 })],
    ["answers a page", () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
    ["answers something else", () => Response.json({ tickets_quantity: "2", cart_url: 7 })],
    ["leads to another site", () => held("https://evil.example/cart/7")],
    ["leads to a name like its own", () => held(`${shopOrigin}.evil.example/cart`)],
    ["leads to a script", () => held("javascript:alert(1)")],
    ["leads to a path", () => held("//evil.example/cart")],
    ["sends the order elsewhere", () => Response.redirect("https://evil.example/", 307)],
    [
      "answers a book",
      () => Response.json({ tickets_quantity: 2, cart_url: `${shopOrigin}/cart/7`, book: "x".repeat(30_000) }),
    ],
  ])("fails as the shop's own failure where that %s", async (_, wrong) => {
    answer = wrong;
    const guest = visitor();
    const { status, json, headers } = await guest.add(await sold(), two);
    expect([status, json]).toMatchObject([502, { code: "upstream_failed" }]);
    expect(JSON.stringify([json, [...headers]])).not.toContain("evil");
    expect(guest.jar.has("kasch_cart")).toBe(false);
  });

  it("does not wait for a shop that is too slow, and stops asking", async () => {
    let stopped = false;
    answer = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          stopped = true;
          reject(new Error("nobody waits"));
        });
      });
    const guest = visitor(newAddress(), { TEST_LIMITS: "provider=1" });
    expect(await guest.add(await sold(), two)).toMatchObject({ status: 502, json: { code: "upstream_failed" } });
    expect(stopped).toBe(true);
  });
});

describe("an event of such a house that is not in the shop's cart", () => {
  it("is sold where its own address says, or in the webshop", async () => {
    const own = await house.salon({ ticketUrl: "https://tickets.example/7" });
    const none = await house.salon();
    const free = await house.salon({ priceListId: null, isFree: true });
    const told = async (id: number) => (await visitor().send("GET", `/en/api/events/${id}/`)).json;
    expect(await told(own)).toMatchObject({ ticket_url: "https://tickets.example/7" });
    expect(await told(none)).toMatchObject({ ticket_url: "/en/webshop" });
    expect(await told(free)).toMatchObject({ ticket_url: expect.stringMatching(/#datesAndTickets$/) });
    for (const id of [own, none]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await visitor().add(id, two)).json).toMatchObject({ code: "sales_closed" });
      // oxlint-disable-next-line no-await-in-loop
      const { json } = await visitor().send("GET", `/de/api/events/${id}/booking/`);
      expect(json).toMatchObject({ sales: "elsewhere", availability: null });
    }
    expect((await visitor().send("GET", `/api/availability/?events=${own},${none}`)).json).toEqual([]);
    expect(orders).toEqual([]);
  });

  it("is sold by the house again once that sells by itself", async () => {
    await saveSettings();
    const { status, json } = await visitor().add(await sold(), two);
    expect([status, json]).toMatchObject([201, { cart_url: "/de/warenkorb" }]);
    expect(orders).toEqual([]);
  });
});
