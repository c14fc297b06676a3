import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { screening } from "../../../workers/box-office/screenings";
import { event } from "../../../workers/db/schema/programme";
import { giveBackTickets } from "../../../workers/shop/orders/give-back";
import { minute, ordering, paidOrder } from "../../support/orders";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

it("sells nothing more of a hall of which more is sold than an editor lets it sell by now, until enough came back", async () => {
  const house = await shopHouse();
  const show = await house.salon();
  const orders = [await paidOrder(show), await paidOrder(show), await paidOrder(show)];
  await house.db.update(event).set({ capacityOverride: 5 }).where(eq(event.id, show));
  const buy = async (minutes: number) => {
    const at = evening + minutes * minute;
    const { status, json } = await visitor().add(show, [ticket(shopIds.full, 1)], { at });
    return [status, json["code"]];
  };
  const giveBack = (order: number) =>
    giveBackTickets(ordering(evening + minute), orders[order]?.order.id ?? "", {
      tickets: [orders[order]?.tickets.find(({ status }) => status === "issued")?.id ?? ""],
      by: "staff",
      reason: "given_back",
    });
  expect(await buy(1)).toEqual([409, "not_enough_seats"]);
  await giveBack(0);
  expect(await buy(2)).toEqual([409, "not_enough_seats"]);
  await evictDurableObject(screening(env, show));
  expect(await screening(env, show).sweep()).toEqual([]);
  await giveBack(1);
  expect(await buy(3)).toEqual([201, undefined]);
  expect(await buy(4)).toEqual([409, "not_enough_seats"]);
  expect(await screening(env, show).sweep()).toEqual([]);
});
