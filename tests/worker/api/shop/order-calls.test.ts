import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import {
  readSimulated,
  simulatedEvent,
  writeSimulated,
  type Simulated,
} from "../../../../workers/backends/payments/simulator";
import { keptMails } from "../../../../workers/mail/mailbox";
import { partySecret } from "../../../../workers/shop/waiting/party";
import { waitingParty } from "../../../../workers/db/schema/waiting";
import { caller } from "../../../support/edge";
import { declined, secret, typed } from "../../../support/orders";
import { bindings } from "../../../support/order-calls";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const mailsTo = async (address: string) => (await keptMails(env.CACHE)).filter(({ to }) => to === address);
const nowhere = "/de/api/shop/orders/0123456789abcdef0123456789abcdef/";

/** A guest who has two tickets in the cart and orders them. */
async function guestWithCart() {
  const guest = visitor(newAddress(), bindings);
  await guest.add(await house.salon({ startsAt: Date.parse("2027-03-29T20:30:00+02:00") }), [ticket(shopIds.full, 2)]);
  const order = (body: object = {}) =>
    guest.send("POST", "/de/api/shop/orders/", { body: { ...typed, ...body }, key: newKey() });
  return { guest, order };
}

async function guestWithOrder(body: object = {}) {
  const { guest, order } = await guestWithCart();
  const { json } = await order(body);
  const path = `/de/api/shop/orders/${String(json["order_url"]).split("/").at(-1)}/`;
  const payment = String(json["next_url"]).split("/").at(-1) ?? "";
  const bank = async (change: Partial<Simulated>) => {
    const simulated = await readSimulated(env.CACHE, payment);
    if (simulated) await writeSimulated(env.CACHE, { ...simulated, ...change });
    return guest.send("GET", path);
  };
  return { guest, json, path, payment, bank };
}

describe("an order", () => {
  it("is begun for the price that was seen, and leaves the cart as it is where it is refused", async () => {
    const { guest, order } = await guestWithCart();
    const checkout = await guest.send("GET", "/de/api/shop/checkout/");
    expect(checkout).toMatchObject({ status: 200, json: { to_pay: "23.00", cart: { tickets_quantity: 2 } } });
    expect(await order({ to_pay: "11.50" })).toMatchObject({ status: 409, json: { code: "price_changed" } });
    expect(guest.jar.has("kasch_cart_key") && guest.jar.has("kasch_cart")).toBe(true);
    expect((await guest.cart()).json).toMatchObject({ status: "held", tickets_quantity: 2 });
    const begun = await order({ to_pay: "23.00" });
    expect([begun.status, begun.json]).toEqual([
      201,
      {
        number: expect.stringMatching(/\d{4}/),
        order_url: expect.stringMatching(/^\/de\/bestellung\/[0-9a-f]{32}$/),
        next_url: expect.stringContaining("/"),
      },
    ]);
    expect(guest.jar.has("kasch_cart_key") || guest.jar.has("kasch_cart")).toBe(false);
  });

  it("that is reserved is written about at once, in the language it was made in", async () => {
    const { json, path, guest } = await guestWithOrder({
      method: "desk",
      delivery: "desk",
      email: "tresen@post.example",
    });
    expect(json["next_url"]).toBe(json["order_url"]);
    expect(await mailsTo("tresen@post.example")).toHaveLength(1);
    expect((await guest.send("GET", path.replace("/de/", "/en/"))).json).toMatchObject({
      standing: "reserved",
      url: expect.stringContaining("/en/"),
    });
  });

  it("that failed can be paid again, or given up for good", async () => {
    const { guest, path, bank } = await guestWithOrder();
    const pay = () => guest.send("POST", `${path}pay/`, { body: { method: "card" } });
    expect(await pay()).toMatchObject({ status: 409, json: { code: "conflict" } });
    expect((await bank(declined)).json).toMatchObject({ standing: "failed" });
    const again = await pay();
    expect(again).toMatchObject({ status: 201, json: { order_url: expect.stringContaining(path.slice(-33, -1)) } });
    const given = await guest.send("POST", `${path}give-up/`);
    expect(given).toMatchObject({ status: 200, json: { standing: "cancelled" } });
    expect(await guest.send("POST", `${path}give-up/`)).toMatchObject({ status: 409, json: { code: "conflict" } });
  });

  it("is held again by a cart of its own once its time is over", async () => {
    const { guest, path } = await guestWithOrder();
    const at = evening + 20 * minute;
    await guest.send("GET", path, { at });
    const again = await guest.send("POST", `${path}again/`, { at });
    expect([again.status, again.json]).toMatchObject([201, { tickets_quantity: 2, cart_url: "/de/warenkorb" }]);
    const { remaining_ms: left, expires_at: until } = again.json as unknown as Record<string, string | number>;
    expect(Date.parse(String(until)) - at).toBe(left);
    expect(JSON.parse(decodeURIComponent(guest.jar.get("kasch_cart") ?? ""))).toEqual({ n: 2, url: "/de/warenkorb" });
    expect((await guest.cart(at)).json).toMatchObject({ status: "held", tickets_quantity: 2 });
  });

  it("is nothing by any call to whoever does not know its link", async () => {
    const guest = visitor(newAddress(), bindings);
    const asked = [
      await guest.send("GET", nowhere),
      await guest.send("GET", `${nowhere}tickets.pdf`),
      await guest.send("GET", `${nowhere}calendar.ics`),
      await guest.send("POST", `${nowhere}pay/`, { body: { method: "card" } }),
      await guest.send("POST", `${nowhere}give-up/`),
      await guest.send("POST", `${nowhere}mail/`),
      await guest.send("POST", `${nowhere}name/`, { body: { name: "Marta Nowak" } }),
      await guest.send("POST", `${nowhere}give-back/`, { body: { tickets: ["AAAABBBBCCCC"] } }),
      await guest.send("POST", `${nowhere}again/`),
      await guest.send("GET", "/de/api/shop/payments/none/"),
      await guest.send("POST", "/de/api/shop/payments/none/stop/"),
      await guest.send("GET", "/de/api/shop/waiting/none/"),
      await guest.send("POST", "/de/api/shop/waiting/none/take/"),
      await guest.send("POST", "/de/api/shop/waiting/none/leave/"),
    ];
    expect(asked.map(({ status, json }) => [status, json["code"]])).toEqual(asked.map(() => [404, "not_found"]));
    expect([...guest.jar.keys()]).toEqual(["csrftoken"]);
  });
});

describe("a payment", () => {
  it("is told with its order while it is waited for, and stopped for another way", async () => {
    const { guest, json, payment } = await guestWithOrder();
    const call = `/de/api/shop/payments/${payment}/`;
    const read = await guest.send("GET", call.replace("/de/", "/en/"));
    const told = { number: json["number"], total: "23.00", tickets_quantity: 2, method: "card" };
    expect(read).toMatchObject({ status: 200, json: { ...told, order_url: expect.stringContaining("/en/") } });
    const stopped = await guest.send("POST", `${call}stop/`);
    expect(stopped).toMatchObject({ status: 200, json: { ...told, order_url: json["order_url"], form: null } });
    const order = `/de/api/shop/orders/${String(json["order_url"]).split("/").at(-1)}/`;
    expect((await guest.send("GET", order)).json).toMatchObject({ standing: "failed" });
  });

  it("is settled by no event that is longer than any is, or that nobody has signed", async () => {
    const { payment, guest, path, bank } = await guestWithOrder();
    const call = caller(
      { renderPage: () => Promise.resolve(new Response("page")) },
      { TEST_CLOCK: "allow", ...bindings },
    );
    const post = (body: string, headers: Record<string, string>) =>
      call("/api/payments/simulator/events/", {
        method: "POST",
        headers: { "content-type": "application/json", "x-test-now": new Date(evening).toISOString(), ...headers },
        body,
      });
    const about = (id: string) => simulatedEvent(secret, { id, type: "payment.updated", payment });
    const long = await about("e".repeat(100_000));
    expect((await post(long.body, { "x-signature": long.signature })).status).toBe(403);
    const { body, signature } = await about("evt");
    expect((await post(body, {})).status).toBe(403);
    expect((await post(body, { "x-signature": signature })).status).toBe(204);
    expect((await bank({})).json).toMatchObject({ standing: "waiting" });
    expect((await guest.send("GET", path)).status).toBe(200);
  });
});

describe("a waiting list", () => {
  it("takes whoever is too late for a sold-out show, writes at once, and gives by the link what comes free", async () => {
    const event = await house.salon();
    const holders = [visitor(), visitor()];
    for (const holder of holders)
      // oxlint-disable-next-line no-await-in-loop
      expect((await holder.add(event, [ticket(shopIds.full, 6)])).status).toBe(201);
    const guest = visitor(newAddress(), bindings);
    const email = "wartet@post.example";
    const wish = { event, tickets: [ticket(shopIds.full, 2)], email };
    const join = (body: object) => guest.send("POST", "/de/api/shop/waiting/", { body });
    expect(await join({ ...wish, email: "wartet@" })).toMatchObject({ status: 400, json: { code: "bad_request" } });
    const joined = await join(wish);
    expect([joined.status, joined.json]).toEqual([201, { waiting: true }]);
    expect(await mailsTo(email)).toHaveLength(1);
    const [party] = (await house.db.select().from(waitingParty)).filter((one) => one.email === email);
    const path = `/de/api/shop/waiting/${await partySecret(secret, party?.id ?? "")}/`;
    expect(await guest.send("GET", path)).toMatchObject({ status: 200, json: { state: "waiting" } });
    expect((await guest.send("POST", `${path}take/`)).status).toBe(409);
    expect(guest.jar.has("kasch_cart_key")).toBe(false);
    await holders[0]?.send("DELETE", "/de/api/shop/cart/");
    const taken = await guest.send("POST", `${path}take/`);
    expect([taken.status, taken.json]).toMatchObject([201, { tickets_quantity: 2 }]);
    expect((await guest.cart()).json).toMatchObject({ status: "held", tickets_quantity: 2 });
  });

  it("is left by the link", async () => {
    const event = await house.salon();
    for (const holder of [visitor(), visitor()])
      // oxlint-disable-next-line no-await-in-loop
      await holder.add(event, [ticket(shopIds.full, 6)]);
    const guest = visitor(newAddress(), bindings);
    const email = "geht@post.example";
    await guest.send("POST", "/de/api/shop/waiting/", {
      body: { event, tickets: [ticket(shopIds.full, 2)], email },
    });
    const [party] = (await house.db.select().from(waitingParty)).filter((one) => one.email === email);
    const path = `/de/api/shop/waiting/${await partySecret(secret, party?.id ?? "")}/`;
    const left = await guest.send("POST", `${path}leave/`);
    expect(left).toMatchObject({ status: 200, json: { state: "over", ending: "left" } });
  });
});
