import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import { timeOf } from "~/domain/format/time";
import type { Showing } from "~/domain/programme/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./DateRows.module.css";

interface DateRowsProps<T extends Showing> {
  showings: readonly T[];
  /** What stands at the end of a row: the ticket button. */
  ticket?: ((showing: T) => ReactNode) | undefined;
  /** What is shown, where the rows are of different things. */
  title?: ((showing: T) => string) | undefined;
}

/** Dates of one film or event below each other, soonest first. */
export function DateRows<T extends Showing>({ showings, ticket, title }: DateRowsProps<T>) {
  return (
    <ul className={styles.rows}>
      {showings.map((showing) => (
        <li key={showing.id} className={classNames(styles.row, showing.status === "cancelled" && styles.cancelled)}>
          <time className={styles.time} dateTime={showing.date_start}>
            {timeOf(showing.date_start)}
          </time>
          <DateText showing={showing} title={title?.(showing)} />
          {ticket?.(showing)}
        </li>
      ))}
    </ul>
  );
}

function DateText({ showing, title }: { showing: Showing; title: string | undefined }) {
  const { longDay } = useFormats();
  const t = useT("productions");
  const calendarDay = longDay(showing.date_start);
  const day = showing.after_midnight ? t("when.nightTo", { day: calendarDay }) : calendarDay;
  return (
    <div className={styles.day}>
      <Link to={showing.url}>{title ?? day}</Link>
      <span className={styles.detail}>
        {title && `${day} · `}
        {showing.status === "cancelled" && <b>{t("status.cancelled")} · </b>}
        <ShowingFacts showing={showing} />
      </span>
    </div>
  );
}
