import { Link } from "~/ui/Link";
import { nightInto } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { TimeText } from "~/ui/text/TimeText";
import { EventFacts } from "../EventFacts";
import styles from "./EventBoard.module.css";
import { useProgramme } from "../../state/programme-context";
import { Soon } from "../Soon";
import { useFormats } from "~/i18n/use-formats";

interface EventBoardProps {
  events: readonly ListedEvent[];
  past: boolean;
}

/** Event style 2: the departure board. Lines without stills on the dark plane of the hall. */
export default function EventBoard({ events, past }: EventBoardProps) {
  return (
    <ul className={styles.board} data-past={past || undefined}>
      {events.map((event) => (
        <BoardLine key={event.id} event={event} past={past} />
      ))}
    </ul>
  );
}

function BoardLine({ event, past }: { event: ListedEvent; past: boolean }) {
  const t = useT("programme");
  const { weekday } = useFormats();
  const { ticket } = useProgramme();
  const night = nightInto(event);
  return (
    <li className={styles.line} {...(event.series && accented(event.series.accent))} data-status={event.status}>
      <div className={styles.time}>
        <TimeText iso={event.date_start} />
        {!past && event.status !== "cancelled" && <Soon start={event.date_start} />}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title} lang={fallbackLang(event.fallback, "title")}>
          <Link to={event.url} prefetch="intent">
            {event.title}
          </Link>
          {night && <span className={styles.night}> {t("row.night", { weekday: weekday(night) })}</span>}
        </h3>
        <EventFacts event={event} complete past={past} />
      </div>
      <div className={styles.series}>{event.series && <Link to={event.series.url}>{event.series.name}</Link>}</div>
      <div className={styles.buy}>{!past && ticket(event)}</div>
    </li>
  );
}
