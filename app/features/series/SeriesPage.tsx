import type { ReactNode } from "react";
import type { SeriesListItem } from "~/domain/productions/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import { CalendarLink } from "~/words/CalendarLink";
import styles from "./SeriesPage.module.css";

interface SeriesPageProps {
  /** The way to the page, filled in by the route. */
  breadcrumb: ReactNode;
  series: SeriesListItem;
  /** Of its calendar file, which is there to be subscribed to while it rests, too. */
  calendar: string;
  /** The coming shows, filled in by the route; null if there are none. */
  shows: ReactNode;
}

/** A series: one plane of its colour, its name as large as the plane allows, its shows below. */
export function SeriesPage({ breadcrumb, series, calendar, shows }: SeriesPageProps) {
  const t = useT("productions");
  const german = (field: string) => fallbackLang(series.fallback, field);
  return (
    <article {...accented(series.accent)}>
      <Wrap>{breadcrumb}</Wrap>
      <div className={styles.cover}>
        <Wrap className={classNames(styles.head, series.image && styles.pictured)}>
          <div>
            <h1 tabIndex={-1} className={series.name.length > 14 ? styles.longName : undefined} lang={german("name")}>
              {series.name}
            </h1>
          </div>
          {series.image && <Picture image={series.image} sizes="(min-width: 64em) 34rem, 92vw" priority />}
          {series.text && (
            <p className={styles.text} lang={german("text")}>
              {series.text}
            </p>
          )}
        </Wrap>
      </div>
      <Wrap className={styles.list}>
        <h2>{t("series.upcoming")}</h2>
        {shows ?? <Rest resumesOn={series.resumes_on} />}
        <p className={styles.calendar}>
          <CalendarLink to={calendar}>{t("series.calendar")}</CalendarLink>
        </p>
        {series.facts.length > 0 && (
          <dl className={styles.facts}>
            {series.facts.map(({ title, text }) => (
              <div key={title} lang={german("facts")}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Wrap>
    </article>
  );
}

/** While it has no dates: when it is back, where that is known. */
function Rest({ resumesOn }: { resumesOn: string | null }) {
  const t = useT("productions");
  const { fullDay } = useFormats();
  return (
    <>
      <p>{t("series.none")}</p>
      {resumesOn && <p className={styles.again}>{t("series.again", { day: fullDay(resumesOn) })}</p>}
    </>
  );
}
