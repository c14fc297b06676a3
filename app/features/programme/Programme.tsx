import { useCallback, useMemo, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { ListedEvent } from "~/domain/programme/listed";
import { atOffsetOf, groupByDay } from "~/domain/programme/grouping";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import type { DesignSettings } from "~/domain/site/schema";
import { useT } from "~/i18n/use-t";
import { Asleep } from "~/ui/asleep/Asleep";
import { ButtonLink } from "~/ui/form/Button";
import { Wrap } from "~/ui/Wrap";
import { CalendarLink } from "~/words/CalendarLink";
import { DaysView } from "./days/DaysView";
import { ProgrammeStrip } from "./calendar/ProgrammeStrip";
import { FilterBar, ResetFilters, SelectedFilters } from "./filters/FilterBar";
import type { ProgrammeData } from "./state/load";
import styles from "./Programme.module.css";
import { ProgrammeContext } from "./state/programme-context";
import { ProgrammeHead } from "./ProgrammeHead";
import { programmeLinks } from "./state/query-links";
import { ResultCount } from "./filters/ResultCount";
import { RowsPlaceholder } from "./days/RowsPlaceholder";
import { EmptyState, FilmsView, WeekMatrix, WeekNavigation } from "./state/views";
import type { EventList } from "./state/use-event-list";
import { useNow } from "./state/use-now";
import { usePendingState, useProgrammeNavigation } from "./state/use-programme-navigation";

export type ProgrammeDesign = Pick<DesignSettings, "event_style" | "programme_filters">;

interface ProgrammeProps {
  data: ProgrammeData;
  list: EventList;
  design: ProgrammeDesign;
  opening: OpeningHoursToday | null;
  /** The site's host, for what is printed. */
  host: string;
  /** The programme's path with the language. */
  path: string;
  ticket: (event: ListedEvent) => ReactNode;
}

/** The programme page: what is on, by day, week or film. */
export function Programme({ data, list, design, opening, host, path, ticket }: ProgrammeProps) {
  const t = useT("programme");
  const now = useNow(data.now);
  const { state, waiting } = usePendingState(data.state, path);
  useProgrammeNavigation(data.state);
  const navigate = useNavigate();
  const go = useCallback((to: string) => void navigate(to, { preventScrollReset: true }), [navigate]);
  const links = useMemo(() => programmeLinks(path, state), [path, state]);
  const surroundings = useMemo(
    () => ({ now, nowIso: atOffsetOf(data.now, now), today: data.today, host, ticket, go }),
    [now, data.now, data.today, host, ticket, go],
  );
  return (
    <ProgrammeContext value={surroundings}>
      <Wrap className={styles.page} data-view={data.state.view}>
        <a data-skip href="#programme-list">
          {t("skip.list")}
        </a>
        <ProgrammeHead links={links} opening={opening} />
        <ProgrammeStrip data={data} selected={state.date ?? data.today} links={links} />
        <div className={styles.tools}>
          <Asleep id="filters" until="touched">
            <FilterBar links={links} facets={data.facets} visible={design.programme_filters} />
          </Asleep>
          <ResultCount data={data} />
          <ResetFilters links={links} />
          <SelectedFilters links={links} facets={data.facets} visible={design.programme_filters} />
        </div>
        <div id="programme-list" tabIndex={-1} className={styles.list} aria-busy={waiting || undefined}>
          {waiting ? <RowsPlaceholder rows={5} /> : <View data={data} list={list} design={design} path={path} />}
        </div>
        <p className={styles.feeds}>
          <CalendarLink to={`${path}.ics`}>{t("feeds.calendar")}</CalendarLink>
          <ButtonLink variant="quiet" size="small" to={`${path}.rss`} type="application/rss+xml">
            {t("feeds.news")}
          </ButtonLink>
        </p>
      </Wrap>
    </ProgrammeContext>
  );
}

interface ViewProps {
  data: ProgrammeData;
  list: EventList;
  design: ProgrammeDesign;
  path: string;
}

/** The list in the view that was asked for, from the data that is here. */
function View({ data, list, design, path }: ViewProps) {
  const links = programmeLinks(path, data.state);
  if (data.facets.count === 0)
    return <EmptyState links={links} facets={data.facets} visible={design.programme_filters} />;
  if (data.view.kind === "tage") {
    return (
      <DaysView
        groups={groupByDay(list.events)}
        list={list}
        teasers={data.view.teasers}
        calendar={data.calendar}
        links={links}
        eventStyle={design.event_style}
      />
    );
  }
  // Not in a boundary of its own: while the browser fetches the view's code nothing may update around it,
  // or React would throw the server's content away. The layout's boundary waits as a whole.
  if (data.view.kind === "filme") return <FilmsView view={data.view} links={links} />;
  return (
    <>
      <WeekNavigation week={data.view} today={data.today} lastDay={data.facets.last_day} links={links} />
      <WeekMatrix week={data.view} links={links} />
    </>
  );
}
