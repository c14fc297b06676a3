import { z } from "zod";
import { imageSchema, richTextSchema } from "../common/schema";
import { articleTeaserSchema } from "../programme/schema";

const refSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** An article with its text, its tags and the films it is about. */
export const articleDetailSchema = articleTeaserSchema
  .extend({
    text: richTextSchema.nullable(),
    gallery: z.array(imageSchema),
    tags: z.array(refSchema),
    productions: z.array(refSchema.extend({ url: z.string() })),
  })
  .meta({ id: "ArticleDetail" });
export type ArticleDetail = z.infer<typeof articleDetailSchema>;

export const articleCategorySchema = refSchema.extend({ style_name: z.string() }).meta({ id: "ArticleCategory" });
export type ArticleCategory = z.infer<typeof articleCategorySchema>;
