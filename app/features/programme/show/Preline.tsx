import { Link } from "~/ui/Link";
import { nightInto } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import styles from "./Preline.module.css";
import { useFormats } from "~/i18n/use-formats";

/** Series and, for a show after midnight, the day into which it runs. */
export function Preline({ event }: { event: ListedEvent }) {
  const t = useT("programme");
  const { weekday } = useFormats();
  const night = nightInto(event);
  if (!event.series && !night) return null;
  return (
    <p className={styles.preline}>
      {event.series && <Link to={event.series.url}>{event.series.name}</Link>}
      {event.series && night && " · "}
      {night && <span>{t("row.night", { weekday: weekday(night) })}</span>}
    </p>
  );
}
