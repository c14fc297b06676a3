import type { ReactNode } from "react";
import type { SeriesListItem } from "~/domain/productions/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented, voiced, type StyleWithProperties } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import { CalendarLink } from "~/words/CalendarLink";
import "~/words/later/series-voice.css";
import styles from "./SeriesPage.module.css";

interface SeriesPageProps {
  /** The way to the page, filled in by the route. */
  breadcrumb: ReactNode;
  series: SeriesListItem;
  /** Its place among all series. */
  place: number;
  /** Whether its shows are of the night: then the page is dark under its plane, whatever the theme. */
  isOfNight: boolean;
  /** Of its calendar file, which is there to be subscribed to while it rests, too. */
  calendar: string;
  /** The coming shows, filled in by the route; null if there are none. */
  shows: ReactNode;
}

/** A series: one plane of its colour, its name as large as the plane allows, its shows below. */
export function SeriesPage({ breadcrumb, series, place, isOfNight, calendar, shows }: SeriesPageProps) {
  const t = useT("productions");
  const german = (field: string) => fallbackLang(series.fallback, field);
  const lines = linesOf(series.name);
  const letters: StyleWithProperties = { "--letters": Math.max(...lines.map((line) => line.length)) };
  return (
    <article {...accented(series.accent)}>
      <Wrap>{breadcrumb}</Wrap>
      <div className={styles.cover}>
        <Wrap className={classNames(styles.head, series.image && styles.pictured)}>
          <div className={styles.name} style={letters} data-lines={lines.length}>
            <h1 tabIndex={-1} {...voiced(place)} lang={german("name")}>
              {series.name}
            </h1>
          </div>
          {series.text && (
            <p className={styles.text} lang={german("text")}>
              {series.text}
            </p>
          )}
          {series.image && (
            <div className={styles.image}>
              <Picture image={series.image} sizes="(min-width: 64em) 30rem, 78vw" priority />
            </div>
          )}
        </Wrap>
      </div>
      <div className={classNames(isOfNight && styles.night)}>
        <Wrap className={styles.list}>
          <h2>{t("series.upcoming")}</h2>
          {shows ?? <Rest resumesOn={series.resumes_on} />}
          <p className={styles.calendar}>
            <CalendarLink to={calendar}>{t("series.calendar")}</CalendarLink>
          </p>
          <Facts series={series} />
        </Wrap>
      </div>
    </article>
  );
}

/** The longest name that stands in one line where it could stand in two. */
const oneLine = 12;

/** A name in one line, or in two of about the same length where that makes it larger. */
function linesOf(name: string): string[] {
  const words = name.split(" ");
  if (name.length <= oneLine || words.length === 1) return [name];
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

/** What one wants to know before going. */
function Facts({ series: { facts, fallback } }: { series: SeriesListItem }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, text }) => (
        <div key={title} lang={fallbackLang(fallback, "facts")}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
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
