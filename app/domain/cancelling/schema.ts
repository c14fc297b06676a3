import { z } from "zod";
import { doorShowSchema } from "../door/schema";

const count = z.int();

/** A show that is to be cancelled, or is: what that means for those who have tickets, and how far it has come. */
export const cancellationSchema = z
  .object({
    show: doorShowSchema,
    status: z.enum(["scheduled", "moved", "cancelled"]),
    /** True where who asks may cancel it, and it can be. */
    may_cancel: z.boolean(),
    /** What is still to be given back: of a show that is not cancelled everything. Cents: what the tickets have cost. */
    open: z.object({ orders: count, tickets: count, reservations: count, cents: count }),
    /** Orders whose tickets or reservation have been ended. */
    done: count,
    /** Money of those. `due`: asked of the provider, who has not said yes yet. */
    refunds: z.object({ done_cents: count, due_cents: count }),
    mails: z.object({ sent: count, waiting: count, failed: count }),
    /** Money that came over the desk and waits there for its guest. */
    to_pay_out: z.array(z.object({ order: z.uuid(), number: z.string(), name: z.string(), cents: count })),
  })
  .meta({ id: "Cancellation" });
export type Cancellation = z.infer<typeof cancellationSchema>;

export const payOutSchema = z.object({ order: z.uuid() });
