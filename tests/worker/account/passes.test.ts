import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { accountPasses } from "../../../workers/api/user/account-passes";
import { deleteAccount } from "../../../workers/db/account/accounts";
import { db as open } from "../../../workers/db/client";
import { gathered } from "../../../workers/db/gathered";
import { readOrder } from "../../../workers/db/shop/orders";
import { saleType } from "../../../workers/db/schema/prices";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { approved, bankSays, buyerReturns, ordered, ordering, secret } from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const kulturpass = 51;

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** A paid order of these tickets for one show. */
async function bought(customer: string, event: number, tickets: readonly ReturnType<typeof ticket>[]) {
  const guest = visitor();
  const { status } = await guest.add(event, [...tickets]);
  expect(status).toBe(201);
  const { record } = await ordered(guest.jar.get("kasch_cart_key") ?? "", {}, { customer });
  const { id, totalCents } = record.order;
  if (totalCents > 0) {
    await bankSays(id, approved);
    await buyerReturns(id);
  }
  return record.order;
}

const passesOf = (customer: string, database = env.DB) =>
  accountPasses({ db: open({ DB: database }), secret, now: evening, lang: "de" }, customer);
const withPass = (amount = 1) => ticket(shopIds.culture, amount, kulturpass);

describe("the passes of an account", () => {
  it("are the kinds of tickets that cost nothing and need proof, with the tickets of each alone", async () => {
    const event = await house.salon();
    const order = await bought("nora", event, [ticket(shopIds.full, 1), withPass()]);
    await bought("nora", await house.salon(), [ticket(shopIds.full, 2)]);
    await bought("marta", event, [withPass()]);
    const passes = await passesOf("nora");
    expect(passes).toMatchObject([
      {
        id: kulturpass,
        name: "Kulturpass",
        text: "",
        orders: [{ number: order.number, standing: "paid", shows: [{ event, standing: "paid", tickets_quantity: 1 }] }],
      },
    ]);
    expect(passes[0]?.orders[0]?.shows[0]?.seats).toHaveLength(1);
    expect(passes[0]?.orders[0]?.url).toMatch(/^\/de\/bestellung\/[0-9a-f]{32}$/);
    expect(await passesOf("nobody")).toEqual([]);
  });

  it("say of tickets that were given back that they are, while the rest of the order stands", async () => {
    const order = await bought("ida", await house.salon(), [ticket(shopIds.full, 1), withPass()]);
    const record = await readOrder(house.db, { id: order.id });
    const line = record?.lines.find(({ saleTypeId }) => saleTypeId === kulturpass);
    const tickets = record?.tickets.filter(({ orderLineId }) => orderLineId === line?.id).map(({ id }) => id) ?? [];
    await giveBackTickets(ordering(), order.id, { tickets, by: "house", reason: "given_back" });
    expect(await passesOf("ida")).toMatchObject([
      { orders: [{ standing: "paid", shows: [{ standing: "refunded" }] }] },
    ]);
  });

  it("are neither what is free for everybody, nor what comes with a wheelchair place, nor what is only cheaper", async () => {
    const wheelchair = await house.salon();
    await bought("vera", wheelchair, [ticket(shopIds.chair, 1, 1, shopIds.chairs), ticket(shopIds.companion, 1, 52)]);
    expect(await passesOf("vera")).toEqual([]);
    await bought("ruth", await house.salon(), [ticket(shopIds.full, 1), withPass()]);
    await house.db.update(saleType).set({ isFull: false });
    expect(await passesOf("ruth")).toMatchObject([{ id: kulturpass }]);
    await house.db.update(saleType).set({ isFull: true });
    expect(await passesOf("ruth")).toEqual([]);
  });

  it("are nobody's once the account is deleted", async () => {
    await house.db.update(saleType).set({ isFull: false });
    await bought("gerti", await house.salon(), [withPass()]);
    expect(await passesOf("gerti")).toHaveLength(1);
    await deleteAccount(house.db, "gerti", evening);
    expect(await passesOf("gerti")).toEqual([]);
  });

  it("cost seven statements, however many they are", async () => {
    const { database, spent } = gathered(env.DB, { readsOnly: false });
    await passesOf("nora", database);
    expect(spent.statements).toBe(7);
  });
});
