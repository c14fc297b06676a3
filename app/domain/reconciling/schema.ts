import { z } from "zod";
import { doorShowSchema } from "../door/schema";

const differenceSchema = z.object({
  /** "missing": taken again; "surplus": freed; "conflict": a person has to decide. */
  kind: z.enum(["missing", "surplus", "conflict"]),
  /** Printed number. */
  order: z.string(),
  places: z.int(),
  /** Those that have a number. */
  seats: z.array(
    z.object({
      kind: z.enum(["normal", "wheelchair", "companion"]),
      row: z.string().nullable(),
      seat: z.string().nullable(),
    }),
  ),
  /** Of a conflict: somebody else has it, it is out of sale, or it is not in the hall any more. */
  reason: z.enum(["taken", "blocked", "gone"]).nullable(),
  /** Number of the order that has it, where one has. */
  holder: z.string().nullable(),
});
export type ReconciliationDifference = z.infer<typeof differenceSchema>;

/** How a screening that was set back stands against the books. */
export const reconciliationSchema = z
  .object({
    show: doorShowSchema,
    /** Nothing is sold until it is reconciled. */
    is_set_back: z.boolean(),
    may_reconcile: z.boolean(),
    /** Empty where it was not set back: then the books may only be on their way. */
    differences: z.array(differenceSchema),
    /** Places that were taken again and freed just now; null where nothing was asked for. */
    done: z.object({ taken: z.int(), freed: z.int() }).nullable(),
  })
  .meta({ id: "Reconciliation" });
export type Reconciliation = z.infer<typeof reconciliationSchema>;
