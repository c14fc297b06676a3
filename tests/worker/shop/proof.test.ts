import { beforeAll, expect, it } from "vitest";
import { viewOrder } from "../../../workers/shop/orders/view-order";
import { approved, bankSays, buyerReturns, cartWith, ordered, ordering } from "../../support/orders";
import { shopHouse, shopIds } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** Whether the tickets of an order say that a proof is asked for. */
async function proofsOf(id: string): Promise<boolean[]> {
  const settled = await buyerReturns(id);
  const view = settled.ok ? await viewOrder(ordering(), settled.value, { secret: "x" }) : settled;
  if (!view.ok) throw new Error(view.code);
  return view.value.shows.flatMap(({ tickets }) => tickets.map(({ proof }) => proof));
}

it("a ticket says that a proof is asked for where the door will ask for it, and nowhere else", async () => {
  const event = await house.salon();
  const full = (await ordered(await cartWith([event], 2))).record.order;
  await bankSays(full.id, approved);
  expect(await proofsOf(full.id)).toEqual([false, false]);
  const pass = (await ordered(await cartWith([event], 1, shopIds.culture, 51), { method: "" })).record.order;
  expect(await proofsOf(pass.id)).toEqual([true]);
});
