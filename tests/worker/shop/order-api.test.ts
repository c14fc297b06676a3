import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { orderViewSchema } from "~/domain/orders/schema";
import { readSimulated, simulatedEvent, writeSimulated } from "../../../workers/backends/payments/simulator";
import { mailJob, orders } from "../../../workers/db/schema/box-office";
import { keptMails } from "../../../workers/mail/mailbox";

import { publicTicketKey, signedTicket, verifiedTicket } from "../../../workers/shop/tickets/ticket-signature";
import { caller } from "../../support/edge";
import { secret, ticketKey, typed } from "../../support/orders";
import { bindings } from "../../support/order-calls";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** A guest who has sent an order, and the path of its calls. */
async function guestWithOrder(body: Partial<typeof typed> = {}, event: number | null = null) {
  const guest = visitor(newAddress(), bindings);
  await guest.add(event ?? (await house.salon()), [ticket(shopIds.full, 2)]);
  const sent = await guest.send("POST", "/de/api/shop/orders/", { body: { ...typed, ...body }, key: newKey() });
  const link = String(sent.json["order_url"]).split("/").at(-1) ?? "";
  const path = `/de/api/shop/orders/${link}/`;
  const payment = String(sent.json["next_url"]).split("/").at(-1) ?? "";
  const bank = async (state: "authorized" | "captured") => {
    const simulated = await readSimulated(env.CACHE, payment);
    if (simulated) await writeSimulated(env.CACHE, { ...simulated, state });
  };
  return { guest, sent, link, path, payment, bank };
}

describe("an order over the API", () => {
  it("is told by a link of its own, which leads to nobody else's and is kept by nobody", async () => {
    const { guest, sent, link, path } = await guestWithOrder();
    expect(sent.status).toBe(201);
    expect(link).toMatch(/^[0-9a-f]{32}$/);
    expect(guest.jar.has("kasch_cart_key")).toBe(false);
    const order = await guest.send("GET", path);
    expect(order.headers.get("cache-control")).toBe("private, no-store");
    expect(orderViewSchema.parse(order.json)).toMatchObject({
      standing: "waiting",
      total: "23.00",
      tickets_quantity: 2,
    });
    expect((await guest.send("GET", `/de/api/shop/orders/${link.slice(0, -1)}x/`)).status).toBe(404);
    expect((await guest.send("GET", "/de/api/shop/orders/abc/")).status).toBe(404);
  });

  it("waits until the bank has said something, believes no address, and then shows signed tickets", async () => {
    const { guest, path, bank } = await guestWithOrder();
    const before = orderViewSchema.parse((await guest.send("GET", `${path}?status=paid`)).json);
    expect(before).toMatchObject({ standing: "waiting", remaining_ms: 15 * minute });
    expect(before.shows[0]?.tickets).toEqual([]);
    await bank("authorized");
    const order = orderViewSchema.parse((await guest.send("GET", path)).json);
    expect(order).toMatchObject({
      standing: "paid",
      payment_label: "•• 4242",
      taxes: [{ rate: 10, gross: "23.00", amount: "2.09" }],
    });
    const tickets = order.shows[0]?.tickets ?? [];
    expect(tickets).toHaveLength(2);
    expect(tickets.every(({ qr }) => (qr?.size ?? 0) === 41 + 8)).toBe(true);
  });

  it("is settled by an event with a good signature, and by no other", async () => {
    const { guest, path, payment, bank } = await guestWithOrder();
    await bank("captured");
    const call = caller(
      { renderPage: () => Promise.resolve(new Response("page")) },
      { TEST_CLOCK: "allow", ...bindings },
    );
    const now = new Date(evening).toISOString();
    const post = (body: string, signature: string) =>
      call("/api/payments/simulator/events/", {
        method: "POST",
        headers: { "content-type": "application/json", "x-signature": signature, "x-test-now": now },
        body,
      });
    const { body, signature } = await simulatedEvent(secret, { id: "evt", type: "payment.updated", payment });
    expect(
      (
        await post(
          body,
          signature.replace(/^./, (sign) => (sign === "0" ? "1" : "0")),
        )
      ).status,
    ).toBe(403);
    expect((await post(body, signature)).status).toBe(204);
    expect((await post(body, signature)).status).toBe(204);
    expect((await guest.send("GET", path)).json).toMatchObject({ standing: "paid" });
  });

  it("is confirmed by one mail with the facts as text, as a document and for the calendar, and by another only when asked", async () => {
    const { guest, path, bank } = await guestWithOrder({ email: "eins@example.at" });
    await bank("authorized");
    await Promise.all([guest.send("GET", path), guest.send("GET", path), guest.send("GET", path)]);
    const mails = async () => (await keptMails(env.CACHE)).filter(({ to }) => to === "eins@example.at");
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Ihre Karten: .*Sa 27\.3\., 20:30$/);
    expect(mail?.text).toContain("Reihe 2, Plätze 3–4");
    expect(mail?.text).toContain("darin 10 % USt. von");
    expect(mail?.html).toContain(String((await guest.send("GET", path)).json["url"]));
    expect((mail?.html ?? "").length).toBeLessThan(100_000);
    expect(mail?.attachments).toMatchObject([
      { filename: "kino.ics", type: "text/calendar" },
      { filename: expect.stringMatching(/^Karten-2703-\d{4}\.pdf$/), type: "application/pdf" },
    ]);
    await guest.send("POST", `${path}mail/`, { at: evening + minute });
    await guest.send("POST", `${path}mail/`, { at: evening + minute });
    expect(await mails()).toHaveLength(2);
    expect((await house.db.select().from(mailJob)).every(({ status }) => status !== "failed")).toBe(true);
  });

  it("is not mailed again where nobody has said an address, and the house is not told that a mail failed", async () => {
    const { guest, path, bank } = await guestWithOrder({ email: "keine@example.at" });
    await bank("authorized");
    const { number } = (await guest.send("GET", path)).json;
    await house.db
      .update(orders)
      .set({ email: "" })
      .where(eq(orders.number, number ?? ""));
    const jobs = async () => (await house.db.select().from(mailJob)).length;
    const before = await jobs();
    const answer = await guest.send("POST", `${path}mail/`, { at: evening + minute });
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ path: "email", message: "missing" }] } });
    expect(await jobs()).toBe(before);
  });

  it("offers the very same seats again when its time is over, and says when they are not free", async () => {
    const { guest, path } = await guestWithOrder();
    const later = evening + 20 * minute;
    const order = orderViewSchema.parse((await guest.send("GET", path, { at: later })).json);
    expect(order).toMatchObject({ standing: "expired", shows: [{ free: "same" }] });
    const again = await guest.send("POST", `${path}again/`, { at: later });
    expect(again.status).toBe(201);
    const cart = await guest.cart(later);
    expect(JSON.stringify(cart.json)).toContain('"row":"2","seat":"3"');
    const after = orderViewSchema.parse((await guest.send("GET", path, { at: later })).json);
    expect(after.shows).toMatchObject([{ free: "others" }]);
  });

  it("names the fields that are wrong, and needs a key nobody guesses", async () => {
    const guest = visitor(newAddress(), bindings);
    await guest.add(await house.salon(), [ticket(shopIds.full, 1)]);
    const wrong = await guest.send("POST", "/de/api/shop/orders/", {
      body: { ...typed, email: "anna@gmx" },
      key: newKey(),
    });
    expect(wrong).toMatchObject({ status: 400, json: { errors: [{ path: "email", message: "dot" }] } });
    expect((await guest.send("POST", "/de/api/shop/orders/", { body: typed, key: "short" })).status).toBe(400);
    expect((await guest.cart()).json).toMatchObject({ status: "held" });
  });
});

describe("a ticket's signature", () => {
  it("is the house's, and no bit of the ticket may be another", async () => {
    const claim = { event: 7, code: "7Q4TK2MX11AB" };
    const text = await signedTicket(ticketKey, claim);
    const key = await publicTicketKey(ticketKey);
    expect(await verifiedTicket(key, text)).toEqual(claim);
    const other = await publicTicketKey("B".repeat(42) + "A");
    expect(await verifiedTicket(other, text)).toBeNull();
    for (const at of [3, 12, 60, 120]) {
      const flipped = text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
      expect(await verifiedTicket(key, flipped)).toBeNull();
    }
  });

  it("gives tickets back by its link, says what is left, and writes about what came back, once", async () => {
    const event = await house.salon({ startsAt: Date.parse("2027-03-29T20:30:00+02:00") });
    const { guest, path, bank } = await guestWithOrder({ email: "zurueck@example.at" }, event);
    await bank("authorized");
    const bought = orderViewSchema.parse((await guest.send("GET", path)).json);
    expect(bought).toMatchObject({ left: "23.00", given_back: [] });
    expect(bought.shows[0]).toMatchObject({ give_back_until: "2027-03-28T20:30:00+02:00" });
    const [first, second] = bought.shows[0]?.tickets ?? [];
    expect(first).toMatchObject({ back: "11.50" });
    const give = (tickets: unknown) => guest.send("POST", `${path}give-back/`, { body: { tickets } });
    expect((await give([])).status).toBe(400);
    expect((await give(["AAAABBBBCCCC"])).status).toBe(400);
    const answers = await Promise.all([give([first?.code]), give([first?.code])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const left = orderViewSchema.parse((await guest.send("GET", path)).json);
    expect(left).toMatchObject({
      standing: "paid",
      tickets_quantity: 1,
      total: "23.00",
      left: "11.50",
      given_back: [{ amount: "11.50", done: true }],
      taxes: [{ rate: 10, gross: "11.50" }],
      shows: [{ lines: [{ amount: 1 }], tickets: [{ code: second?.code }] }],
    });
    await give([second?.code]);
    expect((await guest.send("GET", path)).json).toMatchObject({ standing: "refunded", failure: "given_back" });
    await guest.send("GET", path);
    const mails = (await keptMails(env.CACHE)).filter(({ to }) => to === "zurueck@example.at");
    const back = mails.filter(({ subject }) => subject.startsWith("Karten zurückgegeben"));
    expect(mails).toHaveLength(3);
    expect(back).toHaveLength(2);
    expect(back[0]?.text).toContain("1 × Vollpreis");
    expect(back[0]?.text.replaceAll(/\s/g, " ")).toContain("Zurück an Sie  € 11,50");
    expect(back.every(({ attachments }) => attachments.length === 0)).toBe(true);
  });
});
