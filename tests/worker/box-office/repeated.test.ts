import { beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { removeCartItem, saveCartItem, updateCartItem } from "../../../workers/db/shop/carts";
import { cartItem } from "../../../workers/db/schema/box-office";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("a request that arrives again, or late", () => {
  it("acts once for one key, however often it arrives and even if the cookie was lost", async () => {
    const id = await house.salon();
    const key = newKey();
    const [one, two] = [visitor(), visitor()];
    const answers = await Promise.all([
      one.add(id, [ticket(shopIds.full, 2)], { key }),
      two.add(id, [ticket(shopIds.full, 2)], { key }),
    ]);
    expect(answers.map(({ status, json }) => [status, json["tickets_quantity"]])).toEqual([
      [201, 2],
      [201, 2],
    ]);
    expect(one.jar.get("kasch_cart_key")).toBe(two.jar.get("kasch_cart_key"));
    expect(await one.add(id, [ticket(shopIds.full, 1)], { key })).toMatchObject({
      status: 409,
      json: { code: "idempotency_conflict" },
    });
    expect((await one.cart()).json).toMatchObject({ tickets_quantity: 2 });
  });

  it("opens no cart to somebody who has one and sends a key that another has used", async () => {
    const id = await house.salon();
    const key = newKey();
    const [owner, other] = [visitor(), visitor()];
    await owner.add(id, [ticket(shopIds.full, 2)], { key });
    await other.add(await house.salon(), [ticket(shopIds.full, 1)]);
    const own = other.jar.get("kasch_cart_key");
    expect(await other.add(id, [ticket(shopIds.full, 2)], { key })).toMatchObject({
      status: 409,
      json: { code: "idempotency_conflict" },
    });
    expect(other.jar.get("kasch_cart_key")).toBe(own);
    expect((await other.cart()).json).toMatchObject({ tickets_quantity: 1 });
  });

  it.each(["a", "aaaaaaaaaaaaaaaa", "order-2027-03-27-0001"])("opens no cart for a key as short as %s", async (key) => {
    const id = await house.salon();
    const [owner, other] = [visitor(), visitor()];
    expect((await owner.add(id, [ticket(shopIds.full, 2)], { key })).status).toBe(201);
    expect(await other.add(id, [ticket(shopIds.full, 2)], { key })).toMatchObject({
      status: 409,
      json: { code: "idempotency_conflict" },
    });
    expect(other.jar.has("kasch_cart_key")).toBe(false);
  });

  it("holds nothing where the installation has no secret", async () => {
    expect(
      await visitor(newAddress(), { AUTH_SECRET: "" }).add(await house.salon(), [ticket(shopIds.full, 1)]),
    ).toMatchObject({ status: 503 });
  });

  it("does not call a repeated request a success when what it held is gone", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const guest = visitor();
    const key = newKey();
    await guest.add(first, [ticket(shopIds.full, 2)], { key });
    await guest.send("DELETE", `/de/api/shop/cart/${first}/`);
    expect(await guest.add(first, [ticket(shopIds.full, 2)], { key })).toMatchObject({
      status: 409,
      json: { code: "cart_expired" },
    });
    expect((await guest.add(second, [ticket(shopIds.full, 1)])).json).toMatchObject({ tickets_quantity: 1 });
    expect((await guest.cart()).json).toMatchObject({ tickets_quantity: 1 });
  });

  it("renews once for one renewal, however often it is asked for", async () => {
    const guest = visitor();
    await guest.add(await house.salon(), [ticket(shopIds.full, 1)]);
    const extend = (renewal: number, after: number) =>
      guest.send("POST", `/de/api/shop/cart/extend/?renewal=${renewal}`, { at: evening + after * minute });
    expect((await extend(1, 13)).json).toMatchObject({ remaining_ms: 7 * minute });
    expect((await extend(1, 13)).json).toMatchObject({ remaining_ms: 7 * minute });
    expect((await extend(2, 18)).json).toMatchObject({ remaining_ms: 7 * minute });
  });

  it("loses no newer hold to an older removal that arrives late", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 1)]);
    const [older] = await house.db.select().from(cartItem).where(eq(cartItem.eventId, id));
    await guest.send("DELETE", `/de/api/shop/cart/${id}/`);
    await guest.add(id, [ticket(shopIds.full, 2)]);
    if (!older) throw new Error("the first hold was not noted");
    await removeCartItem(house.db, older);
    const newer = (await house.db.select().from(cartItem).where(eq(cartItem.eventId, id))).find(
      ({ holdId }) => holdId !== older.holdId,
    );
    if (!newer) throw new Error("the second hold was not noted");
    const late = { ...newer, quantity: 7, revision: newer.revision - 1 };
    await saveCartItem(house.db, late, { now: evening, deadlineAt: evening + minute });
    await updateCartItem(house.db, { ...older, quantity: 1, revision: older.revision + 100 });
    expect((await guest.cart()).json).toMatchObject({ status: "held", tickets_quantity: 2 });
    expect(await house.db.select().from(cartItem).where(eq(cartItem.eventId, id))).toMatchObject([{ quantity: 2 }]);
  });
});
