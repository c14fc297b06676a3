import { eq, ne, sql } from "drizzle-orm";
import { backFor, giveBackUntil, isMovedSince, isPaidAtDesk, withBack } from "~/domain/orders/giving-back";
import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import { ticketStates } from "~/domain/orders/states";
import { centsOf, keptOf, splitBack } from "~/domain/vouchers/voucher";
import { mailJob, refund, ticket } from "../../db/schema/box-office";
import { readReturnable } from "../../db/shop/moved";
import { readOrder, type OrderRecord, type Statement, type TicketRow } from "../../db/shop/orders";
import { returnToVouchers } from "../../db/shop/vouchers";
import { giveBackHours, houseTimeZone } from "../../db/site/site-settings";
import { readSeated } from "./tickets/finish-reseating";
import { happenToTickets, listed, unlessChanged } from "./tickets/happen-to-tickets";
import type { Ordering } from "./ordering";
import { settlePayment } from "./settle-payment";

/** Why tickets come back: their guest wants it, the house does it for one, or their show is cancelled. */
export type GivingBackReason = "given_back" | "show_cancelled";

export interface GivingBack {
  /** Codes of tickets. One that was given back before is left alone. */
  tickets: readonly string[];
  /** A guest gives back what was not used, in time; staff what was not used, at any time. The house takes back anything. */
  by: "guest" | "staff" | "house";
  reason: GivingBackReason;
  /** In the words of who does it, for the order's events: a code. */
  why?: string;
  /** What whoever asks was told that comes back, cents: with any other sum nothing is given back. */
  cents?: number;
}

/** Somebody faster may change the order, or let a ticket in, between reading and writing. */
const tries = 5;

const showsOf = async ({ db }: Pick<Ordering, "db">, tickets: readonly TicketRow[]) =>
  readReturnable(
    db,
    tickets.map(({ eventId }) => eventId),
    await houseTimeZone(db),
  );

/** The tickets that go, of those that were named; a refusal where a guest must not. */
async function going(
  ordering: Ordering,
  { order, tickets, lines }: OrderRecord,
  { tickets: named, by }: GivingBack,
): Promise<Result<TicketRow[]>> {
  const chosen = tickets.filter(({ id }) => named.includes(id));
  if (named.length === 0 || chosen.length < new Set(named).size)
    return failFields({ tickets: "are not of this order" });
  const good = chosen.filter(({ status }) => status !== "void");
  if (by === "house" || good.length === 0) return ok(good);
  if (good.some(({ status }) => status === "checked_in")) return fail("conflict", "A ticket was used already");
  if (by === "staff") return ok(good);
  if (isPaidAtDesk(order.method)) return fail("conflict", "Money of the desk is given back at the desk");
  const [shows, hours] = await Promise.all([showsOf(ordering, good), giveBackHours(ordering.db)]);
  const isLate = good.some(({ eventId, orderLineId }) => {
    const block = lines.find(({ id }) => id === orderLineId)?.block;
    const until = giveBackUntil(shows.get(eventId), { hours, boughtAt: order.createdAt, block });
    return (until ?? 0) < ordering.now;
  });
  return isLate ? fail("sales_closed", "It is too late to give tickets of this show back") : ok(good);
}

interface Decided {
  chosen: TicketRow[];
  cents: number;
  /** Of the order's event. */
  seq: number;
}

/** What is written when tickets come back: they are good no more, what vouchers paid is on them again, the rest is due, and their buyer is told. */
function writing(
  ordering: Ordering,
  { order, payments, movements }: OrderRecord,
  giving: GivingBack,
  { chosen, cents, seq }: Decided,
): Statement[] {
  const { db, now, by } = ordering;
  const ids = chosen.map(({ id }) => id);
  const { vouchers: parts, rest } = splitBack(cents, keptOf(movements));
  const { id: orderId } = order;
  const payment = payments.find(({ status }) => status === "captured");
  const times = { createdAt: now, updatedAt: now };
  const mail = { key: `order-back/${order.id}/${seq}`, orderId: order.id, template: giving.reason, lang: order.lang };
  return [
    unlessChanged(db, order.id, ids, giving.by === "house" ? ne(ticket.status, "void") : eq(ticket.status, "issued")),
    db
      .update(ticket)
      .set({ status: "void", givenBack: seq })
      .where(sql`${ticket.id} IN ${listed(ids)}`),
    ...returnToVouchers(db, { orderId, seq, at: now, actor: by.actor, parts }),
    ...(payment && rest > 0
      ? [
          db.insert(refund).values({
            id: crypto.randomUUID(),
            paymentId: payment.id,
            idempotencyKey: `refund/${payment.id}/${seq}`,
            cents: rest,
            reason: giving.reason,
            status: "due" as const,
            ...times,
          }),
        ]
      : []),
    ...(order.email === "" ? [] : [db.insert(mailJob).values({ ...mail, status: "queued" as const, nextAt: now })]),
  ];
}

/** Cents that the house has of an order's captured payment and of its vouchers, and owes to nobody. */
function keptCents({ payments, refunds, movements }: Pick<OrderRecord, "payments" | "refunds" | "movements">): number {
  const paid = payments.find(({ status }) => status === "captured");
  if (!paid) return 0;
  const ofPayment = refunds.reduce(
    (sum, { paymentId, cents }) => sum - (paymentId === paid.id ? cents : 0),
    paid.cents,
  );
  return ofPayment + centsOf(keptOf(movements));
}

/** Whether all these tickets are for shows that were moved since they were bought. */
async function areMoved(
  ordering: Pick<Ordering, "db">,
  { order }: OrderRecord,
  chosen: readonly TicketRow[],
): Promise<boolean> {
  const shows = await showsOf(ordering, chosen);
  return chosen.every(({ eventId }) => isMovedSince(shows.get(eventId), order.createdAt));
}

/** What comes back for tickets of an order, cents, and what of it is of each of its fees. One query at most. */
async function returned(
  ordering: Pick<Ordering, "db">,
  record: OrderRecord,
  { chosen, reason }: { chosen: readonly TicketRow[]; reason: GivingBackReason },
): Promise<ReturnType<typeof backFor>> {
  const { order, lines, tickets } = record;
  // A show that does not take place, or not when it was bought for, has cost nothing: fees that are kept otherwise come back, too.
  const isAll = reason === "show_cancelled" || (await areMoved(ordering, record, chosen));
  const fees = order.fees.map((fee) => (isAll ? { ...fee, refundable: true } : fee));
  return backFor({ lines, fees, tickets, keptCents: keptCents(record) }, chosen);
}

/** What comes back for tickets of an order, cents. One query at most. */
export const centsFor = async (...asked: Parameters<typeof returned>): Promise<number> =>
  (await returned(...asked)).cents;

/** "again": somebody was faster. */
async function once(
  ordering: Ordering,
  record: OrderRecord,
  giving: GivingBack,
): Promise<Result<"done" | "nothing" | "again">> {
  const chosen = await going(ordering, record, giving);
  if (!chosen.ok) return chosen;
  if (chosen.value.length === 0) return ok("nothing");
  const { order, tickets } = record;
  if (!ticketStates.has(order.status)) return fail("conflict", "Nothing of this order can be given back");
  const left = tickets.filter(({ status }) => status !== "void").length - chosen.value.length;
  const { cents, fees } = await returned(ordering, record, { chosen: chosen.value, reason: giving.reason });
  if (giving.cents !== undefined && giving.cents !== cents) return fail("price_changed", "Another sum comes back now");
  const decided = { chosen: chosen.value, cents, seq: order.revision + 1 };
  const happened = await happenToTickets(ordering, record, {
    events: [left === 0 ? "refund_due" : "partly_refunded"],
    reason: giving.why ?? giving.reason,
    set: {
      fees: withBack(order.fees, fees, decided.seq),
      ...(left === 0 && { failure: giving.reason }),
    },
    statements: writing(ordering, record, giving, decided),
  });
  return happened.ok ? ok(happened.value ? "done" : "again") : happened;
}

/**
 * Gives tickets of a paid order back. In one batch with the order's event they are void, what they cost is due under a key of
 * its own, and the mail waits; then their seats are free and the money goes, at once or when the cron comes. Given back twice
 * is given back once. A guest may until the house's hour before the show, guests and staff only what was not used:
 * `sales_closed`, `conflict`. `bad_request` for tickets of another order, `price_changed` where another sum comes back.
 */
export async function giveBackTickets(
  ordering: Ordering,
  orderId: string,
  giving: GivingBack,
): Promise<Result<OrderRecord>> {
  for (let turn = 0; turn < tries; turn += 1) {
    // Each turn decides on what it reads.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readSeated(ordering, { id: orderId });
    if (!read.ok) return read;
    // oxlint-disable-next-line no-await-in-loop
    const step = await once(ordering, read.value, giving);
    if (!step.ok) return step;
    if (step.value === "again") continue;
    // oxlint-disable-next-line no-await-in-loop
    const settled = await settlePayment(ordering, orderId);
    // It is given back whoever is silent now: the cron asks again.
    if (settled.ok) return settled;
    // oxlint-disable-next-line no-await-in-loop
    const after = await readOrder(ordering.db, { id: orderId });
    return after ? ok(after) : settled;
  }
  return fail("overloaded");
}
