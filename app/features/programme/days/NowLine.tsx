import { useT } from "~/i18n/use-t";
import styles from "./NowLine.module.css";
import { useProgramme } from "../state/programme-context";
import { useFormats } from "~/i18n/use-formats";

/** The line between what is over and what is to come, with the present time. */
export function NowLine() {
  const t = useT("programme");
  const { nowIso } = useProgramme();
  const { time } = useFormats();
  return (
    <p className={styles.line}>
      <time dateTime={nowIso} aria-label={t("now", { time: time(nowIso) })}>
        {time(nowIso)}
      </time>
    </p>
  );
}
