import { Suspense } from "react";
import { splitByNow, type DayGroup } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import styles from "./DaySection.module.css";
import { EventRow } from "../show/EventRow";
import { NowLine } from "./NowLine";
import { useProgramme } from "../state/programme-context";
import { ContactSheet, EventBoard } from "../state/views";
import { useDayNames } from "../state/use-day-names";
import { useFormats } from "~/i18n/use-formats";

interface DaySectionProps {
  group: DayGroup;
  /** Shows of the day that are to come, as far as known. */
  count: number;
  /** True if the list names only some of the house's shows. */
  filtered: boolean;
  /** True for the day that opens the list. */
  first: boolean;
  eventStyle: 1 | 2 | 3;
}

/** A cinema day: heading, what is over, the present moment, what is to come. */
export function DaySection({ group, count, filtered, first, eventStyle }: DaySectionProps) {
  const t = useT("programme");
  const { now, today } = useProgramme();
  const { past, upcoming } = splitByNow(group.events, now);
  const isToday = group.day === today;
  const bygone = group.day < today;
  return (
    <section
      className={styles.day}
      id={`day-${group.day}`}
      aria-labelledby={`heading-${group.day}`}
      data-day={group.day}
    >
      <DayHeading day={group.day} count={bygone ? past.length : count} />
      {bygone && <Shows events={past} eventStyle={eventStyle} past />}
      {!bygone && past.length > 0 && (
        <details className={styles.past}>
          <summary>{t("day.past", { count: past.length })}</summary>
          <Shows events={past} eventStyle={eventStyle} past />
        </details>
      )}
      {isToday && <NowLine />}
      {upcoming.length > 0 && <Shows events={upcoming} eventStyle={eventStyle} first={first} />}
      {isToday && upcoming.length === 0 && count === 0 && (
        <p className={styles.done}>{t(filtered ? "day.doneFiltered" : "day.done")}</p>
      )}
    </section>
  );
}

function DayHeading({ day, count }: { day: string; count: number }) {
  const t = useT("programme");
  const { today, tomorrow } = useProgrammeDays();
  const { weekday } = useFormats();
  const { dayAndMonth } = useDayNames();
  const near = day === today ? t("day.today") : day === tomorrow ? t("day.tomorrow") : null;
  return (
    <h2 className={styles.heading} id={`heading-${day}`}>
      <time dateTime={day}>
        <span className={styles.near}>{near ?? weekday(day)}</span>{" "}
        <span className={styles.date}>
          {near && <span className={styles.weekday}>{weekday(day)}, </span>}
          {dayAndMonth(day)}
        </span>
      </time>
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true"> · </span>
          {t("count", { count })}
        </span>
      )}
    </h2>
  );
}

function useProgrammeDays() {
  const { today } = useProgramme();
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return { today, tomorrow };
}

interface ShowsProps {
  events: readonly ListedEvent[];
  eventStyle: 1 | 2 | 3;
  first?: boolean;
  past?: boolean;
}

/** Shows in the look that the design settings ask for. */
function Shows({ events, eventStyle, first = false, past = false }: ShowsProps) {
  if (eventStyle === 2) return <EventBoard events={events} past={past} />;
  if (eventStyle === 3) return <ContactSheet events={events} past={past} priority={first} />;
  const lead = past ? undefined : events.find((event) => event.image && event.status !== "cancelled");
  return (
    // A day wakes by itself: on a slow phone no single task makes the whole list live.
    <Suspense>
      <ul>
        {events.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            lead={event.id === lead?.id}
            // On a phone the others show no picture.
            priority={first && event.id === lead?.id}
            past={past}
          />
        ))}
      </ul>
    </Suspense>
  );
}
