import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { browserApi } from "~/api/browser";
import { queryKeys } from "~/api/query-keys";
import type { Paged } from "~/domain/common/schema";
import { filtersOf } from "~/domain/programme/filters";
import type { ListedEvent } from "~/domain/programme/listed";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnnounce } from "~/ui/use-announce";
import type { ProgrammeData } from "./load";

/** So many pages load by themselves; then the reader asks, and the footer can be reached. */
const AUTOMATIC_PAGES = 3;

type EventPage = Paged<ListedEvent>;
const none: readonly EventPage[] = [];

export interface EventList {
  events: ListedEvent[];
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

/**
 * The shows of the day list: the document's pages, which are not asked for again, and those that load after them. These
 * stay in the browser's cache, so that going back finds the list as long as it was.
 */
export function useEventList(data: ProgrammeData): EventList {
  const { lang } = useLocale();
  const queries = useQueryClient();
  const query = { ...filtersOf(data.state), date: data.state.date };
  const brought = data.view.kind === "tage" ? data.view.pages : none;
  const first = (data.state.page ?? 1) + brought.length;
  const queryKey = queryKeys.events(lang, { ...query, page: first });
  const list = JSON.stringify(queryKey);
  const { data: further = none } = useQuery<readonly EventPage[]>({ queryKey, enabled: false });
  const [allowed, setAllowed] = useState(AUTOMATIC_PAGES);
  const [fetching, setFetching] = useState<{ list: string; failed: boolean }>();
  const running = useRef("");
  const loaded = further.length;
  useArrivals(loaded, further.at(-1)?.results.length ?? 0);
  const after = (pages: readonly EventPage[]) => ((pages.at(-1) ?? brought.at(-1))?.next ? first + pages.length : null);
  const more = async () => {
    // What is drawn may be a page behind.
    const known = queries.getQueryData<readonly EventPage[]>(queryKey) ?? none;
    const nextPage = after(known);
    if (nextPage === null || running.current === list) return;
    running.current = list;
    setFetching({ list, failed: false });
    try {
      const page = await browserApi(lang).events({ ...query, page: nextPage });
      queries.setQueryData(queryKey, [...known, page]);
      setFetching(undefined);
    } catch {
      setFetching({ list, failed: true });
    }
    if (running.current === list) running.current = "";
  };
  const current = fetching?.list === list ? fetching : undefined;
  const failed = current?.failed === true;
  return {
    events: useMemo(() => [...brought, ...further].flatMap(({ results }) => results), [brought, further]),
    nextPage: after(further),
    loading: current?.failed === false,
    failed,
    automatic: loaded < allowed && !failed,
    loadMore: () => void more(),
    resume: () => {
      setAllowed(loaded + AUTOMATIC_PAGES);
      void more();
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
