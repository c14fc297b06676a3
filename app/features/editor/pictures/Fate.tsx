import { use, useState } from "react";
import { rightsNotice } from "~/domain/editing/picking";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { dayOf, lastDay } from "../clock";
import { EditingContext } from "../form/editing-context";
import styles from "../form/fields/MediaInput.module.css";

interface FateProps {
  /** When it leaves the library, ISO 8601; null: it stays. */
  goesAt: string | null;
  /** Until when it may be shown, likewise; null: for ever. */
  until?: string | null;
}

/** What is soon over for a file of the library: the right to show it, or that it is kept although nothing shows it. */
export function Fate({ goesAt, until = null }: FateProps) {
  const t = useT("editor-form");
  const { fullDay } = useFormats();
  const { zone } = use(EditingContext);
  const [now] = useState(() => Date.now());
  const left = until === null ? Infinity : Date.parse(until) - now;
  return (
    <>
      {until !== null && left <= rightsNotice && (
        <small className={styles.fate}>
          {t(left > 0 ? "image.endsOn" : "image.ended", { day: fullDay(lastDay(until, zone)) })}
        </small>
      )}
      {goesAt !== null && <small className={styles.fate}>{t("file.goes", { day: fullDay(dayOf(goesAt)) })}</small>}
    </>
  );
}
