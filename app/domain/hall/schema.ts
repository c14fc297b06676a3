import { z } from "zod";
import { blockReasons } from "../box-office/block-reason";
import { offsetDateTimeSchema } from "../common/schema";
import { doorShowSchema } from "../door/schema";

const states = ["free", "held", "reserved", "sold", "blocked"] as const;
const reasonSchema = z.enum(blockReasons);
const idSchema = z.int().positive();

const seatSchema = z.object({
  id: z.int(),
  kind: z.enum(["normal", "wheelchair", "companion"]),
  row: z.string().nullable(),
  seat: z.string().nullable(),
  /** Row from the screen, and column from the left: neighbours differ by one, a gap is an aisle. */
  y: z.number(),
  x: z.number(),
  state: z.enum(states),
  /** Names an entry of `holds`, while it can still end without a sale. */
  hold: z.string().nullable(),
  /** Why it is blocked, where somebody has said so. */
  reason: reasonSchema.nullable(),
});
export type HallSeat = z.infer<typeof seatSchema>;

const groupSchema = z.object({
  id: z.int(),
  block: z.int(),
  kind: z.enum(["seated", "general", "wheelchair"]),
  name: z.string(),
  /** The time slots that share its places, as "20:30"; none where the show has none. */
  slots: z.array(z.string()),
  counts: z.record(z.enum(states), z.int()),
  /** Empty where places have no numbers. */
  seats: z.array(seatSchema),
});
export type HallGroup = z.infer<typeof groupSchema>;

const holdSchema = z.object({
  id: z.string(),
  /** "held": in a cart; "paying": at the checkout; "reserved": to be collected. */
  state: z.enum(["held", "paying", "reserved"]),
  places: z.int(),
  since: offsetDateTimeSchema,
  until: offsetDateTimeSchema,
  minutes: z.int().meta({ description: "How long it has been held" }),
  renewals: z.int(),
  /** Equal for all that come from one place, which it does not name; null: the house itself. */
  origin: z.int().nullable(),
  /** Number of the order it belongs to. */
  order: z.string().nullable(),
});
export type HallHold = z.infer<typeof holdSchema>;

const pressureSchema = z.object({
  slots: z.array(z.string()),
  unpaid: z.int(),
  places: z.int(),
  level: z.enum(["calm", "contested", "mostly-unpaid"]),
});
export type HallPressure = z.infer<typeof pressureSchema>;

export const hallSchema = z
  .object({
    show: doorShowSchema,
    made_at: offsetDateTimeSchema,
    sales: z.enum(["on_sale", "paused", "cancelled"]),
    /** Its screening was set back to an older state: nothing is sold until it is reconciled with the books. */
    is_set_back: z.boolean(),
    counts: z.object({
      places: z.int(),
      free: z.int(),
      held: z.int(),
      reserved: z.int(),
      sold: z.int(),
      blocked: z.int(),
    }),
    groups: z.array(groupSchema),
    /** The oldest first. */
    holds: z.array(holdSchema),
    pressure: z.array(pressureSchema),
    /** How many parties are on the waiting list. */
    waiting: z.int(),
  })
  .meta({ id: "Hall" });
export type Hall = z.infer<typeof hallSchema>;

const unitsSchema = z.array(idSchema).min(1).max(500);

/** What somebody of the house does to a hall. Each says what shall be, so that said twice it is the same. */
export const hallChangeSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("release"), holds: z.array(z.string().min(1).max(64)).min(1).max(500) }),
  z.object({ do: z.literal("block"), units: unitsSchema, reason: reasonSchema }),
  z.object({ do: z.literal("unblock"), units: unitsSchema }),
  z.object({
    do: z.literal("block-places"),
    group: idSchema,
    block: z.int().min(0),
    places: z.int().min(0).max(100_000),
    reason: reasonSchema,
  }),
  z.object({ do: z.literal("pause") }).meta({ description: "Sell no more places of it for now" }),
  z.object({ do: z.literal("resume") }).meta({ description: "Sell again" }),
]);
export type HallChange = z.infer<typeof hallChangeSchema>;
