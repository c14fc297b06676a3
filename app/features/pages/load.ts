import type { Api } from "~/api/client";
import type { ModuleData } from "~/domain/pages/module-definition";
import { formatDay } from "~/domain/format/day";
import { formatTime } from "~/domain/format/time";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Page } from "~/domain/pages/schema";
import type { SiteSettings } from "~/domain/site/schema";
import { cinemaDay } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import { logError } from "~/server/log.server";
import { isStatus, notFound, type UnknownVersion } from "~/server/not-found";
import { plainTexts } from "~/server/plain-texts.server";

/** A page of modules, and all that they show. */
export interface PageContents {
  /** Path of the page without language: "/haus". */
  path: string;
  /** The version that staff asked for; null: what is published. */
  version: string | null;
  page: Page;
  /** What its modules bring, by module id. */
  data: Record<string, ModuleData>;
  /** Ids of modules that take the whole width of the window. */
  wide: string[];
  now: number;
  today: string;
  /** The time zone of the house. */
  zone: string;
  /** For a visitor who was sent a link to what is not published: the link's key, and what is said above the page. */
  preview: { key: string; note: string } | null;
}

export interface ContentPageData extends PageContents {
  settings: SiteSettings;
  origin: string;
}

interface ContentPageArgs {
  api: Api;
  /** Public origin of the site. */
  origin: string;
  /** Path without language: "/" or "/agb". */
  path: string;
  /** The version that staff asked for; null: what is published. */
  version: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** The link that shows this version to a visitor: its key, and until when (epoch ms); null: there is none. */
  preview: { key: string; until: number } | null;
  lang: LocaleCode;
  /** What the modules of a page bring. */
  modules: (
    page: Page,
    api: Api,
    at: { today: string; now: number },
  ) => Promise<Pick<ContentPageData, "data" | "wide">>;
}

/** A content page with what its modules show; an unknown or offline page, and an unknown version of one, is a 404. */
export async function loadContentPage(args: ContentPageArgs): Promise<ContentPageData> {
  const [page, settings] = await Promise.all([findPage(args), args.api.settings()]);
  if (!page) throw notFound(await versionMissed(args));
  const content = await completed(page, args, settings);
  // What the house says of a failure is no page of its own.
  if (Object.values(settings.design.custom_error_pages).includes(args.path)) throw notFound({ instead: content });
  return content;
}

/** A page in the version that was asked for; null where there is none such. */
export async function findPage({
  api,
  path,
  version,
}: Pick<ContentPageArgs, "api" | "path" | "version">): Promise<Page | null> {
  try {
    return await api.page(path, version);
  } catch (error) {
    // What is no name of a version names none.
    if (isStatus(error, 404) || (version !== null && isStatus(error, 400))) return null;
    throw error;
  }
}

async function versionMissed(args: ContentPageArgs): Promise<UnknownVersion | null> {
  const { version: unknownVersion } = args;
  return unknownVersion !== null && (await findPage({ ...args, version: null })) ? { unknownVersion } : null;
}

/** A page with what its modules show. */
export async function contentsOf(
  page: Page,
  { api, now, path, version, modules, preview: link, lang }: Omit<ContentPageArgs, "origin">,
  settings: SiteSettings,
): Promise<PageContents> {
  const { time_zone: zone } = settings.design.parsers;
  const today = cinemaDay(now, zone);
  const preview = link && { key: link.key, note: previewNote(toOffsetIso(link.until, zone), lang) };
  return { path, version, page, ...(await modules(page, api, { today, now })), now, today, zone, preview };
}

const previewNote = (until: string, lang: LocaleCode): string =>
  plainTexts(lang)("preview.note", { day: formatDay(until, "full", lang), time: formatTime(until, lang) });

const completed = async (page: Page, args: ContentPageArgs, settings: SiteSettings): Promise<ContentPageData> => ({
  ...(await contentsOf(page, args, settings)),
  settings,
  origin: args.origin,
});

type ErrorPageArgs = Pick<ContentPageArgs, "api" | "origin" | "now" | "modules" | "lang">;

async function findErrorPage(args: ErrorPageArgs, status: number): Promise<ContentPageData | null> {
  try {
    const settings = await args.api.settings();
    const path = settings.design.custom_error_pages[status];
    return path
      ? await completed(await args.api.page(path), { ...args, path, version: null, preview: null }, settings)
      : null;
  } catch (error) {
    logError("Unable to load custom HTML file for this error", error);
    return null;
  }
}

/** Whoever has waited for a part that does not answer does not wait as long again for words about it. */
const patienceMs = 2_000;

/**
 * The page that the house shows with a status, or null where it has none or cannot reach it: the
 * built-in words stand in. Never throws.
 */
export async function loadErrorPage(args: ErrorPageArgs, status: number): Promise<ContentPageData | null> {
  const page = findErrorPage(args, status);
  if (status < 500) return page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => (timer = setTimeout(resolve, patienceMs, null)));
  return Promise.race([page, tooLate]).finally(() => clearTimeout(timer));
}
