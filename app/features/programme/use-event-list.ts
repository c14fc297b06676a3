import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { browserApi } from "~/api/client";
import { queryKeys } from "~/api/query-keys";
import type { EventListItem } from "~/domain/programme/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnnounce } from "~/ui/use-announce";
import type { ProgrammeData } from "./load";
import { filtersOf } from "./query-links";

/** So many pages load by themselves; then the reader asks, and the footer can be reached. */
const AUTOMATIC_PAGES = 3;
const FRESH_MS = 60_000;

export interface EventList {
  events: EventListItem[];
  /** The page that a link to the rest of the list leads to; null at the end. */
  nextPage: number | null;
  loading: boolean;
  failed: boolean;
  /** True while further pages load by themselves. */
  automatic: boolean;
  loadMore: () => void;
  /** Loads what follows and allows further automatic pages: the reader asked for more. */
  resume: () => void;
}

/** The shows of the day list: the server's page, and those that load after it. */
export function useEventList(data: ProgrammeData): EventList {
  const { lang } = useLocale();
  const first = data.state.page ?? 1;
  const query = { ...filtersOf(data.state), date: data.state.date };
  const pages = data.view.kind === "tage" ? data.view.pages : [];
  const list = useInfiniteQuery({
    queryKey: queryKeys.events(lang, { ...query, page: first }),
    queryFn: ({ pageParam }) => browserApi(lang).events({ ...query, page: pageParam }),
    initialPageParam: first,
    initialData: { pages, pageParams: pages.map((_, index) => first + index) },
    initialDataUpdatedAt: Date.parse(data.now),
    getNextPageParam: (last, _all, page) => (last.next === null ? undefined : page + 1),
    staleTime: FRESH_MS,
    enabled: data.view.kind === "tage",
  });
  const [allowed, setAllowed] = useState(AUTOMATIC_PAGES);
  const loaded = list.data.pages.length - pages.length;
  useArrivals(list.data.pages.length, list.data.pages.at(-1)?.results.length ?? 0);
  const more = () => {
    // A refresh of what is there gives way: the end is announced once and would not be again.
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  };
  return {
    events: useMemo(() => list.data.pages.flatMap(({ results }) => results), [list.data]),
    nextPage: list.hasNextPage ? first + list.data.pages.length : null,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    automatic: loaded < allowed && !list.isFetchNextPageError,
    loadMore: more,
    resume: () => {
      setAllowed(loaded + AUTOMATIC_PAGES);
      more();
    },
  };
}

/** Says how many shows a further page has brought. */
function useArrivals(pages: number, newest: number): void {
  const t = useT("programme");
  const announce = useAnnounce();
  const known = useRef(pages);
  useEffect(() => {
    if (pages === known.current + 1 && newest > 0) announce(t("list.loaded", { count: newest }));
    known.current = pages;
  }, [pages, newest, announce, t]);
}
