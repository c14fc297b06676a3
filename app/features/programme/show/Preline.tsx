import { Link } from "~/ui/Link";
import { labelsBeside } from "~/domain/programme/labels";
import { nightInto } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import styles from "./Preline.module.css";
import { useFormats } from "~/i18n/use-formats";

/** Series, what the house calls the show and, for one after midnight, the day into which it runs. */
export function Preline({ event }: { event: ListedEvent }) {
  const t = useT("programme");
  const { weekday } = useFormats();
  const night = nightInto(event);
  const words = [...labelsBeside(event), ...(night ? [t("row.night", { weekday: weekday(night) })] : [])].join(" · ");
  if (!event.series && !words) return null;
  return (
    <p className={styles.preline}>
      {event.series && <Link to={event.series.url}>{event.series.name}</Link>}
      {event.series && words && " · "}
      {words && <span>{words}</span>}
    </p>
  );
}
