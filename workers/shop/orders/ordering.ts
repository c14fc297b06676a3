import type { Command, HoldView } from "~/domain/box-office/model";
import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { ticketStates, transition, type OrderEvent, type OrderState } from "~/domain/orders/states";
import { keyedHash } from "../../auth/keyed-hash";
import type { PaymentEnvironment } from "../../backends/payments/payments";
import type { AppleWalletEnvironment } from "../../backends/wallets/apple-keys";
import type { GoogleWalletEnvironment } from "../../backends/wallets/google-keys";
import type { Database } from "../../db/client";
import { changeOrder, type OrderChange, type OrderLineRow, type OrderRow } from "../../db/shop/orders";
import { releaseVouchers } from "../../db/shop/vouchers";
import { runOn } from "../run-on";

/** What commands of orders need of the environment. */
export type OrderEnvironment = Env &
  PaymentEnvironment &
  GoogleWalletEnvironment &
  AppleWalletEnvironment & { TICKET_KEY?: string };

/** What a command of an order is asked with. A page, an event of a provider, the cron and the desk ask alike. */
export interface Ordering {
  db: Database;
  env: OrderEnvironment;
  /** Epoch milliseconds. */
  now: number;
  /** Who asks ("guest", "webhook", "cron", the id of an account), and in which request or run: both stand beside every change. */
  by: { actor: string; correlationId: string };
  /** A person asks: what only a person can bring to an end is asked about, too. */
  isAsked?: boolean;
}

/**
 * The secret of an order's link: 128 bits, in signs that an address keeps as they are. It follows from the installation's
 * secret, so that only its hash is stored and every mail can name it.
 */
export async function orderSecret(secret: string, orderId: string): Promise<string> {
  return (await sha256(await keyedHash(secret, `order ${orderId}`))).slice(0, 32);
}

/** The buyer by an opaque id, other at every event: it counts, and leads nowhere. */
export const contactId = (secret: string, event: number, email: string): Promise<string> =>
  keyedHash(secret, `contact ${event} ${email.toLowerCase()}`);

/** By what the books know a secret. */
export const secretHashOf = (secret: string): Promise<string> => sha256(`order ${secret}`);

/** What happens to an order at once. */
export interface Happening extends Omit<OrderChange, "events"> {
  events: readonly OrderEvent[];
  reason?: string;
}

/**
 * True where an order comes to nothing: what it has of vouchers is theirs again, in the same batch. Of one that has
 * tickets it comes back with them.
 */
const comesToNothing = (status: OrderState, events: readonly OrderEvent[]): boolean =>
  events.some(
    (type) => type === "cancelled" || type === "expired" || (type === "refund_due" && !ticketStates.has(status)),
  );

/**
 * Lets something happen to an order as it was read. True if it did; false if somebody was faster: read again and decide
 * again. Fails with `conflict` where it cannot happen to such an order.
 */
export async function happen(
  { db, now, by }: Ordering,
  order: Pick<OrderRow, "id" | "revision" | "status">,
  { events, reason = "", ...more }: Happening,
): Promise<Result<boolean>> {
  let { status } = order;
  const steps: OrderChange["events"][number][] = [];
  for (const type of events) {
    const next = transition(status, type);
    if (!next.ok) return next;
    status = next.value;
    steps.push({ type, status });
  }
  const released = { orderId: order.id, seq: order.revision + steps.length, at: now, actor: by.actor };
  const statements = [
    ...(more.statements ?? []),
    ...(comesToNothing(order.status, events) ? [releaseVouchers(db, released)] : []),
  ];
  return ok(await changeOrder(db, order, { ...more, statements, events: steps }, { ...by, reason, at: now }));
}

/** A hold of an order, with what its lines cost in the hall, before any code: the object refuses any other sum. */
export interface OrderHold {
  eventId: number;
  holdId: string;
  cents: number;
  lines: OrderLineRow[];
}

export function holdsOf(lines: readonly OrderLineRow[]): OrderHold[] {
  const holds = new Map<string, OrderHold>();
  for (const line of lines) {
    const { eventId, holdId, cents, offCents, amount } = line;
    const hold = holds.get(holdId) ?? { eventId, holdId, cents: 0, lines: [] };
    holds.set(holdId, { ...hold, cents: hold.cents + (cents + offCents) * amount, lines: [...hold.lines, line] });
  }
  return [...holds.values()];
}

/** Runs a command on each hold of an order, all at a time: the answers in their order. */
export const runOnHolds = (
  ordering: Ordering,
  holds: readonly OrderHold[],
  command: (hold: OrderHold) => Command | Promise<Command>,
): Promise<Result<HoldView>[]> =>
  Promise.all(
    holds.map(async (hold) => {
      const answer = await runOn(ordering, hold.eventId, await command(hold));
      if (!answer.ok) return answer;
      return answer.value.hold ? ok(answer.value.hold) : fail("not_found");
    }),
  );
