import type { RouterContextProvider } from "react-router";
import { findLocale } from "~/domain/locale/locales";
import { loadMissingPage, type ContentPageData } from "~/features/pages/load";
import { loadShell } from "~/features/navigation/load-shell";
import type { ShellData } from "~/features/navigation/shell-data";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { isPlainNotFound, notFound } from "~/server/not-found";

/** What a 404 carries. */
export interface MissingPage {
  /** The page that the house shows instead, if it has one. */
  instead: ContentPageData | null;
  /** The shell of the default language, where no page has brought one. */
  shell?: ShellData | null;
}

type Context = Readonly<RouterContextProvider>;

const housePage = (context: Context): Promise<ContentPageData | null> =>
  loadMissingPage({
    api: apiFrom(context),
    origin: context.get(requestContext.origin),
    now: context.get(requestContext.now),
  });

/** The loader of a page: its 404 carries the house's own page. Below no language there is nothing to load. */
export async function pageLoader<T>(
  { context, params }: { context: Context; params: { lang?: string } },
  load: () => Promise<T>,
): Promise<T> {
  // The layout answers for that, with the house around it.
  if (!findLocale(params.lang)) throw notFound();
  try {
    return await load();
  } catch (error) {
    if (!isPlainNotFound(error)) throw error;
    throw notFound({ instead: await housePage(context) } satisfies MissingPage);
  }
}

/** Thrown for an address outside of every language: the house around its own page. */
export async function unknownAddress(context: Context) {
  const [shell, instead] = await Promise.all([
    loadShell(apiFrom(context), context.get(requestContext.now)),
    housePage(context),
  ]);
  return notFound({ shell, instead } satisfies MissingPage);
}
