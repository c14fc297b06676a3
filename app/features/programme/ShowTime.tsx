import { Link } from "react-router";
import { timeOf } from "~/domain/format/time";
import { nightInto } from "~/domain/programme/grouping";
import type { Showing } from "~/domain/programme/schema";
import { useT } from "~/i18n/use-t";
import { VersionTag } from "~/ui/VersionTag";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { useProgramme } from "./programme-context";
import styles from "./ShowTime.module.css";

/** A start time as a link to its show, the version raised beside it. */
export function ShowTime({ show }: { show: Showing }) {
  const t = useT("programme");
  const { now, availability } = useProgramme();
  const over = Date.parse(show.date_start) <= now;
  const soldOut = availability.get(show.id)?.state === "sold-out";
  return (
    <Link
      className={styles.time}
      to={show.url}
      data-status={show.status}
      data-over={over || undefined}
      data-sold-out={soldOut || undefined}
    >
      <time dateTime={show.date_start}>{timeOf(show.date_start)}</time>
      {show.language_version && (
        <sup>
          <VersionTag version={show.language_version} />
        </sup>
      )}
      {show.room && <VisuallyHidden>, {show.room.name}</VisuallyHidden>}
      {nightInto(show) && <VisuallyHidden>, {t("week.nightHint")}</VisuallyHidden>}
      {show.status === "cancelled" && <VisuallyHidden>, {t("row.cancelled")}</VisuallyHidden>}
      {soldOut && <VisuallyHidden>, {t("strip.sold-out")}</VisuallyHidden>}
    </Link>
  );
}
