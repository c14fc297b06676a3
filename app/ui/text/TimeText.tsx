import { timeOf } from "~/domain/format/time";
import { classNames } from "../class-names";
import styles from "./TimeText.module.css";

interface TimeTextProps {
  /** ISO with offset; its wall-clock time is shown. */
  iso: string;
  className?: string | undefined;
}

/** A start time as display type. */
export function TimeText({ iso, className }: TimeTextProps) {
  return (
    <time dateTime={iso} className={classNames(styles.time, className)}>
      {timeOf(iso)}
    </time>
  );
}
