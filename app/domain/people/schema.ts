import { z } from "zod";
import { articleTeaserSchema } from "../programme/schema";
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

/** A member of the house with what they wrote. */
export const personPageSchema = personDetailSchema
  .extend({ articles: z.array(articleTeaserSchema) })
  .meta({ id: "PersonPage" });
export type PersonPage = z.infer<typeof personPageSchema>;
export type PersonDetail = z.infer<typeof personDetailSchema>;
