import { Link } from "~/ui/Link";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { accented, type StyleWithProperties } from "~/ui/accent";
import { Picture } from "~/ui/picture/Picture";
import { TimeText } from "~/ui/text/TimeText";
import styles from "./ContactSheet.module.css";
import { EventFacts } from "../EventFacts";
import { Preline } from "../Preline";
import { useProgramme } from "../../state/programme-context";
import { Soon } from "../Soon";

/** The ratio of the empty frame of a show without a still. */
const ACADEMY = 1.37;

interface ContactSheetProps {
  events: readonly ListedEvent[];
  past: boolean;
  priority?: boolean;
}

/** Event style 3: the contact sheet. Frames of one height in their true widths, lines filled like a strip of prints. */
export default function ContactSheet({ events, past, priority = false }: ContactSheetProps) {
  return (
    <ul className={styles.sheet} data-past={past || undefined}>
      {events.map((event, index) => (
        <Frame key={event.id} event={event} past={past} priority={priority && index < 3} />
      ))}
    </ul>
  );
}

function Frame({ event, past, priority }: { event: ListedEvent; past: boolean; priority: boolean }) {
  const { ticket } = useProgramme();
  const ratio = event.image?.ratio ?? ACADEMY;
  const style: StyleWithProperties = { "--ratio": ratio };
  return (
    <li
      className={styles.frame}
      style={style}
      {...(event.series && accented(event.series.accent))}
      data-series={event.series ? "" : undefined}
      data-status={event.status}
    >
      <Link to={event.url} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture
          image={event.image}
          sizes={`(min-width: 64em) ${Math.round(260 * ratio)}px, 100vw`}
          priority={priority}
        />
      </Link>
      <div className={styles.caption}>
        <div className={styles.time}>
          <TimeText iso={event.date_start} />
          {!past && event.status !== "cancelled" && <Soon start={event.date_start} />}
        </div>
        <div className={styles.body}>
          <Preline event={event} />
          <h3 className={styles.title} lang={fallbackLang(event.fallback, "title")}>
            <Link to={event.url} prefetch="intent">
              {event.title}
            </Link>
          </h3>
          <EventFacts event={event} complete past={past} />
          {!past && <div className={styles.buy}>{ticket(event)}</div>}
        </div>
      </div>
    </li>
  );
}
