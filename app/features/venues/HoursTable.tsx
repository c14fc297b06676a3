import type { VenuePage } from "~/domain/venues/page-schema";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import styles from "./HoursTable.module.css";

/** The hours that are drawn: from 9 to 3 of the night after. */
const [first, last] = [9, 27];
const marks = [10, 14, 18, 22, 26];

/** Hours since midnight of the day that a wall time belongs to: what is before 5 is of the evening before. */
function hourOf(wall: string): number {
  const [hours = 0, minutes = 0] = wall.split(":").map(Number);
  return (hours < 5 ? hours + 24 : hours) + minutes / 60;
}

const share = (hour: number): number => (Math.min(Math.max(hour, first), last) - first) / (last - first);

interface HoursTableProps {
  hours: VenuePage["hours"];
  exceptions: VenuePage["exceptions"];
  /** The cinema day, and the house's wall time "HH:MM". */
  today: string;
  clock: string;
}

/** A week of opening hours as bars beside their times; today is bold, its moment a mark. Weekly hours in words for all. */
export function HoursTable({ hours, exceptions, today, clock }: HoursTableProps) {
  const t = useT("house");
  const { weekday, weekdayShort, clock: written, shortDay } = useFormats();
  // Any Monday: only names of weekdays are taken from it.
  const dayOf = (number: number) => `2026-06-0${number}`;
  const isToday = (number: number) => ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 === number;
  const range = ({ from, to, closed }: { from: string | null; to: string | null; closed: boolean }) =>
    closed || from === null || to === null ? t("venue.closed") : `${from}–${written(to)}`;
  return (
    <>
      <div className={styles.scale} aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} style={{ "--at": share(hour) } as StyleWithProperties}>
            {hour % 24}
          </span>
        ))}
      </div>
      <dl className={styles.hours}>
        {hours.map((entry, index) => (
          <div key={index} aria-current={isToday(entry.weekday) ? "date" : undefined}>
            <dt>
              <span aria-hidden="true">{weekdayShort(dayOf(entry.weekday))}</span>
              <span className={styles.spoken}>{weekday(dayOf(entry.weekday))}</span>
            </dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                {!entry.closed && entry.from && entry.to && (
                  <i
                    style={
                      { "--from": share(hourOf(entry.from)), "--to": share(hourOf(entry.to)) } as StyleWithProperties
                    }
                  />
                )}
                {isToday(entry.weekday) && <b style={{ "--at": share(hourOf(clock)) } as StyleWithProperties} />}
              </span>
              <span className={styles.times}>{range(entry)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <ul className={styles.exceptions}>
          {exceptions.map((entry) => (
            <li key={entry.date_from}>
              <strong>
                {entry.date_from === entry.date_to
                  ? shortDay(entry.date_from)
                  : `${shortDay(entry.date_from)} – ${shortDay(entry.date_to)}`}
              </strong>{" "}
              {entry.text || range(entry)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
