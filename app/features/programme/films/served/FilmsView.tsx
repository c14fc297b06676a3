import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import type { Image } from "~/domain/common/schema";
import type { ListedFilm } from "~/domain/productions/listed";
import type { EventBesideFilms, ListedShowing } from "~/domain/programme/listed";
import type { SeriesRef } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Picture } from "~/ui/picture/Picture";
import styles from "./FilmsView.module.css";
import type { FilmsViewData } from "../../state/load";
import type { ProgrammeLinks } from "../../state/query-links";
import { ShowTime } from "../../show/served/ShowTime";
import { SortLinks } from "../SortLinks";
import { useFormats } from "~/i18n/use-formats";

interface FilmsViewProps {
  view: FilmsViewData;
  links: ProgrammeLinks;
}

/** The films that run, each in its own ratio with its facts and next showtimes; then what is no film. */
export default function FilmsView({ view, links }: FilmsViewProps) {
  const t = useT("programme");
  return (
    <>
      {view.films_count > 1 && (
        <div className={styles.order}>
          <SortLinks links={links} />
        </div>
      )}
      {view.films.length > 0 && (
        <ul className={styles.films}>
          {view.films.map((film, index) => (
            <Film key={film.id} film={film} priority={index < 2} />
          ))}
        </ul>
      )}
      {view.others.length > 0 && (
        <section aria-labelledby="programme-others">
          <h2 className={styles.others} id="programme-others">
            {t("films.others")}
          </h2>
          <ul className={styles.films}>
            {view.others.map((event) => (
              <OtherEvent key={event.id} event={event} />
            ))}
          </ul>
        </section>
      )}
      <Pages view={view} links={links} />
    </>
  );
}

function Pages({ view, links }: FilmsViewProps) {
  const t = useT("programme");
  const page = links.state.page ?? 1;
  if (view.next === null && view.previous === null) return null;
  return (
    <nav className={styles.pages} aria-label={t("films.pages")}>
      {view.previous !== null && (
        <Link rel="prev" to={links.to({ page: page === 2 ? undefined : page - 1 })}>
          {t("films.previous")}
        </Link>
      )}
      {view.next !== null && (
        <Link rel="next" to={links.to({ page: page + 1 })}>
          {t("films.next")}
        </Link>
      )}
    </nav>
  );
}

function Film({ film, priority }: { film: ListedFilm; priority: boolean }) {
  const t = useT("programme");
  const facts = [
    film.directors.slice(0, 2).join(", "),
    [film.countries.join("/"), film.year].filter(Boolean).join(" "),
    film.runtime === null ? "" : t("row.minutes", { count: film.runtime }),
  ].filter(Boolean);
  return (
    <Entry
      entry={film}
      ratio={film.image?.ratio ?? film.aspect_ratio ?? 1.37}
      priority={priority}
      preline={film.series?.name}
      facts={facts}
    >
      <Showtimes showings={film.showings} />
      {film.showings_count > film.showings.length && (
        <Link className={styles.all} to={`${film.url}#datesAndTickets`}>
          {t("films.all", { count: film.showings_count })}
        </Link>
      )}
    </Entry>
  );
}

/** A concert, a reading, a tour: one date, with its own page. */
function OtherEvent({ event }: { event: EventBesideFilms }) {
  return (
    <Entry
      entry={event}
      ratio={event.image?.ratio ?? 1.37}
      heading="h3"
      preline={[event.event_type_new.name, event.series?.name].filter(Boolean).join(" · ")}
      facts={event.subtitle ? [event.subtitle] : []}
    >
      <Showtimes showings={[event]} />
    </Entry>
  );
}

interface EntryProps {
  entry: {
    url: string;
    title: string;
    original_title: string | null;
    original_lang: string | null;
    series: SeriesRef | null;
    image: Image | null;
    fallback: string[];
  };
  ratio: number;
  priority?: boolean;
  heading?: "h2" | "h3";
  preline?: string | undefined;
  facts: readonly string[];
  /** The dates. */
  children: ReactNode;
}

function Entry({ entry, ratio, priority = false, heading: Heading = "h2", preline, facts, children }: EntryProps) {
  const { url, series, image } = entry;
  return (
    <li className={styles.film} {...(series && accented(series.accent))} data-series={series ? "" : undefined}>
      <Link to={url} className={styles.still} style={{ aspectRatio: ratio }} tabIndex={-1} aria-hidden="true">
        <Picture
          image={image}
          decorative
          sizes={`(min-width: 48em) ${Math.round(160 * (image?.ratio ?? 1.37))}px, 100vw`}
          priority={priority}
        />
      </Link>
      <div>
        {preline && <p className={styles.preline}>{preline}</p>}
        <Heading className={styles.title} lang={fallbackLang(entry.fallback, "title")}>
          <Link to={url} prefetch="intent">
            {entry.title}
          </Link>
        </Heading>
        {entry.original_title && (
          <p className={styles.original} lang={entry.original_lang ?? undefined}>
            {entry.original_title}
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
      </div>
      <div className={styles.dates}>{children}</div>
    </li>
  );
}

function Showtimes({ showings }: { showings: readonly ListedShowing[] }) {
  const t = useT("programme");
  const { shortDay } = useFormats();
  return (
    <ul className={styles.showtimes} aria-label={t("films.showtimes")}>
      {showings.map((show) => (
        <li key={show.id}>
          <span className={styles.day}>{shortDay(show.day)}</span>
          <ShowTime show={show} />
          {show.room && <span className={styles.room}>{show.room.name}</span>}
        </li>
      ))}
    </ul>
  );
}
