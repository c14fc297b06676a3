import { z } from "zod";
import { offsetDateTimeSchema } from "../common/schema";
import { eventListItemSchema } from "./schema";

export const feedOrders = ["time", "new"] as const;

/** Events of a page of what is to come: a shorter one is the last. */
export const feedPageSize = 1_000;

/** An event as calendars and news readers take it. */
export const feedEntrySchema = eventListItemSchema
  .pick({
    id: true,
    url: true,
    ticket_url: true,
    title: true,
    original_title: true,
    date_start: true,
    date_end: true,
    status: true,
    language_version: true,
    directors: true,
    countries: true,
    year: true,
    runtime: true,
    room: true,
    venue: true,
    series: true,
    extras: true,
    image: true,
  })
  .extend({
    /** Rises with every change that calendars must notice. */
    sequence: z.int(),
    /** When it was announced, and last changed; null where nobody noted it. */
    announced: offsetDateTimeSchema.nullable(),
    changed: offsetDateTimeSchema.nullable(),
  })
  .meta({ id: "FeedEntry" });
export type FeedEntry = z.infer<typeof feedEntrySchema>;
