import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

const none: readonly never[] = [];

interface Listing<Page> {
  /** Under what name the further pages are kept. */
  queryKey: readonly unknown[];
  /** Number of the first page that the document did not bring. */
  first: number;
  /** The last page that it brought. */
  brought: Page | undefined;
  load: (page: number) => Promise<Page>;
}

interface FurtherPages<Page> {
  further: readonly Page[];
  /** Number of the page that follows; null at the end. */
  nextPage: number | null;
  loading: boolean;
  failed: boolean;
  loadMore: () => Promise<void>;
}

/**
 * The pages of a list that load after those of the document. They stay in the browser's cache, so that going back
 * finds the list as long as it was.
 */
export function useFurtherPages<Page extends { next: string | null }>({
  queryKey,
  first,
  brought,
  load,
}: Listing<Page>): FurtherPages<Page> {
  const queries = useQueryClient();
  const list = JSON.stringify(queryKey);
  const { data: further = none } = useQuery<readonly Page[]>({ queryKey, enabled: false });
  const [fetching, setFetching] = useState<{ list: string; failed: boolean }>();
  const running = useRef("");
  const after = (pages: readonly Page[]) => ((pages.at(-1) ?? brought)?.next ? first + pages.length : null);
  const loadMore = async () => {
    // What is drawn may be a page behind.
    const known = queries.getQueryData<readonly Page[]>(queryKey) ?? [];
    const nextPage = after(known);
    if (nextPage === null || running.current === list) return;
    running.current = list;
    setFetching({ list, failed: false });
    try {
      const page = await load(nextPage);
      queries.setQueryData(queryKey, [...known, page]);
      setFetching(undefined);
    } catch {
      setFetching({ list, failed: true });
    }
    if (running.current === list) running.current = "";
  };
  const current = fetching?.list === list ? fetching : undefined;
  return {
    further,
    nextPage: after(further),
    loading: current?.failed === false,
    failed: current?.failed === true,
    loadMore,
  };
}

/** Calls `arrived` with how many entries the newest further page has brought, once for each that comes. */
export function useArrivals<Page extends { results: readonly unknown[] }>(
  further: readonly Page[],
  arrived: (count: number) => void,
): void {
  const known = useRef(further.length);
  const newest = further.at(-1)?.results.length ?? 0;
  useEffect(() => {
    if (further.length === known.current + 1 && newest > 0) arrived(newest);
    known.current = further.length;
  }, [further.length, newest, arrived]);
}
