import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetConfig, screening } from "../../../workers/box-office/screenings";
import { cartItem } from "../../../workers/db/schema/box-office";
import { event as events } from "../../../workers/db/schema/programme";
import { addTickets } from "../../../workers/shop/add-tickets";
import { cartIdOf } from "../../../workers/shop/asking";
import { changeLine, removeEvent } from "../../../workers/shop/change-cart";
import { clearCart } from "../../../workers/shop/clear-cart";
import { extendCart } from "../../../workers/shop/extend-cart";
import { viewCart } from "../../../workers/shop/view-cart";
import { unanswered } from "../../support/dying";
import { askingOf, cartWith, minute, selling } from "../../support/orders";
import { evening, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

type More = Parameters<typeof askingOf>[1];
const view = async (cartKey: string, more: More = {}) => {
  const asking = askingOf(cartKey, more);
  return viewCart(asking, await cartIdOf(asking.actor));
};
const done = { ok: true, value: null };
const overloaded = { ok: false, code: "overloaded" };
const full = { price_id: shopIds.full, seat_group: shopIds.stalls };

/** What the table notes of a cart. */
async function noted(cartKey: string) {
  const id = await cartIdOf({ cartKey, network: null });
  return house.db
    .select()
    .from(cartItem)
    .where(eq(cartItem.cartId, id ?? ""));
}
/** Notes in a cart what no screening knows of. */
async function note(cartKey: string, parts: Partial<typeof cartItem.$inferInsert>) {
  const [own] = await noted(cartKey);
  if (!own) throw new Error("nothing was held");
  await house.db.insert(cartItem).values({ ...own, holdId: crypto.randomUUID(), ...parts });
}
const none = 900_001;

describe("a cart of which a screening does not answer", () => {
  it("is not shown in part, not renewed, and not given up", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const cartKey = await cartWith([first, second], 1);
    const late = { now: evening + 12 * minute, env: unanswered("look", [second]) };
    expect(await view(cartKey, { env: unanswered("look", [second]) })).toMatchObject(overloaded);
    expect(await extendCart(askingOf(cartKey, late))).toMatchObject(overloaded);
    expect(await clearCart(askingOf(cartKey, { env: unanswered("release", [second]) }))).toMatchObject(overloaded);
    expect(await noted(cartKey)).toHaveLength(2);
    expect(await view(cartKey)).toMatchObject({ value: { items: [{ event: second, held: true }] } });
    expect(await clearCart(askingOf(cartKey))).toEqual(done);
    expect(await noted(cartKey)).toEqual([]);
  });

  it("renews what answers, and later what had not; a refusal is of what was due", async () => {
    const [first, second] = [await house.salon(), await house.salon()];
    const cartKey = await cartWith([first, second], 1);
    const extend = (after: number, bindings = selling) =>
      extendCart(askingOf(cartKey, { now: evening + after * minute, env: bindings }));
    const silent = unanswered("extend", [second]);
    expect(await extend(12, silent)).toEqual(done);
    expect(await view(cartKey, { now: evening + 13 * minute })).toMatchObject({
      value: { extensions_left: 9, remaining_ms: 2 * minute },
    });
    expect(await extend(13, silent)).toMatchObject(overloaded);
    expect(await extend(14)).toEqual(done);
    expect(await view(cartKey, { now: evening + 14 * minute })).toMatchObject({
      value: { extensions_left: 8, remaining_ms: 6 * minute },
    });
  });

  it("promises nothing to the same request, sent again, and counts its renewals no less for it", async () => {
    const body = { event: await house.salon(), tickets: [ticket(shopIds.full, 2)] };
    const key = newKey();
    const added = await addTickets(askingOf(""), body, key);
    if (!added.ok || !("hold" in added.value)) throw new Error("nothing was held");
    const { cartKey } = added.value;
    const late = { now: evening + 12 * minute };
    expect(await extendCart(askingOf(cartKey, late))).toEqual(done);
    const silent = { ...late, env: unanswered("look") };
    expect(await addTickets(askingOf(cartKey, silent), body, key)).toMatchObject(overloaded);
    expect(await addTickets(askingOf(cartKey, late), body, key)).toMatchObject({ ok: true, value: { cartKey } });
    expect(await view(cartKey, late)).toMatchObject({ value: { extensions_left: 9, remaining_ms: 8 * minute } });
  });

  it("changes nothing where proofs are set up by half", async () => {
    const event = await house.salon();
    const cartKey = await cartWith([event], 1);
    const half = { env: { ...selling, TURNSTILE_SITE_KEY: "half" } };
    expect(await changeLine(askingOf(cartKey, half), event, { ...full, amount: 2 })).toMatchObject(overloaded);
    expect(await view(cartKey)).toMatchObject({ value: { tickets_quantity: 1 } });
  });
});

describe("a cart of a show that went offline", () => {
  const offline = async (event: number) => {
    await house.db.update(events).set({ isOnline: false }).where(eq(events.id, event));
    forgetConfig(event);
  };

  it("is renewed and given back as before, each at the moment that is asked for", async () => {
    const event = await house.salon();
    const [cartKey, other] = [await cartWith([event], 2), await cartWith([event], 1)];
    await offline(event);
    const held = async () => (await screening(env, event).house(evening + 13 * minute)).counts.held;
    expect(await extendCart(askingOf(cartKey, { now: evening + 12 * minute }))).toEqual(done);
    expect(await held()).toBe(3);
    expect(await removeEvent(askingOf(cartKey, { now: evening + 13 * minute }), event)).toEqual(done);
    expect([await held(), await noted(cartKey)]).toEqual([1, []]);
    const over = { now: evening + 16 * minute };
    expect(await changeLine(askingOf(other, over), event, { ...full, amount: 2 })).toMatchObject({
      ok: false,
      code: "cart_expired",
    });
  });

  it("says that a screening does not answer, and loses nothing", async () => {
    const event = await house.salon();
    const cartKey = await cartWith([event], 2);
    await offline(event);
    expect(await removeEvent(askingOf(cartKey, { env: unanswered("release") }), event)).toMatchObject(overloaded);
    expect(await view(cartKey)).toMatchObject({ value: { tickets_quantity: 2 } });
  });

  it("holds nothing of a show that no screening knows: it is not found, and no obstacle to giving all back", async () => {
    const cartKey = await cartWith([await house.salon()], 1);
    await note(cartKey, { eventId: none });
    expect(await removeEvent(askingOf(cartKey), none)).toMatchObject({ ok: false, code: "not_found" });
    expect(await view(cartKey)).toMatchObject({ value: { tickets_quantity: 1, items: [{}] } });
    expect(await clearCart(askingOf(cartKey))).toEqual(done);
    expect(await noted(cartKey)).toEqual([]);
  });
});

describe("a change of a cart", () => {
  it("is judged at the moment it is asked for: what has run out is not changed", async () => {
    const event = await house.salon();
    const cartKey = await cartWith([event], 2);
    const over = { now: evening + 16 * minute };
    expect(await changeLine(askingOf(cartKey, over), event, { ...full, amount: 1 })).toMatchObject({
      ok: false,
      code: "cart_expired",
    });
  });

  it("begins anew at the moment the cart is over", async () => {
    const guest = visitor();
    const [first, second] = [await house.salon(), await house.salon()];
    const end = evening + 15 * minute;
    await guest.add(first, [ticket(shopIds.full, 1)]);
    expect((await guest.add(second, [ticket(shopIds.full, 1)], { at: end })).status).toBe(201);
    expect(await view(guest.jar.get("kasch_cart_key") ?? "", { now: end })).toMatchObject({
      value: { status: "held", tickets_quantity: 1, remaining_ms: 15 * minute },
    });
  });
});

describe("a cart whose house has changed", () => {
  const release = ({ eventId, holdId }: Partial<typeof cartItem.$inferSelect> = {}) =>
    screening(env, eventId ?? 0).run({ type: "release", hold: holdId ?? "" }, { config: null, now: evening });

  it("leaves out what was given back behind its back, and is empty where that was all", async () => {
    const event = await house.salon();
    const cartKey = await cartWith([event], 2);
    const [item] = await noted(cartKey);
    await release(item);
    expect(await view(cartKey)).toMatchObject({ value: { status: "empty", items: [], expires_at: null } });
    const other = await house.salon();
    const both = await cartWith([await house.salon(), other], 1);
    await release((await noted(both)).find(({ eventId }) => eventId !== other));
    expect(await view(both)).toMatchObject({ value: { items: [{ event: other }], tickets_quantity: 1 } });
  });

  it("leaves out a show that is no more, and says nothing of a group that its new room does not have", async () => {
    const [gone, moved] = [await house.salon(), await house.salon()];
    const cartKey = await cartWith([gone], 1);
    await house.db.delete(events).where(eq(events.id, gone));
    expect(await view(cartKey)).toMatchObject({ value: { status: "empty", items: [] } });
    const other = await cartWith([moved], 1);
    await house.db.update(events).set({ roomId: 1 }).where(eq(events.id, moved));
    expect(await view(other)).toMatchObject({ value: { items: [{ event: moved, seat_group_name: "" }] } });
  });

  it("tells each show's own time slot where two have blocks of the same number", async () => {
    const guest = visitor();
    const [first, second] = [await house.tour(), await house.tour()];
    for (const { id, slots } of [first, second])
      // One after the other: the first makes the cart.
      // oxlint-disable-next-line no-await-in-loop
      await guest.add(id, [ticket(shopIds.place, 1, 1, shopIds.tour)], { timeslot: slots[1] ?? 0 });
    const cart = await view(guest.jar.get("kasch_cart_key") ?? "");
    expect(cart.ok && cart.value.items.map(({ timeslot_id }) => timeslot_id)).toEqual([
      first.slots[1],
      second.slots[1],
    ]);
  });
});
