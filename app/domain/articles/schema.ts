import { z } from "zod";
import { imageSchema, offsetDateTimeSchema, richTextSchema } from "../common/schema";
import { productionListItemSchema } from "../productions/schema";
import { pageSchema } from "../pages/schema";
import { articleTeaserSchema, eventListItemSchema, filterOptionSchema } from "../programme/schema";

const refSchema = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** An article with its text, its topics and what it is about. */
export const articleDetailSchema = articleTeaserSchema
  .extend({
    text: richTextSchema.nullable(),
    /** Locale codes of the languages that its text is written in: search engines are led to no other. */
    written_in: z.array(z.string()),
    /** The page of its author, where that is one of the house. */
    author_page: z
      .object({ url: z.string(), position: z.string(), image: imageSchema.nullable() })
      .meta({ id: "ArticleAuthor" })
      .nullable(),
    gallery: z.array(imageSchema),
    tags: z.array(refSchema.extend({ url: z.string() })),
    /** Films it is about. */
    productions: z.array(productionListItemSchema),
    /** The next showing of each of its films, and the events to come that it is about, soonest first. */
    events: z.array(eventListItemSchema),
    /** When it was last changed, if that is known. */
    updated: offsetDateTimeSchema.nullable(),
    /** The sections after its text, as a page has them; null: it has none, or they are offline. */
    page: pageSchema.nullable(),
  })
  .meta({ id: "ArticleDetail" });
export type ArticleDetail = z.infer<typeof articleDetailSchema>;

export const articleCategorySchema = refSchema
  .extend({
    style_name: z.string(),
    url: z.string(),
    /** Articles online. */
    count: z.int(),
  })
  .meta({ id: "ArticleCategory" });
export type ArticleCategory = z.infer<typeof articleCategorySchema>;

export const articleTopicSchema = filterOptionSchema
  .extend({
    url: z.string(),
    /** Articles online. */
    count: z.int(),
  })
  .meta({ id: "ArticleTopic" });
export type ArticleTopic = z.infer<typeof articleTopicSchema>;
