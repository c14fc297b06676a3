import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./Minutes.module.css";

interface MinutesProps {
  count: number;
  /** `whole`: the word in full. */
  whole?: boolean;
  className?: string | undefined;
}

/** How long a text takes: what the start time is to a show. */
export function Minutes({ count, whole = false, className }: MinutesProps) {
  const t = useT("magazine");
  const word = t("minutes", { count });
  return (
    <span className={classNames(styles.minutes, className)}>
      <span className={styles.figure}>{count}</span>{" "}
      {whole ? (
        <span className={styles.word}>{word}</span>
      ) : (
        <span className={styles.word}>
          <span aria-hidden="true">{t("minutesShort")}</span>
          <VisuallyHidden>{word}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
