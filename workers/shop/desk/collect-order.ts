import { eq } from "drizzle-orm";
import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import type { HandedOut } from "~/domain/desk/schema";
import type { DeskMethod } from "~/domain/orders/contact";
import { ticketStates } from "~/domain/orders/states";
import { toOffsetIso } from "~/domain/time/zone";
import { payment as payments } from "../../db/schema/box-office";
import { readHandedAt } from "../../db/shop/desk";
import { readOrder, type OrderRecord } from "../../db/shop/orders";
import { houseTimeZone } from "../../db/site/site-settings";
import { atDoor, type AtDoor, type DoorAsking } from "../door/asking";
import { happen, orderSecret, type Ordering } from "../orders/ordering";
import { settlePayment } from "../orders/settle-payment";
import { ticketsUrl } from "../orders/urls";
import { deskLines, deskSums } from "./desk-orders";

/** Two desks at one moment: the second reads what the first wrote. */
const tries = 4;

/** The desk as a command of orders is asked: by the account that stands there. */
export const orderingAt = ({ db, env, now, actor, requestId }: AtDoor): Ordering => ({
  db,
  env,
  now,
  by: { actor: actor.id, correlationId: requestId },
});

/**
 * What a turn came to. "handed": the guest has the tickets. "given" and "taken": this call has written so, or that the money is
 * there. "settle": somebody has written that. "again": somebody was faster.
 */
type Turn = Result<"handed" | "given" | "taken" | "settle" | "again">;

/**
 * Writes that the desk has the money, once: with the change of the order, so that a cron that lets the reservation lapse at the
 * same moment either was faster or reads of the money.
 */
async function take(ordering: Ordering, { order, payments: [current] }: OrderRecord, paid: DeskMethod): Promise<Turn> {
  if (!current || current.provider !== "onsite") return fail("conflict", "The order is not to be paid at the desk");
  if (order.payUntil === null || order.payUntil <= ordering.now) return fail("cart_expired");
  const update = ordering.db
    .update(payments)
    .set({ status: "captured", method: paid, updatedAt: ordering.now })
    .where(eq(payments.id, current.id));
  const taken = await happen(ordering, order, {
    events: ["collected"],
    reason: paid,
    set: { method: paid },
    statements: [update],
  });
  return taken.ok ? ok(taken.value ? "taken" : "again") : taken;
}

async function turn(ordering: Ordering, record: OrderRecord, paid: DeskMethod | undefined): Promise<Turn> {
  const { order, payments: found } = record;
  if (ticketStates.has(order.status)) {
    if ((await readHandedAt(ordering.db, order.id)) !== null) return ok("handed");
    const handed = await happen(ordering, order, { events: ["handed_out"] });
    return handed.ok ? ok(handed.value ? "given" : "again") : handed;
  }
  if (order.status === "expired") return fail("cart_expired");
  if (order.status === "refund_due" || order.status === "refunded")
    return fail("seat_taken", "The seats are gone: what was taken is to be given back");
  if (order.status !== "pending_payment") return fail("conflict", `The order is ${order.status}`);
  // The money is in the books, and whoever wrote it did not come further.
  if (found[0]?.provider === "onsite" && found[0].status === "captured") return ok("settle");
  if (order.method !== "desk" && order.method !== paid) return fail("conflict", "Somebody else takes this payment");
  if (paid === undefined) return failFields({ paid: "is not paid for yet" });
  return take(ordering, record, paid);
}

async function told({ db, env, lang }: AtDoor, { order, lines, tickets }: OrderRecord, before: boolean) {
  if (!env.AUTH_SECRET) return fail("overloaded");
  const [zone, secret, handedAt] = await Promise.all([
    houseTimeZone(db),
    orderSecret(env.AUTH_SECRET, order.id),
    readHandedAt(db, order.id),
  ]);
  const answer: HandedOut = {
    number: order.number,
    ...deskSums(order),
    tickets: tickets.filter(({ status }) => status !== "void").length,
    lines: deskLines(lines, order.fees),
    tickets_url: ticketsUrl(lang, secret),
    handed_at: toOffsetIso(handedAt ?? order.createdAt, zone),
    before,
  };
  return ok(answer);
}

/**
 * Gives an order's tickets into its guest's hand: what is reserved is paid for first, and `paid` says how; what is paid already is given
 * out. Pressed twice, or at two desks, it is paid for once and its tickets are the same. Fails with `unauthorized`, `forbidden`,
 * `not_found`, `bad_request` for `paid`, with `cart_expired` where the reservation is over and with `conflict` for every other order:
 * then no money is to be taken. `seat_taken`: it was, and goes back, because the seats are gone.
 */
export async function collectOrder(asking: DoorAsking, id: string, paid?: DeskMethod): Promise<Result<HandedOut>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const ordering = orderingAt(allowed.value);
  let before = true;
  for (let step = 0; step < tries; step += 1) {
    // Each turn reads what another desk has written meanwhile.
    // oxlint-disable-next-line no-await-in-loop
    const record = await readOrder(asking.db, { id });
    if (!record) return fail("not_found", "There is no such order");
    // oxlint-disable-next-line no-await-in-loop
    const next = await turn(ordering, record, paid);
    if (!next.ok) return next;
    if (next.value === "handed") return told(allowed.value, record, before);
    before &&= next.value !== "given" && next.value !== "taken";
    if (next.value !== "taken" && next.value !== "settle") continue;
    // oxlint-disable-next-line no-await-in-loop
    const settled = await settlePayment(ordering, id);
    if (!settled.ok) return settled;
  }
  return fail("overloaded");
}
