import { useEffect, useRef } from "react";
import { Link } from "~/ui/Link";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./DayStrip.module.css";
import type { ProgrammeLinks } from "../state/query-links";
import { useFormats } from "~/i18n/use-formats";
import { stateOf, type DayOffer } from "../state/use-day-states";

interface DayStripProps {
  /** Fourteen cinema days in order. */
  days: readonly string[];
  calendar: ReadonlyMap<string, DayOffer>;
  today: string;
  selected: string;
  /** First days of the strips before and after this one; null where there is none. */
  earlier: string | null;
  later: string | null;
  links: ProgrammeLinks;
}

/** Two weeks as links, today first. Sticks below the header while the list moves under it. */
export function DayStrip({ days, calendar, today, selected, earlier, later, links }: DayStripProps) {
  const t = useT("programme");
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && current) list.scrollTo({ left: current.offsetLeft - list.offsetLeft - list.clientWidth / 3 });
  }, [selected]);
  return (
    <nav className={styles.nav} data-strip aria-label={t("strip.label")}>
      {earlier && (
        <Link
          className={styles.arrow}
          to={links.to({ date: earlier === today ? undefined : earlier })}
          preventScrollReset
          aria-label={t("strip.earlier")}
        >
          <Icon name="chevron-left" />
        </Link>
      )}
      <ul className={styles.days} ref={strip}>
        {days.map((day) => (
          <li key={day}>
            <StripDay
              day={day}
              known={calendar.get(day)}
              past={day < today}
              current={day === selected}
              to={links.to({ date: day === today ? undefined : day })}
            />
          </li>
        ))}
      </ul>
      {later && (
        <Link className={styles.arrow} to={links.to({ date: later })} preventScrollReset aria-label={t("strip.later")}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

interface StripDayProps {
  day: string;
  known: DayOffer | undefined;
  past: boolean;
  current: boolean;
  to: string;
}

function StripDay({ day, known, past, current, to }: StripDayProps) {
  const t = useT("programme");
  const { weekdayShort, dayNumber, longDay } = useFormats();
  const state = past ? "past" : stateOf(known);
  return (
    <Link
      className={styles.day}
      to={to}
      preventScrollReset
      aria-current={current ? "date" : undefined}
      data-state={state}
      data-weekend={isWeekend(day) || undefined}
    >
      <span className={styles.weekday}>{weekdayShort(day)}</span>
      <time className={styles.number} dateTime={day}>
        {dayNumber(day)}
      </time>
      <VisuallyHidden>
        , {longDay(day)}, {t(`strip.${state}`)}
      </VisuallyHidden>
    </Link>
  );
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
