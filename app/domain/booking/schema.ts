import { z } from "zod";
import { codeProblems } from "../orders/promotion";
import { offsetDateTimeSchema, priceStringSchema } from "../common/schema";
import { availabilityStates } from "../programme/schema";

/** One line of the price list. `sale_type_id` is the kind of ticket (full, reduced, companion …). */
const priceLineSchema = z
  .object({
    id: z.int(),
    price: priceStringSchema,
    sale_type_id: z.int(),
    seat_group: z.int(),
    /** Condition or hint ("mit Nachweis"). */
    text: z.string(),
    name: z.string(),
    /** True on the full-price line if the seat group has other sale types. */
    has_discounts: z.boolean(),
    /** How many of this line are left in its contingent; null: only the seats limit it. */
    remaining: z.int().nullable(),
  })
  .meta({ id: "PriceLine" });
export type PriceLine = z.infer<typeof priceLineSchema>;

const seatGroupStatuses = ["available", "limited", "sold-out", "closed"] as const;

const timeslotSchema = z
  .object({ id: z.int(), time_start: z.string(), status: z.enum(seatGroupStatuses), block_id: z.int() })
  .meta({ id: "Timeslot" });
export type Timeslot = z.infer<typeof timeslotSchema>;

const seatGroupSchema = z
  .object({
    id: z.int(),
    seat_group: z.int(),
    status: z.enum(seatGroupStatuses),
    /** Name of the seat group ("Parkett", "Rollstuhlplätze"). */
    text: z.string(),
    kind: z.enum(["seated", "general", "wheelchair"]),
    prices: z.array(priceLineSchema),
    timeslots: z.array(timeslotSchema),
  })
  .meta({ id: "SeatGroup" });
export type SeatGroup = z.infer<typeof seatGroupSchema>;

/** What the booking widget needs of an event; asked for when it opens, never cached. */
export const bookingInfoSchema = z
  .object({
    event: z.int(),
    title: z.string(),
    text: z.string(),
    date_start: offsetDateTimeSchema,
    room: z.string(),
    version: z.string().nullable(),
    prices: z.array(priceLineSchema),
    seat_groups: z.array(seatGroupSchema),
    ticket_url: z.string(),
    id_jet: z.string(),
    /** "elsewhere": sold by somebody else, at `ticket_url`. */
    sales: z.enum(["open", "not-yet", "closed", "paused", "cancelled", "elsewhere"]),
    /** The word that lists show; null where somebody else sells the tickets, or nobody. */
    availability: z.enum(availabilityStates).nullable(),
    /** ISO start of sales where `sales` is "not-yet". */
    sales_start: offsetDateTimeSchema.nullable(),
    max_per_cart: z.int(),
  })
  .meta({ id: "BookingInfo" });
export type BookingInfo = z.infer<typeof bookingInfoSchema>;

/** POST /{lang}/api/shop/cart/ : amounts by line; prices are identified, never sent. */
export const cartRequestSchema = z
  .object({
    event: z.int().positive(),
    timeslot: z.int().positive().optional(),
    tickets: z
      .array(
        z.object({
          price_id: z.int().positive(),
          seat_group: z.int().positive(),
          sale_type_id: z.int().positive(),
          amount: z.int().min(1).max(50),
        }),
      )
      .min(1)
      .max(20),
    /** Seats apart from each other will do: the answer to `only_scattered_seats`. */
    scattered: z.boolean().optional(),
    /** Unit ids of the seats wanted: taken where all of them are free, else the house chooses. */
    units: z.array(z.int().positive()).max(50).optional(),
  })
  .meta({ id: "CartRequest" });
export type CartRequest = z.infer<typeof cartRequestSchema>;

export const cartCreatedSchema = z
  .object({
    tickets_quantity: z.int(),
    cart_url: z.string(),
    expires_at: offsetDateTimeSchema,
    remaining_ms: z.int(),
  })
  .meta({ id: "CartCreated" });
export type CartCreated = z.infer<typeof cartCreatedSchema>;

export const cartSeatSchema = z
  .object({
    /** Unit id within the event. */
    unit: z.int(),
    /** "Reihe 5, Platz 12" parts; null for general admission. */
    row: z.string().nullable(),
    seat: z.string().nullable(),
    kind: z.enum(["normal", "wheelchair", "companion"]),
  })
  .meta({ id: "CartSeat" });
export type CartSeat = z.infer<typeof cartSeatSchema>;

const cartLineSchema = z
  .object({
    price_id: z.int(),
    seat_group: z.int(),
    sale_type_id: z.int(),
    name: z.string(),
    amount: z.int(),
    price: priceStringSchema,
    total: priceStringSchema,
  })
  .meta({ id: "CartLine" });
export type CartLine = z.infer<typeof cartLineSchema>;

/** One event in the cart: one hold in its screening object. */
const cartItemSchema = z
  .object({
    event: z.int(),
    title: z.string(),
    url: z.string(),
    date_start: offsetDateTimeSchema,
    room: z.string(),
    version: z.string().nullable(),
    seat_group_name: z.string(),
    timeslot: z.string().nullable(),
    /** Id of the time slot, to hold the same again after expiry. */
    timeslot_id: z.int().nullable().optional(),
    lines: z.array(cartLineSchema),
    seats: z.array(cartSeatSchema),
    /** The seats whose time has run out, to ask for the same again. */
    had: z.array(cartSeatSchema).optional(),
    /** True while the seats are held for this cart; false after expiry. */
    held: z.boolean(),
    /** Until when: others of the cart may end sooner, or later. */
    expires_at: offsetDateTimeSchema,
    total: priceStringSchema,
  })
  .meta({ id: "CartItem" });
export type CartItem = z.infer<typeof cartItemSchema>;

/** A tax that a sum includes: percent, what it is included in, and what it comes to. */
export const taxSchema = z.object({ rate: z.number(), gross: priceStringSchema, amount: priceStringSchema });

/** What is asked beside the tickets, of the order or of each ticket that costs something. */
export const feeSchema = z.object({
  name: z.string(),
  per: z.enum(["order", "ticket"]),
  /** How often it is charged. */
  amount: z.int(),
  total: priceStringSchema,
  /** It comes back with the tickets. */
  refundable: z.boolean(),
});
export type FeeView = z.infer<typeof feeSchema>;

export const cartSchema = z
  .object({
    items: z.array(cartItemSchema),
    tickets_quantity: z.int(),
    /** The code of the cart with what it takes off the sum of the items, and why it does nothing, if it does not. */
    code: z
      .object({ code: z.string(), amount: priceStringSchema, problem: z.enum(codeProblems).nullable() })
      .nullable(),
    /** What is asked beside the tickets. */
    fees: z.array(feeSchema),
    /** What is charged: with the fees, without what the code takes off. */
    total: priceStringSchema,
    /** Highest rate first. */
    taxes: z.array(taxSchema),
    status: z.enum(["empty", "held", "expired"]),
    expires_at: offsetDateTimeSchema.nullable(),
    remaining_ms: z.int(),
    extensions_left: z.int(),
    /** How long until the cart can be renewed, 0 if it can be now; null if it cannot. */
    extend_in_ms: z.int().nullable(),
    extend_from: offsetDateTimeSchema.nullable(),
    /** True while a renewal is refused because too much of the hall is held unpaid. */
    contested: z.boolean(),
    /** True while the next renewal is for those only whose e-mail address has been checked. */
    needs_address: z.boolean(),
    cart_url: z.string(),
  })
  .meta({ id: "Cart" });
export type Cart = z.infer<typeof cartSchema>;

const planSeatStates = ["free", "taken", "mine"] as const;

/** The seats of one event as the seat change shows them: `taken` says nothing about by whom. */
export const seatPlanViewSchema = z
  .object({
    event: z.int(),
    /** How many seats the viewer's cart holds here, by seat group: a change keeps these numbers. */
    mine: z.int(),
    groups: z.array(
      z.object({
        seat_group: z.int(),
        name: z.string(),
        kind: z.enum(["seated", "general", "wheelchair"]),
        rows: z.array(
          z.object({
            /** Name of the row as printed on the seats. */
            row: z.string(),
            seats: z.array(
              z.object({
                unit: z.int(),
                seat: z.string(),
                kind: z.enum(["normal", "wheelchair", "companion"]),
                /** Column in the room, counted from the left: neighbours differ by one, a gap is an aisle. */
                x: z.number(),
                state: z.enum(planSeatStates),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "SeatPlanView" });
export type SeatPlanView = z.infer<typeof seatPlanViewSchema>;

/** PUT /{lang}/api/shop/cart/code/ : the code as it was typed. */
export const cartCodeSchema = z.object({ code: z.string().max(200) }).meta({ id: "CartCode" });

/** PATCH /{lang}/api/shop/cart/{event}/ : the new amount of one line; 0 removes the line. */
export const cartLineChangeSchema = z
  .object({
    price_id: z.int().positive(),
    seat_group: z.int().positive(),
    amount: z.int().min(0).max(50),
    scattered: z.boolean().optional(),
  })
  .meta({ id: "CartLineChange" });
export type CartLineChange = z.infer<typeof cartLineChangeSchema>;

/** PUT /{lang}/api/shop/cart/{event}/seats/ : the seats wanted instead, as unit ids of the seat plan. */
export const seatChangeSchema = z
  .object({ units: z.array(z.int().positive()).min(1).max(50) })
  .meta({ id: "SeatChange" });
export type SeatChange = z.infer<typeof seatChangeSchema>;
