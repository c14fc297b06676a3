import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import { groupByDay, nightInto } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { ShowingFacts } from "~/words/ShowingFacts";
import { DayName } from "./DayName";
import styles from "./DayRows.module.css";

interface DayRowsProps {
  events: readonly ListedEvent[];
  ticket: (event: ListedEvent) => ReactNode;
}

/** Shows below each other by day: what fits on a page that is about something else. */
export function DayRows({ events, ticket }: DayRowsProps) {
  return groupByDay(events).map(({ day, events: shows }) => (
    <section key={day} className={styles.day}>
      <DayName day={day} />
      <ul className={styles.rows}>
        {shows.map((event) => (
          <Row key={event.id} event={event} ticket={ticket(event)} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ event, ticket }: { event: ListedEvent; ticket: ReactNode }) {
  const t = useT("home");
  const { weekday } = useFormats();
  const cancelled = event.status === "cancelled";
  return (
    <li
      className={classNames(styles.row, cancelled && styles.cancelled)}
      {...accented(event.series?.accent ?? "cloud")}
    >
      <time className={styles.time} dateTime={event.date_start}>
        {timeOf(event.date_start)}
      </time>
      <div>
        {event.series && <p className={styles.series}>{event.series.name}</p>}
        <h4 className={styles.title} lang={fallbackLang(event.fallback, "title")}>
          <Link to={event.url}>{event.title}</Link>
        </h4>
        <p className={styles.spec}>
          {cancelled && <b>{t("cancelled")} · </b>}
          {nightInto(event) && <>{t("board.night", { day: weekday(event.date_start) })} · </>}
          <ShowingFacts showing={event} />
        </p>
      </div>
      {ticket}
    </li>
  );
}
