import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { ListedFilm } from "./film-list";
import styles from "./FilmRow.module.css";

/** When a film without a date was here last. */
export function LastShown({ film }: { film: Pick<ListedFilm, "last_shown"> }) {
  const { fullDay } = useFormats();
  const t = useT("favorites");
  return (
    <p className={styles.meta}>
      {film.last_shown ? t("lastShown", { day: fullDay(film.last_shown) }) : t("neverShown")}
    </p>
  );
}
