import type { ReactNode } from "react";
import { timeOf } from "~/domain/format/time";
import { nightInto } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Marked } from "~/ui/text/later/Marked";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./ShowRow.module.css";

interface ShowRowProps {
  event: ListedEvent;
  query: string;
  /** Epoch ms. */
  now: number;
  ticket: (event: ListedEvent) => ReactNode;
}

/** A showing: date, time, still, title, ticket. */
export function ShowRow({ event, query, now, ticket }: ShowRowProps) {
  const t = useT("search");
  const { dayNumber, weekday, monthShort } = useFormats();
  const { image, date_start: start } = event;
  const night = nightInto(event);
  const isPast = Date.parse(start) <= now;
  return (
    <li
      className={styles.row}
      data-past={isPast || undefined}
      data-status={event.status}
      {...accented(event.series?.accent ?? "cloud")}
    >
      <time className={styles.when} dateTime={start}>
        <span className={styles.day}>
          <b>{dayNumber(event.day)}</b>
          <span>
            {night ? t("night", { day: weekday(night) }) : weekday(event.day)}
            <br />
            {monthShort(event.day)}
          </span>
        </span>{" "}
        <span className={styles.time}>{timeOf(start)}</span>
      </time>
      <div className={styles.still}>
        {image && (
          <Picture image={image} sizes={`(min-width: 64em) ${Math.round(104 * image.ratio)}px, 1px`} decorative />
        )}
      </div>
      <div className={styles.what}>
        {event.series && (
          <p className={styles.series}>
            <Link to={event.series.url}>
              <Marked text={event.series.name} query={query} />
            </Link>
          </p>
        )}
        <h3 lang={fallbackLang(event.fallback, "title")}>
          <Link to={event.url} prefetch="intent">
            <Marked text={event.title} query={query} />
          </Link>
        </h3>
        {event.original_title && (
          <p className={styles.original} lang={event.original_lang ?? undefined}>
            <Marked text={event.original_title} query={query} />
          </p>
        )}
        <p className={styles.facts}>
          {isPast && <b>{t("past")} · </b>}
          <ShowingFacts showing={event} />
        </p>
      </div>
      {!isPast && <div className={styles.ticket}>{ticket(event)}</div>}
    </li>
  );
}
