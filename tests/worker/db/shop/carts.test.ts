import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { maxEventsPerCart } from "~/domain/box-office/limits";
import { cartsAtOnce, removeCartsBefore } from "../../../../workers/db/shop/carts";
import { cartItem } from "../../../../workers/db/schema/box-office";
import { evening, shopHouse, shopIds, ticket, visitor } from "../../../support/shop";

const minute = 60_000;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

describe("how large a cart gets", () => {
  /** A cart with one event held and others noted in the table, so that no twenty screenings are needed. */
  async function cartWith(others: number, expiresAt: number) {
    const guest = visitor();
    await guest.add(await house.salon(), [ticket(shopIds.full, 1)]);
    const id = await sha256(guest.jar.get("kasch_cart_key") ?? "");
    const [own] = await house.db.select().from(cartItem).where(eq(cartItem.cartId, id));
    if (!own) throw new Error("nothing was held");
    for (let event = 1; event <= others; event += 1)
      await house.db.insert(cartItem).values({ ...own, eventId: 900_000 + event, holdId: `none-${event}`, expiresAt });
    return { guest, id };
  }

  it("is twenty events, and the twenty-first is refused with a word of its own", async () => {
    const { guest } = await cartWith(maxEventsPerCart - 1, evening + 15 * minute);
    const next = await house.salon();
    expect(await guest.add(next, [ticket(shopIds.full, 1)])).toMatchObject({
      status: 409,
      json: { code: "cart_full" },
    });
    const plan = await visitor().send("GET", `/de/api/events/${next}/seats/`);
    expect(JSON.stringify(plan.json)).not.toContain("taken");
  });

  it("does not grow by what has expired in it, which stays in sight while there is room", async () => {
    for (const [expired, left] of [
      [maxEventsPerCart + 5, 2],
      [maxEventsPerCart - 1, 2],
      [maxEventsPerCart - 2, maxEventsPerCart],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { guest, id } = await cartWith(expired, evening - minute);
      // oxlint-disable-next-line no-await-in-loop
      expect((await guest.add(await house.salon(), [ticket(shopIds.full, 1)])).status).toBe(201);
      // oxlint-disable-next-line no-await-in-loop
      expect(await house.db.select().from(cartItem).where(eq(cartItem.cartId, id))).toHaveLength(left);
    }
  });
});

describe("carts that are over", () => {
  it("are removed some at a time, oldest first, with what is in them", async () => {
    const many = cartsAtOnce * 10 + 3;
    await env.DB.batch([
      env.DB.prepare(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO cart (id, created_at, deadline_at, extensions) SELECT 'old-' || i, 0, i, 0 FROM n",
      ).bind(many),
      env.DB.prepare(
        "INSERT INTO cart_item (cart_id, event_id, hold_id, revision, quantity, expires_at, created_at) SELECT id, 1, id, 1, 1, 0, 0 FROM cart WHERE id LIKE 'old-%'",
      ),
    ]);
    const left = async () => {
      const rows = await env.DB.batch<{ id: string }>([
        env.DB.prepare("SELECT id FROM cart WHERE id LIKE 'old-%' ORDER BY deadline_at"),
        env.DB.prepare("SELECT cart_id AS id FROM cart_item WHERE cart_id LIKE 'old-%' ORDER BY cart_id"),
      ]);
      return rows.map(({ results }) => results.map(({ id }) => id));
    };
    await removeCartsBefore(house.db, many + 1);
    const last = [many - 2, many - 1, many].map((i) => `old-${i}`);
    expect(await left()).toEqual([last, last]);
    await removeCartsBefore(house.db, many);
    expect(await left()).toEqual([[`old-${many}`], [`old-${many}`]]);
  });
});

describe("a cart", () => {
  it("ends for all of its events at once, and gives back what was taken last too", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const guest = visitor();
    await guest.add(first, [ticket(shopIds.full, 1)]);
    expect((await guest.add(second, [ticket(shopIds.full, 2)], { at: evening + 10 * minute })).status).toBe(201);
    const all = (at: number) => visitor().add(second, [ticket(shopIds.full, 10)], { at: evening + at });
    expect((await all(15 * minute - 1)).status).toBe(409);
    expect((await all(15 * minute)).status).toBe(201);
  });

  it("has a key that nobody chooses from outside", async () => {
    const guest = visitor();
    guest.jar.set("kasch_cart_key", "chosen");
    expect((await guest.add(await house.salon(), [ticket(shopIds.full, 1)])).status).toBe(201);
    expect(guest.jar.get("kasch_cart_key")).toMatch(/^[\w-]{22,}$/);
    const stranger = visitor();
    stranger.jar.set("kasch_cart_key", "chosen");
    expect((await stranger.cart()).json).not.toMatchObject({ tickets_quantity: 1 });
  });
});
