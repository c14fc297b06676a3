import { groupByDay, splitByNow, type DayGroup } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { addDays } from "~/domain/time/cinema-day";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { VersionTag } from "~/words/VersionTag";
import { TimeText } from "~/ui/text/TimeText";
import { ProgrammeStrip } from "../../calendar/ProgrammeStrip";
import { ListEnd } from "../../days/ListEnd";
import { FilterBar, ResetFilters, SelectedFilters } from "../../filters/FilterBar";
import { ResultCount } from "../../filters/ResultCount";
import { Scarcity } from "../../show/Scarcity";
import type { ProgrammeData } from "../../state/load";
import { useProgramme } from "../../state/programme-context";
import type { ProgrammeLinks } from "../../state/query-links";
import { useDayNames } from "../../state/use-day-names";
import type { EventList } from "../../state/use-event-list";
import { EmptyState } from "../../state/views";
import styles from "./ProgrammeOverlay.module.css";

interface BoardProps {
  data: ProgrammeData;
  list: EventList;
  links: ProgrammeLinks;
  /** Filter keys the house shows. */
  visible: readonly string[];
}

/** Days to choose from, filters, and what is to come. */
export function Board({ data, list, links, visible }: BoardProps) {
  const { now } = useProgramme();
  const filters = { links, facets: data.facets, visible };
  const days = groupByDay(list.events)
    .map(({ day, events }) => ({ day, events: splitByNow(events, now).upcoming }))
    .filter(({ events }) => events.length > 0);
  return (
    <>
      <ProgrammeStrip data={data} selected={links.state.date ?? data.today} links={links} />
      <div className={styles.tools}>
        <FilterBar {...filters} />
        <ResultCount data={data} />
        <ResetFilters links={links} />
        <SelectedFilters {...filters} />
      </div>
      {data.facets.count === 0 ? (
        <EmptyState {...filters} />
      ) : (
        <>
          <div className={styles.days}>
            {days.map((group) => (
              <Day key={group.day} group={group} />
            ))}
          </div>
          <ListEnd list={list} links={links} />
        </>
      )}
    </>
  );
}

function Day({ group: { day, events } }: { group: DayGroup }) {
  const t = useT("programme");
  const { today } = useProgramme();
  const { weekday } = useFormats();
  const { dayAndMonth, longDay } = useDayNames();
  const near = day === today ? t("day.today") : day === addDays(today, 1) ? t("day.tomorrow") : null;
  return (
    <section aria-labelledby={`board-${day}`}>
      <h3 id={`board-${day}`} className={styles.day}>
        <span>{near ?? weekday(day)}</span>{" "}
        <small>
          {day === today ? t("overlay.left", { count: events.length }) : near ? longDay(day) : dayAndMonth(day)}
        </small>
      </h3>
      <ul>
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

/** A show as one line of letters: its time in the colour of its series. */
function Row({ event }: { event: ListedEvent }) {
  const t = useT("programme");
  const { ticket } = useProgramme();
  const place = event.room?.name ?? event.venue?.name;
  const facts = [
    place,
    event.runtime !== null && t("row.minutes", { count: event.runtime }),
    event.is_free && t("row.free"),
  ].filter((fact) => typeof fact === "string");
  return (
    <li className={styles.row} {...accented(event.series?.accent)} data-status={event.status}>
      <TimeText iso={event.date_start} className={styles.time} />
      <div>
        <h4 lang={fallbackLang(event.fallback, "title")}>
          <Link to={event.url} prefetch="intent">
            {event.title}
          </Link>
        </h4>
        <p className={styles.facts}>
          {event.language_version && <VersionTag version={event.language_version} />}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <Scarcity event={event} />
      </div>
      <div className={styles.buy}>{ticket(event)}</div>
    </li>
  );
}
