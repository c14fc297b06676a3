import { z } from "zod";
import { feeBases, mostFees } from "./asked";

const typed = z.string().max(200).default("");
/** Of the list that was seen: a change of any other one is none. */
const revision = z.string().max(64);
const place = z.int().min(1).max(mostFees);

/** POST /{lang}/api/box-office/fees/ : what somebody typed. Judged field by field, so that an error names the field. */
export const askedFeeSchema = z
  .object({
    revision,
    /** Which fee of the list it is instead of, counted from one; null: it is another one. */
    place: place.nullable().default(null),
    /** By language. */
    name: z.record(z.string().max(10), typed),
    per: z.enum(feeBases),
    value: typed,
    tax_rate: typed,
    refundable: z.boolean(),
  })
  .meta({ id: "AskedFee" });

/** POST /{lang}/api/box-office/fees/{place}/end/ */
export const endFeeSchema = z.object({ revision }).meta({ id: "EndFee" });

export const feesSchema = z
  .object({
    fees: z.array(
      z.object({
        /** By language. */
        name: z.record(z.string(), z.string()),
        per: z.enum(feeBases),
        cents: z.int(),
        /** Percent; it is in the cents. */
        tax_rate: z.number(),
        refundable: z.boolean(),
      }),
    ),
    revision,
    may_set: z.boolean(),
  })
  .meta({ id: "Fees" });
export type Fees = z.infer<typeof feesSchema>;
