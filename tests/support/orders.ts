import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Typed } from "~/domain/orders/contact";
import {
  readSimulated,
  simulatedEvent,
  writeSimulated,
  type Simulated,
} from "../../workers/backends/payments/simulator";
import { screening } from "../../workers/box-office/screenings";
import { db as open } from "../../workers/db/client";
import { orders, payment } from "../../workers/db/schema/box-office";
import { readOrder, readOrderEvents, type OrderRecord } from "../../workers/db/shop/orders";
import { beginOrder, type OrderAsking } from "../../workers/shop/orders/begin-order";
import { type OrderEnvironment, type Ordering } from "../../workers/shop/orders/ordering";
import { receiveEvent } from "../../workers/shop/orders/receive-event";
import { reconcileOrders } from "../../workers/shop/orders/reconcile-orders";
import { settlePayment } from "../../workers/shop/orders/settle-payment";
import { evening, newAddress, newKey, shopIds, ticket, visitor } from "./shop";

export const minute = 60_000;
export const secret = "only-for-this-test-and-long-enough-for-it";
export const ticketKey = "Zm9yLXRoaXMtdGVzdC1hbG9uZS0zMi1ieXRlcy1vay0";

/** An installation that sells, with a provider whose bank says what a test wants. */
export const selling: OrderEnvironment = {
  ...env,
  AUTH_SECRET: secret,
  TICKET_KEY: ticketKey,
  PAYMENTS: "simulator onsite",
};

export const typed: Typed = {
  name: "Anna Leitner",
  email: "anna.leitner@gmx.example",
  phone: "",
  delivery: "mail",
  method: "card",
  terms: true,
};

/** What a command is asked with: by a guest whose cart this is. */
export const askingOf = (cartKey: string, more: Partial<OrderAsking> = {}): OrderAsking => {
  const bindings = more.env ?? selling;
  return {
    db: open(bindings),
    env: bindings,
    now: evening,
    lang: "de",
    by: { actor: "guest", correlationId: "test" },
    actor: { cartKey, network: newAddress() },
    customer: null,
    ...more,
  };
};

export const ordering = (now = evening, bindings: OrderEnvironment = selling): Ordering => ({
  db: open(bindings),
  env: bindings,
  now,
  by: { actor: "guest", correlationId: "test" },
});

/** A cart with tickets for events, and its secret. */
export async function cartWith(
  events: readonly number[],
  amount = 2,
  price = shopIds.full,
  saleType = 1,
): Promise<string> {
  const guest = visitor();
  for (const event of events) {
    // One after the other: the first makes the cart.
    // oxlint-disable-next-line no-await-in-loop
    const { status, json } = await guest.add(event, [ticket(price, amount, saleType)]);
    if (status !== 201) throw new Error(`nothing was held: ${status} ${JSON.stringify(json)}`);
  }
  return guest.jar.get("kasch_cart_key") ?? "";
}

/** An order that was sent, as the books have it. */
export async function ordered(cartKey: string, body: Partial<Typed> = {}, more: Partial<OrderAsking> = {}) {
  const begun = await beginOrder(askingOf(cartKey, more), { ...typed, ...body }, newKey());
  if (!begun.ok) throw new Error(`${begun.code}: ${begun.detail}`);
  return begun.value;
}

/** The bank's word on the latest payment of an order. */
export async function bankSays(orderId: string, change: Partial<Simulated>): Promise<string> {
  const record = await readOrder(open(env), { id: orderId });
  const id = record?.payments[0]?.id ?? "";
  const simulated = await readSimulated(env.CACHE, id);
  if (!simulated) throw new Error("the provider knows nothing of it");
  await writeSimulated(env.CACHE, { ...simulated, ...change });
  return id;
}

/** An installation whose bank changes its mind about an order's payment right after it was asked for the nth time. */
export function bankChangesAfter(question: number, { order, payments }: OrderRecord, change: Partial<Simulated>) {
  let questions = 0;
  const isAbout = (name: string) => payments.some(({ id }) => name.includes(id));
  const CACHE = new Proxy(env.CACHE, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (key !== "get") return typeof value === "function" ? (value.bind(target) as unknown) : value;
      return async (name: string, how: "json") => {
        const answer = await target.get(name, how);
        if (isAbout(name) && (questions += 1) === question) await bankSays(order.id, change);
        return answer;
      };
    },
  });
  const bindings: OrderEnvironment = { ...selling, CACHE };
  return { bindings, questions: () => questions };
}

export const approved: Partial<Simulated> = { state: "authorized" };
export const transferred: Partial<Simulated> = { state: "captured" };
export const declined: Partial<Simulated> = { state: "failed", reason: "expired_card" };

let events = 0;
/** An event of the provider arrives. */
export async function eventArrives(paymentId: string, { now = evening, bindings = selling, id = "" } = {}) {
  const event = { id: id || `evt-${(events += 1)}`, type: "payment.updated", payment: paymentId };
  const { body, signature } = await simulatedEvent(secret, event);
  const { db, env: used } = ordering(now, bindings);
  return receiveEvent({ db, env: used, now }, "simulator", { body, signature, correlationId: "event" });
}

export const buyerReturns = (orderId: string, now = evening, bindings = selling) =>
  settlePayment(ordering(now, bindings), orderId);

/** An order of two tickets that is paid. */
export async function paidOrder(event: number): Promise<OrderRecord> {
  const { record } = await ordered(await cartWith([event], 2));
  await bankSays(record.order.id, approved);
  await buyerReturns(record.order.id);
  const paid = await readOrder(open(env), { id: record.order.id });
  if (!paid) throw new Error("there is no such order");
  return paid;
}

export const cronRuns = (now: number, bindings = selling) => {
  const { db } = ordering(now, bindings);
  return reconcileOrders({ db, env: bindings, now });
};

/** Everything the books, the provider and the screenings say of an order, to be held against each other. */
export async function stateOf(orderId: string, now: number) {
  const db = open(env);
  const record = await readOrder(db, { id: orderId });
  if (!record) throw new Error("no such order");
  const { order, lines, tickets, payments, refunds } = record;
  const looks = await Promise.all(
    [...new Map(lines.map(({ holdId, eventId }) => [holdId, eventId]))].map(async ([hold, event]) => ({
      event,
      hold: (await screening(env, event).look({ hold, now })).hold,
      sweep: await screening(env, event).sweep(),
    })),
  );
  const issued = tickets.filter(({ status }) => status !== "void");
  const atBank = await Promise.all(payments.map(({ id }) => readSimulated(env.CACHE, id)));
  return {
    order,
    tickets: issued,
    /** The units tickets were issued for, and those that the screenings have sold. */
    ticketed: issued.map(({ eventId, unitId }) => `${eventId}/${unitId}`).toSorted(),
    payments,
    refunds,
    holds: looks.map(({ hold }) => hold?.state ?? "forgotten"),
    sold: looks
      .flatMap(({ event, hold }) => (hold?.state === "sold" ? hold.seats.map(({ id }) => `${event}/${id}`) : []))
      .toSorted(),
    broken: looks.flatMap(({ sweep }) => sweep),
    /** Cents the house has, after what it gave back. */
    kept: atBank.reduce(
      (sum, paid) =>
        sum +
        (paid?.state === "captured" ? paid.cents : 0) -
        Object.values(paid?.refunds ?? {}).reduce((all, cents) => all + cents, 0),
      0,
    ),
    events: (await readOrderEvents(db, orderId)).map(({ seq, type }) => `${seq} ${type}`),
  };
}

/** The ids of all orders of a cart's holds. */
export const ordersOf = async (cartId: string) =>
  open(env).select({ id: orders.id, status: orders.status }).from(orders).where(eq(orders.cartId, cartId));

export const paymentsOfOrder = async (orderId: string) =>
  open(env).select().from(payment).where(eq(payment.orderId, orderId));
