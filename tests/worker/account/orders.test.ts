import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { accountOrders } from "../../../workers/api/user/account-orders";
import { db as open } from "../../../workers/db/client";
import { gathered } from "../../../workers/db/gathered";
import { event } from "../../../workers/db/schema/programme";
import { cancelShow } from "../../../workers/shop/cancelling/cancel-show";
import { endOrdersOfCancelled } from "../../../workers/shop/cancelling/end-orders";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { asked } from "../../support/box-office-staff";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  declined,
  ordered,
  ordering,
  secret,
  stateOf,
} from "../../support/orders";
import { evening, shopHouse } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const orderedBy = async (customer: string, shows: readonly number[], method: "card" | "desk" = "card") =>
  (await ordered(await cartWith(shows), { method }, { customer })).record.order.id;

async function boughtBy(customer: string, shows: readonly number[]): Promise<string> {
  const id = await orderedBy(customer, shows);
  await bankSays(id, approved);
  await buyerReturns(id);
  return id;
}

const listOf = (customer: string, now = evening, database = env.DB) =>
  accountOrders({ db: open({ DB: database }), secret, now, lang: "de" }, customer);

describe("what an account ordered", () => {
  it("names the show, the seats and how it stands, and no order of anybody else", async () => {
    const [one, two] = [await house.salon(), await house.salon()];
    await boughtBy("nora", [one]);
    await orderedBy("nora", [two], "desk");
    await boughtBy("marta", [one]);
    const orders = await listOf("nora");
    expect(new Map(orders.map(({ standing, shows }) => [standing, shows.map((show) => show.event)]))).toEqual(
      new Map([
        ["paid", [one]],
        ["reserved", [two]],
      ]),
    );
    const paid = orders.find(({ standing }) => standing === "paid");
    expect(paid).toMatchObject({
      url: expect.stringMatching(/^\/de\/bestellung\/[0-9a-f]{32}$/),
      shows: [{ standing: "paid", tickets_quantity: 2, show: { id: one, room: { name: "Salon" } } }],
    });
    expect(paid?.shows[0]?.seats.map(({ row }) => row)).toHaveLength(2);
    expect(orders.find(({ standing }) => standing === "reserved")?.pay_until).toEqual(expect.any(String));
  });

  it("costs six statements, however much it is", async () => {
    const { database, spent } = gathered(env.DB, { readsOnly: false });
    await listOf("nora", evening, database);
    expect(spent.statements).toBe(6);
  });

  it("says of an unpaid one that it is, and leaves out what was never sent", async () => {
    const id = await orderedBy("lena", [await house.salon()]);
    expect(await listOf("lena")).toMatchObject([{ standing: "waiting" }]);
    await bankSays(id, declined);
    await buyerReturns(id);
    expect(await listOf("lena")).toMatchObject([{ standing: "failed", shows: [{ standing: "failed" }] }]);
  });

  it("tells a show that was given back from one of the same order that was not", async () => {
    const [kept, back] = [await house.salon(), await house.salon()];
    const id = await boughtBy("ines", [kept, back]);
    const { tickets } = await stateOf(id, evening);
    const codes = tickets.filter(({ eventId }) => eventId === back).map((ticket) => ticket.id);
    await giveBackTickets(ordering(), id, { tickets: codes, by: "house", reason: "given_back" });
    const [order] = await listOf("ines");
    expect(order?.standing).toBe("paid");
    expect(new Map(order?.shows.map((show) => [show.event, show.standing]))).toEqual(
      new Map([
        [kept, "paid"],
        [back, "refunded"],
      ]),
    );
  });

  it("keeps a reservation whose show the house has cancelled", async () => {
    const show = await house.salon();
    await orderedBy("vera", [show], "desk");
    await cancelShow(asked({}, "manager"), show);
    await endOrdersOfCancelled(ordering());
    expect(await house.db.select({ status: event.status }).from(event).where(eq(event.id, show))).toEqual([
      { status: "cancelled" },
    ]);
    expect(await listOf("vera")).toMatchObject([{ shows: [{ show: { status: "cancelled" } }] }]);
  });
});
