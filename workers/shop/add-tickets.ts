import type { CartRequest } from "~/domain/booking/schema";
import { slotStart } from "~/domain/booking/slot-start";
import { maxEventsPerCart } from "~/domain/box-office/limits";
import { holdMs, type HoldView, type LineRequest, timedStates } from "~/domain/box-office/model";
import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { base64Url, keyedHash } from "../auth/keyed-hash";
import { askScreening, currentConfig, runCommand, type Screenable } from "../box-office/screenings";
import { type CartItemRow, readCart, removeExpiredItems, saveCartItem } from "../db/shop/carts";
import { addElsewhere, type AddedElsewhere } from "./add-elsewhere";
import { type Asking, type StoredCart, storedCart } from "./asking";
import { itemOf } from "./run-on";
import { unproven, withSiteKey } from "./unproven";

/** The block a request means: events with time slots ask for one, others have none. Fails with `bad_request` naming the field, and `sales_closed`. */
export function blockOf({ facts }: Screenable, timeslot: number | undefined, now: number): Result<number> {
  if (facts.slots.length === 0)
    return timeslot === undefined ? ok(0) : failFields({ timeslot: "this event has no time slots" });
  if (timeslot === undefined) return failFields({ timeslot: "must be chosen" });
  const slot = facts.slots.find(({ id }) => id === timeslot);
  if (!slot) return failFields({ timeslot: "is no time slot of this event" });
  // Slots may share a block's places; each closes when it starts.
  return now < slotStart(facts.event.startsAt, slot.timeStart, facts.zone) ? ok(slot.blockId) : fail("sales_closed");
}

/** Below this a request's key is easily guessed, and opens no cart: as long as 128 bits in base64url. */
const secretKeyLength = 22;

/**
 * The secret of a new cart, 128 bits. It follows from the installation's secret and the key of the
 * request that makes the cart, so that the same request, sent again because its answer was lost, opens the
 * same cart, and nothing has to be stored for it. For a key that can be guessed it is random.
 */
export async function newCartKey(secret: string, event: number, idempotencyKey: string): Promise<string> {
  return idempotencyKey.length >= secretKeyLength
    ? keyedHash(secret, `cart ${event} ${idempotencyKey}`)
    : base64Url(crypto.getRandomValues(new Uint8Array(16)));
}

const keptOrNew = async (given: string | undefined, ...made: Parameters<typeof newCartKey>): Promise<string> =>
  given ?? newCartKey(...made);

/** Where a request comes from, other at every event; null for the house itself. */
export const originOf = async (secret: string, event: number, network: string | null): Promise<string | null> =>
  network === null ? null : keyedHash(secret, `origin ${event} ${network}`);

/** What a successful request for tickets leads to. */
export interface Added {
  hold: HoldView;
  /** The cart's secret, for whoever asked. */
  cartKey: string;
  /** What else the cart holds. */
  others: CartItemRow[];
}

/** Ticket lines of the wire as a screening is asked for them. */
export const linesOf = (tickets: CartRequest["tickets"]): LineRequest[] =>
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
 * Holds tickets for the actor's cart, which is made when there is none; what the shop of somebody else sells goes into
 * a cart there. The same key with the
 * same body does it once, however often it arrives, also when the first answer and with it the
 * secret was lost. `token`: the proof of a browser, for a hall under pressure; without it that is `proof_needed`.
 */
export async function addTickets(
  asking: Asking,
  body: CartRequest,
  idempotencyKey: string,
  token?: string,
): Promise<Result<Added | AddedElsewhere>> {
  const { db, env, now, actor } = asking;
  const [screenable, { given, stored }] = await Promise.all([currentConfig(db, body.event, now), storedCart(asking)]);
  if (!screenable) return failFields({ event: "is no event that is on sale here" });
  const block = blockOf(screenable, body.timeslot, now);
  if (!block.ok) return block;
  const secret = env.AUTH_SECRET;
  if (!secret) return fail("overloaded", "Carts are not set up: the installation has no AUTH_SECRET");
  if (screenable.facts.soldBy === "provider") {
    const cartKey = actor.cartKey ?? (await newCartKey(secret, body.event, idempotencyKey));
    return addElsewhere(asking, screenable, body, { cartKey, idempotencyKey });
  }
  const others = othersOf(stored, body.event, now);
  if (others.length >= maxEventsPerCart) return fail("cart_full", `At most ${maxEventsPerCart} events in a cart`);
  const cartKey = await keptOrNew(given, secret, body.event, idempotencyKey);
  const proof = await unproven(asking, { event: body.event, token, idempotencyKey });
  if (!proof.ok) return proof;
  const command = {
    type: "hold" as const,
    hold: crypto.randomUUID(),
    cart: await sha256(cartKey),
    block: block.value,
    lines: linesOf(body.tickets),
    // Where it comes from, for counting at one event: leads nowhere without the secret.
    origin: await originOf(secret, body.event, actor.network),
    scattered: body.scattered === true,
    units: body.units,
    most: actor.most,
    ...proof.value,
    ...termsOf(stored, now),
  };
  const key = { value: idempotencyKey, bodyHash: await sha256(JSON.stringify(body)) };
  const result = await runCommand(env, screenable, command, { now, key });
  if (!result.ok) return withSiteKey(asking, result);
  const { hold, repeated } = result.value;
  // The answer to a key is for the cart it was given to, and no key opens it to another one.
  if (hold?.cart !== command.cart) return fail("idempotency_conflict");
  if (repeated) return addedBefore(asking, body.event, { hold, cartKey });
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
  asking: Asking,
  event: number,
  first: { hold: HoldView; cartKey: string },
): Promise<Result<Added>> {
  const { db, now } = asking;
  const look = await askScreening(asking.env, event, (object) => object.look({ hold: first.hold.id, now }));
  if (!look.ok) return look;
  const { hold } = look.value;
  if (!hold || !timedStates.has(hold.state)) return fail("cart_expired", "What this key held is no longer held");
  await saveCartItem(db, itemOf(event, hold, now), { now: hold.expiresAt - 1, deadlineAt: hold.expiresAt });
  return ok({ hold, cartKey: first.cartKey, others: othersOf(await readCart(db, hold.cart), event, now) });
}

/** What a cart holds besides an event. */
export const othersOf = (stored: StoredCart, event: number, now: number): CartItemRow[] =>
  stored?.items.filter((item) => item.eventId !== event && item.expiresAt > now) ?? [];
