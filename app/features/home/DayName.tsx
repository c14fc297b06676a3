import { useFormats } from "~/i18n/use-formats";
import styles from "./DayName.module.css";

/** The heading of a day in a list: its number as the largest glyph. */
export function DayName({ day }: { day: string }) {
  const { dayNumber, weekday, dayAndMonth } = useFormats();
  return (
    <h3 className={styles.day}>
      <strong aria-hidden="true">{dayNumber(day)}</strong>
      <span>{weekday(day)}</span>
      <small>{dayAndMonth(day)}</small>
    </h3>
  );
}
