import { timeOf } from "~/domain/format/time";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { ShowingFacts } from "~/words/ShowingFacts";
import type { SeriesShow } from "../load";
import { WorkFacts, WorkRows, type ShowsProps } from "../WorkRows";
import styles from "./SingleShow.module.css";

/** The next show of a series as the one large thing of its page, and what comes after it as rows. */
export default function SingleShow({ events, ticket }: ShowsProps<SeriesShow>) {
  const t = useT("series");
  const next = events.find(({ status }) => status !== "cancelled") ?? events[0];
  if (!next) return null;
  const after = events.filter((show) => show !== next);
  return (
    <>
      <Poster show={next} ticket={ticket} />
      {after.length > 0 && (
        <section className={styles.after}>
          <h2>{t("then")}</h2>
          <WorkRows events={after} ticket={ticket} />
        </section>
      )}
    </>
  );
}

function Poster({ show, ticket }: { show: SeriesShow; ticket: ShowsProps["ticket"] }) {
  const t = useT("productions");
  const { longDay } = useFormats();
  const { image, status } = show;
  return (
    <div className={styles.poster} data-status={status}>
      <div className={styles.board}>
        <p className={styles.date}>{longDay(show.date_start)}</p>
        <Link to={show.url} className={styles.when}>
          <time className={styles.time} dateTime={show.date_start}>
            {timeOf(show.date_start)}
          </time>
        </Link>
      </div>
      {image && (
        <div className={styles.still} style={{ "--ratio": image.ratio } as StyleWithProperties}>
          <Picture image={image} sizes="(min-width: 64em) 44rem, 92vw" decorative />
        </div>
      )}
      <div className={styles.what}>
        <h3 className={styles.title} lang={fallbackLang(show.fallback, "title")}>
          <Link to={show.production?.url ?? show.url}>{show.title}</Link>
        </h3>
        <WorkFacts work={show} />
        <p className={styles.spec}>
          {status === "cancelled" && <strong>{t("status.cancelled")} · </strong>}
          <ShowingFacts showing={show} />
        </p>
        <div className={styles.ticket}>{ticket(show, "row")}</div>
      </div>
    </div>
  );
}
