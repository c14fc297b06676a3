import { fail, ok, type Result } from "../common/errors";
import { allPaymentsMs, type Command, type Hold, holdMs, type InventoryEvent, paymentMs, type Seating } from "./model";
import { totalOf } from "./pricing";
import { checkContact, checkSales, salesEndOf } from "./requests";
import { checkQuotas, type Context, seat, seatingOf } from "./seating";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;
type Decision = Result<InventoryEvent[]>;

/** The amount must be the one pinned to the hold, to the cent. */
function checkQuote({ guarded }: Context, hold: Hold, cents: number): Result<null> {
  return cents === totalOf(hold.lines) || !guarded("pinned-quote")
    ? ok(null)
    : fail("price_changed", "The amount is not the one that was quoted");
}

/** Gives the hold a payment's own window of ten minutes. A repeated attempt renews it, for half an hour after the first. */
export function decideBeginPayment(context: Context, command: Of<"begin-payment">): Decision {
  const hold = context.state.holds.get(command.hold);
  if (!hold) return fail("not_found");
  if (hold.state !== "held" && hold.state !== "paying")
    return hold.state === "sold" ? fail("conflict", "Already sold") : fail("cart_expired");
  for (const check of [
    checkSales(context, hold.block, { whilePaused: true }),
    checkQuote(context, hold, command.cents),
    checkContact(context, hold, command.contact),
  ])
    if (!check.ok) return check;
  const payUntil = hold.payUntil ?? Math.max(hold.expiresAt, context.now + allPaymentsMs);
  const latest = context.guarded("payment-end") ? payUntil : Infinity;
  const expiresAt = Math.max(hold.expiresAt, Math.min(context.now + paymentMs, latest));
  return ok([{ type: "paying", hold: hold.id, expiresAt, contact: command.contact, payUntil }]);
}

/**
 * The payment that began does not take place: the hold is the cart's to change again, for as long as a cart's hold lasts.
 * A payment may reach beyond the end of sales, a cart's hold may not: then it is over at once.
 */
export function decideStopPayment({ state, now }: Context, command: Of<"stop-payment">): Decision {
  const hold = state.holds.get(command.hold);
  if (!hold) return fail("not_found");
  if (hold.state !== "paying" && hold.state !== "reserved") return ok([]);
  const expiresAt = Math.min(hold.expiresAt, hold.hardDeadline, now + holdMs);
  const stopped = { type: "payment-stopped", hold: hold.id, expiresAt } as const;
  if (expiresAt > now) return ok([stopped]);
  const units = seatingOf(state, hold.id).map(({ unit }) => unit);
  return ok([stopped, { type: "freed", hold: hold.id, reason: "released", units }]);
}

/**
 * Turns a hold into a reservation to be paid at the desk until `until`, at most the end of sales. Done again it is kept until then
 * instead: its show has another time.
 */
export function decideReserve(context: Context, command: Of<"reserve">): Decision {
  const { state, now } = context;
  const hold = state.holds.get(command.hold);
  if (!hold) return fail("not_found");
  const isAgain = hold.state === "reserved";
  if (!isAgain && hold.state !== "held" && hold.state !== "paying") return fail("cart_expired");
  for (const check of [
    checkSales(context, hold.block, { whilePaused: true, isKept: isAgain }),
    checkContact(context, hold, command.contact),
  ])
    if (!check.ok) return check;
  // The show may have another time than when its seats were taken.
  const latest = state.config ? salesEndOf(state.config, hold.block) : hold.hardDeadline;
  const expiresAt = Math.min(command.until, latest);
  return expiresAt > now
    ? ok([{ type: "reserved", hold: hold.id, expiresAt, contact: command.contact }])
    : fail("unprocessable", "The reservation would be over already");
}

/** Units for an expired hold again, the same or others as good; null when they are gone. */
function reacquire(context: Context, hold: Hold): Seating[] | null {
  if (!checkQuotas(context, [], hold.lines).ok) return null;
  if (hold.contact !== null && !checkContact(context, hold, hold.contact).ok) return null;
  const seating = seat(context, hold.lines, hold);
  return seating.ok ? seating.value : null;
}

/**
 * The money is there: the hold is sold. If it had expired, seats of the same kind are taken again;
 * if there are none, the event is cancelled or the screening was set back, the hold is lost and the money goes back.
 * Fails with `price_changed` on any other amount; a sold hold stays sold.
 */
export function decideConfirm(context: Context, command: Of<"confirm">): Decision {
  const { state, guarded } = context;
  const hold = state.holds.get(command.hold);
  if (!hold) return fail("not_found");
  const paid = checkQuote(context, hold, command.cents);
  if (!paid.ok) return paid;
  if (hold.state === "sold" || hold.state === "lost" || hold.state === "refunded") return ok([]);
  const lost = (): Decision =>
    ok([{ type: "lost", hold: hold.id, units: seatingOf(state, hold.id).map(({ unit }) => unit) }]);
  if (state.sales === "cancelled" && guarded("not-cancelled")) return lost();
  // What it has may have been sold to somebody else since.
  if (state.isSetBack && guarded("not-set-back")) return lost();
  if (hold.state !== "expired" && hold.state !== "released") return ok([{ type: "sold", hold: hold.id }]);
  const seating = reacquire(context, hold);
  if (!seating) return lost();
  return ok([
    { type: "reacquired", hold: hold.id, seating },
    { type: "sold", hold: hold.id },
  ]);
}

/** Frees exactly the named units of a sold hold, once: units that are not its own any more are left alone, and who has none has nothing to give. */
export function decideRefund({ state, guarded }: Context, command: Of<"refund">): Decision {
  const hold = state.holds.get(command.hold);
  if (!hold) return fail("not_found");
  const own = state.unitsOf.get(hold.id) ?? new Set();
  if (hold.state !== "sold" && own.size > 0) return fail("conflict", "Only sold tickets are refunded");
  const units = [...new Set(command.units)].filter((unit) => own.has(unit) || !guarded("refund-once"));
  if (units.length === 0) return ok([]);
  const gone = units.map((unit) => ({ price: state.claims.get(unit)?.price, pool: state.units.get(unit)?.pool }));
  const lines = hold.lines
    .map((line) => ({
      ...line,
      amount: line.amount - gone.filter((seat) => seat.price === line.priceId && seat.pool === line.pool).length,
    }))
    .filter((line) => line.amount > 0);
  return ok([{ type: "refunded", hold: hold.id, units, lines }]);
}
