import { byWork } from "~/domain/productions/arrangement";
import { timeOf } from "~/domain/format/time";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { BigDate } from "~/words/later/BigDate";
import { ShowingFacts } from "~/words/ShowingFacts";
import type { SeriesShow } from "../load";
import { WorkFacts, type ShowsProps } from "../WorkRows";
import styles from "./SheetShows.module.css";

/** The films of a series as one sheet: stills of one height, each as wide as its film, and under each when it runs. */
export default function SheetShows({ events, ticket }: ShowsProps<SeriesShow>) {
  return (
    <ol className={styles.sheet}>
      {byWork(events).map((shows) => (
        <Frame key={shows[0]?.id} shows={shows} ticket={ticket} />
      ))}
    </ol>
  );
}

function Frame({ shows, ticket }: { shows: readonly SeriesShow[]; ticket: ShowsProps["ticket"] }) {
  const t = useT("productions");
  const own = useT("series");
  const { shortDay } = useFormats();
  // What is cancelled does not stand for its film while there is another date.
  const next = shows.find(({ status }) => status !== "cancelled") ?? shows[0];
  if (!next) return null;
  const later = shows.filter((show) => show !== next);
  const { image, title } = next;
  return (
    <li className={styles.frame} style={{ "--ratio": image?.ratio ?? 1.37 } as StyleWithProperties}>
      <div className={styles.still} data-empty={image ? undefined : ""}>
        {image && <Picture image={image} sizes={`${Math.round(13 * image.ratio)}rem`} decorative />}
      </div>
      <h3 className={styles.title} lang={fallbackLang(next.fallback, "title")}>
        <Link to={next.production?.url ?? next.url}>{title}</Link>
      </h3>
      <WorkFacts work={next} />
      <div className={styles.next} data-status={next.status}>
        <Link to={next.url} className={styles.when}>
          <BigDate start={next.date_start} />
        </Link>
        <p className={styles.spec}>
          {next.status === "cancelled" && <strong>{t("status.cancelled")} · </strong>}
          <ShowingFacts showing={next} />
        </p>
        {ticket(next, "row")}
      </div>
      {later.length > 0 && (
        <ul className={styles.later} aria-label={own("more_dates")}>
          {later.map((show) => (
            <li key={show.id} data-status={show.status}>
              <Link to={show.url}>
                {shortDay(show.date_start)} <time dateTime={show.date_start}>{timeOf(show.date_start)}</time>
              </Link>
              {show.status === "cancelled" && ` ${t("status.cancelled")}`}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
