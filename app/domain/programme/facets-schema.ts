import { z } from "zod";
import type { Facets } from "./query";

/** Every filter's options with the number of events they leave, and ways out of an empty list. */
export const facetsSchema: z.ZodType<Facets> = z
  .object({
    count: z.int(),
    last_day: z.iso.date().nullable(),
    options: z.record(z.string(), z.array(z.object({ value: z.string(), name: z.string(), count: z.int() }))),
    suggestions: z.array(
      z.object({ query: z.record(z.string(), z.string()), removed: z.array(z.string()), count: z.int() }),
    ),
  })
  .meta({ id: "Facets" });
