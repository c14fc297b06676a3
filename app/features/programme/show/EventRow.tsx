import type { CSSProperties } from "react";
import { Link } from "~/ui/Link";
import type { ListedEvent } from "~/domain/programme/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { accented } from "~/ui/accent";
import { Picture } from "~/ui/picture/Picture";
import { TimeText } from "~/ui/text/TimeText";
import { VersionTag } from "~/words/VersionTag";
import { EventFacts } from "./EventFacts";
import styles from "./EventRow.module.css";
import { Listen } from "./Listen";
import { Preline } from "./Preline";
import { useProgramme } from "../state/programme-context";
import { Scarcity } from "./Scarcity";
import { Soon } from "./Soon";

interface EventRowProps {
  event: ListedEvent;
  /** The first show of a day that has a still: the one whose still phones show too. */
  lead?: boolean;
  /** True for the first rows of the page, whose stills are wanted at once. */
  priority?: boolean;
  past?: boolean;
}

/** A show as one line of the day list: time, still in its true ratio, title and facts, version, hall, ticket. */
export function EventRow({ event, lead = false, priority = false, past = false }: EventRowProps) {
  const { ticket } = useProgramme();
  return (
    <li
      className={styles.row}
      {...(event.series && accented(event.series.accent))}
      data-series={event.series ? "" : undefined}
      data-status={event.status}
      data-past={past || undefined}
      data-lead={lead || undefined}
    >
      <div className={styles.time}>
        <TimeText iso={event.date_start} />
        {!past && <Chances event={event} />}
      </div>
      <Body event={event} past={past} />
      <div className={styles.version}>{event.language_version && <VersionTag version={event.language_version} />}</div>
      <div className={styles.room}>{event.room?.name ?? event.venue?.name}</div>
      <div className={styles.buy}>{!past && ticket(event)}</div>
      {/* Phones have it below all the rest, and a row may be painted before all of it has come. */}
      <Still event={event} lead={lead} priority={priority} />
    </li>
  );
}

/** How soon it begins, and that tickets are few or gone. */
function Chances({ event }: { event: ListedEvent }) {
  return (
    <>
      {event.status !== "cancelled" && <Soon start={event.date_start} />}
      <Scarcity event={event} />
    </>
  );
}

function Body({ event, past }: { event: ListedEvent; past: boolean }) {
  return (
    <div className={styles.body}>
      <Preline event={event} />
      <h3 className={styles.title} lang={fallbackLang(event.fallback, "title")}>
        <Link to={event.url} prefetch="intent">
          {event.title}
        </Link>
      </h3>
      {event.original_title && (
        <p className={styles.original} lang={event.original_lang ?? undefined}>
          {event.original_title}
        </p>
      )}
      <EventFacts event={event} past={past} />
      {event.has_sample && <Listen event={event} />}
    </div>
  );
}

function Still({ event, lead, priority }: { event: ListedEvent; lead: boolean; priority: boolean }) {
  const { image } = event;
  const ratio: CSSProperties & Record<"--ratio", number> = { "--ratio": image?.ratio ?? 1.37 };
  if (!image) return <div className={styles.still} style={ratio} data-empty="" />;
  return (
    <Link to={event.url} className={styles.still} style={ratio} tabIndex={-1} aria-hidden="true">
      <Picture
        image={image}
        decorative
        sizes={`(min-width: 64em) ${Math.round(120 * image.ratio)}px, ${lead ? "100vw" : "1px"}`}
        priority={priority}
      />
    </Link>
  );
}
