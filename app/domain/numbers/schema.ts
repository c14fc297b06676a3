import { z } from "zod";
import { isoDaySchema, offsetDateTimeSchema } from "../common/schema";

/** Integer cents; what went back is negative. `tickets`: sold less given back. */
const sumsSchema = z.object({ tickets: z.int(), sold_cents: z.int(), back_cents: z.int(), left_cents: z.int() });
export type WireSums = z.infer<typeof sumsSchema>;

const hallSchema = z.object({
  event: z.int(),
  title: z.string(),
  starts_at: offsetDateTimeSchema.nullable(),
  /** Good tickets in the books, and places the hall says are sold; null: it did not answer. */
  books: z.int(),
  hall: z.int().nullable(),
});
export type HallDifference = z.infer<typeof hallSchema>;

/** What was sold and given back in a period. Days are calendar days of the house. No personal data. */
export const numbersSchema = z
  .object({
    from: isoDaySchema,
    to: isoDaySchema,
    today: isoDaySchema,
    made_at: offsetDateTimeSchema,
    total: sumsSchema,
    days: z.array(sumsSchema.extend({ day: isoDaySchema })),
    /** `event` null: fees. `title` is empty where the programme does not know the show any more. */
    shows: z.array(
      sumsSchema.extend({
        event: z.int().nullable(),
        title: z.string(),
        starts_at: offsetDateTimeSchema.nullable(),
        room: z.string(),
      }),
    ),
    kinds: z.array(sumsSchema.extend({ name: z.string() })),
    /** Highest first. The tax is that of the sum, rounded once. */
    rates: z.array(sumsSchema.extend({ rate: z.number(), tax_cents: z.int() })),
    methods: z.array(sumsSchema.extend({ method: z.string(), name: z.string() })),
    /** By how much codes made what was sold and not given back cheaper. */
    off_cents: z.int(),
    check: z.object({
      /** What the payments and refunds of the same orders come to, cents. */
      paid_cents: z.int(),
      refunded_cents: z.int(),
      /** So many of the shows were held against their halls. */
      halls: z.int(),
      differences: z.array(hallSchema),
    }),
  })
  .meta({ id: "Numbers" });
export type Numbers = z.infer<typeof numbersSchema>;
