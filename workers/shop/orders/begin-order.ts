import { fail, failFields, ok, type Failure, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { judgeTyped, tidy, type Delivery, type Method, type Typed } from "~/domain/orders/contact";
import { promotionProblem, type CodeProblem } from "~/domain/orders/promotion";
import { keptOf, payableOf } from "~/domain/vouchers/voucher";
import { toOffsetIso } from "~/domain/time/zone";
import { paymentsOf } from "../../backends/payments/payments";
import { insertOrder, readOrder, type OrderRecord, type OrderRow } from "../../db/shop/orders";
import { houseTimeZone } from "../../db/site/site-settings";
import { readUses, unlessUsedUp } from "../../db/shop/promotions";
import { takeOfVouchers } from "../../db/shop/vouchers";
import type { Asking } from "../asking";
import { codeRefused } from "../cart-code";
import { partsOf, withoutUseless, withVouchers } from "../cart-vouchers";
import { happen, orderSecret, secretHashOf, type Ordering } from "./ordering";
import { letGo } from "./order-holds";
import { startPayment, whereNext, type Begun } from "./start-payment";
import { orderedCart, type NewLine, type Ordered } from "./ordered-cart";
import { isTicketKey } from "../tickets/ticket-signature";

/** What a command that begins an order is asked with: of the cart's owner, who may be signed in. */
export type OrderAsking = Ordering & Pick<Asking, "lang" | "actor"> & { customer: string | null };

/** A key that could be guessed would open somebody else's order: as long as 128 bits in base64url. */
const shortestKey = 22;
const numberTries = 6;

/** "2611-4827": year and month, and figures without meaning; more of them where there is a crowd. */
async function newNumber({ db, now }: Ordering, attempt: number): Promise<string> {
  const month = toOffsetIso(now, await houseTimeZone(db))
    .slice(2, 7)
    .replace("-", "");
  const figures = Array.from(crypto.getRandomValues(new Uint8Array(4 + attempt)), (byte) => byte % 10).join("");
  return `${month}-${figures}`;
}

/** What was sent, as it stands in the books. */
interface Sent {
  typed: Typed;
  method: Method;
  keyHash: string;
  bodyHash: string;
}

const contactOf = ({ typed, method, keyHash, bodyHash }: Sent) => ({
  name: typed.name,
  email: typed.email,
  phone: typed.phone,
  delivery: typed.delivery as Delivery,
  method,
  keyHash,
  bodyHash,
});

/** What an order asks for, and by which code and vouchers. */
const chargedOf = ({ promotion, fees, totalCents, vouchers, voucherCents }: Ordered) => ({
  promotionId: promotion?.id ?? null,
  promotionCode: promotion?.code ?? "",
  fees,
  totalCents,
  voucherId: vouchers[0]?.voucherId ?? null,
  voucherCents,
});

const sameHolds = (before: readonly NewLine[], after: readonly NewLine[]): boolean => {
  const hashOf = (lines: readonly NewLine[]): string =>
    JSON.stringify(
      lines.map(({ holdId, priceLineId, seatGroupId, amount, cents, offCents }) => [
        holdId,
        priceLineId,
        seatGroupId,
        amount,
        cents,
        offCents,
      ]),
    );
  return hashOf(before) === hashOf(after);
};

/** The draft of a cart that was left behind, with what was typed now; null where the cart holds something else by now and the draft is given up. */
async function takeUp(
  asking: OrderAsking,
  draft: OrderRecord,
  { lines, promotion, fees, vouchers }: Ordered,
  sent: Sent,
): Promise<Result<boolean>> {
  const { promotionId, email } = draft.order;
  // A code may be used so often by one address: another address asks anew.
  const isSameUse = promotionId === (promotion?.id ?? null) && (promotionId === null || email === sent.typed.email);
  const areSameVouchers = JSON.stringify(keptOf(draft.movements)) === JSON.stringify(vouchers);
  const isSameFees = JSON.stringify(draft.order.fees) === JSON.stringify(fees);
  if (sameHolds(draft.lines, lines) && isSameUse && areSameVouchers && isSameFees)
    return happen(asking, draft.order, { events: ["redrafted"], set: contactOf(sent) });
  const reason = "the cart holds something else";
  const kept = new Set(lines.map(({ holdId }) => holdId));
  const freed = await letGo(
    asking,
    draft.lines.filter(({ holdId }) => !kept.has(holdId)),
  );
  if (!freed.ok) return freed;
  const given = await happen(asking, draft.order, { events: ["cancelled"], reason, set: { keyHash: null } });
  return given.ok ? ok(false) : given;
}

/**
 * Writes the draft of a new order. Two tabs that do so at once, a number that exists, and a use of a code or money of a
 * voucher that somebody else was faster to take are refused by the database.
 */
async function writeDraft(asking: OrderAsking, cart: Ordered, sent: Sent): Promise<Result<null>> {
  const { db, env, now, by, lang, customer } = asking;
  if (!env.AUTH_SECRET) throw new Error("The installation has no AUTH_SECRET");
  const id = crypto.randomUUID();
  const secret = await orderSecret(env.AUTH_SECRET, id);
  const order = {
    id,
    cartId: cart.cartId,
    userId: customer,
    status: "draft",
    lang,
    ...contactOf(sent),
    secretHash: await secretHashOf(secret),
    ...chargedOf(cart),
    createdAt: now,
  } satisfies Partial<OrderRow>;
  const taken = { orderId: id, seq: 1, at: now, actor: by.actor, parts: cart.vouchers };
  const unless = [...(cart.promotion ? [unlessUsedUp(db, id)] : []), ...takeOfVouchers(db, taken)];
  for (let attempt = 0; ; attempt += 1) {
    try {
      // One after the other: the next is a try only because this one failed.
      // oxlint-disable-next-line no-await-in-loop
      const number = await newNumber(asking, attempt);
      // oxlint-disable-next-line no-await-in-loop
      await insertOrder(db, { ...order, number }, { lines: cart.lines, unless }, { ...by, at: now });
      return ok(null);
    } catch (error) {
      // oxlint-disable-next-line no-await-in-loop
      const other = (await readOrder(db, { keyHash: sent.keyHash })) ?? (await readOrder(db, { draftOf: cart.cartId }));
      if (other) return ok(null);
      // oxlint-disable-next-line no-await-in-loop
      const problem = await usedUp(asking, cart, sent.typed.email);
      if (problem) return codeRefused(problem);
      // oxlint-disable-next-line no-await-in-loop
      const spent = await spentMeanwhile(asking, cart);
      if (spent) return spent;
      if (attempt === numberTries) throw error;
    }
  }
}

/** Why the code of a cart cannot be used any more, after somebody else may have been faster; null if it can. */
async function usedUp(
  { db, now }: OrderAsking,
  { cartId, promotion }: Ordered,
  email: string,
): Promise<CodeProblem | null> {
  return promotion && promotionProblem(promotion, await readUses(db, promotion.id, { cartId, email }), now);
}

/** How an order is refused whose vouchers somebody else has used meanwhile; null if they still pay as much. */
async function spentMeanwhile(asking: OrderAsking, { cartId, vouchers, totalCents }: Ordered): Promise<Failure | null> {
  const vouched = await withVouchers(asking, cartId, totalCents);
  if (JSON.stringify(partsOf(vouched)) === JSON.stringify(vouchers)) return null;
  const refused = await withoutUseless(asking, cartId, vouched);
  return refused ?? fail("price_changed", "There is less on a voucher now");
}

/** The order a key stands for. `idempotency_conflict` where something else was sent with it. */
async function orderOfKey(
  asking: OrderAsking,
  sent: Pick<Sent, "keyHash" | "bodyHash">,
): Promise<Result<OrderRecord | null>> {
  const known = await readOrder(asking.db, { keyHash: sent.keyHash });
  return known && known.order.bodyHash !== sent.bodyHash ? fail("idempotency_conflict") : ok(known);
}

const resume = (asking: OrderAsking, { order, ...rest }: OrderRecord): Promise<Result<Begun>> =>
  order.status === "draft" ? startPayment(asking, { order, ...rest }, order.method) : whereNext(asking, order.id);

/** How an order is paid that leaves nothing to pay; null where something is. */
const settledBy = (cart: Ordered): "free" | "voucher" | null => {
  if (payableOf(cart) > 0) return null;
  return cart.totalCents === 0 ? "free" : "voucher";
};

/** How it will be paid, if everything typed is right; `bad_request` naming the fields otherwise. */
function judged(typed: Typed, settled: ReturnType<typeof settledBy>, methods: readonly string[]): Result<Method> {
  const asked = settled ? { ...typed, method: settled } : typed;
  const problems = Object.entries(judgeTyped(asked, settled ? [settled] : methods));
  if (problems.length === 0) return ok(asked.method as Method);
  return fail(
    "bad_request",
    undefined,
    problems.map(([path, message]) => ({ path, message })),
  );
}

/** The draft of what was sent: the one the cart has, or a new one. Where two tabs send at once, it is the first one's. */
async function draftOf(asking: OrderAsking, cart: Ordered, sent: Sent): Promise<Result<OrderRecord>> {
  const left = await readOrder(asking.db, { draftOf: cart.cartId });
  const taken = left ? await takeUp(asking, left, cart, sent) : ok(false);
  if (!taken.ok) return taken;
  const written = taken.value ? ok(null) : await writeDraft(asking, cart, sent);
  if (!written.ok) return written;
  const record =
    (await readOrder(asking.db, { keyHash: sent.keyHash })) ?? (await readOrder(asking.db, { draftOf: cart.cartId }));
  return record ? ok(record) : fail("conflict", "Another tab has changed this order");
}

/** How an order may be asked for otherwise. */
interface Manner {
  /** Where it is not a guest who types. */
  judge?: typeof judged;
  /** What whoever asks has seen to pay, cents: nothing is ordered at any other sum. */
  seen?: number | undefined;
}

/**
 * Makes an order of everything in the cart and begins its payment. It is in the books before anybody is asked for money. Fails
 * with `bad_request` naming the fields, with `cart_expired`, with `price_changed` where another sum was seen, and like
 * `startPayment`. Sent twice with one key, from two tabs, or again after it died on its way, it is one order.
 */
export async function beginOrder(
  asking: OrderAsking,
  body: Typed,
  key: string,
  { judge = judged, seen }: Manner = {},
): Promise<Result<Begun>> {
  const payments = paymentsOf(asking.env);
  if (!payments.ok) return payments;
  if (!isTicketKey(asking.env.TICKET_KEY) || !asking.env.AUTH_SECRET)
    return fail("overloaded", "Orders are not set up: AUTH_SECRET or TICKET_KEY is missing");
  if (key.length < shortestKey) return failFields({ "idempotency-key": "can be guessed" });
  const typed = tidy(body);
  const sent = { typed, keyHash: await sha256(`order ${key}`), bodyHash: await sha256(JSON.stringify(typed)) };
  const before = await orderOfKey(asking, sent);
  if (!before.ok) return before;
  if (before.value) return resume(asking, before.value);
  const cart = await orderedCart(asking, typed.email);
  if (!cart.ok) return cart;
  const method = judge(typed, settledBy(cart.value), payments.value.methods);
  if (!method.ok) return method;
  if (seen !== undefined && seen !== payableOf(cart.value)) return fail("price_changed", "Another sum was seen");
  const draft = await draftOf(asking, cart.value, { ...sent, method: method.value });
  return draft.ok ? resume(asking, draft.value) : draft;
}
