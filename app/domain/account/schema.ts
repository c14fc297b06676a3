import { z } from "zod";
import { isoDaySchema, offsetDateTimeSchema, priceStringSchema } from "../common/schema";
import { findLocale } from "../locale/locales";
import { orderViewSchema } from "../orders/schema";
import { eventListItemSchema } from "../programme/schema";
import { usedVoucherSchema } from "../vouchers/schema";
import { movementKinds, voucherProblems } from "../vouchers/voucher";

/** Kept films of one account at most; a list shows the newest. */
export const mostKept = 500;

const name = z.string().trim().max(60);

export const accountSchema = z
  .object({
    email: z.string(),
    /** "" until they say. */
    first_name: z.string(),
    last_name: z.string(),
    mail_lang: z.string(),
    /** ISO 8601. */
    created_at: z.string(),
  })
  .meta({ id: "Account" });
export type Account = z.infer<typeof accountSchema>;

export const accountChangeSchema = z
  .object({
    first_name: name,
    last_name: name,
    mail_lang: z.string().refine((code) => findLocale(code) !== undefined, "A language of the house is wanted"),
  })
  .meta({ id: "AccountChange" });
export type AccountChange = z.infer<typeof accountChangeSchema>;

const filmIds = z.array(z.int().positive()).max(100);

/** Kept films, newest last. `account` names whose they are, and says nothing else of the person. */
export const keptFilmsSchema = z.object({ account: z.string(), ids: z.array(z.int()) }).meta({ id: "KeptFilms" });
export type KeptFilms = z.infer<typeof keptFilmsSchema>;

/** What was kept and let go since the list was last asked for. */
export const keptFilmsChangeSchema = z.object({ add: filmIds, remove: filmIds }).meta({ id: "KeptFilmsChange" });
export type KeptFilmsChange = z.infer<typeof keptFilmsChangeSchema>;

/** A show of an order, as its own row in what a guest has ordered. */
const visitSchema = z.object({
  event: z.int(),
  /** Null: the programme does not know it any more. */
  show: eventListItemSchema.nullable(),
  timeslot: z.string().nullable(),
  /** How it stands with this show; the rest of the order may stand otherwise. */
  standing: orderViewSchema.shape.standing,
  tickets_quantity: z.int(),
  seats: orderViewSchema.shape.shows.element.shape.seats,
});

export const orderSchema = orderViewSchema
  .pick({ number: true, standing: true, failure: true, created_at: true, pay_until: true, total: true, to_pay: true })
  .extend({
    currency: z.string(),
    /** Its page, with the tickets. */
    url: z.string(),
    shows: z.array(visitSchema),
  })
  .meta({ id: "Order" });
export type Order = z.infer<typeof orderSchema>;

export const orderListSchema = z.object({ results: z.array(orderSchema) }).meta({ id: "OrderList" });

export const accountVoucherSchema = usedVoucherSchema
  .pick({ ending: true, balance: true })
  .extend({
    /** What it was issued with. */
    value: priceStringSchema,
    /** The last day that it can be used. */
    last_day: isoDaySchema,
    /** Why it pays for nothing now; null: it does. */
    problem: z.enum(voucherProblems).nullable(),
    /** What the account's own orders have of it, the latest first; `amount` is zero where all of it is back on the voucher. */
    orders: z.array(orderViewSchema.pick({ number: true, url: true }).extend({ amount: priceStringSchema })),
  })
  .meta({ id: "AccountVoucher" });
export type AccountVoucher = z.infer<typeof accountVoucherSchema>;

export const accountVoucherListSchema = z
  .object({ results: z.array(accountVoucherSchema) })
  .meta({ id: "AccountVoucherList" });

const ofOrder = orderViewSchema.pick({ number: true, url: true }).shape;

/** Money of an account's orders: what vouchers hold of it, what comes back, and what they paid and got back. */
export const accountCreditSchema = z
  .object({
    /** What is on the vouchers it has ordered with, of those that pay still, and how many they are. */
    left: priceStringSchema,
    vouchers: z.int(),
    /** The last day of the one that ends first; null where none pays. */
    last_day: isoDaySchema.nullable(),
    /** What comes back of its orders, the latest first. */
    back: z.array(
      z.object({
        ...ofOrder,
        amount: priceStringSchema,
        at: offsetDateTimeSchema,
        way: z.enum(["bank", "desk", "voucher"]),
        /** The card as its buyer knows it, or the last four signs of the voucher; "" where neither is known. */
        to: z.string(),
        /** `stuck`: a person of the house has to see to it. */
        state: z.enum(["coming", "stuck", "done"]),
        /** The order was paid twice, and this is the second payment. */
        is_surplus: z.boolean(),
      }),
    ),
    /** What its orders took of vouchers, and what came back on them, the latest first. */
    movements: z.array(
      z.object({
        ...ofOrder,
        kind: z.enum(movementKinds).exclude(["issued"]),
        amount: priceStringSchema,
        at: offsetDateTimeSchema,
        ending: z.string(),
      }),
    ),
    /** The vouchers, by their last four signs, that orders of somebody else were paid with, too. */
    shared: z.array(z.string()),
  })
  .meta({ id: "AccountCredit" });
export type AccountCredit = z.infer<typeof accountCreditSchema>;

export const accountPassSchema = z
  .object({
    /** Of the kind of ticket that it opens, with the condition that is shown beside it. */
    id: z.int(),
    name: z.string(),
    text: z.string(),
    /** The orders with such tickets, newest first, and of each those shows and tickets alone. */
    orders: z.array(orderSchema),
  })
  .meta({ id: "AccountPass" });
export type AccountPass = z.infer<typeof accountPassSchema>;

export const accountPassListSchema = z.object({ results: z.array(accountPassSchema) }).meta({ id: "AccountPassList" });

/** Everything the house knows of an account. */
export const accountExportSchema = z
  .object({
    account: accountSchema,
    kept_films: z.array(z.object({ id: z.int(), since: z.string() })),
    sessions: z.array(z.object({ began_at: z.string(), ends_at: z.string() })),
    orders: z.array(orderSchema),
    vouchers: z.array(accountVoucherSchema),
    credit: accountCreditSchema,
  })
  .meta({ id: "AccountExport" });
