import { Link } from "~/ui/Link";
import { useAvailability } from "~/api/availability";
import { timeOf } from "~/domain/format/time";
import { nightInto } from "~/domain/programme/grouping";
import type { ListedShowing } from "~/domain/programme/listed";
import type { Availability as AvailabilityOf } from "~/domain/programme/schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Availability } from "~/words/Availability";
import { classNames } from "~/ui/class-names";
import { SeatsAsleep } from "~/words/SeatsAsleep";
import { VersionTag } from "~/words/VersionTag";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { useProgramme } from "../../state/programme-context";
import styles from "./ShowTime.module.css";

const worthSaying = ["limited", "sold-out", "cancelled"] as const;

/** What a small start time says about its tickets: only what may change somebody's mind, and nothing once it has begun. */
function stateWorthSaying(show: ListedShowing, known: AvailabilityOf | undefined, over: boolean) {
  if (show.status === "cancelled") return "cancelled";
  return over ? undefined : worthSaying.find((state) => state === known?.state);
}

/** A start time as a link to its show: the version beside it, and below it the night it belongs to and its tickets. */
export function ShowTime({ show }: { show: ListedShowing }) {
  const t = useT("programme");
  const { weekdayShort } = useFormats();
  const { now } = useProgramme();
  const known = useAvailability(show.id);
  const over = Date.parse(show.date_start) <= now;
  const state = stateWorthSaying(show, known, over);
  const night = nightInto(show);
  return (
    <Link className={styles.time} to={show.url} data-over={over || undefined} data-state={state}>
      <span className={styles.start}>
        <time dateTime={show.date_start}>{timeOf(show.date_start)}</time>{" "}
        {show.language_version && (
          <span className={styles.version}>
            <VersionTag version={show.language_version} brief />
          </span>
        )}
      </span>
      {show.room && <VisuallyHidden>{`, ${show.room.name}`}</VisuallyHidden>}
      {night && (
        <span className={styles.note}>
          <VisuallyHidden>, </VisuallyHidden>
          {t("row.night", { weekday: weekdayShort(night) })}
        </span>
      )}
      {state && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <Availability className={classNames(styles.note, styles.tickets)} state={state} word={t(`short.${state}`)} />
        </>
      )}
      {!over && !known && <SeatsAsleep show={show.id} />}
    </Link>
  );
}
