import { Link } from "~/ui/Link";
import type { Sale } from "~/domain/booking/shown";
import { timeOf } from "~/domain/format/time";
import type { EventDetail } from "~/domain/programme/schema";
import { calendarPath } from "~/domain/site/pages";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { CalendarLink } from "~/words/CalendarLink";
import { EventSale } from "./EventSale";
import styles from "./EventWhen.module.css";

/** When, where and for how much: the start time as the largest thing on the page. */
export function EventWhen({ event, sale }: { event: EventDetail; sale: Sale | null }) {
  const { fullDay, time } = useFormats();
  const t = useT("productions");
  const calendarDay = fullDay(event.date_start);
  const off = event.status === "cancelled";
  return (
    <>
      <EventState event={event} />
      <div className={styles.when}>
        <time dateTime={event.date_start} className={classNames(styles.time, (off || event.is_past) && styles.gone)}>
          {timeOf(event.date_start)}
        </time>
        <p className={styles.day}>
          <span>{event.after_midnight ? t("when.nightTo", { day: calendarDay }) : calendarDay}</span>
          <small>
            {[event.room?.name, event.venue && event.venue.name !== event.room?.name ? event.venue.name : null]
              .filter(Boolean)
              .join(", ")}
          </small>
          <small>
            {[
              event.doors && t("when.doors", { time: time(event.doors) }),
              event.date_end !== event.date_start && t("when.end", { time: time(event.date_end) }),
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
  const { longDay, time } = useFormats();
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
      <strong>{from ? t("status.movedFrom", { day: longDay(from), time: time(from) }) : t("status.moved")}</strong>
      <span>{t("status.movedText")}</span>
    </div>
  );
}
