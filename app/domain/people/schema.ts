import { z } from "zod";
import { fallbackSchema, imageSchema, richTextSchema } from "../common/schema";

/** A member of the house. */
export const personDetailSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string(),
    name: z.string(),
    position: z.string(),
    text: richTextSchema.nullable(),
    email: z.string(),
    phone: z.string(),
    image: imageSchema.nullable(),
    fallback: fallbackSchema,
  })
  .meta({ id: "PersonDetail" });
export type PersonDetail = z.infer<typeof personDetailSchema>;
