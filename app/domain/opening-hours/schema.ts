import { z } from "zod";

const openingHoursEntrySchema = z
  .object({
    time_from: z.string().nullable(),
    time_to: z.string().nullable(),
    closed: z.boolean(),
    alternative_text: z.string(),
    alternative_link_url: z.string(),
  })
  .meta({ id: "OpeningHoursEntry" });
export type OpeningHoursEntry = z.infer<typeof openingHoursEntrySchema>;

export const openingHoursTodaySchema = z
  .object({
    date: z.iso.date(),
    opening_hours: z.array(openingHoursEntrySchema),
    opening_hours_exceptions: z.array(openingHoursEntrySchema),
  })
  .meta({ id: "OpeningHoursToday" });
export type OpeningHoursToday = z.infer<typeof openingHoursTodaySchema>;
