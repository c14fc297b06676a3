import type { ReactNode } from "react";
import { fallbackLang } from "~/i18n/fallback-lang";
import type { StyleWithProperties } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import type { ListedFilm } from "./film-list";
import styles from "./FilmSheet.module.css";
import { LastShown } from "./LastShown";

interface FilmSheetProps {
  films: readonly ListedFilm[];
  action: (film: ListedFilm) => ReactNode;
  /** No longer on the list, and shown only so that it can be kept again. */
  dropped: (film: ListedFilm) => boolean;
}

/** Films without a date as a sheet of stills: one height, each as wide as its film. */
export function FilmSheet({ films, action, dropped }: FilmSheetProps) {
  return (
    <ul className={styles.sheet}>
      {films.map((film) => (
        <li
          key={film.id}
          className={styles.frame}
          style={{ "--ratio": film.image?.ratio ?? 1.37 } as StyleWithProperties}
          data-dropped={dropped(film) || undefined}
        >
          <div className={styles.still} data-empty={film.image ? undefined : ""}>
            {film.image && (
              <Picture image={film.image} sizes={`${Math.round(10.4 * film.image.ratio)}rem`} decorative />
            )}
          </div>
          <h3 className={styles.title} lang={fallbackLang(film.fallback, "title")}>
            <Link to={film.url}>{film.title}</Link>
          </h3>
          <LastShown film={film} />
          <div className={styles.action}>{action(film)}</div>
        </li>
      ))}
    </ul>
  );
}
