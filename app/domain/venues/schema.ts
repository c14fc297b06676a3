import { z } from "zod";
import { imageSchema } from "../common/schema";

/** A house or open-air site with its rooms and how one gets there and in. */
export const venueSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    text: z.string(),
    address: z.string(),
    transport: z.string(),
    image: imageSchema.nullable(),
    rooms: z.array(
      z.object({ name: z.string(), seats: z.int(), wheelchair_places: z.int(), access: z.array(z.string()) }),
    ),
  })
  .meta({ id: "Venue" });
export type Venue = z.infer<typeof venueSchema>;
