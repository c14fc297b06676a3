import { fail, ok, type Result } from "../common/errors";

/*
 * The states of an order and what moves it from one to the next. Nothing else does: every change of an order in the
 * database is one of these events, with a row of its own.
 */

export const orderStates = [
  "draft",
  "pending_payment",
  "paid",
  "fulfilled",
  "partially_refunded",
  "refunded",
  "cancelled",
  "expired",
  "failed",
  "refund_due",
  "stuck",
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderEvents = [
  "drafted",
  /** What was typed, or the seats, have changed before anything was paid for. */
  "redrafted",
  "payment_begun",
  "payment_failed",
  /** The provider took too long, or the reservation was not collected. */
  "expired",
  /** The buyer, or the house, gave it up before it was paid. */
  "cancelled",
  /** Money came when it was over, and what it had held beside its seats is held again: the use of a code. */
  "revived",
  "paid",
  "tickets_issued",
  /** Its tickets are somebody else's now, under new codes. */
  "renamed",
  /** The house wants other seats for some of its tickets; its screening has them, and they have new codes; or it has refused them. */
  "reseating",
  "reseated",
  "reseating_refused",
  /** The desk has taken the money: what the payment says from now on. */
  "collected",
  /** The desk has given out tickets that were paid for elsewhere. */
  "handed_out",
  /** The show it is reserved for has another time: until when it is kept follows it. */
  "rescheduled",
  /** There is money and there are no seats, or the house gives it back: all of it is due. */
  "refund_due",
  "refunded",
  /** Its reservation for one of its shows is over; the others go on. */
  "partly_cancelled",
  /** Some of its tickets are given back: what they cost is due. */
  "partly_refunded",
  /** What was due of some of its tickets is with the buyer. */
  "refund_made",
  /** Nobody but a person can tell what is right. */
  "stuck",
  /** The house has sent its mail again, to the same address or a corrected one. */
  "mailed_again",
  /** Somebody of the house has asked how it stands now. */
  "asked",
  /** Its buyer's name and address are gone, since nobody needs them any more. */
  "erased",
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** What leads nowhere: it is only noted. */
const asIs: Partial<Record<OrderState, OrderState>> = Object.fromEntries(
  orderStates.filter((state) => state !== "draft").map((state) => [state, state]),
);

/** From which states an event leads where. Money may still come when an order is over: providers are late. */
const transitions: Readonly<Record<OrderEvent, Partial<Record<OrderState, OrderState>>>> = {
  drafted: {},
  redrafted: { draft: "draft" },
  payment_begun: { draft: "pending_payment", failed: "pending_payment" },
  payment_failed: { pending_payment: "failed" },
  expired: { draft: "expired", pending_payment: "expired", failed: "expired" },
  cancelled: { draft: "cancelled", pending_payment: "cancelled", failed: "cancelled", stuck: "cancelled" },
  partly_cancelled: { pending_payment: "pending_payment" },
  revived: { expired: "pending_payment" },
  paid: { pending_payment: "paid", failed: "paid", expired: "paid", stuck: "paid" },
  tickets_issued: { paid: "fulfilled" },
  renamed: { fulfilled: "fulfilled", partially_refunded: "partially_refunded" },
  reseating: { fulfilled: "fulfilled", partially_refunded: "partially_refunded" },
  reseated: { fulfilled: "fulfilled", partially_refunded: "partially_refunded" },
  reseating_refused: { fulfilled: "fulfilled", partially_refunded: "partially_refunded" },
  collected: { pending_payment: "pending_payment" },
  rescheduled: { pending_payment: "pending_payment" },
  handed_out: { fulfilled: "fulfilled", partially_refunded: "partially_refunded" },
  refund_due: {
    pending_payment: "refund_due",
    failed: "refund_due",
    expired: "refund_due",
    cancelled: "refund_due",
    stuck: "refund_due",
    fulfilled: "refund_due",
    partially_refunded: "refund_due",
  },
  refunded: { refund_due: "refunded", partially_refunded: "refunded" },
  partly_refunded: { fulfilled: "partially_refunded", partially_refunded: "partially_refunded" },
  refund_made: { partially_refunded: "partially_refunded" },
  stuck: {
    pending_payment: "stuck",
    failed: "stuck",
    expired: "stuck",
    cancelled: "stuck",
    refund_due: "stuck",
  },
  mailed_again: asIs,
  asked: asIs,
  erased: asIs,
};

/** The state after an event; `conflict` where the event cannot happen. A draft is the beginning: it comes from nowhere. */
export function transition(state: OrderState, event: OrderEvent): Result<OrderState> {
  const next = transitions[event][state];
  return next === undefined ? fail("conflict", `An order that is ${state} cannot be ${event}`) : ok(next);
}

/** What happens at once and is written at once: the state after all of it. */
export function transitionAll(state: OrderState, events: readonly OrderEvent[]): Result<OrderState> {
  let current: Result<OrderState> = ok(state);
  for (const event of events) if (current.ok) current = transition(current.value, event);
  return current;
}

/** States in which a payment may be under way or tried again. */
export const openStates: ReadonlySet<OrderState> = new Set(["draft", "pending_payment", "failed"]);
/** States in which an order is over without anything: what it had held is others' again. */
export const overStates: readonly OrderState[] = ["cancelled", "expired", "refund_due", "refunded"];
/** States in which the buyer has tickets. */
export const ticketStates: ReadonlySet<OrderState> = new Set(["fulfilled", "partially_refunded"]);
