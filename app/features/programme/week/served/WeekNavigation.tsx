import { Link } from "~/ui/Link";
import { addDays, cinemaWeek } from "~/domain/time/cinema-day";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import type { WeekView } from "../../state/load";
import type { ProgrammeLinks } from "../../state/query-links";
import { useFormats } from "~/i18n/use-formats";
import { useDayNames } from "../../state/use-day-names";
import styles from "./WeekNavigation.module.css";

interface WeekNavigationProps {
  week: WeekView;
  today: string;
  /** The last day with anything on it: the way on ends there. */
  lastDay: string | null;
  links: ProgrammeLinks;
}

/** Which cinema week is shown, and the ones around it. */
export default function WeekNavigation({ week, today, lastDay, links }: WeekNavigationProps) {
  const t = useT("programme");
  const { shortDay } = useFormats();
  const { yearOf } = useDayNames();
  const present = cinemaWeek(today).from;
  const toWeek = (from: string) => links.to({ date: from === present ? undefined : from });
  const [from, to, year] = [shortDay(week.from), shortDay(week.to), yearOf(week.to)];
  return (
    <nav className={styles.nav} aria-label={t("view.woche")}>
      <h2 className={styles.range}>{year ? t("week.rangeYear", { from, to, year }) : t("week.range", { from, to })}</h2>
      {week.from > present && (
        <Link to={toWeek(addDays(week.from, -7))} preventScrollReset>
          <Icon name="arrow-left" />
          {week.from === addDays(present, 7) ? t("week.this") : t("week.previous")}
        </Link>
      )}
      {lastDay !== null && week.to < lastDay && (
        <Link to={toWeek(addDays(week.from, 7))} preventScrollReset>
          {t("week.next")}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
