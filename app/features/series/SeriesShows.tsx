import type { CSSProperties, ReactNode } from "react";
import { Link } from "~/ui/Link";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { ButtonLink } from "~/ui/form/Button";
import { Picture } from "~/ui/picture/Picture";
import { BigDate } from "~/words/later/BigDate";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./SeriesShows.module.css";

interface SeriesShowsProps {
  events: readonly ListedEvent[];
  /** How many shows there are, and where all of them are. */
  count: number;
  all: string;
  /** The ticket button of a show, filled in by the route. */
  ticket: (event: ListedEvent) => ReactNode;
}

/** Shows by what is shown, in the order of their first dates. */
export function byWork(events: readonly ListedEvent[]): ListedEvent[][] {
  const works = Map.groupBy(events, (event) => (event.production ? `film ${event.production.id}` : `show ${event.id}`));
  return [...works.values()];
}

/** The coming shows of a series: each film once, with its still, and its dates as the largest thing. */
export function SeriesShows({ events, count, all, ticket }: SeriesShowsProps) {
  const t = useT("productions");
  return (
    <>
      <ol className={styles.works}>
        {byWork(events).map((shows) => (
          <Work key={shows[0]?.id} shows={shows} ticket={ticket} />
        ))}
      </ol>
      {count > events.length && (
        <p className={styles.all}>
          <ButtonLink variant="ghost" to={all}>
            {t("series.all_dates", { count })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Work({ shows, ticket }: { shows: readonly ListedEvent[]; ticket: SeriesShowsProps["ticket"] }) {
  const t = useT("productions");
  const [first] = shows;
  if (!first) return null;
  const { image, title, original_title: original, directors, year, runtime } = first;
  const facts = [directors.join(", "), year, runtime && t("series.minutes", { count: runtime })].filter(Boolean);
  return (
    <li className={styles.work}>
      {image && (
        <div className={styles.still} style={{ "--ratio": image.ratio } as CSSProperties}>
          <Picture image={image} sizes={`${Math.round(13 * image.ratio)}rem`} decorative />
        </div>
      )}
      <div className={styles.what}>
        <h3 className={styles.title} lang={fallbackLang(first.fallback, "title")}>
          <Link to={first.production?.url ?? first.url}>{title}</Link>
        </h3>
        {original && original !== title && (
          <p className={styles.original} lang={first.original_lang ?? undefined}>
            {original}
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
      </div>
      <ul className={styles.dates}>
        {shows.map((event) => (
          <ShowDate key={event.id} event={event} ticket={ticket(event)} />
        ))}
      </ul>
    </li>
  );
}

function ShowDate({ event, ticket }: { event: ListedEvent; ticket: ReactNode }) {
  const t = useT("productions");
  return (
    <li className={classNames(styles.date, event.status === "cancelled" && styles.cancelled)}>
      <Link to={event.url} className={styles.when}>
        <BigDate start={event.date_start} />
      </Link>
      <p className={styles.spec}>
        {event.status === "cancelled" && <strong>{t("status.cancelled")} · </strong>}
        <ShowingFacts showing={event} />
      </p>
      {ticket}
    </li>
  );
}
