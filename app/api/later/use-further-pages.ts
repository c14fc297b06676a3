import { useEffect, useRef, useState } from "react";
import { leave, recall } from "../left";

const none: readonly never[] = [];

interface Listing<Page> {
  /** Of what the pages are, as the words of their query; another list begins anew. */
  of: readonly unknown[];
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

interface Loaded<Page> {
  list: string;
  pages: readonly Page[];
  state: "loading" | "failed" | "idle";
}

const begin = <Page>(list: string): Loaded<Page> => ({ list, pages: recall(list) ?? none, state: "idle" });

/**
 * The pages of a list that load after those of the document. They stay in the browser for a while, so that going back
 * finds the list as long as it was.
 */
export function useFurtherPages<Page extends { next: string | null }>({
  of,
  first,
  brought,
  load,
}: Listing<Page>): FurtherPages<Page> {
  const list = JSON.stringify(of);
  const [drawn, setDrawn] = useState<Loaded<Page>>(() => begin(list));
  const loaded = drawn.list === list ? drawn : begin<Page>(list);
  if (loaded !== drawn) setDrawn(loaded);
  // What is drawn may be a page behind.
  const newest = useRef(loaded);
  const show = (next: Loaded<Page>) => {
    newest.current = next;
    setDrawn(next);
  };
  const { pages } = loaded;
  useEffect(() => () => void (pages.length > 0 && leave(list, pages)), [list, pages]);

  const after = (known: readonly Page[]) => ((known.at(-1) ?? brought)?.next ? first + known.length : null);
  const loadMore = async () => {
    const known = newest.current.list === list ? newest.current : loaded;
    const nextPage = after(known.pages);
    if (nextPage === null || known.state === "loading") return;
    show({ ...known, state: "loading" });
    const next = await load(nextPage).then(
      (page): Loaded<Page> => ({ list, pages: [...known.pages, page], state: "idle" }),
      (): Loaded<Page> => ({ ...known, state: "failed" }),
    );
    if (newest.current.list === list) show(next);
  };
  return {
    further: pages,
    nextPage: after(pages),
    loading: loaded.state === "loading",
    failed: loaded.state === "failed",
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
