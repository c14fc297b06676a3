import { z } from "zod";
import { offsetDateTimeSchema, priceStringSchema } from "../common/schema";
import { deskMethods } from "../orders/contact";
import { codeProblems } from "../orders/promotion";

const lineSchema = z.object({
  name: z.string(),
  amount: z.int(),
  total: priceStringSchema,
  /** Percent, included in `total`. */
  tax_rate: z.number(),
});
/** A line as the house's own signed till wants it. */
export type DeskLine = z.infer<typeof lineSchema>;

const orderSchema = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  /** Its first show of the day. */
  show: z.object({ id: z.int(), title: z.string(), starts_at: offsetDateTimeSchema }),
  tickets: z.int(),
  lines: z.array(lineSchema),
  seats: z.array(z.object({ row: z.string().nullable(), seat: z.string().nullable() })),
  /** What is to be paid beside the voucher, and what that pays; null: there is none. */
  total: priceStringSchema,
  voucher: priceStringSchema.nullable(),
  /** "to_pay": reserved; "paid": to be given out; "handed_out": its guest has the tickets. */
  state: z.enum(["to_pay", "paid", "handed_out"]),
  /** Until when what is to be paid is kept. */
  lapses_at: offsetDateTimeSchema.nullable(),
  handed_at: offsetDateTimeSchema.nullable(),
});
export type DeskOrder = z.infer<typeof orderSchema>;

export const deskOrdersSchema = z
  .object({ made_at: offsetDateTimeSchema, orders: z.array(orderSchema) })
  .meta({ id: "DeskOrders" });
export type DeskOrders = z.infer<typeof deskOrdersSchema>;

/** How many tickets of a kind a sale is to have: said once or twice, it is the same. */
const saleLineSchema = z.object({
  price_id: z.int().positive(),
  seat_group: z.int().positive(),
  sale_type_id: z.int().positive(),
  amount: z.int().min(0).max(50),
});

/** A change of a sale. `timeslot`: where the show has some; it counts with the first tickets of a sale. */
export const saleChangeSchema = saleLineSchema.extend({ timeslot: z.int().positive().optional() });
export type SaleChange = z.infer<typeof saleChangeSchema>;

/** The promotion code that a sale is to have; none where it is empty. */
export const saleCodeSchema = z.object({ code: z.string().max(60) });

export const saleSchema = z
  .object({
    lines: z.array(saleLineSchema.extend({ name: z.string(), total: priceStringSchema })),
    seats: z.array(z.object({ unit: z.int(), row: z.string().nullable(), seat: z.string().nullable() })),
    tickets: z.int(),
    /** "15:30:00" of the slot, where the show has some. */
    timeslot: z.string().nullable(),
    /** What is asked beside the tickets, and is in `total`. */
    fees: z.array(lineSchema.omit({ tax_rate: true })),
    /** What the code takes off; `problem`: why it takes nothing. */
    code: z
      .object({ code: z.string(), amount: priceStringSchema, problem: z.enum(codeProblems).nullable() })
      .nullable(),
    /** What is charged. */
    total: priceStringSchema,
    /** Until when the seats are kept for it. */
    held_until: offsetDateTimeSchema.nullable(),
  })
  .meta({ id: "DeskSale" });
export type DeskSale = z.infer<typeof saleSchema>;

/** The seats that a sale is to have, all of them: said once or twice, it is the same. */
export const saleSeatsSchema = z.object({ units: z.array(z.int().positive()).min(1).max(50) });

export const payDeskSchema = z.object({ paid: z.enum(deskMethods) });

/** How an order was paid for at the desk; without it only what is paid already is given out. */
export const collectSchema = z.object({ paid: z.enum(deskMethods).optional() });
export type Collect = z.infer<typeof collectSchema>;

export const handedOutSchema = z
  .object({
    number: z.string(),
    /** As of an order of the desk. */
    total: priceStringSchema,
    voucher: priceStringSchema.nullable(),
    tickets: z.int(),
    lines: z.array(lineSchema),
    /** The tickets as a PDF. */
    tickets_url: z.string(),
    handed_at: offsetDateTimeSchema,
    /** True if they had been given out before this call. */
    before: z.boolean(),
  })
  .meta({ id: "HandedOut" });
export type HandedOut = z.infer<typeof handedOutSchema>;
