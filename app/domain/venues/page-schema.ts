import { z } from "zod";
import { isoDaySchema } from "../common/schema";
import { venueSchema } from "./schema";

const wallTime = z.string().nullable();

/** A venue with all that somebody wants to know before coming. */
export const venuePageSchema = venueSchema
  .extend({
    phone: z.string(),
    email: z.string(),
    /** How the house is reached and used without steps, sight or hearing. */
    access_text: z.string(),
    /** WGS 84; null where nobody noted it. */
    position: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    rooms: z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        seats: z.int(),
        wheelchair_places: z.int(),
        access: z.array(z.string()),
        formats: z.array(z.string()),
        step_free: z.boolean(),
        door: z.string(),
        toilet: z.string(),
        induction_loop: z.string(),
        /** Seats of each row, from the screen to the back. */
        rows: z.array(z.int()),
      }),
    ),
    /** Of the house's first venue; weekdays from Monday (1), "HH:MM". */
    hours: z.array(z.object({ weekday: z.int(), from: wallTime, to: wallTime, closed: z.boolean() })),
    /** What differs in the days to come. */
    exceptions: z.array(
      z.object({
        date_from: isoDaySchema,
        date_to: isoDaySchema,
        from: wallTime,
        to: wallTime,
        closed: z.boolean(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: "VenuePage" });
export type VenuePage = z.infer<typeof venuePageSchema>;
