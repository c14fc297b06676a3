import { z } from "zod";
import { cartSchema, feeSchema, taxSchema } from "../booking/schema";
import { offsetDateTimeSchema, priceStringSchema } from "../common/schema";
import { eventListItemSchema } from "../programme/schema";
import { usedVoucherSchema } from "../vouchers/schema";
import { voucherProblems } from "../vouchers/voucher";
import { deliveries, methods, offeredMethods } from "./contact";

/** POST /{lang}/api/shop/orders/ : what somebody typed. Judged field by field, so that an error names the field. */
export const orderRequestSchema = z
  .object({
    name: z.string().max(1_000),
    email: z.string().max(1_000),
    phone: z.string().max(1_000).default(""),
    /** "mail", or "desk": to be collected there. */
    delivery: z.enum(["mail", "desk"]).default("mail"),
    method: z.string().max(20).default(""),
    terms: z.boolean(),
    /** What was seen to pay: nothing is ordered at any other sum. */
    to_pay: priceStringSchema.optional(),
  })
  .meta({ id: "OrderRequest" });
export type OrderRequest = z.infer<typeof orderRequestSchema>;

export const orderBegunSchema = z
  .object({
    number: z.string(),
    /** The order's own page, by a secret: whoever has the link has the tickets. */
    order_url: z.string(),
    /** Where the buyer goes now: to whoever takes the payment, or to the order's page. */
    next_url: z.string(),
  })
  .meta({ id: "OrderBegun" });
export type OrderBegun = z.infer<typeof orderBegunSchema>;

/** Codes of tickets to be given back. */
export const giveBackSchema = z
  .object({ tickets: z.array(z.string().max(20)).min(1).max(500) })
  .meta({ id: "GiveBack" });

export const orderPaySchema = z.object({ method: z.string().max(20) }).meta({ id: "OrderPay" });

export const orderRenameSchema = z.object({ name: z.string().max(1_000) }).meta({ id: "OrderRename" });

/** A way to pay; of the desk until when the tickets wait there, by event. */
const methodSchema = z.object({
  id: z.enum(offeredMethods),
  until: z.array(z.object({ event: z.int(), time: offsetDateTimeSchema })),
});
export type MethodOffer = z.infer<typeof methodSchema>;

/** What the checkout needs beside the cart. */
export const checkoutSchema = z
  .object({
    cart: cartSchema,
    /** The events of the cart as lists show them. */
    events: z.array(eventListItemSchema),
    /** Empty where nothing is to be paid, and where nobody takes money. */
    methods: z.array(methodSchema),
    is_free: z.boolean(),
    /** What each voucher pays of the total, in the order they were put in; `problem`: why it does nothing. */
    vouchers: z.array(usedVoucherSchema.extend({ problem: z.enum(voucherProblems).nullable() })),
    /** The total without what the vouchers pay. */
    to_pay: priceStringSchema,
    /** What was typed for the order whose places the cart holds once more; null for every other cart. */
    typed: z
      .object({
        name: z.string(),
        email: z.string(),
        phone: z.string(),
        delivery: z.enum(deliveries),
        method: z.enum(methods),
      })
      .nullable(),
    /** False: nothing can be ordered here. */
    open: z.boolean(),
  })
  .meta({ id: "Checkout" });
export type Checkout = z.infer<typeof checkoutSchema>;

/** A payment as its own page shows it. */
export const paymentViewSchema = z
  .object({
    number: z.string(),
    order_url: z.string(),
    total: priceStringSchema,
    tickets_quantity: z.int(),
    method: z.enum(methods),
    pay_until: offsetDateTimeSchema.nullable(),
    /** What the provider's fields need; null: there is nothing to type any more, the order's page says how it stands. */
    form: z.object({ publishable_key: z.string(), client_secret: z.string() }).nullable(),
  })
  .meta({ id: "PaymentView" });
export type PaymentView = z.infer<typeof paymentViewSchema>;

/** How an order stands, as its page says it. */
const standings = [
  "waiting",
  "reserved",
  "failed",
  "expired",
  "cancelled",
  "paid",
  "refunding",
  "refunded",
  "stuck",
] as const;
export type Standing = (typeof standings)[number];

const seatSchema = z.object({
  unit: z.int(),
  kind: z.enum(["normal", "wheelchair", "companion"]),
  row: z.string().nullable(),
  seat: z.string().nullable(),
});

const orderTicketSchema = seatSchema.extend({
  code: z.string(),
  /** Kind of ticket: "Vollpreis". */
  name: z.string(),
  status: z.enum(["issued", "checked_in", "void"]),
  /** It is let in with a proof alone. */
  proof: z.boolean(),
  /** What comes back for it if it is given back now; null: that is not possible any more. */
  back: priceStringSchema.nullable(),
  /** The QR code: edge in modules with the quiet zone, and its dark modules as the path of an SVG. */
  qr: z.object({ size: z.int(), path: z.string() }).nullable(),
  /** Leads to where it is saved into Google Wallet; null where the house saves none, or it opens no door any more. */
  wallet_url: z.string().nullable(),
  /** The same for Apple Wallet: a file. */
  apple_wallet_url: z.string().nullable(),
});
export type OrderTicket = z.infer<typeof orderTicketSchema>;

const orderShowSchema = z.object({
  event: z.int(),
  /** Null: the programme does not know it any more. */
  show: eventListItemSchema.nullable(),
  timeslot: z.string().nullable(),
  /** At their full price. */
  lines: z.array(z.object({ name: z.string(), amount: z.int(), price: priceStringSchema, total: priceStringSchema })),
  seats: z.array(seatSchema),
  tickets: z.array(orderTicketSchema),
  /** Until when its tickets can be given back; null: never. */
  give_back_until: offsetDateTimeSchema.nullable(),
  /** Of an order whose time is over: whether its seats are free now. */
  free: z.enum(["same", "others", "none"]).nullable(),
});
export type OrderShow = z.infer<typeof orderShowSchema>;

/** An order as the one who has its link sees it. */
export const orderViewSchema = z
  .object({
    number: z.string(),
    url: z.string(),
    /** The tickets as a PDF; null while there are none. */
    tickets_url: z.string().nullable(),
    /** The same in the form of a phone's screen. */
    phone_tickets_url: z.string().nullable(),
    /** Its shows for a calendar; null where there is nothing to go to. */
    calendar_url: z.string().nullable(),
    standing: z.enum(standings),
    /** Why it came to nothing, as a code: "declined", "expired_card", "time", "seats_gone" … */
    failure: z.string(),
    /** Name and address of its buyer are gone, since nobody needs them any more. */
    erased: z.boolean(),
    name: z.string(),
    email: z.string(),
    delivery: z.string(),
    method: z.enum(methods),
    /** Of the card: "•• 4242". */
    payment_label: z.string(),
    created_at: offsetDateTimeSchema,
    handed_at: offsetDateTimeSchema.nullable(),
    asked_at: offsetDateTimeSchema.nullable(),
    paid_at: offsetDateTimeSchema.nullable(),
    /** The page where its payment is typed in; null where there is none, or nothing is waited for. */
    payment_url: z.string().nullable(),
    /** Until when the seats are kept for it. */
    pay_until: offsetDateTimeSchema.nullable(),
    remaining_ms: z.int(),
    now: offsetDateTimeSchema,
    tickets_quantity: z.int(),
    /** The code it was ordered with, and what it takes off the lines that are left. */
    code: z.object({ code: z.string(), amount: priceStringSchema }).nullable(),
    /** What was asked beside the tickets; it is in the total. */
    fees: z.array(feeSchema),
    /** What comes back of the fees of the whole order if all of its tickets are given back now. */
    fees_back: priceStringSchema,
    /** What it cost, however it was paid. */
    total: priceStringSchema,
    /** What each voucher paid of it, in the order they were put in, what of that can come back, and what is on it now. */
    vouchers: z.array(usedVoucherSchema.extend({ kept: priceStringSchema })),
    /** The total without what the vouchers pay. */
    to_pay: priceStringSchema,
    /** In what is left of it. */
    taxes: z.array(taxSchema),
    /** What came back of the total, latest first; not `done`: it is on its way, or lies at the desk. */
    given_back: z.array(
      z.object({
        amount: priceStringSchema,
        at: offsetDateTimeSchema,
        done: z.boolean(),
        /** The last four signs of the voucher that it is on again; null: it goes where the rest came from. */
        voucher: z.string().nullable(),
      }),
    ),
    /** The total without what came back. */
    left: priceStringSchema,
    shows: z.array(orderShowSchema),
    methods: z.array(methodSchema),
  })
  .meta({ id: "OrderView" });
export type OrderView = z.infer<typeof orderViewSchema>;
