import { z } from "zod";
import { taxSchema } from "../booking/schema";
import { offsetDateTimeSchema } from "../common/schema";
import { doorShowSchema } from "../door/schema";
import { deliveries, methods } from "../orders/contact";
import { backReasons, reseatReasons } from "./reasons";
import { orderEvents, orderStates } from "../orders/states";

const count = z.int();
const cents = z.int();
const at = offsetDateTimeSchema;

/**
 * Why an order needs a person: nobody but one can tell what is right; a payment has not come to an end in its time; money that is
 * to go back has not gone; it lies at the desk for its guest; a mail cannot be delivered.
 */
export const needs = ["stuck", "payment_late", "refund_late", "hand_out", "mail_failed"] as const;
export type Need = (typeof needs)[number];

/** An order as a list names it. */
const briefSchema = z.object({
  number: z.string(),
  name: z.string(),
  status: z.enum(orderStates),
  method: z.enum(methods),
  total_cents: cents,
  created_at: at,
  /** Its first show; null where the programme does not know it any more. */
  show: doorShowSchema.nullable(),
});
export type OrderBrief = z.infer<typeof briefSchema>;

const needSchema = z.object({
  number: z.string(),
  name: z.string(),
  need: z.enum(needs),
  since: at,
  /** What it is about, where it is about money. */
  cents: cents.nullable(),
});
export type NeedyOrder = z.infer<typeof needSchema>;

export const needyOrdersSchema = z.object({ made_at: at, needs: z.array(needSchema) }).meta({ id: "NeedyOrders" });
export type NeedyOrders = z.infer<typeof needyOrdersSchema>;

export const orderSearchSchema = z.object({ text: z.string().max(1_000) }).meta({ id: "OrderSearch" });

/** `more`: older ones are not among them. */
export const foundOrdersSchema = z
  .object({ orders: z.array(briefSchema), more: z.boolean() })
  .meta({ id: "FoundOrders" });
export type FoundOrders = z.infer<typeof foundOrdersSchema>;

const ticketStandings = ["good", "in", "void", "replaced", "given_back"] as const;
const ticketSchema = z.object({
  code: z.string(),
  /** The kind of ticket, as sold. */
  name: z.string(),
  kind: z.enum(["normal", "wheelchair", "companion"]),
  /** Its place, as the hall has it. */
  unit: count,
  row: z.string().nullable(),
  seat: z.string().nullable(),
  state: z.enum(ticketStandings),
  cents,
});
export type HouseTicket = z.infer<typeof ticketSchema>;

const showSchema = z.object({
  event: count,
  show: doorShowSchema.nullable(),
  is_cancelled: z.boolean(),
  tickets: z.array(ticketSchema),
  /** Of an order without tickets. */
  seats: z.array(ticketSchema.pick({ kind: true, row: true, seat: true })),
  lines: z.array(z.object({ name: z.string(), amount: count, cents, total_cents: cents })),
});
export type HouseShow = z.infer<typeof showSchema>;

/** Who did something: a guest, somebody of the house by name, the bank, or what runs by itself. */
const actorSchema = z.object({ kind: z.enum(["guest", "house", "bank", "cron"]), name: z.string() });

const eventSchema = z.object({
  seq: count,
  at,
  type: z.enum(orderEvents),
  actor: actorSchema,
  /** A code; pages know words for most of them. */
  reason: z.string(),
});
export type HouseEvent = z.infer<typeof eventSchema>;

const paymentSchema = z.object({
  provider: z.enum(["simulator", "onsite", "stripe"]),
  method: z.enum(methods),
  label: z.string(),
  status: z.enum(["created", "authorized", "captured", "failed", "voided", "stuck"]),
  cents,
  /** ISO 4217: what the bank has may be in another one than the house asked for. */
  currency: z.string(),
  at,
});
const refundSchema = z.object({
  cents,
  currency: z.string(),
  status: z.enum(["due", "sent", "done", "stuck"]),
  /** It is handed out at the desk. */
  is_desk: z.boolean(),
  reason: z.string(),
  at,
  done_at: at.nullable(),
});
const mailSchema = z.object({
  template: z.string(),
  status: z.enum(["queued", "sent", "failed"]),
  attempts: count,
  sent_at: at.nullable(),
});

/** An order as the house sees it: everything the books have of it. */
export const houseOrderSchema = z
  .object({
    number: z.string(),
    /** How many changes there were: what is sent with it is about this reading. */
    revision: count,
    status: z.enum(orderStates),
    failure: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    lang: z.string(),
    delivery: z.enum(deliveries),
    method: z.enum(methods),
    created_at: at,
    paid_at: at.nullable(),
    /** When its buyer's name and address were erased. */
    erased_at: at.nullable(),
    pay_until: at.nullable(),
    shows: z.array(showSchema),
    fees: z.array(z.object({ name: z.string(), cents })),
    code: z.object({ code: z.string(), cents }).nullable(),
    /** What each voucher pays of the total, what of that is on it again, and what is on it now. */
    vouchers: z.array(z.object({ ending: z.string(), cents, returned_cents: cents, balance_cents: cents })),
    total_cents: cents,
    /** In the total. */
    taxes: z.array(taxSchema),
    /** The total without what came back or is to. */
    left_cents: cents,
    payments: z.array(paymentSchema),
    refunds: z.array(refundSchema),
    mails: z.array(mailSchema),
    events: z.array(eventSchema),
    needs: z.array(z.object({ need: z.enum(needs), since: at })),
    /** The tickets as a PDF; null where none is good. */
    tickets_url: z.string().nullable(),
    /** There is something to be told to its buyer. */
    may_mail: z.boolean(),
    /** Something goes on, or cannot: asking may bring it to its end. */
    may_ask: z.boolean(),
    /** The bank has another sum than was ordered: it can be given back and the order ended. */
    may_end: z.boolean(),
    /** Money that lies at the desk for its guest; 0: none. */
    hand_out_cents: cents,
  })
  .meta({ id: "HouseOrder" });
export type HouseOrder = z.infer<typeof houseOrderSchema>;

export const backQuoteSchema = z
  .object({
    tickets: count,
    cents,
    vouchers: z.array(z.object({ ending: z.string(), cents })),
    rest_cents: cents,
    is_desk: z.boolean(),
  })
  .meta({ id: "BackQuote" });
/** What comes back for some tickets of an order, what of it to which voucher, and whether the rest at the desk. */
export type BackQuote = z.infer<typeof backQuoteSchema>;

const codes = z.array(z.string().max(20)).min(1).max(500);
export const houseBackSchema = z
  .object({ tickets: codes, reason: z.enum(backReasons), cents: cents.min(0) })
  .meta({ id: "HouseBack" });
export type HouseBack = z.infer<typeof houseBackSchema>;

export const houseSeatsSchema = z
  .object({
    event: count,
    /** Tickets by their codes, and the places they are to be for. Those that stay where they are may be among them. */
    seats: z
      .array(z.object({ ticket: z.string().max(20), unit: count }))
      .min(1)
      .max(500),
    reason: z.enum(reseatReasons),
    revision: count,
  })
  .meta({ id: "HouseSeats" });
export type HouseSeats = z.infer<typeof houseSeatsSchema>;

const endSchema = z.object({ cents: cents.min(0), currency: z.string().length(3) });
export const endQuoteSchema = endSchema.extend({ is_taken: z.boolean() }).meta({ id: "EndQuote" });
/** What the bank has of an order that is stuck: taken, or only promised. */
export type EndQuote = z.infer<typeof endQuoteSchema>;
export const houseEndSchema = endSchema.extend({ revision: count }).meta({ id: "HouseEnd" });
export type HouseEnd = z.infer<typeof houseEndSchema>;

export const houseMailSchema = z.object({ email: z.string().max(1_000), revision: count }).meta({ id: "HouseMail" });
export type HouseMail = z.infer<typeof houseMailSchema>;
