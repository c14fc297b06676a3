import type { ReactNode } from "react";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import { BigDate } from "~/words/later/BigDate";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./ArticleShows.module.css";
import type { FilmToCome } from "./load-article";

interface ArticleShowsProps {
  events: readonly ListedEvent[];
  undated: readonly FilmToCome[];
  /** The ticket button of a show, filled in by the route. */
  ticket: (event: ListedEvent) => ReactNode;
  /** What can be done with a film that has no date, filled in by the route. */
  keep: (film: FilmToCome) => ReactNode;
}

/** What an article is about, as it can be seen here: next dates first, then what has none. */
export function ArticleShows({ events, undated, ticket, keep }: ArticleShowsProps) {
  const t = useT("magazine");
  if (events.length + undated.length === 0) return null;
  return (
    <Wrap as="section" className={styles.section}>
      <h2>{t("article.shows")}</h2>
      <ul className={styles.rows}>
        {events.map((event) => (
          <li key={event.id} className={styles.row} {...accented(event.series?.accent)}>
            <p className={styles.when}>
              <BigDate start={event.date_start} />
            </p>
            <Work work={event} series={event.series}>
              <ShowingFacts showing={event} />
            </Work>
            <div className={styles.action}>{ticket(event)}</div>
          </li>
        ))}
        {undated.map((film) => (
          <li key={`film ${film.id}`} className={styles.row}>
            <p className={styles.never}>{t("article.noDate")}</p>
            <Work work={film} series={null}>
              {[film.directors.join(", "), film.year].filter(Boolean).join(" · ")}
            </Work>
            <div className={styles.action}>{keep(film)}</div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}

interface WorkProps {
  work: Pick<ListedEvent, "url" | "title" | "original_title" | "original_lang" | "image" | "fallback">;
  series: ListedEvent["series"];
  children: ReactNode;
}

function Work({ work, series, children }: WorkProps) {
  const german = (field: string) => fallbackLang(work.fallback, field);
  return (
    <>
      <div className={styles.still}>
        {work.image && <Picture image={work.image} height="var(--still)" sizes="12rem" decorative />}
      </div>
      <div className={styles.what}>
        {series && (
          <Link to={series.url} className={styles.series} lang={german("series")}>
            {series.name}
          </Link>
        )}
        <h3 lang={german("title")}>
          <Link to={work.url}>{work.title}</Link>
        </h3>
        {work.original_title && work.original_title !== work.title && (
          <p className={styles.original} lang={work.original_lang ?? undefined}>
            {work.original_title}
          </p>
        )}
        <p className={styles.facts}>{children}</p>
      </div>
    </>
  );
}
