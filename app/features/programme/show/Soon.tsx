import { minutesUntil } from "~/domain/programme/grouping";
import { useT } from "~/i18n/use-t";
import { useProgramme } from "../state/programme-context";
import styles from "./Soon.module.css";

/** "in 40 Min." for a show within the hour. */
export function Soon({ start }: { start: string }) {
  const t = useT("programme");
  const { now } = useProgramme();
  const minutes = minutesUntil(start, now);
  if (minutes === null) return null;
  return <span className={styles.soon}>{minutes === 1 ? t("soon.now") : t("soon", { count: minutes })}</span>;
}
