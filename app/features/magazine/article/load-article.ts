import { redirect } from "react-router";
import type { Api } from "~/api/client";
import type { ListedArticle } from "~/domain/articles/listed";
import { listedArticle } from "~/domain/articles/listed";
import type { ArticleDetail } from "~/domain/articles/schema";
import { listed, picked, type ListedEvent } from "~/domain/programme/listed";
import type { ProductionListItem } from "~/domain/productions/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { idParam, isStatus, notFound, orNotFound, type UnknownVersion } from "~/server/not-found";
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

/** Whoever begins the sections of an article finds none in its working copy; any other version has a name and a content. */
const isMissing = (version: string | null, { page }: ArticleDetail): version is string =>
  version !== null && version !== "draft" && page === null;

/** An article as it is published or, where staff asked for one, with its sections in a version; a 404 where it has none such. */
async function articleIn(api: Api, id: number, version: string | null): Promise<ArticleDetail> {
  try {
    const found = await orNotFound(api.article(id, version));
    if (!isMissing(version, found)) return found;
  } catch (error) {
    // What is no name of a version names none.
    if (version === null || !isStatus(error, 400)) throw error;
  }
  throw notFound({ unknownVersion: version } satisfies UnknownVersion);
}

/** An article, and its sections in the version that staff asked for; under another name than its own it leads to its own. */
export async function loadArticle({
  api,
  url,
  origin,
  id,
  version,
}: MagazineArgs & { id: string | undefined; version: string | null }): Promise<ArticlePageData> {
  const [found, newest, settings] = await Promise.all([
    articleIn(api, idParam(id), version),
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
