import { useCallback, useMemo, useState } from "react";
import { browserApi } from "~/api/browser";
import { useArrivals, useFurtherPages } from "~/api/later/use-further-pages";
import type { Paged } from "~/domain/common/schema";
import { filtersOf } from "~/domain/programme/filters";
import { toApiQuery } from "~/domain/programme/query";
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
  const t = useT("programme");
  const announce = useAnnounce();
  const query = { ...filtersOf(data.state), date: data.state.date };
  const brought = data.view.kind === "tage" ? data.view.pages : none;
  const first = (data.state.page ?? 1) + brought.length;
  const { further, nextPage, loading, failed, loadMore } = useFurtherPages<EventPage>({
    of: ["events", lang, toApiQuery(query), first],
    first,
    brought: brought.at(-1),
    load: (page) => browserApi(lang).events({ ...query, page }),
  });
  const [allowed, setAllowed] = useState(AUTOMATIC_PAGES);
  useArrivals(
    further,
    useCallback((count: number) => announce(t("list.loaded", { count })), [announce, t]),
  );
  return {
    events: useMemo(() => [...brought, ...further].flatMap(({ results }) => results), [brought, further]),
    nextPage,
    loading,
    failed,
    automatic: further.length < allowed && !failed,
    loadMore: () => void loadMore(),
    resume: () => {
      setAllowed(further.length + AUTOMATIC_PAGES);
      void loadMore();
    },
  };
}
