import { picked } from "../programme/listed";
import type { ArticleTeaser } from "../programme/schema";

const inTeaser = [
  "id",
  "url",
  "title",
  "preline",
  "teaser",
  "category",
  "author",
  "image",
  "fallback",
] as const satisfies readonly (keyof ArticleTeaser)[];

const inList = [...inTeaser, "date", "minutes"] as const satisfies readonly (keyof ArticleTeaser)[];

/** What other pages show of an article. */
export type TeasedArticle = Pick<ArticleTeaser, (typeof inTeaser)[number]>;
/** What a list of articles shows of one. */
export type ListedArticle = Pick<ArticleTeaser, (typeof inList)[number]>;

/** What another page needs of an article. */
export const teasedArticle = (article: TeasedArticle): TeasedArticle => picked(article, inTeaser);
/** What a list needs of an article: a page carries its data a second time, for the browser. */
export const listedArticle = (article: ListedArticle): ListedArticle => picked(article, inList);
