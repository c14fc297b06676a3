import { data, redirect } from "react-router";
import type { Api } from "~/api/client";
import type { ArticleDetail } from "~/domain/articles/schema";
import type { Page } from "~/domain/pages/schema";
import type { ArticleTeaser } from "~/domain/programme/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { logError } from "~/server/log.server";
import { idParam, isStatus, orNotFound } from "~/server/not-found";
import type { ModuleData } from "./module-context";
import { moduleData } from "./module-data";

export interface ContentPageData {
  /** Path of the page without language: "/haus". */
  path: string;
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

/** What a 404 of a content page carries: the page that the house shows instead, if it has one. */
export interface MissingPage {
  instead: ContentPageData | null;
}

/** A content page with what its modules show; an unknown or offline page is a 404 with the house's own page. */
export async function loadContentPage(args: ContentPageArgs): Promise<ContentPageData> {
  const [page, settings] = await Promise.all([orNull(args.api.page(args.path)), args.api.settings()]);
  const insteadPath = settings.design.custom_error_pages["404"];
  // Under its own address the page of the 404 has that status too.
  if (page && args.path !== insteadPath) return completed(page, args, settings);
  const instead = insteadPath ? await insteadOf({ ...args, path: insteadPath }, settings) : null;
  throw data({ instead } satisfies MissingPage, { status: 404 });
}

async function orNull<T>(pending: Promise<T>): Promise<T | null> {
  try {
    return await pending;
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

async function completed(page: Page, args: ContentPageArgs, settings: SiteSettings): Promise<ContentPageData> {
  const { api, origin, now, path } = args;
  const today = cinemaDay(now, settings.design.parsers.time_zone);
  return { path, page, data: await moduleData(page, api, { today, now }), settings, origin, now, today };
}

async function insteadOf(args: ContentPageArgs, settings: SiteSettings): Promise<ContentPageData | null> {
  try {
    return await completed(await args.api.page(args.path), args, settings);
  } catch (error) {
    // The built-in page stands in.
    logError("Unable to load custom HTML file for this error", error);
    return null;
  }
}

export interface ArticlePageData {
  article: ArticleDetail;
  /** What else there is to read. */
  more: ArticleTeaser[];
  settings: SiteSettings;
  origin: string;
}

const mostToReadOn = 4;

interface ArticleArgs {
  api: Api;
  url: URL;
  origin: string;
  id: string | undefined;
}

/** An article; under another name than its own it leads to its own. */
export async function loadArticle({ api, url, origin, id }: ArticleArgs): Promise<ArticlePageData> {
  const [article, newest, settings] = await Promise.all([
    orNotFound(api.article(idParam(id))),
    api.articlesTeaser(),
    api.settings(),
  ]);
  if (url.pathname !== article.url) throw redirect(`${article.url}${url.search}`, 301);
  const more = newest.filter((other) => other.id !== article.id).slice(0, mostToReadOn);
  return { article, more, settings, origin };
}
