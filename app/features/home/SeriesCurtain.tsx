import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import type { SeriesListItem } from "~/domain/productions/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented, voiced } from "~/ui/accent";
import { Wrap } from "~/ui/Wrap";
import "~/words/later/series-voice.css";
import styles from "./SeriesCurtain.module.css";

/** The series as folds of a curtain, each in its colour and in a voice of its own. */
export function SeriesCurtain({ series, headline }: { series: readonly SeriesListItem[]; headline: string }) {
  const { shortDay } = useFormats();
  const t = useT("home");
  if (series.length === 0) return null;
  return (
    <section className={styles.section}>
      {headline && (
        <Wrap>
          <h2 className={styles.headline}>{headline}</h2>
        </Wrap>
      )}
      <ul className={styles.curtain}>
        {series.map((entry, index) => (
          <li key={entry.id} className={styles.fold} {...accented(entry.accent)}>
            <Link to={entry.url}>
              <span className={styles.name} {...voiced(index)} lang={fallbackLang(entry.fallback, "name")}>
                {entry.name}
              </span>
              <span className={styles.next}>
                {entry.next ? `${shortDay(entry.next.day)} ${timeOf(entry.next.date_start)}` : t("series.pause")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
