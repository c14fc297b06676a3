import { Link } from "~/ui/Link";
import type { Sale } from "~/domain/booking/shown";
import { formatDay } from "~/domain/format/day";
import { formatTime, timeOf } from "~/domain/format/time";
import type { EventDetail } from "~/domain/programme/schema";
import { calendarPath } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { CalendarLink } from "~/words/CalendarLink";
import { EventSale } from "./EventSale";
import styles from "./EventWhen.module.css";

/** When, where and for how much: the start time as the largest thing on the page. */
export function EventWhen({ event, sale }: { event: EventDetail; sale: Sale | null }) {
  const { lang } = useLocale();
  const t = useT("productions");
  const calendarDay = event.date_start.slice(0, 10);
  const off = event.status === "cancelled";
  return (
    <>
      <EventState event={event} />
      <div className={styles.when}>
        <time dateTime={event.date_start} className={classNames(styles.time, (off || event.is_past) && styles.gone)}>
          {timeOf(event.date_start)}
        </time>
        <p className={styles.day}>
          <span>
            {event.after_midnight
              ? t("when.nightTo", { day: formatDay(calendarDay, "full", lang) })
              : formatDay(calendarDay, "full", lang)}
          </span>
          <small>
            {[event.room?.name, event.venue && event.venue.name !== event.room?.name ? event.venue.name : null]
              .filter(Boolean)
              .join(", ")}
          </small>
          <small>
            {[
              event.doors && t("when.doors", { time: formatTime(event.doors, lang) }),
              event.date_end !== event.date_start && t("when.end", { time: formatTime(event.date_end, lang) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </p>
        {!off && !event.is_past && (
          <CalendarLink to={calendarPath("event", event.url)}>{t("when.calendar")}</CalendarLink>
        )}
        {!off && !event.is_past && <EventSale event={event} sale={sale} />}
      </div>
    </>
  );
}

/** Cancelled, moved or over: said in words before anything else. */
function EventState({ event }: { event: EventDetail }) {
  const { lang } = useLocale();
  const t = useT("productions");
  if (event.status === "cancelled") {
    return (
      <div className={styles.state} role="status">
        <strong>{t("status.cancelled")}</strong>
        <span>{t("status.cancelledText")}</span>
      </div>
    );
  }
  if (event.is_past) {
    return (
      <div className={classNames(styles.state, styles.past)}>
        <strong>{t("status.past")}</strong>
        {event.production && <Link to={event.production.url}>{t("status.pastLink")}</Link>}
      </div>
    );
  }
  if (event.status !== "moved") return null;
  const from = event.previous_start;
  return (
    <div className={classNames(styles.state, styles.moved)} role="status">
      <strong>
        {from
          ? t("status.movedFrom", { day: formatDay(from.slice(0, 10), "long", lang), time: formatTime(from, lang) })
          : t("status.moved")}
      </strong>
      <span>{t("status.movedText")}</span>
    </div>
  );
}
