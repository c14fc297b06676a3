import { timeOf } from "~/domain/format/time";
import { classNames } from "../class-names";
import styles from "./TimeText.module.css";

interface TimeTextProps {
  /** ISO with offset; its wall-clock time is shown. */
  iso: string;
  size?: "row" | "small" | "huge" | undefined;
  struck?: boolean | undefined;
  className?: string | undefined;
}

/** A start time as display type. */
export function TimeText({ iso, size = "row", struck = false, className }: TimeTextProps) {
  return (
    <time dateTime={iso} className={classNames(styles.time, styles[size], struck && styles.struck, className)}>
      {timeOf(iso)}
    </time>
  );
}
