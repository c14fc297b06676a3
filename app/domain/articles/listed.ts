import { picked } from "../programme/listed";
import type { ArticleTeaser } from "../programme/schema";

const inList = [
  "id",
  "url",
  "title",
  "preline",
  "teaser",
  "category",
  "author",
  "date",
  "minutes",
  "image",
  "fallback",
] as const satisfies readonly (keyof ArticleTeaser)[];

/** What a list of articles shows of one. */
export type ListedArticle = Pick<ArticleTeaser, (typeof inList)[number]>;

/** What a list needs of an article: a page carries its data a second time, for the browser. */
export const listedArticle = (article: ListedArticle): ListedArticle => picked(article, inList);
