import { redirect } from "react-router";
import type { Api } from "~/api/client";
import type { ArticleDetail } from "~/domain/articles/schema";
import type { Page } from "~/domain/pages/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { idParam, orNotFound } from "~/server/not-found";
import type { ModuleData } from "./module-context";
import { moduleData } from "./module-data";

export interface ContentPageData {
  page: Page;
  data: Record<string, ModuleData>;
  settings: SiteSettings;
  origin: string;
  now: number;
  today: string;
}

interface ContentPageArgs {
  api: Api;
  /** Public origin of the site. */
  origin: string;
  /** Path without language: "/" or "/agb". */
  path: string;
  /** Epoch milliseconds. */
  now: number;
}

/** A content page with what its modules show; an unknown or offline page is a 404. */
export async function loadContentPage({ api, origin, path, now }: ContentPageArgs): Promise<ContentPageData> {
  const [page, settings] = await Promise.all([orNotFound(api.page(path)), api.settings()]);
  const today = cinemaDay(now, settings.design.parsers.time_zone);
  return { page, data: await moduleData(page, api, today), settings, origin, now, today };
}

export interface ArticlePageData {
  article: ArticleDetail;
  settings: SiteSettings;
  origin: string;
}

interface ArticleArgs {
  api: Api;
  url: URL;
  origin: string;
  id: string | undefined;
}

/** An article; under another name than its own it leads to its own. */
export async function loadArticle({ api, url, origin, id }: ArticleArgs): Promise<ArticlePageData> {
  const [article, settings] = await Promise.all([orNotFound(api.article(idParam(id))), api.settings()]);
  if (url.pathname !== article.url) throw redirect(`${article.url}${url.search}`, 301);
  return { article, settings, origin };
}
