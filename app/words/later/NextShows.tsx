import type { NextShow } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { TimeText } from "~/ui/text/TimeText";
import { ShowingFacts } from "../ShowingFacts";
import styles from "./NextShows.module.css";
import { useDayName } from "./use-day-name";

interface NextShowsProps {
  shows: readonly NextShow[];
  /** ISO with the house's offset. */
  now: string;
}

/** What is on next, where a page has nothing of its own to show yet. */
export function NextShows({ shows, now }: NextShowsProps) {
  const dayName = useDayName();
  return (
    <ul className={styles.rows}>
      {shows.map((show) => (
        <li key={show.id} className={styles.row}>
          <TimeText iso={show.date_start} className={styles.time} />
          <div className={styles.still}>
            {show.image && <Picture image={show.image} height="var(--still)" sizes="8rem" decorative />}
          </div>
          <div>
            <h3 className={styles.title} lang={fallbackLang(show.fallback, "title")}>
              <Link to={show.url}>{show.title}</Link>
            </h3>
            <p className={styles.facts}>
              {dayName(show.date_start, now)} · <ShowingFacts showing={show} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
