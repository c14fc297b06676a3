import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useHref, useLinkClickHandler } from "react-router";
import { useFreshAvailability } from "~/api/availability";
import { browserApi } from "~/api/browser";
import { firstAnswer } from "~/api/asking";
import { queries } from "~/api/later/queries";
import { filtersOf } from "~/domain/programme/filters";
import { toApiQuery } from "~/domain/programme/query";
import type { CalendarDay } from "~/domain/programme/schema";
import { addDays } from "~/domain/time/cinema-day";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import styles from "./Calendar.module.css";
import { addMonths, monthStart, monthWeeks, moveInGrid } from "./month-grid";
import { useProgramme } from "../../state/programme-context";
import type { ProgrammeLinks } from "../../state/query-links";
import { useFormats } from "~/i18n/use-formats";
import { stateOf, useDayOffers, type DayOffer } from "../../state/use-day-states";

/** Any Monday: the heads of the columns are named from it. */
const A_MONDAY = "2026-11-16";

/** A month of the programme as a grid: what each day has to offer, under the present filters. */
export default function Calendar({ links }: { links: ProgrammeLinks }) {
  const t = useT("programme");
  const { today } = useProgramme();
  const { month } = useFormats();
  const selected = links.state.date ?? today;
  const [focused, setFocused] = useState(selected);
  const [followed, setFollowed] = useState(selected);
  if (followed !== selected) {
    setFollowed(selected);
    setFocused(selected);
  }
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const title = useId();
  const help = useId();
  const { days, failed } = useMonth(focused, links);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const move = (event: KeyboardEvent) => {
    const target = moveInGrid(event.key, focused);
    if (target === null) return;
    event.preventDefault();
    moved.current = true;
    setFocused(target);
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button type="button" onClick={() => setFocused(addMonths(focused, -1))} aria-label={t("calendar.previous")}>
          <Icon name="chevron-left" />
        </button>
        <p id={title} aria-live="polite">
          {month(focused)}
        </p>
        <button type="button" onClick={() => setFocused(addMonths(focused, 1))} aria-label={t("calendar.next")}>
          <Icon name="chevron-right" />
        </button>
      </div>
      {failed && <p role="alert">{t("calendar.failed")}</p>}
      <div
        ref={grid}
        role="grid"
        aria-labelledby={title}
        aria-describedby={help}
        tabIndex={-1}
        className={styles.grid}
        onKeyDown={move}
      >
        <Weekdays />
        {monthWeeks(focused).map((week, index) => (
          <div key={index} role="row" className={styles.week}>
            {week.map((day, column) =>
              day === null ? (
                <span key={column} />
              ) : (
                <DayCell
                  key={day}
                  day={day}
                  known={days.get(day)}
                  selected={day === selected}
                  reachable={day === focused}
                  links={links}
                />
              ),
            )}
          </div>
        ))}
      </div>
      <p id={help} className={styles.help}>
        {t("calendar.help")}
      </p>
    </div>
  );
}

const none: readonly CalendarDay[] = [];
const noShows: readonly number[] = [];

/** What the days of a month offer; nothing while it is on its way. */
function useMonth(day: string, links: ProgrammeLinks) {
  const { lang } = useLocale();
  const from = monthStart(day);
  const query = { ...filtersOf(links.state), from, to: addDays(addMonths(from, 1), -1) };
  const { data, isError } = useQuery(
    { queryKey: ["calendar", toApiQuery(query)], queryFn: () => firstAnswer(browserApi(lang).calendar(query)) },
    queries,
  );
  const { days } = useFreshAvailability(noShows, query);
  return { days: useDayOffers(data ?? none, days), failed: isError };
}

function Weekdays() {
  const { weekday, weekdayShort } = useFormats();
  return (
    <div role="row" className={styles.week}>
      {Array.from({ length: 7 }, (_, index) => addDays(A_MONDAY, index)).map((day) => (
        <span key={day} role="columnheader" className={styles.weekday} aria-label={weekday(day)}>
          {weekdayShort(day)}
        </span>
      ))}
    </div>
  );
}

interface DayCellProps {
  day: string;
  known: DayOffer | undefined;
  selected: boolean;
  /** True for the one day the tab key reaches. */
  reachable: boolean;
  links: ProgrammeLinks;
}

function DayCell({ day, known, selected, reachable, links }: DayCellProps) {
  const t = useT("programme");
  const { today } = useProgramme();
  const { longDay, dayNumber } = useFormats();
  const past = day < today;
  const open = !past && known !== undefined && known.count > 0 && !known.closed;
  const to = links.to({ date: day === today ? undefined : day });
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { preventScrollReset: true });
  const state = past ? "past" : stateOf(known);
  const name = [longDay(day), open && t("count", { count: known.count }), state !== "open" && t(`strip.${state}`)]
    .filter(Boolean)
    .join(", ");
  const common = {
    className: styles.day,
    tabIndex: reachable ? 0 : -1,
    "aria-label": name,
    "aria-current": day === today ? ("date" as const) : undefined,
    "data-date": day,
    "data-state": state,
  };
  return (
    <div role="gridcell" aria-selected={selected} className={styles.cell}>
      {/* One element for both: a day that turns out to be open keeps the focus it had. */}
      <a {...common} {...(open ? { href, onClick: follow } : { role: "link", "aria-disabled": true })}>
        {dayNumber(day)}
      </a>
    </div>
  );
}
