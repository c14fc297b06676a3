import { data, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { previewParam } from "~/domain/editing/preview";
import type { Page } from "~/domain/pages/schema";
import {
  contentsOf,
  loadContentPage,
  loadErrorPage,
  type ContentPageData,
  type PageContents,
} from "~/features/pages/load";
import type { LoadArgs } from "~/features/productions/data/load";
import { loadModules } from "~/modules/load.server";
import { apiFrom } from "~/server/api";
import { requestContext } from "~/server/context";
import { logError } from "~/server/log.server";
import { isPlainNotFound, isStatus } from "~/server/not-found";
import { withoutRepeats } from "~/server/without-repeats";

/** What the answer of a page that failed carries. */
export interface FailedAnswer {
  /** The page that the house shows instead, if it has one. */
  instead: ContentPageData | null;
}

type Context = Readonly<RouterContextProvider>;

/** What every page of modules is made from. */
const sourceOf = (context: Context) => ({
  api: apiFrom(context),
  origin: context.get(requestContext).origin,
  now: context.get(requestContext).now,
  lang: context.get(requestContext).lang,
  modules: loadModules,
});

/** The link that shows a visitor what is not published; null: there is none. */
function previewOf({ context, url }: PageArgs): { key: string; until: number } | null {
  const { preview } = context.get(requestContext);
  return preview && { key: url.searchParams.get(previewParam) ?? "", until: preview.until };
}

const housePage = (context: Context, status: number): Promise<ContentPageData | null> =>
  loadErrorPage(sourceOf(context), status);

interface Answer {
  status: number;
  statusText: string;
  facts?: object;
}

/** Refusals of the API that are answers of the page, whatever the house has to say of them. */
const refusals = new Map([
  [403, "Forbidden"],
  [410, "Gone"],
]);

/** What a failure is answered with; null for what says itself what it is: a redirect, a 404 with facts. */
function answerOf(error: unknown): Answer | null {
  if (isPlainNotFound(error)) return { status: 404, statusText: "Not Found" };
  const refusal = [...refusals].find(([status]) => isStatus(error, status));
  if (refusal) return { status: refusal[0], statusText: refusal[1] };
  if (isRouteErrorResponse(error))
    return { status: error.status, statusText: error.statusText, facts: error.data as object };
  return error instanceof Error ? { status: 500, statusText: "Internal Server Error" } : null;
}

/** The failure of a page with the page that the house has for its status. */
async function withHousePage(error: unknown, context: Context, path: string): Promise<unknown> {
  const answer = answerOf(error);
  if (!answer) return error;
  const { facts, ...init } = answer;
  const instead = await housePage(context, init.status);
  if (!instead && !refusals.has(init.status)) return error;
  // As an answer it is nobody's error any more, so that nobody else would log it.
  if (init.status === 500) logError("page", error, { path });
  return data({ ...facts, instead } satisfies FailedAnswer, init);
}

interface PageArgs {
  context: Context;
  url: URL;
}

/** The loader of a page: its failure carries the house's own page. */
export async function pageLoader<T>({ context, url }: PageArgs, load: () => Promise<T>): Promise<T> {
  try {
    return withoutRepeats(await load());
  } catch (error) {
    throw await withHousePage(error, context, url.pathname);
  }
}

/** The version that staff asked for, the working copy where they edit; null: what is published. */
function versionOf({ context, url }: PageArgs): string | null {
  const isEditing = url.searchParams.has("edit") && context.get(requestContext).session.staff !== null;
  return url.searchParams.get("v") ?? (isEditing ? "draft" : null);
}

/** The loader of a page of modules; `path` is without language. */
export const contentPageLoader = (args: PageArgs, path: string): Promise<ContentPageData> =>
  pageLoader(args, () =>
    loadContentPage({
      ...sourceOf(args.context),
      path,
      version: versionOf(args),
      preview: previewOf(args),
    }),
  );

interface RecordArgs extends PageArgs {
  params: { slug?: string; id?: string };
}

/** The loader of a page about one record: `load` is told all that it may want to know. */
export const recordLoader = <T>(args: RecordArgs, load: (asked: LoadArgs) => Promise<T>): Promise<T> =>
  pageLoader(args, () => {
    const { now, origin } = args.context.get(requestContext);
    return load({ api: apiFrom(args.context), url: args.url, params: args.params, now, origin });
  });

/** The loader of a page about one record that may have modules, too: `load` finds both, in the version that is asked for. */
export const withModulesLoader = <T extends { page: Page | null }>(
  args: RecordArgs,
  load: (asked: LoadArgs & { version: string | null }) => Promise<T>,
): Promise<Omit<T, "page"> & { contents: PageContents | null }> =>
  recordLoader(args, async (asked) => {
    const version = versionOf(args);
    const { page, ...found } = await load({ ...asked, version });
    if (!page) return { ...found, contents: null };
    const path = asked.url.pathname.replace(/^\/[^/]+/, "");
    const asking = { ...sourceOf(args.context), path, version, preview: previewOf(args) };
    const contents = await contentsOf(page, asking, await asked.api.settings());
    return { ...found, contents };
  });
