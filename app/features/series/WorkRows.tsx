import type { CSSProperties, ReactNode } from "react";
import { byWork } from "~/domain/productions/arrangement";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { BigDate } from "~/words/later/BigDate";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./WorkRows.module.css";

export interface ShowsProps<Show extends ListedEvent = ListedEvent> {
  events: readonly Show[];
  /** The ticket button of a show, filled in by the route; `row`: in words on a phone, too. */
  ticket: (event: ListedEvent, size?: "row") => ReactNode;
}

/** Shows by film: each once, with its still, and its dates as the largest thing. */
export function WorkRows({ events, ticket }: ShowsProps) {
  return (
    <ol className={styles.works}>
      {byWork(events).map((shows) => (
        <Work key={shows[0]?.id} shows={shows} ticket={ticket} />
      ))}
    </ol>
  );
}

function Work({ shows, ticket }: { shows: readonly ListedEvent[]; ticket: ShowsProps["ticket"] }) {
  const [first] = shows;
  if (!first) return null;
  const { image, title } = first;
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
        <WorkFacts work={first} />
      </div>
      <ul className={styles.dates}>
        {shows.map((event) => (
          <ShowDate key={event.id} event={event} ticket={ticket(event)} />
        ))}
      </ul>
    </li>
  );
}

/** What stands under the title of a film: its original title, who made it, when, and how long it is. */
export function WorkFacts({ work }: { work: ListedEvent }) {
  const t = useT("productions");
  const { title, original_title: original, original_lang: lang, directors, year, runtime } = work;
  const facts = [directors.join(", "), year, runtime && t("series.minutes", { count: runtime })].filter(Boolean);
  return (
    <>
      {original && original !== title && (
        <p className={styles.original} lang={lang ?? undefined}>
          {original}
        </p>
      )}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
    </>
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
