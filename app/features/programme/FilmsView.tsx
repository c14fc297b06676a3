import { Link } from "react-router";
import type { ProductionListItem } from "~/domain/productions/schema";
import type { Showing } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { accentStyle } from "~/ui/accent";
import { Picture } from "~/ui/Picture";
import styles from "./FilmsView.module.css";
import type { ProgrammeLinks } from "./query-links";
import { ShowTime } from "./ShowTime";
import { SortLinks } from "./SortLinks";
import { useFormats } from "~/i18n/use-formats";

interface FilmsViewProps {
  films: readonly ProductionListItem[];
  links: ProgrammeLinks;
}

/** How many showtimes a film lists before it refers to its own page. */
const LISTED = 4;

/** The films that run: each in its own ratio with its facts and next showtimes. */
export default function FilmsView({ films, links }: FilmsViewProps) {
  return (
    <>
      <div className={styles.order}>
        <SortLinks links={links} />
      </div>
      <ul className={styles.films}>
        {films.map((film, index) => (
          <Film key={film.id} film={film} priority={index < 2} />
        ))}
      </ul>
    </>
  );
}

function Film({ film, priority }: { film: ProductionListItem; priority: boolean }) {
  const t = useT("programme");
  const facts = [
    film.directors.slice(0, 2).join(", "),
    [film.countries.join("/"), film.year].filter(Boolean).join(" "),
    film.runtime === null ? "" : t("row.minutes", { count: film.runtime }),
  ].filter(Boolean);
  const shown = film.showings.slice(0, LISTED);
  return (
    <li
      className={styles.film}
      style={film.series ? accentStyle(film.series.accent) : undefined}
      data-series={film.series ? "" : undefined}
    >
      <Link
        to={film.url}
        className={styles.still}
        style={{ aspectRatio: film.image?.ratio ?? film.aspect_ratio ?? 1.37 }}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture
          image={film.image}
          sizes={`(min-width: 48em) ${Math.round(160 * (film.image?.ratio ?? 1.37))}px, 100vw`}
          priority={priority}
        />
      </Link>
      <div>
        {film.series && <p className={styles.preline}>{film.series.name}</p>}
        <h2 className={styles.title} lang={film.fallback.includes("title") ? "de" : undefined}>
          <Link to={film.url} prefetch="intent">
            {film.title}
          </Link>
        </h2>
        {film.original_title && (
          <p className={styles.original} lang={film.original_lang ?? undefined}>
            {film.original_title}
          </p>
        )}
        <p className={styles.facts}>{facts.join(" · ")}</p>
      </div>
      <div className={styles.dates}>
        <Showtimes showings={shown} />
        {film.showings_count > shown.length && (
          <Link className={styles.all} to={`${film.url}#datesAndTickets`}>
            {t("films.all", { count: film.showings_count })}
          </Link>
        )}
      </div>
    </li>
  );
}

function Showtimes({ showings }: { showings: readonly Showing[] }) {
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
