import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import { groupByDay } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { accented, type StyleWithProperties } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture/Picture";
import { VersionTag } from "~/words/VersionTag";
import { Wrap } from "~/ui/Wrap";
import styles from "./ContactSheet.module.css";
import { DayName } from "./DayName";

interface ContactSheetProps {
  events: readonly ListedEvent[];
  headline: string;
  /** What follows the days. */
  children?: ReactNode;
}

/** Coming days as contact sheets: frames of equal height, each as wide as its film. */
export function ContactSheet({ events, headline, children }: ContactSheetProps) {
  const days = groupByDay(events);
  if (days.length === 0) return null;
  return (
    <section className={styles.section}>
      <Wrap>
        {headline && <h2 className={styles.headline}>{headline}</h2>}
        {days.map(({ day, events: shows }) => (
          <section key={day} className={styles.day}>
            <DayName day={day} />
            {/* On narrow screens a scroller, which must be reachable by keyboard; its links are. */}
            <ul className={styles.frames}>
              {shows.map((event) => (
                <SheetFrame key={event.id} event={event} />
              ))}
            </ul>
          </section>
        ))}
        {children}
      </Wrap>
    </section>
  );
}

function SheetFrame({ event }: { event: ListedEvent }) {
  const t = useT("home");
  const ratio = event.image?.ratio ?? 1.37;
  const cancelled = event.status === "cancelled";
  return (
    <li
      className={classNames(styles.frame, cancelled && styles.cancelled)}
      {...accented(event.series?.accent ?? "cloud")}
      style={{ "--ratio": Math.max(ratio, 1.3) } as StyleWithProperties}
    >
      <div className={styles.still} style={{ inlineSize: `calc(var(--still) * ${ratio})` }}>
        {event.image ? (
          <Picture
            image={event.image}
            sizes={`(min-width: 64em) ${Math.round(9.5 * ratio)}rem, ${Math.ceil(8 * ratio)}rem`}
            fit="cover"
            decorative
          />
        ) : (
          <span className={styles.plate} aria-hidden="true">
            {event.title}
          </span>
        )}
      </div>
      <div className={styles.caption}>
        <div className={styles.when}>
          <time className={styles.time} dateTime={event.date_start}>
            {timeOf(event.date_start)}
          </time>
          <p className={styles.meta}>
            {cancelled ? t("cancelled") : event.language_version && <VersionTag version={event.language_version} />}
            {event.language_version && event.room ? " · " : ""}
            {event.room?.name}
          </p>
        </div>
        <h4 className={styles.title} lang={fallbackLang(event.fallback, "title")}>
          <Link to={event.url}>{event.title}</Link>
        </h4>
      </div>
    </li>
  );
}
