import { z } from "zod";
import { cartRequestSchema, cartSeatSchema } from "../booking/schema";
import { offsetDateTimeSchema, priceStringSchema } from "../common/schema";
import { eventListItemSchema } from "../programme/schema";

/** How the waiting of a party ends: by itself, with tickets, with the hour of its offer, or with the show. */
export const partyEnds = ["left", "bought", "lapsed", "cancelled"] as const;
export type PartyEnd = (typeof partyEnds)[number];

/** POST /{lang}/api/shop/waiting/ : what somebody waits for, and where the house writes to. */
export const waitingRequestSchema = z
  .object({
    event: z.int().positive(),
    timeslot: cartRequestSchema.shape.timeslot,
    tickets: cartRequestSchema.shape.tickets,
    email: z.string().max(1000),
  })
  .meta({ id: "WaitingRequest" });
export type WaitingRequest = z.infer<typeof waitingRequestSchema>;

/** The same answer for everybody: it says nothing of who waits. */
export const waitingJoinedSchema = z.object({ waiting: z.literal(true) }).meta({ id: "WaitingJoined" });

/** A party by the secret of its link. Its place on the list is not told: others may fit before it. */
export const waitingViewSchema = z
  .object({
    state: z.enum(["waiting", "offered", "over"]),
    ending: z.enum(partyEnds).nullable(),
    show: eventListItemSchema.nullable(),
    /** "HH:MM:SS", of a show with time slots. */
    timeslot: z.string().nullable(),
    lines: z.array(
      z.object({
        name: z.string(),
        amount: z.int(),
        /** Known of what is offered, as the sum is. */
        price: priceStringSchema.nullable(),
        total: priceStringSchema.nullable(),
      }),
    ),
    seats: z.array(cartSeatSchema),
    total: priceStringSchema.nullable(),
    /** Until when what is offered is kept. */
    until: offsetDateTimeSchema.nullable(),
  })
  .meta({ id: "WaitingView" });
export type WaitingView = z.infer<typeof waitingViewSchema>;
