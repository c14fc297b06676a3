import { z } from "zod";
import { isoDaySchema, priceStringSchema } from "../common/schema";
import { findLocale } from "../locale/locales";
import { orderViewSchema } from "../orders/schema";
import { eventListItemSchema } from "../programme/schema";
import { usedVoucherSchema } from "../vouchers/schema";
import { voucherProblems } from "../vouchers/voucher";

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

/** Everything the house knows of an account. */
export const accountExportSchema = z
  .object({
    account: accountSchema,
    kept_films: z.array(z.object({ id: z.int(), since: z.string() })),
    sessions: z.array(z.object({ began_at: z.string(), ends_at: z.string() })),
    orders: z.array(orderSchema),
    vouchers: z.array(accountVoucherSchema),
  })
  .meta({ id: "AccountExport" });
