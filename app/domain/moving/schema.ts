import { z } from "zod";
import { offsetDateTimeSchema } from "../common/schema";
import { doorShowSchema } from "../door/schema";

const count = z.int();

/** A show that is to get another time, or has it: who holds tickets for it, and how far they have been told. */
export const movingSchema = z
  .object({
    show: doorShowSchema,
    status: z.enum(["scheduled", "moved", "cancelled"]),
    /** True where who asks may move it, and it can be. */
    may_move: z.boolean(),
    /** Its time before the last move; null: it was never moved. */
    previous: offsetDateTimeSchema.nullable(),
    /** Who has tickets or a reservation for it now. `silent`: orders without an address, who are told by nobody. */
    holders: z.object({ orders: count, tickets: count, reservations: count, silent: count }),
    /** About the last move. */
    mails: z.object({ sent: count, waiting: count, failed: count }),
  })
  .meta({ id: "Moving" });
export type Moving = z.infer<typeof movingSchema>;

/** `starts_at`: the new start on the clock of the house ("2026-11-22T20:15"); `from`: the one that whoever moves it has seen. */
export const moveSchema = z
  .object({ starts_at: z.string().max(40), from: offsetDateTimeSchema })
  .meta({ id: "MoveShow" });
export type Move = z.infer<typeof moveSchema>;
