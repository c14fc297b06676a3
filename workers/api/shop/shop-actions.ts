import type { Context } from "hono";
import type { CartLineChange, CartRequest } from "~/domain/booking/schema";
import { slotStart } from "~/domain/booking/slot-start";
import {
  type Command,
  holdMs,
  type HoldView,
  type LineRequest,
  maxEventsPerCart,
  timedStates,
} from "~/domain/box-office/model";
import { amountOf } from "~/domain/box-office/pricing";
import { fail, type Failure, ok, type Result } from "~/domain/common/errors";
import { askScreening, currentConfig, runCommand, type Screenable } from "../../box-office/screenings";
import {
  type CartItemRow,
  readCart,
  removeCart,
  removeCartItem,
  removeExpiredItems,
  saveCartItem,
  saveExtension,
  updateCartItem,
} from "../../db/shop/carts";
import type { ApiEnv } from "../../http/app-env";
import { isDue, isHeld, readHolds, renewalOf } from "./shop-view";
import { sha256 } from "~/domain/common/sha256";
import { originOf } from "./cart-limits";
import { cartKeyOf, newCartKey } from "./shop-cookies";

const wrong = (path: string, message: string): Failure => fail("bad_request", undefined, [{ path, message }]);

/** The block a request means: events with time slots ask for one, others have none. */
function blockOf({ facts }: Screenable, timeslot: number | undefined, now: number): Result<number> {
  if (facts.slots.length === 0)
    return timeslot === undefined ? ok(0) : wrong("timeslot", "this event has no time slots");
  if (timeslot === undefined) return wrong("timeslot", "must be chosen");
  const slot = facts.slots.find(({ id }) => id === timeslot);
  if (!slot) return wrong("timeslot", "is no time slot of this event");
  // Slots may share a block's places; each closes when it starts.
  return now < slotStart(facts.event.startsAt, slot.timeStart, facts.zone) ? ok(slot.blockId) : fail("sales_closed");
}

const itemOf = (event: number, hold: HoldView, now: number): CartItemRow => ({
  cartId: hold.cart,
  eventId: event,
  holdId: hold.id,
  revision: hold.revision,
  quantity: amountOf(hold.lines),
  expiresAt: hold.expiresAt,
  createdAt: now,
});

type StoredCart = Awaited<ReturnType<typeof readCart>>;

/** The cart the request's cookie opens, and its secret; a secret without a cart counts as none. */
async function storedCart(c: Context<ApiEnv>) {
  const key = cartKeyOf(c);
  const stored = key === undefined ? null : await readCart(c.var.db, await sha256(key));
  return stored ? { given: key, stored } : { given: undefined, stored: null };
}

/** What a successful request for tickets leads to. */
export interface Added {
  hold: HoldView;
  /** The cart's secret, for the cookie. */
  cartKey: string;
  /** What else the cart holds. */
  others: CartItemRow[];
}

const linesOf = ({ tickets }: CartRequest): LineRequest[] =>
  tickets.map((line) => ({
    priceId: line.price_id,
    pool: line.seat_group,
    saleType: line.sale_type_id,
    amount: line.amount,
  }));

/** A cart that is alive has one deadline for everything in it. */
function termsOf(stored: StoredCart, now: number): { until: number | null; extensions: number } {
  if (!stored || stored.cart.deadlineAt <= now) return { until: null, extensions: 0 };
  return { until: stored.cart.deadlineAt, extensions: stored.cart.extensions };
}

/**
 * Holds tickets for the request's cart, which is made when there is none. The same key with the
 * same body does it once, however often it arrives, also when the first answer and with it the
 * cookie was lost.
 */
export async function addTickets(
  c: Context<ApiEnv>,
  body: CartRequest,
  idempotencyKey: string,
): Promise<Result<Added>> {
  const { db, now } = c.var;
  const [screenable, { given, stored }] = await Promise.all([currentConfig(db, body.event, now), storedCart(c)]);
  if (!screenable) return wrong("event", "is no event that is on sale here");
  const block = blockOf(screenable, body.timeslot, now);
  if (!block.ok) return block;
  const secret = c.env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Carts are not set up: the installation has no AUTH_SECRET");
  const others = othersOf(stored, body.event, now);
  if (others.length >= maxEventsPerCart) return fail("cart_full", `At most ${maxEventsPerCart} events in a cart`);
  const cartKey = given ?? (await newCartKey(secret, body.event, idempotencyKey));
  const command = {
    type: "hold" as const,
    hold: crypto.randomUUID(),
    cart: await sha256(cartKey),
    block: block.value,
    lines: linesOf(body),
    origin: await originOf(c, secret, body.event),
    scattered: body.scattered === true,
    ...termsOf(stored, now),
  };
  const key = { value: idempotencyKey, bodyHash: await sha256(JSON.stringify(body)) };
  const result = await runCommand(c.env, screenable, command, { now, key });
  if (!result.ok) return result;
  const { hold, repeated } = result.value;
  // The answer to a key is for the cart it was given to, and no key opens it to another one.
  if (hold?.cart !== command.cart) return fail("idempotency_conflict");
  if (repeated) return addedBefore(c, body.event, { hold, cartKey });
  if (stored && stored.items.length >= maxEventsPerCart) await removeExpiredItems(db, command.cart, now);
  await saveCartItem(db, itemOf(body.event, hold, now), { now, deadlineAt: command.until ?? now + holdMs });
  return ok({ hold, cartKey, others });
}

/**
 * The answer to a request that was carried out before, for the cart it was carried out for: its
 * answer, or even the note of it in the database, may have been lost. Fails with `cart_expired`
 * when what it held is held no longer: a success would promise seats that are not there.
 */
async function addedBefore(
  c: Context<ApiEnv>,
  event: number,
  first: { hold: HoldView; cartKey: string },
): Promise<Result<Added>> {
  const { db, now } = c.var;
  const look = await askScreening(c.env, event, (object) => object.look({ hold: first.hold.id, now }));
  if (!look.ok) return look;
  const { hold } = look.value;
  if (!hold || !timedStates.has(hold.state)) return fail("cart_expired", "What this key held is no longer held");
  await saveCartItem(db, itemOf(event, hold, now), { now: hold.expiresAt - 1, deadlineAt: hold.expiresAt });
  return ok({ hold, cartKey: first.cartKey, others: othersOf(await readCart(db, hold.cart), event, now) });
}

const othersOf = (stored: StoredCart, event: number, now: number): CartItemRow[] =>
  stored?.items.filter((item) => item.eventId !== event && item.expiresAt > now) ?? [];

/** The hold of one event in the request's cart. */
async function ownItem(c: Context<ApiEnv>, event: number): Promise<CartItemRow | null> {
  const { stored } = await storedCart(c);
  return stored?.items.find(({ eventId }) => eventId === event) ?? null;
}

/** Runs a command on an event whose price list is still on sale, or, once it is offline, on the object alone. */
async function runOn(c: Context<ApiEnv>, event: number, command: Command): ReturnType<typeof runCommand> {
  const screenable = await currentConfig(c.var.db, event, c.var.now);
  if (screenable) return runCommand(c.env, screenable, command, { now: c.var.now });
  const answer = await askScreening(c.env, event, async (object) =>
    object.run(command, { config: null, now: c.var.now }),
  );
  if (!answer.ok) return answer;
  return answer.value === "needs-config" ? fail("not_found") : answer.value;
}

/** Field names of a change of one line, not of a list of lines. */
const ofOneLine = (failure: Failure): Failure =>
  failure.errors
    ? {
        ...failure,
        errors: failure.errors.map(({ path, message }) => ({ path: path.replace(/^tickets\.\d+\./, ""), message })),
      }
    : failure;

async function change(c: Context<ApiEnv>, event: number, command: (hold: string) => Command): Promise<Result<null>> {
  const item = await ownItem(c, event);
  if (!item) return fail("not_found", "The cart holds nothing of this event");
  const result = await runOn(c, event, command(item.holdId));
  if (!result.ok) return ofOneLine(result);
  const { hold } = result.value;
  if (hold?.state === "held") await updateCartItem(c.var.db, itemOf(event, hold, item.createdAt));
  else await removeCartItem(c.var.db, item);
  return ok(null);
}

/** Sets one line of an event to an amount; 0 removes the line, and with the last line the event. */
export const changeLine = (c: Context<ApiEnv>, event: number, line: CartLineChange): Promise<Result<null>> =>
  change(c, event, (hold) => ({
    type: "change-amount",
    hold,
    priceId: line.price_id,
    pool: line.seat_group,
    amount: line.amount,
    ...(line.scattered === true && { scattered: true }),
  }));

/** Moves an event's tickets to other seats. */
export const changeSeats = (c: Context<ApiEnv>, event: number, units: number[]): Promise<Result<null>> =>
  change(c, event, (hold) => ({ type: "change-seats", hold, units }));

/** Gives an event's tickets back. Fails with `not_found` if the cart has none of it. */
export const removeEvent = (c: Context<ApiEnv>, event: number): Promise<Result<null>> =>
  change(c, event, (hold) => ({ type: "release", hold }));

/** Gives everything in the cart back. An empty cart is left as it is. */
export async function clearCart(c: Context<ApiEnv>): Promise<Result<null>> {
  const { stored } = await storedCart(c);
  if (!stored) return ok(null);
  const results = await Promise.all(
    stored.items.map(({ eventId, holdId }) => runOn(c, eventId, { type: "release", hold: holdId })),
  );
  const refused = results.find((result) => !result.ok && result.code !== "not_found");
  if (refused && !refused.ok) return refused;
  await removeCart(c.var.db, stored.cart.id);
  return ok(null);
}

/**
 * Five minutes more for everything in the cart that is still held: one deadline for all of it.
 * `renewal` says which one is meant, counted from 1: asked for twice it happens once. Only what ends
 * within the next minutes is renewed. Fails with `too_early` before, with `hall_contested` while the
 * hall is too full of unpaid holds, with `extensions_used_up`, also where the end of sales leaves no
 * room, and with the first refusal if nothing was renewed.
 */
export async function extendCart(c: Context<ApiEnv>, renewal?: number): Promise<Result<null>> {
  const { db, now } = c.var;
  const { stored } = await storedCart(c);
  if (!stored || stored.cart.deadlineAt <= now) return fail("cart_expired");
  if (renewal !== undefined && renewal <= stored.cart.extensions) return ok(null);
  const current = await readHolds(c, stored.items);
  if (!current.ok) return current;
  const held = current.value.filter(({ hold }) => isHeld(hold));
  if (held.length === 0) return fail("cart_expired");
  const renewable = renewalOf(held, stored.cart.extensions, now);
  if ("refused" in renewable) return fail(renewable.refused);
  const ordinal = stored.cart.extensions + 1;
  const due = held.filter(({ hold }) => isDue(hold, now));
  // With nothing due the screenings say why not: it may be more than too early.
  const results = await Promise.all(
    (due.length > 0 ? due : held).map(({ event, hold }) => runOn(c, event, { type: "extend", hold: hold.id, ordinal })),
  );
  const holds = results.flatMap((result) => (result.ok && result.value.hold ? [result.value.hold] : []));
  const refused = results.find((result) => !result.ok);
  if (holds.length === 0) return refused && !refused.ok ? refused : fail("cart_expired");
  await saveExtension(db, stored.cart.id, { ordinal, holds });
  return ok(null);
}
