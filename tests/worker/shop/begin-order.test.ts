import { beforeAll, describe, expect, it } from "vitest";
import { beginOrder } from "../../../workers/shop/orders/begin-order";
import { screening } from "../../../workers/box-office/screenings";
import { askingOf, cartWith, ordered, ordersOf, typed } from "../../support/orders";
import { evening, newKey, shopHouse } from "../../support/shop";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { sha256 } from "~/domain/common/sha256";
import { cartItem } from "../../../workers/db/schema/box-office";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("what is ordered", () => {
  it("is everything in the cart, or nothing: where one hold is gone, nothing is ordered", async () => {
    const [kept, gone] = [await house.salon(), await house.salon()];
    const cart = await cartWith([kept, gone]);
    const [item] = await house.db.select().from(cartItem).where(eq(cartItem.eventId, gone));
    await screening(env, gone).run({ type: "release", hold: item?.holdId ?? "" }, { config: null, now: evening });
    expect(await beginOrder(askingOf(cart), typed, newKey())).toMatchObject({ ok: false, code: "cart_expired" });
    expect(await ordersOf(await sha256(cart))).toEqual([]);
  });

  it("is ordered with a key nobody guesses, or not at all", async () => {
    const cart = await cartWith([await house.salon()]);
    expect(await beginOrder(askingOf(cart), typed, "one")).toMatchObject({
      code: "bad_request",
      errors: [{ path: "idempotency-key" }],
    });
    expect((await ordered(cart)).record.order.status).toBe("pending_payment");
  });
});
