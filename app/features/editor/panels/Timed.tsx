import { use, useState, type FormEvent } from "react";
import { toOffsetIso, wallTimeToInstant } from "~/domain/time/zone";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { EditingContext } from "../form/editing-context";
import { fieldText } from "~/ui/form/later/field-text";
import styles from "./parts.module.css";

/** A moment as it is said, on the house's clock: "26. November, 00:01". */
export function useMoment(): (moment: string) => string {
  const { dayAndMonth } = useFormats();
  const { zone } = use(EditingContext);
  return (moment) => {
    const wall = toOffsetIso(Date.parse(moment), zone);
    return `${dayAndMonth(wall.slice(0, 10))}, ${wall.slice(11, 16)}`;
  };
}

interface TimedProps {
  /** What happens then: "Offline nehmen am". */
  label: string;
  /** What is planned, in words; null: nothing. */
  planned: string | null;
  /** ISO 8601, to come. */
  onPlan: (at: string) => void;
  onCallOff: () => void;
  isBusy: boolean;
}

/** What happens to the page by itself at a moment of the house's clock: planned here, and called off. */
export function Timed({ label, planned, onPlan, onCallOff, isBusy }: TimedProps) {
  const t = useT("editor");
  const { zone } = use(EditingContext);
  const [isPast, setPast] = useState(false);
  if (planned !== null)
    return (
      <div className={styles.part}>
        <p>{planned}</p>
        <button type="button" className={styles.button} disabled={isBusy} onClick={onCallOff}>
          {t("publish.callOff")}
        </button>
      </div>
    );
  const plan = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const at = wallTimeToInstant(`${fieldText(form, "day")}T${fieldText(form, "time")}`, zone);
    const isOver = at <= Date.now();
    setPast(isOver);
    if (!isOver) onPlan(new Date(at).toISOString());
  };
  return (
    <form className={styles.part} onSubmit={plan} aria-label={label}>
      <div className={styles.when}>
        <label className={styles.field}>
          {label}
          <input type="date" name="day" required />
        </label>
        <label className={styles.field}>
          {t("publish.time")}
          <input type="time" name="time" required />
        </label>
        <button type="submit" className={styles.button} disabled={isBusy}>
          {t("publish.plan")}
        </button>
      </div>
      {isPast && (
        <p role="alert" className={styles.error}>
          {t("publish.past")}
        </p>
      )}
    </form>
  );
}
