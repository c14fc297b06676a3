import type { DayGroup } from "~/domain/programme/grouping";
import { activeFilters } from "~/domain/programme/filters";
import type { CalendarDay, ProgrammeTeaser } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { DayList } from "./DayList";
import styles from "./DaysView.module.css";
import { NothingOnThisPage } from "../state/views";
import { ListEnd } from "./ListEnd";
import { Link } from "~/ui/Link";
import type { ProgrammeLinks } from "../state/query-links";
import type { EventList } from "../state/use-event-list";

interface DaysViewProps {
  groups: readonly DayGroup[];
  list: EventList;
  teasers: readonly ProgrammeTeaser[];
  calendar: readonly CalendarDay[];
  links: ProgrammeLinks;
  eventStyle: 1 | 2 | 3;
}

/** The day list with its way back and its way on. */
export function DaysView({ groups, list, teasers, calendar, links, eventStyle }: DaysViewProps) {
  const t = useT("programme");
  const page = links.state.page ?? 1;
  const counts = new Map(calendar.map(({ date, count }) => [date, count]));
  if (groups.length === 0) return <NothingOnThisPage links={links} />;
  return (
    <>
      {page > 1 && (
        <Link className={styles.previous} to={links.to({ page: page === 2 ? undefined : page - 1 })}>
          {t("list.previous")}
        </Link>
      )}
      <DayList
        groups={groups}
        teasers={teasers}
        counts={counts}
        filtered={activeFilters(links.state).length > 0}
        isFirstPage={page === 1}
        eventStyle={eventStyle}
      />
      <ListEnd list={list} links={links} />
    </>
  );
}
