import { timeOf } from "~/domain/format/time";
import { useFormats } from "~/i18n/use-formats";
import styles from "./BigDate.module.css";

/** Day and time of a show as the largest thing of its row. `start` is ISO 8601. */
export function BigDate({ start }: { start: string }) {
  const { weekday, monthShort, dayNumber } = useFormats();
  return (
    <>
      <span className={styles.day}>
        <b>{dayNumber(start)}</b>{" "}
        <span>
          {weekday(start)}
          <br />
          {monthShort(start)}
        </span>
      </span>{" "}
      <time className={styles.time} dateTime={start}>
        {timeOf(start)}
      </time>
    </>
  );
}
