import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Picture } from "~/ui/picture/Picture";
import { VersionTag } from "~/words/VersionTag";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import type { ListedFilm } from "./film-list";
import styles from "./FilmRow.module.css";

interface FilmRowProps {
  film: ListedFilm;
  /** No longer on the list, and shown only so that it can be kept again. */
  dropped: boolean;
  action: ReactNode;
}

/** A film of a list: when it is on next, what it is, and when else. */
export function FilmRow({ film, dropped, action }: FilmRowProps) {
  const { shortDay } = useFormats();
  const t = useT("favorites");
  const [next] = film.showings;
  const origin = [film.countries.join("/"), film.year].filter(Boolean).join(" ");
  return (
    <li className={styles.row} {...accented(film.series?.accent ?? "cloud")} data-dropped={dropped || undefined}>
      <div className={styles.when}>
        {next && (
          <Link to={next.url}>
            <VisuallyHidden>{t("next")} </VisuallyHidden>
            <span className={styles.day}>{shortDay(next.date_start)}</span>{" "}
            <time dateTime={next.date_start} className={styles.time}>
              {timeOf(next.date_start)}
            </time>{" "}
            <VersionTag version={next.language_version} className={styles.version} />
          </Link>
        )}
      </div>
      <div className={styles.picture}>
        <Picture image={film.image} sizes="(min-width: 48em) 14rem, 6rem" decorative />
      </div>
      <div className={styles.what}>
        {film.series && (
          <Link to={film.series.url} className={styles.series} lang={fallbackLang(film.fallback, "series")}>
            {film.series.name}
          </Link>
        )}
        <h3 lang={fallbackLang(film.fallback, "title")}>
          <Link to={film.url}>{film.title}</Link>
        </h3>
        {film.original_title && film.original_title !== film.title && (
          <p className={styles.original} lang={film.original_lang ?? undefined}>
            {film.original_title}
          </p>
        )}
        <p className={styles.meta}>{[film.directors.join(", "), origin].filter(Boolean).join(" · ")}</p>
        <Dates film={film} />
      </div>
      <div className={styles.action}>{action}</div>
    </li>
  );
}

function Dates({ film }: { film: ListedFilm }) {
  const { shortDay } = useFormats();
  const t = useT("favorites");
  const others = film.showings.slice(1);
  const more = film.showingsCount - film.showings.length;
  return (
    <ul className={styles.dates}>
      {others.map((showing) => (
        <li key={showing.id}>
          <Link to={showing.url}>
            {shortDay(showing.date_start)} <time dateTime={showing.date_start}>{timeOf(showing.date_start)}</time>
          </Link>{" "}
          <VersionTag version={showing.language_version} />
        </li>
      ))}
      {more > 0 && <li>{t("more", { count: more })}</li>}
    </ul>
  );
}
