import { useMatches } from "react-router";
import type { ContentPageData, PageContents } from "~/features/pages/load";

type Loaded = Partial<Pick<ContentPageData, "origin"> & PageContents> & { settings?: { site_name: string } };

/** What the route has loaded of a page of modules: one with an address of its own, or the sections that a page has, too. */
export function loadedOf(data: unknown): Loaded {
  const { contents, ...own } = (data ?? {}) as Loaded & { contents?: PageContents | null };
  return { ...own, ...contents };
}

/** The same of the page that is shown. */
export const useLoaded = (): Loaded => loadedOf(useMatches().at(-1)?.loaderData);
