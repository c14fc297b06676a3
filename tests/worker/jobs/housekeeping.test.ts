import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { db } from "../../../workers/db/client";
import { cart, cartItem } from "../../../workers/db/schema/box-office";
import { housekeeping } from "../../../workers/jobs/housekeeping";

const day = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-11-21T18:00:00+01:00");

it("forgets a cart with what is in it a day after its deadline, and no sooner", async () => {
  const database = db(env);
  for (const [id, deadlineAt] of [
    ["old", now - day - 1],
    ["young", now - day],
  ] as const) {
    await database.insert(cart).values({ id, createdAt: deadlineAt, deadlineAt, extensions: 0 });
    await database.insert(cartItem).values({
      cartId: id,
      eventId: 1,
      holdId: id,
      revision: 1,
      quantity: 1,
      expiresAt: deadlineAt,
      createdAt: deadlineAt,
    });
  }
  await housekeeping(env, now);
  expect(await database.select({ id: cart.id }).from(cart)).toEqual([{ id: "young" }]);
  expect(await database.select({ id: cartItem.cartId }).from(cartItem)).toEqual([{ id: "young" }]);
});
