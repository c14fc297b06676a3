import { redirect } from "react-router";
import type { ListedArticle } from "~/domain/articles/listed";
import { listedArticle } from "~/domain/articles/listed";
import type { ArticleDetail } from "~/domain/articles/schema";
import { listed, picked, type ListedEvent } from "~/domain/programme/listed";
import type { ProductionListItem } from "~/domain/productions/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { idParam, orNotFound } from "~/server/not-found";
import type { MagazineArgs } from "../overview/load";

const ofFilm = [
  "id",
  "url",
  "title",
  "original_title",
  "original_lang",
  "year",
  "directors",
  "image",
  "fallback",
] as const satisfies readonly (keyof ProductionListItem)[];

/** A film without a date. */
export type FilmToCome = Pick<ProductionListItem, (typeof ofFilm)[number]>;

export interface ArticlePageData {
  article: Omit<ArticleDetail, "productions" | "events" | "page">;
  /** The sections after its text; null: none. */
  page: ArticleDetail["page"];
  /** What it is about and can be seen here, soonest first. */
  events: ListedEvent[];
  /** Films it is about of which nothing is planned. */
  undated: FilmToCome[];
  /** What else there is to read. */
  more: ListedArticle[];
  settings: Pick<SiteSettings, "site_name">;
  origin: string;
}

const mostToReadOn = 3;

/** An article, and its sections in the version that staff asked for; under another name than its own it leads to its own. */
export async function loadArticle({
  api,
  url,
  origin,
  id,
  version,
}: MagazineArgs & { id: string | undefined; version: string | null }): Promise<ArticlePageData> {
  const [found, newest, settings] = await Promise.all([
    orNotFound(api.article(idParam(id), version)),
    api.articlesTeaser(),
    api.settings(),
  ]);
  if (url.pathname !== found.url) throw redirect(`${found.url}${url.search}`, 301);
  const { productions, events, page, ...article } = found;
  const planned = new Set(events.map((event) => event.production?.id));
  const others = newest.filter((other) => other.id !== article.id);
  // One row of pictures, of its own kind first.
  const nearness = ({ image, category }: ListedArticle) =>
    (image ? 2 : 0) + (category?.id === article.category?.id ? 1 : 0);
  return {
    article,
    page,
    events: events.map(listed),
    undated: productions.filter((film) => !planned.has(film.id)).map((film) => picked(film, ofFilm)),
    more: others
      .toSorted((a, b) => nearness(b) - nearness(a))
      .slice(0, mostToReadOn)
      .map(listedArticle),
    settings: { site_name: settings.site_name },
    origin,
  };
}
